<map version="1.0.1">
<node ID="ID_20476" TEXT="(1) i, new, percent, people, million" BACKGROUND_COLOR="#8c80f3"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1)) = -3276160.0296112495</p><p>&#916;h = -29332.44871020981</p><p>f(t) = 392954</p></body></html></richcontent>
<node ID="ID_20475" TEXT="(2) i, people, year, two, president" BACKGROUND_COLOR="#9880e7" POSITION="right"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2)) = -3246827.5809010398</p><p>&#916;h = -17995.889983462548</p><p>f(t) = 325202</p></body></html></richcontent>
<node ID="ID_20474" TEXT="(3) i, people, year, two, last" BACKGROUND_COLOR="#9880e7"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3)) = -3228831.690917577</p><p>&#916;h = -14070.494180090707</p><p>f(t) = 266854</p></body></html></richcontent>
<node ID="ID_20471" TEXT="(6) i, people, year, two, last" BACKGROUND_COLOR="#9880e7"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(6)) = -3194574.4160496723</p><p>&#916;h = -9560.830297137549</p><p>f(t) = 224155</p></body></html></richcontent>
<node ID="ID_20466" TEXT="(11) people, year, two, last, years" BACKGROUND_COLOR="#a180de"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(11)) = -3153669.051539302</p><p>&#916;h = -6241.449627315476</p><p>f(t) = 143219</p></body></html></richcontent>
<node ID="ID_20457" TEXT="(20) state, national, federal, made, department" BACKGROUND_COLOR="#cf80b0"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(20)) = -3105965.04947376</p><p>&#916;h = -4482.645168933548</p><p>f(t) = 72303</p></body></html></richcontent>
<node ID="ID_20442" TEXT="(35) state, national, made, take, public" BACKGROUND_COLOR="#d380ac" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(35)) = -3049529.063104364</p><p>&#916;h = -3121.205897800246</p><p>f(t) = 59736</p></body></html></richcontent>
<node ID="ID_20426" TEXT="(51) national, made, take, public, country" BACKGROUND_COLOR="#db80a4"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(51)) = -3003601.6925416393</p><p>&#916;h = -2524.7908085638337</p><p>f(t) = 48255</p></body></html></richcontent>
<node ID="ID_20414" TEXT="(63) made, take, public, general, says" BACKGROUND_COLOR="#df80a0"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(63)) = -2974979.121308878</p><p>&#916;h = -2249.366151458371</p><p>f(t) = 35335</p></body></html></richcontent>
<node ID="ID_20408" TEXT="(69) made, take, public, says, called" BACKGROUND_COLOR="#e0809f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(69)) = -2961811.1409410285</p><p>&#916;h = -2142.0169777807423</p><p>f(t) = 27683</p></body></html></richcontent></node>
<node ID="ID_20388" TEXT="(89) general, times, issue, despite, theres" BACKGROUND_COLOR="#ee8091"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(89)) = -2921602.6810073345</p><p>&#916;h = -1878.668003711422</p><p>f(t) = 7652</p></body></html></richcontent></node>
</node>
<node ID="ID_20398" TEXT="(79) national, country, support, system, power" BACKGROUND_COLOR="#e1809e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(79)) = -2941068.648049222</p><p>&#916;h = -1998.16262385984</p><p>f(t) = 12920</p></body></html></richcontent>
<node ID="ID_20373" TEXT="(104) put, past, second, far, policy" BACKGROUND_COLOR="#ed8092"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(104)) = -2894739.140926498</p><p>&#916;h = -1713.8313483615784</p><p>f(t) = 7540</p></body></html></richcontent></node>
<node ID="ID_20352" TEXT="(125) national, country, support, system, power" BACKGROUND_COLOR="#e1809e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(125)) = -2860634.0612922586</p><p>&#916;h = -1551.3303570332228</p><p>f(t) = 5380</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20413" TEXT="(64) state, washington, change, won, great" BACKGROUND_COLOR="#e5809a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(64)) = -2972729.7551574195</p><p>&#916;h = -2223.4213925188833</p><p>f(t) = 11481</p></body></html></richcontent>
<node ID="ID_20380" TEXT="(97) state, washington, wanted, involved, allowed" BACKGROUND_COLOR="#e68099"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(97)) = -2906963.99801616</p><p>&#916;h = -1774.873455087194</p><p>f(t) = 6709</p></body></html></richcontent>
<node ID="ID_20332" TEXT="(145) state, wanted, allowed, brought, recently" BACKGROUND_COLOR="#e98096"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(145)) = -2830952.265796873</p><p>&#916;h = -1400.9012013402826</p><p>f(t) = 4239</p></body></html></richcontent></node>
<node ID="ID_20274" TEXT="(203) washington, involved, failed, kennedy, ask" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(203)) = -2759161.554865794</p><p>&#916;h = -1106.815925240302</p><p>f(t) = 2470</p></body></html></richcontent></node>
</node>
<node ID="ID_20370" TEXT="(107) change, won, great, best, young" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(107)) = -2889643.4532496165</p><p>&#916;h = -1649.9296945574133</p><p>f(t) = 4772</p></body></html></richcontent>
<node ID="ID_20267" TEXT="(210) change, won, great, best, short" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(210)) = -2751443.0306745255</p><p>&#916;h = -1094.9430497095054</p><p>f(t) = 2699</p></body></html></richcontent></node>
<node ID="ID_20254" TEXT="(223) young, society, kill, threatened, treated" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(223)) = -2737474.056618854</p><p>&#916;h = -1051.3101024826701</p><p>f(t) = 2073</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20436" TEXT="(41) federal, department, office, law, order" BACKGROUND_COLOR="#e0809f" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(41)) = -3031057.727422271</p><p>&#916;h = -2912.664040522268</p><p>f(t) = 12567</p></body></html></richcontent>
<node ID="ID_20399" TEXT="(78) federal, department, office, law, order" BACKGROUND_COLOR="#e0809f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(78)) = -2943068.1194602274</p><p>&#916;h = -1999.4714110055775</p><p>f(t) = 7660</p></body></html></richcontent>
<node ID="ID_20318" TEXT="(159) law, order, allow, calls, david" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(159)) = -2812100.0600395394</p><p>&#916;h = -1288.5764045817523</p><p>f(t) = 3902</p></body></html></richcontent>
<node ID="ID_20230" TEXT="(247) allow, calls, david, warned, require" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(247)) = -2713273.60651209</p><p>&#916;h = -969.2206870504415</p><p>f(t) = 2159</p></body></html></richcontent></node>
<node ID="ID_20127" TEXT="(350) law, order, legal, denied, criminal" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(350)) = -2627046.984130222</p><p>&#916;h = -730.5616940190739</p><p>f(t) = 1743</p></body></html></richcontent></node>
</node>
<node ID="ID_20351" TEXT="(126) federal, department, office, addition, act" BACKGROUND_COLOR="#e5809a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(126)) = -2859082.7309352253</p><p>&#916;h = -1548.0467603824327</p><p>f(t) = 3758</p></body></html></richcontent>
<node ID="ID_20200" TEXT="(277) federal, department, addition, act, performance" BACKGROUND_COLOR="#eb8094"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(277)) = -2685587.897451375</p><p>&#916;h = -888.7120603468211</p><p>f(t) = 2086</p></body></html></richcontent></node>
<node ID="ID_20211" TEXT="(266) office, threat, opening, mecham, repeatedly" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(266)) = -2695448.403412309</p><p>&#916;h = -901.9504385478976</p><p>f(t) = 1672</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20401" TEXT="(76) real, william, independent, secret, documents" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(76)) = -2947092.7665625</p><p>&#916;h = -2021.7602859068447</p><p>f(t) = 4907</p></body></html></richcontent>
<node ID="ID_20307" TEXT="(170) real, project, estate, sure, ill" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(170)) = -2798117.9083394143</p><p>&#916;h = -1253.0051240404264</p><p>f(t) = 2676</p></body></html></richcontent>
<node ID="ID_20117" TEXT="(360) real, estate, sure, ill, designed" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(360)) = -2619826.1093342076</p><p>&#916;h = -704.9719187239934</p><p>f(t) = 1372</p></body></html></richcontent></node>
<node ID="ID_20119" TEXT="(358) project, room, built, site, hotel" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(358)) = -2621247.741107079</p><p>&#916;h = -716.1891525583414</p><p>f(t) = 1304</p></body></html></richcontent></node>
</node>
<node ID="ID_20259" TEXT="(218) william, independent, secret, documents, j" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(218)) = -2742777.029814174</p><p>&#916;h = -1070.9085093380163</p><p>f(t) = 2231</p></body></html></richcontent>
<node ID="ID_19913" TEXT="(564) secret, documents, material, intelligence, involvement" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(564)) = -2501944.078072265</p><p>&#916;h = -480.01588474710843</p><p>f(t) = 1145</p></body></html></richcontent></node>
<node ID="ID_20035" TEXT="(442) william, independent, j, serve, meese" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(442)) = -2566515.5808163434</p><p>&#916;h = -585.9795770908804</p><p>f(t) = 1086</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_20458" TEXT="(19) people, year, two, last, years" BACKGROUND_COLOR="#a180de"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(19)) = -3110450.4292385527</p><p>&#916;h = -4485.379764792591</p><p>f(t) = 70916</p></body></html></richcontent>
<node ID="ID_20448" TEXT="(29) people, today, day, say, monday" BACKGROUND_COLOR="#c780b8" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(29)) = -3069799.68999753</p><p>&#916;h = -3575.381282221875</p><p>f(t) = 37820</p></body></html></richcontent>
<node ID="ID_20435" TEXT="(42) today, day, say, monday, city" BACKGROUND_COLOR="#d480ab"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(42)) = -3028145.0633817483</p><p>&#916;h = -2888.199922668662</p><p>f(t) = 23327</p></body></html></richcontent>
<node ID="ID_20420" TEXT="(57) today, day, say, monday, days" BACKGROUND_COLOR="#d780a8"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(57)) = -2988892.5183048444</p><p>&#916;h = -2361.1636221447425</p><p>f(t) = 14535</p></body></html></richcontent>
<node ID="ID_20394" TEXT="(83) today, day, monday, days, hours" BACKGROUND_COLOR="#db80a4"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(83)) = -2933113.5611570356</p><p>&#916;h = -1948.4070286262686</p><p>f(t) = 7462</p></body></html></richcontent></node>
<node ID="ID_20383" TEXT="(94) say, information, building, victims, name" BACKGROUND_COLOR="#ed8092"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(94)) = -2912349.524457471</p><p>&#916;h = -1796.1992209962864</p><p>f(t) = 7073</p></body></html></richcontent></node>
</node>
<node ID="ID_20410" TEXT="(67) city, night, sunday, left, saturday" BACKGROUND_COLOR="#e68099"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(67)) = -2966133.079149493</p><p>&#916;h = -2168.0095623776488</p><p>f(t) = 8792</p></body></html></richcontent>
<node ID="ID_20359" TEXT="(118) city, night, sunday, left, saturday" BACKGROUND_COLOR="#e68099"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(118)) = -2871659.4936604025</p><p>&#916;h = -1600.9625783126885</p><p>f(t) = 4956</p></body></html></richcontent></node>
<node ID="ID_20355" TEXT="(122) women, men, believed, deputy, person" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(122)) = -2865295.395452063</p><p>&#916;h = -1555.5100141560943</p><p>f(t) = 3836</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20432" TEXT="(45) people, group, members, six, rights" BACKGROUND_COLOR="#d480ab"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(45)) = -3019640.8835743936</p><p>&#916;h = -2760.9243452909595</p><p>f(t) = 14493</p></body></html></richcontent>
<node ID="ID_20393" TEXT="(84) people, six, rights, thousands, human" BACKGROUND_COLOR="#dd80a2"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(84)) = -2931165.1541284095</p><p>&#916;h = -1943.957411732914</p><p>f(t) = 7917</p></body></html></richcontent>
<node ID="ID_20339" TEXT="(138) people, six, cause, immediately, emergency" BACKGROUND_COLOR="#e1809e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(138)) = -2841084.37667566</p><p>&#916;h = -1474.1714402602975</p><p>f(t) = 4504</p></body></html></richcontent></node>
<node ID="ID_20288" TEXT="(189) rights, thousands, human, leave, violence" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(189)) = -2775040.4074066444</p><p>&#916;h = -1169.656057973927</p><p>f(t) = 3413</p></body></html></richcontent></node>
</node>
<node ID="ID_20402" TEXT="(75) group, members, member, received, head" BACKGROUND_COLOR="#e78098"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(75)) = -2949116.955121084</p><p>&#916;h = -2024.18855858421</p><p>f(t) = 6576</p></body></html></richcontent>
<node ID="ID_20340" TEXT="(137) group, members, member, received, head" BACKGROUND_COLOR="#e78098"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(137)) = -2842560.346267891</p><p>&#916;h = -1475.9695922311003</p><p>f(t) = 3690</p></body></html></richcontent></node>
<node ID="ID_20324" TEXT="(153) local, nation, council, front, mayor" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(153)) = -2819994.079425485</p><p>&#916;h = -1329.3678213787953</p><p>f(t) = 2886</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20439" TEXT="(38) year, two, last, years, first" BACKGROUND_COLOR="#a880d7" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(38)) = -3040210.9436347117</p><p>&#916;h = -3059.1681457281193</p><p>f(t) = 33096</p></body></html></richcontent>
<node ID="ID_20422" TEXT="(55) year, two, last, years, first" BACKGROUND_COLOR="#a880d7"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(55)) = -2993684.891310277</p><p>&#916;h = -2413.0953276816617</p><p>f(t) = 21926</p></body></html></richcontent>
<node ID="ID_20405" TEXT="(72) two, years, first, three, tuesday" BACKGROUND_COLOR="#ba80c5"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(72)) = -2955390.2627570177</p><p>&#916;h = -2137.7362661059815</p><p>f(t) = 13521</p></body></html></richcontent>
<node ID="ID_20358" TEXT="(119) two, years, first, three, four" BACKGROUND_COLOR="#bd80c2"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(119)) = -2870058.53108209</p><p>&#916;h = -1597.3866671809828</p><p>f(t) = 8496</p></body></html></richcontent></node>
<node ID="ID_20369" TEXT="(108) tuesday, wednesday, major, early, high" BACKGROUND_COLOR="#e0809f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(108)) = -2887993.523555059</p><p>&#916;h = -1649.904585608061</p><p>f(t) = 5025</p></body></html></richcontent></node>
</node>
<node ID="ID_20371" TEXT="(106) year, last, week, month, earlier" BACKGROUND_COLOR="#c680b9"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(106)) = -2891325.161075654</p><p>&#916;h = -1681.7078260372382</p><p>f(t) = 8405</p></body></html></richcontent>
<node ID="ID_20325" TEXT="(152) year, last, week, weeks, previous" BACKGROUND_COLOR="#cb80b4"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(152)) = -2821336.737341415</p><p>&#916;h = -1342.6579159298726</p><p>f(t) = 5072</p></body></html></richcontent></node>
<node ID="ID_20280" TEXT="(197) month, earlier, april, march, june" BACKGROUND_COLOR="#e98096"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(197)) = -2765852.468988661</p><p>&#916;h = -1131.8015658723634</p><p>f(t) = 3333</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20412" TEXT="(65) officials, thursday, news, friday, report" BACKGROUND_COLOR="#d280ad"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(65)) = -2970506.3337649005</p><p>&#916;h = -2203.9375942295355</p><p>f(t) = 11170</p></body></html></richcontent>
<node ID="ID_20366" TEXT="(111) officials, news, reported, spokesman, official" BACKGROUND_COLOR="#d880a7"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(111)) = -2883064.5039144508</p><p>&#916;h = -1636.070827293237</p><p>f(t) = 6135</p></body></html></richcontent>
<node ID="ID_20322" TEXT="(155) officials, reported, spokesman, reports, ministry" BACKGROUND_COLOR="#e1809e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(155)) = -2817338.9636490056</p><p>&#916;h = -1321.1166872649683</p><p>f(t) = 3658</p></body></html></richcontent></node>
<node ID="ID_20270" TEXT="(207) news, official, agency, held, press" BACKGROUND_COLOR="#e5809a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(207)) = -2754743.1968522533</p><p>&#916;h = -1101.6812363965873</p><p>f(t) = 2477</p></body></html></richcontent></node>
</node>
<node ID="ID_20377" TEXT="(100) thursday, friday, report, came, statement" BACKGROUND_COLOR="#de80a1"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(100)) = -2901681.0594203067</p><p>&#916;h = -1746.6243958354517</p><p>f(t) = 5035</p></body></html></richcontent>
<node ID="ID_20264" TEXT="(213) friday, came, street, morning, gave" BACKGROUND_COLOR="#ea8095"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(213)) = -2748166.772850899</p><p>&#916;h = -1082.8447816130192</p><p>f(t) = 2705</p></body></html></richcontent></node>
<node ID="ID_20252" TEXT="(225) thursday, report, statement, released, release" BACKGROUND_COLOR="#e5809a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(225)) = -2735373.78313832</p><p>&#916;h = -1043.2143676273554</p><p>f(t) = 2330</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_20469" TEXT="(8) i, time, just, home, going" BACKGROUND_COLOR="#c580ba"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(8)) = -3175650.461529782</p><p>&#916;h = -8443.330099709834</p><p>f(t) = 80936</p></body></html></richcontent>
<node ID="ID_20468" TEXT="(9) i, time, just, home, going" BACKGROUND_COLOR="#c580ba"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(9)) = -3167207.131430072</p><p>&#916;h = -6928.025844042511</p><p>f(t) = 52967</p></body></html></richcontent>
<node ID="ID_20460" TEXT="(17) i, time, just, home, going" BACKGROUND_COLOR="#c580ba" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(17)) = -3119701.4957414316</p><p>&#916;h = -4762.882736358621</p><p>f(t) = 39818</p></body></html></richcontent>
<node ID="ID_20449" TEXT="(28) i, time, just, home, going" BACKGROUND_COLOR="#c580ba"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(28)) = -3073490.381598994</p><p>&#916;h = -3690.691601463888</p><p>f(t) = 23248</p></body></html></richcontent>
<node ID="ID_20360" TEXT="(117) i, time, just, going, make" BACKGROUND_COLOR="#c580ba"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(117)) = -2873276.9554408668</p><p>&#916;h = -1617.4617804642803</p><p>f(t) = 13839</p></body></html></richcontent>
<node ID="ID_20337" TEXT="(140) i, time, just, going, make" BACKGROUND_COLOR="#c580ba"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(140)) = -2838136.8851652322</p><p>&#916;h = -1459.0423185651798</p><p>f(t) = 10128</p></body></html></richcontent></node>
<node ID="ID_20294" TEXT="(183) back, got, away, little, im" BACKGROUND_COLOR="#ec8093"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(183)) = -2782162.0941325985</p><p>&#916;h = -1202.9239854739353</p><p>f(t) = 3711</p></body></html></richcontent></node>
</node>
<node ID="ID_20411" TEXT="(66) home, found, mrs, yearold, family" BACKGROUND_COLOR="#e4809b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(66)) = -2968302.396170671</p><p>&#916;h = -2169.317021178318</p><p>f(t) = 9409</p></body></html></richcontent>
<node ID="ID_20357" TEXT="(120) found, mrs, yearold, children, went" BACKGROUND_COLOR="#e88097"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(120)) = -2868461.144414909</p><p>&#916;h = -1591.7319509657173</p><p>f(t) = 5619</p></body></html></richcontent></node>
<node ID="ID_20344" TEXT="(133) home, family, life, live, living" BACKGROUND_COLOR="#ec8093"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(133)) = -2848501.3093012916</p><p>&#916;h = -1489.2910879044357</p><p>f(t) = 3790</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20443" TEXT="(34) john, long, th, known, robert" BACKGROUND_COLOR="#ed8092"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(34)) = -3052752.24556766</p><p>&#916;h = -3223.1824632956177</p><p>f(t) = 16570</p></body></html></richcontent>
<node ID="ID_20428" TEXT="(49) long, th, known, robert, open" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(49)) = -3008792.717707389</p><p>&#916;h = -2655.5420034558974</p><p>f(t) = 10156</p></body></html></richcontent>
<node ID="ID_20400" TEXT="(77) known, robert, open, thought, different" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(77)) = -2945071.006276593</p><p>&#916;h = -2002.8868163654079</p><p>f(t) = 6417</p></body></html></richcontent></node>
<node ID="ID_20362" TEXT="(115) long, th, st, run, running" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(115)) = -2876526.7140505053</p><p>&#916;h = -1628.3486723858296</p><p>f(t) = 3739</p></body></html></richcontent></node>
</node>
<node ID="ID_20406" TEXT="(71) john, newspaper, richard, jr, getting" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(71)) = -2957528.2928354884</p><p>&#916;h = -2138.0300784705705</p><p>f(t) = 6414</p></body></html></richcontent>
<node ID="ID_20347" TEXT="(130) john, newspaper, richard, jr, getting" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(130)) = -2852975.4696200346</p><p>&#916;h = -1491.6975243128581</p><p>f(t) = 3730</p></body></html></richcontent></node>
<node ID="ID_20278" TEXT="(199) film, play, movie, story, love" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(199)) = -2763605.107675874</p><p>&#916;h = -1114.3607192235759</p><p>f(t) = 2684</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20456" TEXT="(21) north, ms, television, radio, space" BACKGROUND_COLOR="#ee8091" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(21)) = -3101482.4043048266</p><p>&#916;h = -4434.499140419155</p><p>f(t) = 13149</p></body></html></richcontent>
<node ID="ID_20446" TEXT="(31) north, television, radio, old, commission" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(31)) = -3062720.280369524</p><p>&#916;h = -3419.784524689214</p><p>f(t) = 8604</p></body></html></richcontent>
<node ID="ID_20391" TEXT="(86) north, television, radio, network, korea" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(86)) = -2927305.4859262425</p><p>&#916;h = -1908.7999599305458</p><p>f(t) = 4543</p></body></html></richcontent>
<node ID="ID_20321" TEXT="(156) television, radio, network, tv, broadcast" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(156)) = -2816017.846961741</p><p>&#916;h = -1310.038466802067</p><p>f(t) = 2992</p></body></html></richcontent></node>
<node ID="ID_20187" TEXT="(290) north, korea, korean, cbs, nbc" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(290)) = -2674235.9837903716</p><p>&#916;h = -856.3458779164248</p><p>f(t) = 1551</p></body></html></richcontent></node>
</node>
<node ID="ID_20386" TEXT="(91) old, commission, church, chicago, red" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(91)) = -2917861.5842197444</p><p>&#916;h = -1858.5247629465375</p><p>f(t) = 4061</p></body></html></richcontent>
<node ID="ID_20300" TEXT="(177) old, commission, church, chicago, catholic" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(177)) = -2789442.958353117</p><p>&#916;h = -1223.0190510938992</p><p>f(t) = 2290</p></body></html></richcontent></node>
<node ID="ID_20241" TEXT="(236) red, present, hospitals, cross, widely" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(236)) = -2724130.698578816</p><p>&#916;h = -1004.4003889102314</p><p>f(t) = 1771</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20423" TEXT="(54) ms, space, mission, sign, commercial" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(54)) = -2996123.647648441</p><p>&#916;h = -2438.7563381642885</p><p>f(t) = 4545</p></body></html></richcontent>
<node ID="ID_20327" TEXT="(150) ms, sign, commercial, smith, johnson" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(150)) = -2824047.81240722</p><p>&#916;h = -1355.7306047672482</p><p>f(t) = 2462</p></body></html></richcontent>
<node ID="ID_20175" TEXT="(302) sign, commercial, smith, turkey, owner" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(302)) = -2664113.400844952</p><p>&#916;h = -820.137859663897</p><p>f(t) = 1399</p></body></html></richcontent></node>
<node ID="ID_20113" TEXT="(364) ms, johnson, indian, moslem, india" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(364)) = -2617019.6894839173</p><p>&#916;h = -698.6118830048326</p><p>f(t) = 1063</p></body></html></richcontent></node>
</node>
<node ID="ID_20132" TEXT="(345) space, mission, launch, shuttle, scientists" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(345)) = -2630715.2145025944</p><p>&#916;h = -736.8711986415965</p><p>f(t) = 2083</p></body></html></richcontent>
<node ID="ID_19816" TEXT="(661) space, launch, shuttle, nasa, launched" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(661)) = -2458729.7645985824</p><p>&#916;h = -411.6563301858696</p><p>f(t) = 1149</p></body></html></richcontent></node>
<node ID="ID_19744" TEXT="(733) mission, scientists, earth, venus, spacecraft" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(733)) = -2430481.7373599247</p><p>&#916;h = -373.9252961979819</p><p>f(t) = 934</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_20465" TEXT="(12) program, miles, school, director, area" BACKGROUND_COLOR="#e98096"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(12)) = -3147427.6019119867</p><p>&#916;h = -6035.01946730764</p><p>f(t) = 27969</p></body></html></richcontent>
<node ID="ID_20451" TEXT="(26) miles, area, central, show, county" BACKGROUND_COLOR="#ec8093" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(26)) = -3081021.341915133</p><p>&#916;h = -3814.5227211259535</p><p>f(t) = 17760</p></body></html></richcontent>
<node ID="ID_20434" TEXT="(43) show, county, record, california, san" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(43)) = -3025256.8634590795</p><p>&#916;h = -2828.4751551773697</p><p>f(t) = 11151</p></body></html></richcontent>
<node ID="ID_20415" TEXT="(62) show, county, record, california, san" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(62)) = -2977236.97831764</p><p>&#916;h = -2257.8570087620064</p><p>f(t) = 6555</p></body></html></richcontent>
<node ID="ID_20365" TEXT="(112) show, record, texas, fair, safety" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(112)) = -2881428.4330871576</p><p>&#916;h = -1634.1854126832877</p><p>f(t) = 3471</p></body></html></richcontent></node>
<node ID="ID_20311" TEXT="(166) county, california, san, los, angeles" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(166)) = -2803154.0933014494</p><p>&#916;h = -1263.445357895098</p><p>f(t) = 3084</p></body></html></richcontent></node>
</node>
<node ID="ID_20381" TEXT="(96) eight, joined, florida, hand, road" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(96)) = -2908757.935105696</p><p>&#916;h = -1793.9370895357642</p><p>f(t) = 4596</p></body></html></richcontent>
<node ID="ID_20296" TEXT="(181) eight, joined, hand, road, cancer" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(181)) = -2784573.6055096565</p><p>&#916;h = -1207.8103199738362</p><p>f(t) = 2504</p></body></html></richcontent></node>
<node ID="ID_20269" TEXT="(208) florida, miami, paper, headed, christmas" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(208)) = -2753641.5156158567</p><p>&#916;h = -1099.6771471667416</p><p>f(t) = 2092</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20409" TEXT="(68) miles, area, central, attack, water" BACKGROUND_COLOR="#ed8092"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(68)) = -2963965.069587115</p><p>&#916;h = -2153.928646086819</p><p>f(t) = 6609</p></body></html></richcontent>
<node ID="ID_20336" TEXT="(141) attack, water, coast, identified, station" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(141)) = -2836677.842846667</p><p>&#916;h = -1447.3062495012164</p><p>f(t) = 3354</p></body></html></richcontent>
<node ID="ID_20189" TEXT="(288) attack, coast, identified, station, ship" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(288)) = -2675953.456670641</p><p>&#916;h = -859.3765890709747</p><p>f(t) = 1784</p></body></html></richcontent></node>
<node ID="ID_20182" TEXT="(295) water, river, feet, northwest, platform" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(295)) = -2669959.967944302</p><p>&#916;h = -845.6098224776179</p><p>f(t) = 1570</p></body></html></richcontent></node>
</node>
<node ID="ID_20277" TEXT="(200) miles, area, central, southern, northern" BACKGROUND_COLOR="#ee8091"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(200)) = -2762490.7469566506</p><p>&#916;h = -1113.5958332375612</p><p>f(t) = 3255</p></body></html></richcontent>
<node ID="ID_20124" TEXT="(353) miles, area, southern, hit, areas" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(353)) = -2624860.608725455</p><p>&#916;h = -727.5703843273186</p><p>f(t) = 1993</p></body></html></richcontent></node>
<node ID="ID_19998" TEXT="(479) central, northern, rain, degrees, southwest" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(479)) = -2545504.7356455456</p><p>&#916;h = -550.9693503413437</p><p>f(t) = 1262</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20441" TEXT="(36) program, school, director, center, hospital" BACKGROUND_COLOR="#ea8095" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(36)) = -3046407.857206564</p><p>&#916;h = -3107.336993501389</p><p>f(t) = 10209</p></body></html></richcontent>
<node ID="ID_20397" TEXT="(80) program, school, director, center, students" BACKGROUND_COLOR="#ea8095"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(80)) = -2939070.4854253624</p><p>&#916;h = -1995.7219961522624</p><p>f(t) = 6229</p></body></html></richcontent>
<node ID="ID_20306" TEXT="(171) program, director, center, university, private" BACKGROUND_COLOR="#ec8093"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(171)) = -2796864.903215374</p><p>&#916;h = -1252.9313543102453</p><p>f(t) = 3504</p></body></html></richcontent>
<node ID="ID_20217" TEXT="(260) program, director, center, university, provide" BACKGROUND_COLOR="#ec8093"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(260)) = -2700948.4428964593</p><p>&#916;h = -928.3635177906508</p><p>f(t) = 2042</p></body></html></richcontent></node>
<node ID="ID_20125" TEXT="(352) private, study, research, poor, dr" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(352)) = -2625588.332171599</p><p>&#916;h = -727.7234461439512</p><p>f(t) = 1462</p></body></html></richcontent></node>
</node>
<node ID="ID_20334" TEXT="(143) school, students, student, schools, families" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(143)) = -2833789.066892515</p><p>&#916;h = -1421.822652365452</p><p>f(t) = 2725</p></body></html></richcontent>
<node ID="ID_20188" TEXT="(289) families, citizens, quality, picked, wilson" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(289)) = -2675094.08008157</p><p>&#916;h = -858.0962911985607</p><p>f(t) = 1561</p></body></html></richcontent></node>
<node ID="ID_19753" TEXT="(724) school, students, student, schools, teachers" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(724)) = -2433866.1951255505</p><p>&#916;h = -378.5593751863362</p><p>f(t) = 1164</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20364" TEXT="(113) hospital, health, medical, care, aids" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(113)) = -2879794.2476744745</p><p>&#916;h = -1634.1617429940834</p><p>f(t) = 3980</p></body></html></richcontent>
<node ID="ID_20193" TEXT="(284) hospital, health, medical, care, heart" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(284)) = -2679419.875064918</p><p>&#916;h = -870.4676136597955</p><p>f(t) = 2169</p></body></html></richcontent>
<node ID="ID_19937" TEXT="(540) health, medical, care, b, treatment" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(540)) = -2513634.880446202</p><p>&#916;h = -492.3137509725275</p><p>f(t) = 1193</p></body></html></richcontent></node>
<node ID="ID_19871" TEXT="(606) hospital, heart, doctors, patients, surgery" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(606)) = -2482359.0774148246</p><p>&#916;h = -449.0324076564939</p><p>f(t) = 976</p></body></html></richcontent></node>
</node>
<node ID="ID_20173" TEXT="(304) aids, test, disease, blood, tests" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(304)) = -2662479.143721698</p><p>&#916;h = -813.314580657614</p><p>f(t) = 1811</p></body></html></richcontent>
<node ID="ID_19904" TEXT="(573) test, blood, tests, testing, positive" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(573)) = -2497646.908020074</p><p>&#916;h = -473.9421536401205</p><p>f(t) = 943</p></body></html></richcontent></node>
<node ID="ID_19653" TEXT="(824) aids, disease, spread, virus, users" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(824)) = -2398259.549227986</p><p>&#916;h = -334.23198103365394</p><p>f(t) = 868</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_20470" TEXT="(7) police, court, military, defense, case" BACKGROUND_COLOR="#d680a9"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(7)) = -3185013.5857525347</p><p>&#916;h = -9363.124222752856</p><p>f(t) = 42699</p></body></html></richcontent>
<node ID="ID_20467" TEXT="(10) police, military, defense, air, chief" BACKGROUND_COLOR="#da80a5"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(10)) = -3160279.1055860296</p><p>&#916;h = -6610.0540467274495</p><p>f(t) = 30094</p></body></html></richcontent>
<node ID="ID_20462" TEXT="(15) police, defense, air, chief, killed" BACKGROUND_COLOR="#dc80a3"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(15)) = -3130017.5647702925</p><p>&#916;h = -5417.762417462687</p><p>f(t) = 18425</p></body></html></richcontent>
<node ID="ID_20438" TEXT="(39) defense, air, chief, force, executive" BACKGROUND_COLOR="#e78098" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(39)) = -3037151.775488984</p><p>&#916;h = -3055.833815560045</p><p>f(t) = 9256</p></body></html></richcontent>
<node ID="ID_20395" TEXT="(82) defense, air, chief, force, executive" BACKGROUND_COLOR="#e78098"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(82)) = -2935089.459723993</p><p>&#916;h = -1975.8985669573558</p><p>f(t) = 5597</p></body></html></richcontent>
<node ID="ID_20301" TEXT="(176) air, chief, force, executive, officer" BACKGROUND_COLOR="#eb8094"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(176)) = -2790670.001152423</p><p>&#916;h = -1227.0427993059402</p><p>f(t) = 2799</p></body></html></richcontent>
<node ID="ID_20089" TEXT="(388) air, force, units, desert, unit" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(388)) = -2600644.480335068</p><p>&#916;h = -665.095752893023</p><p>f(t) = 1406</p></body></html></richcontent></node>
<node ID="ID_20131" TEXT="(346) chief, executive, officer, navy, founded" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(346)) = -2629978.343303953</p><p>&#916;h = -736.1613925593483</p><p>f(t) = 1393</p></body></html></richcontent></node>
</node>
<node ID="ID_20260" TEXT="(217) defense, services, scheduled, weapons, nuclear" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(217)) = -2743848.608943058</p><p>&#916;h = -1071.5791288842138</p><p>f(t) = 2798</p></body></html></richcontent>
<node ID="ID_20151" TEXT="(326) defense, services, scheduled, armed, pentagon" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(326)) = -2645051.4800585257</p><p>&#916;h = -769.5662688007887</p><p>f(t) = 1824</p></body></html></richcontent></node>
<node ID="ID_19752" TEXT="(725) weapons, nuclear, arms, treaty, star" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(725)) = -2433487.6357503645</p><p>&#916;h = -377.9050676196457</p><p>f(t) = 974</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20314" TEXT="(163) plane, flight, base, airport, aircraft" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(163)) = -2806957.4717650795</p><p>&#916;h = -1271.4699248849356</p><p>f(t) = 3659</p></body></html></richcontent>
<node ID="ID_20202" TEXT="(275) plane, flight, base, airport, aircraft" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(275)) = -2687368.76014886</p><p>&#916;h = -891.6435727288572</p><p>f(t) = 2399</p></body></html></richcontent>
<node ID="ID_19897" TEXT="(580) plane, flight, airport, aircraft, planes" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(580)) = -2494337.061813666</p><p>&#916;h = -470.2906892658757</p><p>f(t) = 1350</p></body></html></richcontent></node>
<node ID="ID_19971" TEXT="(506) base, crash, crew, aboard, dc" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(506)) = -2530939.197565767</p><p>&#916;h = -524.3762238113359</p><p>f(t) = 1049</p></body></html></richcontent></node>
</node>
<node ID="ID_20058" TEXT="(419) airlines, transportation, pilots, airline, passengers" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(419)) = -2580559.7874475215</p><p>&#916;h = -631.0668984638323</p><p>f(t) = 1260</p></body></html></richcontent>
<node ID="ID_19391" TEXT="(1086) airlines, transportation, pilots, airline, passengers" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1086)) = -2323012.4166095564</p><p>&#916;h = -250.32475390478612</p><p>f(t) = 649</p></body></html></richcontent></node>
<node ID="ID_19692" TEXT="(785) tank, practices, abuse, dallas, fines" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(785)) = -2411577.3276036447</p><p>&#916;h = -348.8446514252846</p><p>f(t) = 611</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20407" TEXT="(70) police, killed, man, authorities, died" BACKGROUND_COLOR="#e1809e" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(70)) = -2959669.123963248</p><p>&#916;h = -2140.831127759415</p><p>f(t) = 9169</p></body></html></richcontent>
<node ID="ID_20368" TEXT="(109) police, man, authorities, arrested, shot" BACKGROUND_COLOR="#e4809b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(109)) = -2886343.618969451</p><p>&#916;h = -1640.8017919880895</p><p>f(t) = 5492</p></body></html></richcontent>
<node ID="ID_20232" TEXT="(245) police, authorities, arrested, charged, officers" BACKGROUND_COLOR="#e68099"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(245)) = -2715224.0969934906</p><p>&#916;h = -977.0820127217885</p><p>f(t) = 2955</p></body></html></richcontent>
<node ID="ID_20073" TEXT="(404) police, officers, claim, suspect, arrests" BACKGROUND_COLOR="#ed8092"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(404)) = -2590186.494609048</p><p>&#916;h = -647.1353707082253</p><p>f(t) = 1663</p></body></html></richcontent></node>
<node ID="ID_20029" TEXT="(448) authorities, arrested, charged, arrest, occurred" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(448)) = -2563015.5212841984</p><p>&#916;h = -580.8253030173128</p><p>f(t) = 1292</p></body></html></richcontent></node>
</node>
<node ID="ID_20256" TEXT="(221) man, shot, car, wounded, bus" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(221)) = -2739583.2513718526</p><p>&#916;h = -1055.3770782114952</p><p>f(t) = 2537</p></body></html></richcontent>
<node ID="ID_20104" TEXT="(373) man, car, bus, light, driving" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(373)) = -2610793.893282921</p><p>&#916;h = -686.1120599562892</p><p>f(t) = 1300</p></body></html></richcontent></node>
<node ID="ID_20015" TEXT="(462) shot, wounded, shooting, williams, asking" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(462)) = -2555005.348947377</p><p>&#916;h = -563.8986877728275</p><p>f(t) = 1237</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20302" TEXT="(175) killed, died, fighting, injured, serious" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(175)) = -2791897.381848868</p><p>&#916;h = -1227.3806964446412</p><p>f(t) = 3677</p></body></html></richcontent>
<node ID="ID_20166" TEXT="(311) killed, died, injured, serious, dead" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(311)) = -2656821.6285987142</p><p>&#916;h = -796.0451975176511</p><p>f(t) = 2026</p></body></html></richcontent>
<node ID="ID_19946" TEXT="(531) killed, died, dead, bodies, missing" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(531)) = -2518123.185090864</p><p>&#916;h = -502.16961821931545</p><p>f(t) = 1116</p></body></html></richcontent></node>
<node ID="ID_19822" TEXT="(655) injured, serious, accident, injuries, bomb" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(655)) = -2461211.6737552024</p><p>&#916;h = -414.903255082123</p><p>f(t) = 910</p></body></html></richcontent></node>
</node>
<node ID="ID_20136" TEXT="(341) fighting, killing, claimed, lives, border" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(341)) = -2633684.2640207065</p><p>&#916;h = -746.3175367195654</p><p>f(t) = 1651</p></body></html></richcontent>
<node ID="ID_19846" TEXT="(631) killing, claimed, lives, fired, believes" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(631)) = -2471355.397884961</p><p>&#916;h = -429.00752888496027</p><p>f(t) = 845</p></body></html></richcontent></node>
<node ID="ID_19761" TEXT="(716) fighting, border, attacks, guerrillas, civilian" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(716)) = -2436911.139773191</p><p>&#916;h = -381.93053855240396</p><p>f(t) = 806</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_20454" TEXT="(23) military, army, forces, fire, aid" BACKGROUND_COLOR="#e98096"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(23)) = -3092957.0935327355</p><p>&#916;h = -4073.85653065503</p><p>f(t) = 11669</p></body></html></richcontent>
<node ID="ID_20424" TEXT="(53) fire, aid, rebels, land, embassy" BACKGROUND_COLOR="#f2808d" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(53)) = -2998579.822658738</p><p>&#916;h = -2456.1750102968235</p><p>f(t) = 5843</p></body></html></richcontent>
<node ID="ID_20367" TEXT="(110) fire, aid, rebels, land, mexico" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(110)) = -2884702.8171774633</p><p>&#916;h = -1638.3132630123127</p><p>f(t) = 3061</p></body></html></richcontent>
<node ID="ID_20247" TEXT="(230) fire, land, mexico, owned, suspected" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(230)) = -2730205.3474252718</p><p>&#916;h = -1022.9323735684575</p><p>f(t) = 1769</p></body></html></richcontent>
<node ID="ID_19900" TEXT="(577) fire, land, owned, burned, acres" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(577)) = -2495752.9223111365</p><p>&#916;h = -472.0153317045115</p><p>f(t) = 926</p></body></html></richcontent></node>
<node ID="ID_19949" TEXT="(528) mexico, suspected, philippines, drove, honduras" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(528)) = -2519633.207999291</p><p>&#916;h = -503.814242302964</p><p>f(t) = 843</p></body></html></richcontent></node>
</node>
<node ID="ID_19911" TEXT="(566) aid, rebels, nicaragua, contra, contras" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(566)) = -2500984.389946839</p><p>&#916;h = -478.7578462321708</p><p>f(t) = 1292</p></body></html></richcontent>
<node ID="ID_19198" TEXT="(1279) rebels, contra, contras, rebel, sandinista" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1279)) = -2278699.767523469</p><p>&#916;h = -209.64054710672826</p><p>f(t) = 741</p></body></html></richcontent></node>
<node ID="ID_19272" TEXT="(1205) aid, nicaragua, send, leftist, humanitarian" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1205)) = -2294774.0718424013</p><p>&#916;h = -225.2274294815452</p><p>f(t) = 551</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20299" TEXT="(178) embassy, attempt, sought, tell, panama" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(178)) = -2788219.9393020235</p><p>&#916;h = -1218.6780194116236</p><p>f(t) = 2782</p></body></html></richcontent>
<node ID="ID_20161" TEXT="(316) embassy, attempt, sought, tell, ambassador" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(316)) = -2652858.234779138</p><p>&#916;h = -788.0078004628103</p><p>f(t) = 1582</p></body></html></richcontent>
<node ID="ID_19923" TEXT="(554) attempt, tell, ambassador, telling, spain" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(554)) = -2506779.7198368087</p><p>&#916;h = -485.3482804583782</p><p>f(t) = 850</p></body></html></richcontent></node>
<node ID="ID_19787" TEXT="(690) embassy, sought, diplomats, cuba, cuban" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(690)) = -2447004.45107985</p><p>&#916;h = -394.9778994017506</p><p>f(t) = 732</p></body></html></richcontent></node>
</node>
<node ID="ID_20109" TEXT="(368) panama, illegal, noriega, moving, politics" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(368)) = -2614235.644621818</p><p>&#916;h = -692.1428798193119</p><p>f(t) = 1200</p></body></html></richcontent>
<node ID="ID_19717" TEXT="(760) illegal, immigration, el, blame, fought" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(760)) = -2420488.2060336005</p><p>&#916;h = -363.42441608191984</p><p>f(t) = 633</p></body></html></richcontent></node>
<node ID="ID_19502" TEXT="(975) panama, noriega, moving, politics, antonio" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(975)) = -2352303.3979446595</p><p>&#916;h = -279.0185075059944</p><p>f(t) = 567</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20416" TEXT="(61) military, army, forces, troops, iraq" BACKGROUND_COLOR="#ea8095" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(61)) = -2979526.3347582053</p><p>&#916;h = -2289.356440565829</p><p>f(t) = 5826</p></body></html></richcontent>
<node ID="ID_20349" TEXT="(128) iraq, kuwait, iraqi, iran, saudi" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(128)) = -2856007.8868254693</p><p>&#916;h = -1516.3023714344</p><p>f(t) = 2936</p></body></html></richcontent>
<node ID="ID_19735" TEXT="(742) iraq, kuwait, iraqi, saudi, gulf" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(742)) = -2427124.97993852</p><p>&#916;h = -371.44173619306275</p><p>f(t) = 1491</p></body></html></richcontent>
<node ID="ID_18813" TEXT="(1664) iraq, kuwait, iraqi, saddam, hussein" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1664)) = -2209634.2132173306</p><p>&#916;h = -154.61836445378867</p><p>f(t) = 785</p></body></html></richcontent></node>
<node ID="ID_19402" TEXT="(1075) saudi, gulf, crisis, arabia, invasion" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1075)) = -2325777.0017593866</p><p>&#916;h = -252.48231046311594</p><p>f(t) = 706</p></body></html></richcontent></node>
</node>
<node ID="ID_20148" TEXT="(329) iran, iranian, rev, hearings, negotiate" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(329)) = -2642748.103001383</p><p>&#916;h = -763.8259792061908</p><p>f(t) = 1445</p></body></html></richcontent>
<node ID="ID_19877" TEXT="(600) rev, islamic, defended, ali, ignored" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(600)) = -2485070.3541347953</p><p>&#916;h = -455.7660691681722</p><p>f(t) = 779</p></body></html></richcontent></node>
<node ID="ID_19736" TEXT="(741) iran, iranian, hearings, negotiate, affect" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(741)) = -2427496.8606520407</p><p>&#916;h = -371.88071352023326</p><p>f(t) = 666</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20263" TEXT="(214) military, army, forces, troops, soldiers" BACKGROUND_COLOR="#ea8095"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(214)) = -2747083.928069286</p><p>&#916;h = -1079.3955687051857</p><p>f(t) = 2890</p></body></html></richcontent>
<node ID="ID_20024" TEXT="(453) military, army, forces, troops, soldiers" BACKGROUND_COLOR="#ea8095"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(453)) = -2560121.626528979</p><p>&#916;h = -574.8798502982099</p><p>f(t) = 1806</p></body></html></richcontent>
<node ID="ID_19774" TEXT="(703) military, forces, gen, lt, commander" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(703)) = -2441917.81063333</p><p>&#916;h = -386.841509605425</p><p>f(t) = 1064</p></body></html></richcontent></node>
<node ID="ID_19479" TEXT="(998) army, troops, soldiers" BACKGROUND_COLOR="#ee8091"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(998)) = -2345958.599348874</p><p>&#916;h = -273.05594141874644</p><p>f(t) = 742</p></body></html></richcontent></node>
</node>
<node ID="ID_19926" TEXT="(551) main, christian, battle, lebanon, ceasefire" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(551)) = -2508242.038068465</p><p>&#916;h = -488.15290375592485</p><p>f(t) = 1084</p></body></html></richcontent>
<node ID="ID_19644" TEXT="(833) main, christian, battle, ceasefire, tanks" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(833)) = -2395267.2977705984</p><p>&#916;h = -331.29366639269574</p><p>f(t) = 633</p></body></html></richcontent></node>
<node ID="ID_18454" TEXT="(2023) lebanon, beirut, hezbollah, syrian, militia" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2023)) = -2160491.1733236806</p><p>&#916;h = -121.6827258150679</p><p>f(t) = 451</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_20429" TEXT="(48) court, case, drug, attorney, judge" BACKGROUND_COLOR="#e4809b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(48)) = -3011458.347975757</p><p>&#916;h = -2665.630268367964</p><p>f(t) = 12605</p></body></html></richcontent>
<node ID="ID_20392" TEXT="(85) court, case, attorney, judge, charges" BACKGROUND_COLOR="#e4809b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(85)) = -2929221.1967166765</p><p>&#916;h = -1915.7107904341428</p><p>f(t) = 7860</p></body></html></richcontent>
<node ID="ID_20275" TEXT="(202) case, attorney, judge, charges, trial" BACKGROUND_COLOR="#e98096" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(202)) = -2760268.7798851873</p><p>&#916;h = -1107.2250193934651</p><p>f(t) = 5110</p></body></html></richcontent>
<node ID="ID_20206" TEXT="(271) case, attorney, judge, district, ordered" BACKGROUND_COLOR="#eb8094"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(271)) = -2690946.511401039</p><p>&#916;h = -895.8953854443262</p><p>f(t) = 3233</p></body></html></richcontent>
<node ID="ID_20061" TEXT="(416) attorney, judge, district, ordered, hearing" BACKGROUND_COLOR="#ef8090"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(416)) = -2582465.10298509</p><p>&#916;h = -638.9134324865372</p><p>f(t) = 1804</p></body></html></richcontent>
<node ID="ID_19870" TEXT="(607) attorney, judge, district, assistant, indictment" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(607)) = -2481910.0450071683</p><p>&#916;h = -448.388835618176</p><p>f(t) = 1139</p></body></html></richcontent></node>
<node ID="ID_19639" TEXT="(838) ordered, hearing, testimony, testified, witnesses" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(838)) = -2393618.643123139</p><p>&#916;h = -328.5567563233035</p><p>f(t) = 665</p></body></html></richcontent></node>
</node>
<node ID="ID_20003" TEXT="(474) case, evidence, alleged, lawyers, attorneys" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(474)) = -2548280.8975031143</p><p>&#916;h = -556.3982911126386</p><p>f(t) = 1429</p></body></html></richcontent>
<node ID="ID_19580" TEXT="(897) case, alleged, lawyers, attorneys, dixon" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(897)) = -2375052.6715709106</p><p>&#916;h = -304.392107605634</p><p>f(t) = 807</p></body></html></richcontent></node>
<node ID="ID_19599" TEXT="(878) evidence, fraud, allegations, resulted, dismissed" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(878)) = -2380890.2751049525</p><p>&#916;h = -310.45010535428446</p><p>f(t) = 622</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_19970" TEXT="(507) charges, trial, jury, lawyer, grand" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(507)) = -2530414.8213419556</p><p>&#916;h = -521.6302047038298</p><p>f(t) = 1877</p></body></html></richcontent>
<node ID="ID_19789" TEXT="(688) charges, trial, prosecutors, prosecutor, conspiracy" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(688)) = -2447794.9114434402</p><p>&#916;h = -395.3933730755034</p><p>f(t) = 1183</p></body></html></richcontent>
<node ID="ID_19366" TEXT="(1111) trial, defendants, prosecution, verdict, defendant" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1111)) = -2316819.3639262267</p><p>&#916;h = -244.3531136717338</p><p>f(t) = 656</p></body></html></richcontent></node>
<node ID="ID_19111" TEXT="(1366) charges, prosecutors, prosecutor, conspiracy, innocent" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1366)) = -2261167.0189781333</p><p>&#916;h = -194.11302125110706</p><p>f(t) = 527</p></body></html></richcontent></node>
</node>
<node ID="ID_19604" TEXT="(873) jury, lawyer, grand, count, counts" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(873)) = -2382447.765878189</p><p>&#916;h = -312.04857556234856</p><p>f(t) = 694</p></body></html></richcontent>
<node ID="ID_19089" TEXT="(1388) jury, lawyer, grand, conviction, felony" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1388)) = -2256930.494103616</p><p>&#916;h = -190.98306539613623</p><p>f(t) = 398</p></body></html></richcontent></node>
<node ID="ID_18825" TEXT="(1652) count, counts, maximum, suburban, scheme" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1652)) = -2211494.6360021573</p><p>&#916;h = -155.71725904121558</p><p>f(t) = 296</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20196" TEXT="(281) court, filed, supreme, cases, civil" BACKGROUND_COLOR="#ee8091" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(281)) = -2682047.136310879</p><p>&#916;h = -879.7781292033651</p><p>f(t) = 2750</p></body></html></richcontent>
<node ID="ID_20026" TEXT="(451) filed, cases, civil, claims, suit" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(451)) = -2561275.609526969</p><p>&#916;h = -578.870921411668</p><p>f(t) = 1417</p></body></html></richcontent>
<node ID="ID_19680" TEXT="(797) filed, claims, suit, lawsuit, damages" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(797)) = -2407412.517242446</p><p>&#916;h = -344.08430061213403</p><p>f(t) = 822</p></body></html></richcontent>
<node ID="ID_19389" TEXT="(1088) claims, damages, lawsuits, sued, discrimination" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1088)) = -2322511.8359117624</p><p>&#916;h = -250.1392116793395</p><p>f(t) = 482</p></body></html></richcontent></node>
<node ID="ID_18366" TEXT="(2111) filed, suit, lawsuit" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2111)) = -2150072.4112519138</p><p>&#916;h = -115.48908631907398</p><p>f(t) = 340</p></body></html></richcontent></node>
</node>
<node ID="ID_19563" TEXT="(914) cases, civil, courts, opinion, justices" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(914)) = -2369918.9733368554</p><p>&#916;h = -298.5325366001289</p><p>f(t) = 595</p></body></html></richcontent>
<node ID="ID_18916" TEXT="(1561) cases, civil" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1561)) = -2226147.4130552136</p><p>&#916;h = -166.35800512241804</p><p>f(t) = 299</p></body></html></richcontent></node>
<node ID="ID_18530" TEXT="(1947) courts, opinion, justices, vs, transfers" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1947)) = -2169975.429319505</p><p>&#916;h = -127.51370800147197</p><p>f(t) = 296</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_19755" TEXT="(722) court, supreme, ruling, ruled, appeal" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(722)) = -2434624.2937259395</p><p>&#916;h = -379.11999645272044</p><p>f(t) = 1333</p></body></html></richcontent>
<node ID="ID_19220" TEXT="(1257) court, supreme, appeals, circuit" BACKGROUND_COLOR="#ef8090"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1257)) = -2283349.319691174</p><p>&#916;h = -213.5365303417857</p><p>f(t) = 915</p></body></html></richcontent>
<node ID="ID_30" TEXT="(10239) court" BACKGROUND_COLOR="#d480ab"></node>
<node ID="ID_18663" TEXT="(1814) supreme, appeals, circuit" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1814)) = -2187728.327741743</p><p>&#916;h = -138.80886432050647</p><p>f(t) = 284</p></body></html></richcontent></node>
</node>
<node ID="ID_19011" TEXT="(1466) ruling, ruled, appeal, violated, upheld" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1466)) = -2242513.4027971276</p><p>&#916;h = -178.93759475057414</p><p>f(t) = 418</p></body></html></richcontent>
<node ID="ID_18237" TEXT="(2240) ruling, ruled" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2240)) = -2135681.502592079</p><p>&#916;h = -106.85329493416612</p><p>f(t) = 231</p></body></html></richcontent></node>
<node ID="ID_18069" TEXT="(2408) appeal, violated, upheld, convictions, bordallo" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2408)) = -2118641.4432885684</p><p>&#916;h = -96.4779048354103</p><p>f(t) = 187</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_20375" TEXT="(102) drug, death, prison, accused, investigation" BACKGROUND_COLOR="#ee8091"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(102)) = -2898199.120933311</p><p>&#916;h = -1732.452328000125</p><p>f(t) = 4745</p></body></html></richcontent>
<node ID="ID_20312" TEXT="(165) drug, accused, investigation, refused, justice" BACKGROUND_COLOR="#f0808f" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(165)) = -2804418.4976533046</p><p>&#916;h = -1264.4043518548915</p><p>f(t) = 2713</p></body></html></richcontent>
<node ID="ID_20134" TEXT="(343) accused, investigation, refused, granted, organized" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(343)) = -2632192.1767085763</p><p>&#916;h = -739.8925345172975</p><p>f(t) = 1430</p></body></html></richcontent>
<node ID="ID_19827" TEXT="(650) accused, investigation, beat, bail, cuomo" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(650)) = -2463300.2915180954</p><p>&#916;h = -419.2922958347244</p><p>f(t) = 735</p></body></html></richcontent>
<node ID="ID_19226" TEXT="(1251) accused, beat, bail, beating, beaten" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1251)) = -2284638.0948783704</p><p>&#916;h = -215.53602705789854</p><p>f(t) = 372</p></body></html></richcontent></node>
<node ID="ID_19182" TEXT="(1295) investigation, cuomo, cooperate, mario, abrams" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1295)) = -2275367.5758320997</p><p>&#916;h = -206.41849357245883</p><p>f(t) = 363</p></body></html></richcontent></node>
</node>
<node ID="ID_19780" TEXT="(697) refused, granted, organized, carter, jimmy" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(697)) = -2444249.7829653462</p><p>&#916;h = -389.92649103511576</p><p>f(t) = 695</p></body></html></richcontent>
<node ID="ID_19203" TEXT="(1274) refused, granted, rent, magistrate, jerry" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1274)) = -2279748.7520102905</p><p>&#916;h = -210.08028221386667</p><p>f(t) = 359</p></body></html></richcontent></node>
<node ID="ID_19167" TEXT="(1310) organized, carter, jimmy, signing, recognized" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1310)) = -2272288.9775220486</p><p>&#916;h = -203.87402396884318</p><p>f(t) = 336</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20072" TEXT="(405) drug, justice, drugs, cocaine, fbi" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(405)) = -2589539.3592383396</p><p>&#916;h = -646.1616848963222</p><p>f(t) = 1283</p></body></html></richcontent>
<node ID="ID_19703" TEXT="(774) justice, fbi, agents, agent, declining" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(774)) = -2415453.01978737</p><p>&#916;h = -355.8905888784884</p><p>f(t) = 648</p></body></html></richcontent>
<node ID="ID_19100" TEXT="(1377) justice, declining, advances, bosch, jails" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1377)) = -2259040.388201109</p><p>&#916;h = -192.42832992253534</p><p>f(t) = 332</p></body></html></richcontent></node>
<node ID="ID_18756" TEXT="(1721) fbi, agents, agent, holds, undercover" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1721)) = -2201040.073920402</p><p>&#916;h = -147.32137100185173</p><p>f(t) = 316</p></body></html></richcontent></node>
</node>
<node ID="ID_19061" TEXT="(1416) drug, drugs, cocaine, possession, marijuana" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1416)) = -2251650.472913398</p><p>&#916;h = -186.68505124516378</p><p>f(t) = 635</p></body></html></richcontent>
<node ID="ID_146" TEXT="(10239) drug" BACKGROUND_COLOR="#e98096"></node>
<node ID="ID_18459" TEXT="(2018) drugs, cocaine, possession, marijuana, intent" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2018)) = -2161101.115509626</p><p>&#916;h = -122.30263597804878</p><p>f(t) = 306</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20178" TEXT="(299) death, prison, convicted, murder, guilty" BACKGROUND_COLOR="#f2808d" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(299)) = -2666593.320578751</p><p>&#916;h = -833.4755158620392</p><p>f(t) = 2032</p></body></html></richcontent>
<node ID="ID_19760" TEXT="(717) prison, convicted, guilty, sentence, sentenced" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(717)) = -2436529.209234639</p><p>&#916;h = -381.9067619030575</p><p>f(t) = 1051</p></body></html></richcontent>
<node ID="ID_19360" TEXT="(1117) convicted, guilty, sentence, sentenced, pleaded" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1117)) = -2315355.196805283</p><p>&#916;h = -243.30238887655105</p><p>f(t) = 621</p></body></html></richcontent>
<node ID="ID_18196" TEXT="(2281) convicted, sentence, sentenced" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2281)) = -2131357.613028036</p><p>&#916;h = -103.92603523166508</p><p>f(t) = 328</p></body></html></richcontent></node>
<node ID="ID_18534" TEXT="(1943) guilty, pleaded, plea, bargain, brutal" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1943)) = -2170486.0683749863</p><p>&#916;h = -127.78067787389409</p><p>f(t) = 293</p></body></html></richcontent></node>
</node>
<node ID="ID_18808" TEXT="(1669) prison, prisoners, inmates, prisons, lockdown" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1669)) = -2208861.8479094566</p><p>&#916;h = -153.84470823627998</p><p>f(t) = 430</p></body></html></richcontent>
<node ID="ID_218" TEXT="(10239) prison" BACKGROUND_COLOR="#ec8093"></node>
<node ID="ID_17391" TEXT="(3086) prisoners, inmates, prisons, lockdown, stamp" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3086)) = -2063999.3984011607</p><p>&#916;h = -67.28014131390046</p><p>f(t) = 157</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_19868" TEXT="(609) death, murder, crime, execution, slaying" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(609)) = -2481013.3962943945</p><p>&#916;h = -447.92151320728954</p><p>f(t) = 981</p></body></html></richcontent>
<node ID="ID_19446" TEXT="(1031) death, execution, murders, dumped, sentences" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1031)) = -2337132.2149545588</p><p>&#916;h = -263.60413379459715</p><p>f(t) = 563</p></body></html></richcontent>
<node ID="ID_166" TEXT="(10239) death" BACKGROUND_COLOR="#eb8094"></node>
<node ID="ID_18862" TEXT="(1615) execution, murders, dumped, sentences, slayings" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1615)) = -2217348.472513671</p><p>&#916;h = -160.39240553848504</p><p>f(t) = 273</p></body></html></richcontent></node>
</node>
<node ID="ID_19254" TEXT="(1223) murder, crime, slaying, firstdegree, maryland" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1223)) = -2290754.4341593436</p><p>&#916;h = -220.3984424422324</p><p>f(t) = 418</p></body></html></richcontent>
<node ID="ID_17881" TEXT="(2596) murder, slaying, firstdegree, admission, conclude" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2596)) = -2101481.3894969397</p><p>&#916;h = -86.61171995697259</p><p>f(t) = 231</p></body></html></richcontent></node>
<node ID="ID_17914" TEXT="(2563) crime, maryland, criminals, horton, furloughs" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2563)) = -2104362.9924144144</p><p>&#916;h = -88.01006088327085</p><p>f(t) = 187</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_20472" TEXT="(5) president, government, states, soviet, united" BACKGROUND_COLOR="#b680c9"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5)) = -3204500.385559327</p><p>&#916;h = -9925.969509654746</p><p>f(t) = 58348</p></body></html></richcontent>
<node ID="ID_20464" TEXT="(13) government, states, soviet, united, told" BACKGROUND_COLOR="#be80c1"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(13)) = -3141392.582444679</p><p>&#916;h = -5812.2438628988275</p><p>f(t) = 38360</p></body></html></richcontent>
<node ID="ID_20461" TEXT="(16) states, soviet, united, told, west" BACKGROUND_COLOR="#c980b6"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(16)) = -3124599.80235283</p><p>&#916;h = -4898.30661139857</p><p>f(t) = 25799</p></body></html></richcontent>
<node ID="ID_20447" TEXT="(30) states, united, told, world, nations" BACKGROUND_COLOR="#d080af"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(30)) = -3066224.308715308</p><p>&#916;h = -3504.028345783994</p><p>f(t) = 20249</p></body></html></richcontent>
<node ID="ID_20417" TEXT="(60) told, foreign, plan, meeting, agreement" BACKGROUND_COLOR="#e0809f" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(60)) = -2981839.2335343016</p><p>&#916;h = -2312.8987760959153</p><p>f(t) = 12454</p></body></html></richcontent>
<node ID="ID_20385" TEXT="(92) told, plan, agreement, saying, leader" BACKGROUND_COLOR="#e1809e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(92)) = -2916003.059456798</p><p>&#916;h = -1848.4762397386748</p><p>f(t) = 7592</p></body></html></richcontent>
<node ID="ID_20315" TEXT="(162) told, saying, leader, leaders, reporters" BACKGROUND_COLOR="#e4809b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(162)) = -2808238.706137889</p><p>&#916;h = -1281.2343728095002</p><p>f(t) = 4684</p></body></html></richcontent>
<node ID="ID_20219" TEXT="(258) told, saying, leader, leaders, reporters" BACKGROUND_COLOR="#e4809b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(258)) = -2702815.1036152</p><p>&#916;h = -933.7493530385855</p><p>f(t) = 2526</p></body></html></richcontent></node>
<node ID="ID_20191" TEXT="(286) meet, hold, measures, expressed, reforms" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(286)) = -2677681.1893337104</p><p>&#916;h = -868.1737538426078</p><p>f(t) = 2158</p></body></html></richcontent></node>
</node>
<node ID="ID_20244" TEXT="(233) plan, agreement, talks, proposal, negotiations" BACKGROUND_COLOR="#ec8093"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(233)) = -2727151.106746029</p><p>&#916;h = -1007.2452864745374</p><p>f(t) = 2908</p></body></html></richcontent>
<node ID="ID_20086" TEXT="(391) plan, proposal, proposed, amount, noted" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(391)) = -2598652.074381655</p><p>&#916;h = -658.3169337582531</p><p>f(t) = 1564</p></body></html></richcontent></node>
<node ID="ID_20022" TEXT="(455) agreement, talks, negotiations, approved, reached" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(455)) = -2558972.824503468</p><p>&#916;h = -572.8381445776358</p><p>f(t) = 1344</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20354" TEXT="(123) foreign, meeting, countries, conference, condition" BACKGROUND_COLOR="#ea8095"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(123)) = -2863739.8854379067</p><p>&#916;h = -1554.3423982821932</p><p>f(t) = 4862</p></body></html></richcontent>
<node ID="ID_20248" TEXT="(229) foreign, condition, sources, relations, anonymity" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(229)) = -2731230.4515550486</p><p>&#916;h = -1025.1041297767333</p><p>f(t) = 2584</p></body></html></richcontent>
<node ID="ID_20103" TEXT="(374) foreign, sources, relations, un, resolution" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(374)) = -2610107.7812229646</p><p>&#916;h = -682.4095648041075</p><p>f(t) = 1530</p></body></html></richcontent></node>
<node ID="ID_19940" TEXT="(537) condition, anonymity, spoke, speaking, source" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(537)) = -2515120.837059086</p><p>&#916;h = -497.46767912513496</p><p>f(t) = 1054</p></body></html></richcontent></node>
</node>
<node ID="ID_20163" TEXT="(314) meeting, countries, conference, met, summit" BACKGROUND_COLOR="#ee8091"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(314)) = -2654439.006753818</p><p>&#916;h = -791.1624208947869</p><p>f(t) = 2278</p></body></html></richcontent>
<node ID="ID_19980" TEXT="(497) meeting, countries, met, discuss, meetings" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(497)) = -2535708.812307227</p><p>&#916;h = -534.0596633384484</p><p>f(t) = 1265</p></body></html></richcontent></node>
<node ID="ID_19901" TEXT="(576) conference, summit, visit, trip, cooperation" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(576)) = -2496225.7399135362</p><p>&#916;h = -472.81760239973664</p><p>f(t) = 1013</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20421" TEXT="(56) states, united, world, nations, war" BACKGROUND_COLOR="#d480ab" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(56)) = -2991271.7959825955</p><p>&#916;h = -2379.2776777510153</p><p>f(t) = 7795</p></body></html></richcontent>
<node ID="ID_20345" TEXT="(132) states, united, world, nations, war" BACKGROUND_COLOR="#d480ab"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(132)) = -2849992.20927839</p><p>&#916;h = -1490.8999770978426</p><p>f(t) = 4784</p></body></html></richcontent>
<node ID="ID_20282" TEXT="(195) world, nations, war, help, international" BACKGROUND_COLOR="#e3809c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(195)) = -2768124.0501028006</p><p>&#916;h = -1139.0224185168554</p><p>f(t) = 2951</p></body></html></richcontent>
<node ID="ID_20056" TEXT="(421) world, nations, war, ii, era" BACKGROUND_COLOR="#eb8094"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(421)) = -2579300.3589642923</p><p>&#916;h = -628.2518619733892</p><p>f(t) = 1572</p></body></html></richcontent></node>
<node ID="ID_20094" TEXT="(383) help, international, japan, japanese, progress" BACKGROUND_COLOR="#ef8090"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(383)) = -2603996.923563988</p><p>&#916;h = -672.572572691306</p><p>f(t) = 1379</p></body></html></richcontent></node>
</node>
<node ID="ID_19367" TEXT="(1110) states, united" BACKGROUND_COLOR="#c180be"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1110)) = -2317063.7270945986</p><p>&#916;h = -244.36316837207778</p><p>f(t) = 1833</p></body></html></richcontent>
<node ID="ID_14" TEXT="(10239) states" BACKGROUND_COLOR="#be80c1"></node>
<node ID="ID_17" TEXT="(10239) united" BACKGROUND_COLOR="#c380bc"></node>
</node>
</node>
<node ID="ID_20298" TEXT="(179) economic, trade, economy, community, farmers" BACKGROUND_COLOR="#eb8094"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(179)) = -2787001.2612826116</p><p>&#916;h = -1216.370310511098</p><p>f(t) = 3011</p></body></html></richcontent>
<node ID="ID_20171" TEXT="(306) economic, economy, community, european, recession" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(306)) = -2660852.534053333</p><p>&#916;h = -812.8402545689223</p><p>f(t) = 1688</p></body></html></richcontent>
<node ID="ID_19659" TEXT="(818) economic, economy, recession, slight, steady" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(818)) = -2400270.4115731437</p><p>&#916;h = -336.4885223825768</p><p>f(t) = 882</p></body></html></richcontent></node>
<node ID="ID_19869" TEXT="(608) community, european, steel, federation, japans" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(608)) = -2481461.65617155</p><p>&#916;h = -448.259877155544</p><p>f(t) = 806</p></body></html></richcontent></node>
</node>
<node ID="ID_19944" TEXT="(533) trade, farmers, farm, agriculture, imports" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(533)) = -2517119.921466523</p><p>&#916;h = -500.62480633533596</p><p>f(t) = 1323</p></body></html></richcontent>
<node ID="ID_19441" TEXT="(1036) farmers, farm, agriculture, ec, subsidies" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1036)) = -2335815.8431408796</p><p>&#916;h = -262.43084661218927</p><p>f(t) = 669</p></body></html></richcontent></node>
<node ID="ID_19238" TEXT="(1239) trade, imports, exports, agricultural, export" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1239)) = -2287244.6606075373</p><p>&#916;h = -218.04154342647962</p><p>f(t) = 654</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_20431" TEXT="(46) soviet, west, east, gorbachev, german" BACKGROUND_COLOR="#e0809f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(46)) = -3016879.9592291024</p><p>&#916;h = -2724.7783083210143</p><p>f(t) = 5550</p></body></html></richcontent>
<node ID="ID_20330" TEXT="(147) west, east, german, germany, europe" BACKGROUND_COLOR="#ea8095" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(147)) = -2828150.8898538724</p><p>&#916;h = -1382.6569084551284</p><p>f(t) = 3296</p></body></html></richcontent>
<node ID="ID_20057" TEXT="(420) west, east, german, germany, middle" BACKGROUND_COLOR="#eb8094"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(420)) = -2579928.7205490577</p><p>&#916;h = -628.3615847650653</p><p>f(t) = 1873</p></body></html></richcontent>
<node ID="ID_19601" TEXT="(876) west, german, germany, berlin, allies" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(876)) = -2381512.3769863965</p><p>&#916;h = -311.225416823665</p><p>f(t) = 1224</p></body></html></richcontent>
<node ID="ID_19032" TEXT="(1445) german, germany, berlin, allies, germanys" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1445)) = -2246307.6745159603</p><p>&#916;h = -181.83483179306495</p><p>f(t) = 735</p></body></html></richcontent></node>
<node ID="ID_53" TEXT="(10239) west" BACKGROUND_COLOR="#de80a1"></node>
</node>
<node ID="ID_19432" TEXT="(1045) east, middle, egypt, egyptian, cairo" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1045)) = -2333466.0222578784</p><p>&#916;h = -259.75847079986306</p><p>f(t) = 649</p></body></html></richcontent>
<node ID="ID_102" TEXT="(10239) east" BACKGROUND_COLOR="#e5809a"></node>
<node ID="ID_18532" TEXT="(1945) middle, egypt, egyptian, cairo, mubarak" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1945)) = -2170230.601553028</p><p>&#916;h = -127.58679445048438</p><p>f(t) = 263</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20123" TEXT="(354) europe, eastern, british, western, britain" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(354)) = -2624133.038341128</p><p>&#916;h = -723.3169714190226</p><p>f(t) = 1423</p></body></html></richcontent>
<node ID="ID_19679" TEXT="(798) europe, eastern, western, nato, alliance" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(798)) = -2407068.432941834</p><p>&#916;h = -343.24082840630035</p><p>f(t) = 716</p></body></html></richcontent>
<node ID="ID_18969" TEXT="(1508) europe, eastern" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1508)) = -2235126.492811782</p><p>&#916;h = -172.85330050749508</p><p>f(t) = 392</p></body></html></richcontent></node>
<node ID="ID_19043" TEXT="(1434) western, nato, alliance, warsaw, assurances" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1434)) = -2248317.5587632996</p><p>&#916;h = -183.65995195668074</p><p>f(t) = 324</p></body></html></richcontent></node>
</node>
<node ID="ID_19798" TEXT="(679) british, britain, join, ireland, ira" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(679)) = -2451403.688733424</p><p>&#916;h = -402.6945463410084</p><p>f(t) = 707</p></body></html></richcontent>
<node ID="ID_18931" TEXT="(1546) british, ireland, ira, irish, protestant" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1546)) = -2228656.7060839077</p><p>&#916;h = -168.14439582679734</p><p>f(t) = 358</p></body></html></richcontent></node>
<node ID="ID_19172" TEXT="(1305) britain, join, czechoslovakia, prague, havel" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1305)) = -2273311.806137302</p><p>&#916;h = -204.87081836573088</p><p>f(t) = 349</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_19994" TEXT="(483) soviet, gorbachev, moscow, soviets, mikhail" BACKGROUND_COLOR="#ea8095" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(483)) = -2543305.098094783</p><p>&#916;h = -548.6594956929839</p><p>f(t) = 2254</p></body></html></richcontent>
<node ID="ID_19234" TEXT="(1243) soviet, moscow, soviets, shevardnadze, afghanistan" BACKGROUND_COLOR="#ee8091"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1243)) = -2286373.6485031126</p><p>&#916;h = -217.39532614725067</p><p>f(t) = 1281</p></body></html></richcontent>
<node ID="ID_18565" TEXT="(1912) soviet, moscow" BACKGROUND_COLOR="#db80a4"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1912)) = -2174501.297110196</p><p>&#916;h = -131.01441729389262</p><p>f(t) = 1054</p></body></html></richcontent>
<node ID="ID_16" TEXT="(10239) soviet" BACKGROUND_COLOR="#c280bd"></node>
<node ID="ID_447" TEXT="(10239) moscow" BACKGROUND_COLOR="#f4808b"></node>
</node>
<node ID="ID_18104" TEXT="(2373) soviets, shevardnadze, afghanistan, eduard, afghan" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2373)) = -2122052.323766751</p><p>&#916;h = -98.62387381362169</p><p>f(t) = 227</p></body></html></richcontent>
<node ID="ID_601" TEXT="(10239) soviets" BACKGROUND_COLOR="#f78088"></node>
<node ID="ID_17066" TEXT="(3411) shevardnadze, afghanistan, eduard, afghan, kabul" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3411)) = -2043704.1125382208</p><p>&#916;h = -57.96235777196671</p><p>f(t) = 103</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_19623" TEXT="(854) gorbachev, mikhail, gorbachevs, tass, politburo" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(854)) = -2388443.9444273286</p><p>&#916;h = -318.50580372437616</p><p>f(t) = 973</p></body></html></richcontent>
<node ID="ID_18078" TEXT="(2399) gorbachev, mikhail, gorbachevs, yeltsin, kremlin" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2399)) = -2119511.0461612893</p><p>&#916;h = -96.74726703138367</p><p>f(t) = 589</p></body></html></richcontent>
<node ID="ID_16032" TEXT="(4445) gorbachev, mikhail" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4445)) = -1995808.6008317303</p><p>&#916;h = -36.68790047229413</p><p>f(t) = 362</p></body></html></richcontent></node>
<node ID="ID_17368" TEXT="(3109) gorbachevs, yeltsin, kremlin, perestroika, boris" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3109)) = -2062458.801248423</p><p>&#916;h = -66.65866590042606</p><p>f(t) = 227</p></body></html></richcontent></node>
</node>
<node ID="ID_18902" TEXT="(1575) tass, politburo, russian, kgb, stalin" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1575)) = -2223832.9461947773</p><p>&#916;h = -164.35409744586832</p><p>f(t) = 384</p></body></html></richcontent>
<node ID="ID_18244" TEXT="(2233) tass, russian, kgb, lenin, vladimir" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2233)) = -2136432.0912196664</p><p>&#916;h = -107.49011223471643</p><p>f(t) = 227</p></body></html></richcontent></node>
<node ID="ID_17603" TEXT="(2874) politburo, stalin, stalins, virtual, nonvoting" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2874)) = -2079090.6994215727</p><p>&#916;h = -75.20849953132165</p><p>f(t) = 157</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_20452" TEXT="(25) government, party, south, political, minister" BACKGROUND_COLOR="#d380ac"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(25)) = -3084871.7630109447</p><p>&#916;h = -3850.4210958116873</p><p>f(t) = 12561</p></body></html></richcontent>
<node ID="ID_20440" TEXT="(37) south, security, black, peace, agreed" BACKGROUND_COLOR="#e98096"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(37)) = -3043300.520213063</p><p>&#916;h = -3089.576578351036</p><p>f(t) = 6976</p></body></html></richcontent>
<node ID="ID_20382" TEXT="(95) security, peace, agreed, israel, organization" BACKGROUND_COLOR="#ef8090" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(95)) = -2910553.3252364746</p><p>&#916;h = -1795.3901307787874</p><p>f(t) = 4421</p></body></html></richcontent>
<node ID="ID_20289" TEXT="(188) security, peace, agreed, organization, social" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(188)) = -2776213.3949422045</p><p>&#916;h = -1172.9875355602035</p><p>f(t) = 2835</p></body></html></richcontent>
<node ID="ID_20129" TEXT="(348) peace, agreed, signed, settlement, leaving" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(348)) = -2628509.706599943</p><p>&#916;h = -731.6917658257553</p><p>f(t) = 1584</p></body></html></richcontent>
<node ID="ID_19888" TEXT="(589) peace, agreed, settlement, plo, territory" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(589)) = -2490134.0033218553</p><p>&#916;h = -463.83989476177703</p><p>f(t) = 877</p></body></html></richcontent></node>
<node ID="ID_19791" TEXT="(686) signed, leaving, headquarters, pact, accord" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(686)) = -2448591.1614484484</p><p>&#916;h = -398.8221319211061</p><p>f(t) = 707</p></body></html></richcontent></node>
</node>
<node ID="ID_20076" TEXT="(401) security, organization, social, affairs, separate" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(401)) = -2592129.4182512383</p><p>&#916;h = -648.3168229685434</p><p>f(t) = 1251</p></body></html></richcontent>
<node ID="ID_19706" TEXT="(771) organization, affairs, separate, responsibility, terrorist" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(771)) = -2416522.380936714</p><p>&#916;h = -356.89555594601916</p><p>f(t) = 630</p></body></html></richcontent></node>
<node ID="ID_19618" TEXT="(859) security, social, elderly, medicare, specifically" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(859)) = -2386853.3160501784</p><p>&#916;h = -316.79534071688977</p><p>f(t) = 621</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20039" TEXT="(438) israel, israeli, arab, jewish, palestinian" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(438)) = -2568873.823233517</p><p>&#916;h = -591.5357075096035</p><p>f(t) = 1586</p></body></html></richcontent>
<node ID="ID_19194" TEXT="(1283) israel, israeli, arab, palestinian, occupied" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1283)) = -2277862.392069792</p><p>&#916;h = -208.99091526278062</p><p>f(t) = 1017</p></body></html></richcontent>
<node ID="ID_18426" TEXT="(2051) arab, palestinian, occupied, palestinians, gaza" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2051)) = -2157115.875113283</p><p>&#916;h = -119.5241753732189</p><p>f(t) = 511</p></body></html></richcontent></node>
<node ID="ID_18542" TEXT="(1935) israel, israeli, shamir, peres, israels" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1935)) = -2171512.965710012</p><p>&#916;h = -128.94075094957225</p><p>f(t) = 506</p></body></html></richcontent></node>
</node>
<node ID="ID_19645" TEXT="(832) jewish, complex, jews, uprising, jerusalem" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(832)) = -2395598.6740341196</p><p>&#916;h = -331.3762635211842</p><p>f(t) = 569</p></body></html></richcontent>
<node ID="ID_19050" TEXT="(1427) complex, uprising, jerusalem, temple, deportation" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1427)) = -2249606.338079569</p><p>&#916;h = -185.00435301879043</p><p>f(t) = 299</p></body></html></richcontent></node>
<node ID="ID_18591" TEXT="(1886) jewish, jews, apparent, waldheim, fueled" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1886)) = -2177936.8044143133</p><p>&#916;h = -133.37228645844152</p><p>f(t) = 270</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20265" TEXT="(212) south, black, de, africa, african" BACKGROUND_COLOR="#ee8091" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(212)) = -2749254.371144216</p><p>&#916;h = -1087.5982933173455</p><p>f(t) = 2555</p></body></html></richcontent>
<node ID="ID_19887" TEXT="(590) south, africa, african, independence, apartheid" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(590)) = -2489670.163427093</p><p>&#916;h = -462.6717839879275</p><p>f(t) = 1318</p></body></html></richcontent>
<node ID="ID_19387" TEXT="(1090) south, africa, african, apartheid, africas" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1090)) = -2322011.6187065206</p><p>&#916;h = -249.78484409664088</p><p>f(t) = 899</p></body></html></richcontent>
<node ID="ID_49" TEXT="(10239) south" BACKGROUND_COLOR="#db80a4"></node>
<node ID="ID_17752" TEXT="(2725) africa, african, apartheid, africas, segregation" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2725)) = -2090703.7217333743</p><p>&#916;h = -80.71258402341482</p><p>f(t) = 375</p></body></html></richcontent></node>
</node>
<node ID="ID_19204" TEXT="(1273) independence, angola, namibia, colony, marxist" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1273)) = -2279958.8437833795</p><p>&#916;h = -210.09177308888138</p><p>f(t) = 419</p></body></html></richcontent>
<node ID="ID_18275" TEXT="(2202) independence, angola, namibia, angolan, nujoma" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2202)) = -2139803.4191867476</p><p>&#916;h = -109.94577270985428</p><p>f(t) = 243</p></body></html></richcontent></node>
<node ID="ID_17930" TEXT="(2547) colony, marxist, cape, mozambique, portugal" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2547)) = -2105778.6460475223</p><p>&#916;h = -88.91136211573757</p><p>f(t) = 176</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20000" TEXT="(477) black, de, mandela, blacks, whites" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(477)) = -2546613.732555168</p><p>&#916;h = -554.9770650985993</p><p>f(t) = 1237</p></body></html></richcontent>
<node ID="ID_19740" TEXT="(737) de, mandela, anc, nelson, klerk" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(737)) = -2428987.8762505795</p><p>&#916;h = -373.12733743900026</p><p>f(t) = 744</p></body></html></richcontent>
<node ID="ID_18615" TEXT="(1862) mandela, anc, nelson, klerk, township" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1862)) = -2181163.4994884282</p><p>&#916;h = -135.24954392391555</p><p>f(t) = 382</p></body></html></richcontent></node>
<node ID="ID_19157" TEXT="(1320) de, stability, freedoms, breakthrough, africans" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1320)) = -2270260.9679661393</p><p>&#916;h = -201.39235096609264</p><p>f(t) = 362</p></body></html></richcontent></node>
</node>
<node ID="ID_19081" TEXT="(1396) black, blacks, whites, racial, racially" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1396)) = -2255407.675950152</p><p>&#916;h = -189.1452346105907</p><p>f(t) = 493</p></body></html></richcontent>
<node ID="ID_183" TEXT="(10239) black" BACKGROUND_COLOR="#eb8094"></node>
<node ID="ID_17782" TEXT="(2695) blacks, whites, racial, racially, establishes" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2695)) = -2093142.2957901857</p><p>&#916;h = -81.95749773762873</p><p>f(t) = 199</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_20353" TEXT="(124) government, party, political, minister, communist" BACKGROUND_COLOR="#d680a9"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(124)) = -2862185.5430396246</p><p>&#916;h = -1551.4817473661005</p><p>f(t) = 5585</p></body></html></richcontent>
<node ID="ID_20268" TEXT="(209) party, political, communist, opposition, elections" BACKGROUND_COLOR="#e88097" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(209)) = -2752541.83846869</p><p>&#916;h = -1098.8077941646625</p><p>f(t) = 3104</p></body></html></richcontent>
<node ID="ID_20069" TEXT="(408) party, political, communist, opposition, elections" BACKGROUND_COLOR="#e88097"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(408)) = -2587602.554190226</p><p>&#916;h = -644.3891559643362</p><p>f(t) = 2021</p></body></html></richcontent>
<node ID="ID_19603" TEXT="(874) party, communist, parliament, revolution, communists" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(874)) = -2382135.7173026265</p><p>&#916;h = -311.8543531725336</p><p>f(t) = 1012</p></body></html></richcontent>
<node ID="ID_41" TEXT="(10239) party" BACKGROUND_COLOR="#d780a8"></node>
<node ID="ID_18848" TEXT="(1629) communist, parliament, revolution, communists" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1629)) = -2215112.5507438155</p><p>&#916;h = -158.39350350800487</p><p>f(t) = 423</p></body></html></richcontent></node>
</node>
<node ID="ID_19766" TEXT="(711) political, opposition, elections, parties" BACKGROUND_COLOR="#ee8091"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(711)) = -2438829.662999504</p><p>&#916;h = -384.2673732448202</p><p>f(t) = 1009</p></body></html></richcontent>
<node ID="ID_19174" TEXT="(1303) opposition, elections, parties" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1303)) = -2273722.1737076053</p><p>&#916;h = -205.19485599757718</p><p>f(t) = 517</p></body></html></richcontent></node>
<node ID="ID_54" TEXT="(10239) political" BACKGROUND_COLOR="#de80a1"></node>
</node>
</node>
<node ID="ID_20030" TEXT="(447) republic, constitution, amendment, peoples, republics" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(447)) = -2563597.295611338</p><p>&#916;h = -581.7743271395575</p><p>f(t) = 1083</p></body></html></richcontent>
<node ID="ID_19649" TEXT="(828) constitution, amendment, peoples, constitutional, premier" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(828)) = -2396926.4114606176</p><p>&#916;h = -332.17565473415743</p><p>f(t) = 604</p></body></html></richcontent>
<node ID="ID_18868" TEXT="(1609) constitution, amendment, peoples, constitutional, amendments" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1609)) = -2218312.23007512</p><p>&#916;h = -160.84049045977372</p><p>f(t) = 308</p></body></html></richcontent></node>
<node ID="ID_18997" TEXT="(1480) premier, socialist, appointed, rangoon, deputies" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1480)) = -2240022.2150944667</p><p>&#916;h = -176.23602125682373</p><p>f(t) = 296</p></body></html></richcontent></node>
</node>
<node ID="ID_19196" TEXT="(1281) republic, republics, ethnic, lithuania, azerbaijan" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1281)) = -2278280.695647354</p><p>&#916;h = -209.15528978634939</p><p>f(t) = 479</p></body></html></richcontent>
<node ID="ID_18317" TEXT="(2160) republic, republics, lithuania, baltic, sajudis" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2160)) = -2144474.967177892</p><p>&#916;h = -112.61905381863471</p><p>f(t) = 285</p></body></html></richcontent></node>
<node ID="ID_17496" TEXT="(2981) ethnic, azerbaijan, armenian, armenia, instances" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2981)) = -2071271.9304354724</p><p>&#916;h = -70.98608382485145</p><p>f(t) = 194</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20234" TEXT="(243) government, minister, prime, cabinet, liberal" BACKGROUND_COLOR="#e4809b" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(243)) = -2717180.351605483</p><p>&#916;h = -978.1714532499955</p><p>f(t) = 2481</p></body></html></richcontent>
<node ID="ID_9" TEXT="(10239) government" BACKGROUND_COLOR="#a780d8"></node>
<node ID="ID_19972" TEXT="(505) minister, prime, cabinet, liberal, seats" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(505)) = -2531465.80636983</p><p>&#916;h = -526.6088040631494</p><p>f(t) = 1182</p></body></html></richcontent>
<node ID="ID_19682" TEXT="(795) cabinet, liberal, seats, resign, resignation" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(795)) = -2408101.7785190367</p><p>&#916;h = -344.6869214681665</p><p>f(t) = 630</p></body></html></richcontent>
<node ID="ID_19055" TEXT="(1422) liberal, seats, governing, parliamentary, observers" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1422)) = -2250533.925499519</p><p>&#916;h = -185.6467161053297</p><p>f(t) = 343</p></body></html></richcontent></node>
<node ID="ID_18623" TEXT="(1854) cabinet, resign, resignation, scandal, takeshita" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1854)) = -2182247.302370978</p><p>&#916;h = -135.69180771372157</p><p>f(t) = 287</p></body></html></richcontent></node>
</node>
<node ID="ID_18586" TEXT="(1891) minister, prime" BACKGROUND_COLOR="#ec8093"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1891)) = -2177271.0040088533</p><p>&#916;h = -132.79203173980386</p><p>f(t) = 552</p></body></html></richcontent>
<node ID="ID_122" TEXT="(10239) minister" BACKGROUND_COLOR="#e68099"></node>
<node ID="ID_346" TEXT="(10239) prime" BACKGROUND_COLOR="#f2808d"></node>
</node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_20453" TEXT="(24) president, bush, house, committee, congress" BACKGROUND_COLOR="#cd80b2"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(24)) = -3088883.2370020803</p><p>&#916;h = -4011.473991135579</p><p>f(t) = 19988</p></body></html></richcontent>
<node ID="ID_20425" TEXT="(52) president, bush, dukakis, campaign, democratic" BACKGROUND_COLOR="#d180ae"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(52)) = -3001076.9017330753</p><p>&#916;h = -2497.0790743376565</p><p>f(t) = 11791</p></body></html></richcontent>
<node ID="ID_20404" TEXT="(73) campaign, democratic, republican, vote, presidential" BACKGROUND_COLOR="#ea8095"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(73)) = -2953252.526490912</p><p>&#916;h = -2088.5847643208326</p><p>f(t) = 7166</p></body></html></richcontent>
<node ID="ID_20287" TEXT="(190) campaign, democratic, republican, vote, presidential" BACKGROUND_COLOR="#ea8095" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(190)) = -2773870.7513486706</p><p>&#916;h = -1156.5140303534517</p><p>f(t) = 4092</p></body></html></richcontent>
<node ID="ID_19992" TEXT="(485) campaign, democratic, republican, presidential, democrats" BACKGROUND_COLOR="#eb8094"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(485)) = -2542208.0798003464</p><p>&#916;h = -547.5295489279288</p><p>f(t) = 2432</p></body></html></richcontent>
<node ID="ID_19799" TEXT="(678) campaign, democratic, presidential, candidates, candidate" BACKGROUND_COLOR="#ee8091"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(678)) = -2451806.883706906</p><p>&#916;h = -403.1949734817608</p><p>f(t) = 1504</p></body></html></richcontent>
<node ID="ID_19484" TEXT="(993) democratic, presidential, candidate, nominee, delegate" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(993)) = -2347327.4414407313</p><p>&#916;h = -274.0940910308873</p><p>f(t) = 820</p></body></html></richcontent></node>
<node ID="ID_19303" TEXT="(1174) campaign, candidates, democrat, campaigning, contest" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1174)) = -2301843.498516288</p><p>&#916;h = -230.80854780727896</p><p>f(t) = 684</p></body></html></richcontent></node>
</node>
<node ID="ID_19619" TEXT="(858) republican, democrats, gov, governor, republicans" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(858)) = -2387170.623846694</p><p>&#916;h = -317.3077965155535</p><p>f(t) = 928</p></body></html></richcontent>
<node ID="ID_18913" TEXT="(1564) republican, democrats, republicans, gop" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1564)) = -2225649.235723402</p><p>&#916;h = -165.84063285935008</p><p>f(t) = 595</p></body></html></richcontent></node>
<node ID="ID_18593" TEXT="(1884) gov, governor, governors, intend, gubernatorial" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1884)) = -2178203.679054738</p><p>&#916;h = -133.48630654687622</p><p>f(t) = 333</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20093" TEXT="(384) vote, election, conservative, voters, elected" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(384)) = -2603324.350991297</p><p>&#916;h = -671.9723248489536</p><p>f(t) = 1660</p></body></html></richcontent>
<node ID="ID_19673" TEXT="(804) vote, election, voters, votes, electoral" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(804)) = -2405012.0772310444</p><p>&#916;h = -341.933006375868</p><p>f(t) = 901</p></body></html></richcontent>
<node ID="ID_19247" TEXT="(1230) vote, votes, electoral, fairness, stored" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1230)) = -2289213.860880927</p><p>&#916;h = -219.5085622751194</p><p>f(t) = 467</p></body></html></richcontent></node>
<node ID="ID_19026" TEXT="(1451) election, voters, voter, pierre, turnout" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1451)) = -2245217.766972831</p><p>&#916;h = -181.06967330482257</p><p>f(t) = 434</p></body></html></richcontent></node>
</node>
<node ID="ID_19754" TEXT="(723) conservative, elected, leadership, thatcher, partys" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(723)) = -2434245.1737294868</p><p>&#916;h = -378.97860393587507</p><p>f(t) = 759</p></body></html></richcontent>
<node ID="ID_19253" TEXT="(1224) elected, leadership, partys, losing, wallace" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1224)) = -2290534.0357169015</p><p>&#916;h = -220.36080657320417</p><p>f(t) = 422</p></body></html></richcontent></node>
<node ID="ID_18905" TEXT="(1572) conservative, thatcher, conservatives, margaret, commons" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1572)) = -2224326.5482843495</p><p>&#916;h = -164.58639123429202</p><p>f(t) = 337</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20308" TEXT="(169) win, survey, paul, race, supporters" BACKGROUND_COLOR="#f78088" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(169)) = -2799372.0260446104</p><p>&#916;h = -1254.117705195902</p><p>f(t) = 3074</p></body></html></richcontent>
<node ID="ID_20159" TEXT="(318) win, paul, race, supporters, rally" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(318)) = -2651283.510860324</p><p>&#916;h = -785.6472903974991</p><p>f(t) = 1672</p></body></html></richcontent>
<node ID="ID_19907" TEXT="(570) win, paul, race, simon, favorite" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(570)) = -2499072.4722567047</p><p>&#916;h = -476.2477931235171</p><p>f(t) = 913</p></body></html></richcontent>
<node ID="ID_19436" TEXT="(1041) win, race, favorite, box, thinks" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1041)) = -2334508.1825209865</p><p>&#916;h = -261.0159725550857</p><p>f(t) = 482</p></body></html></richcontent></node>
<node ID="ID_19388" TEXT="(1089) paul, simon, remember, recognition, badly" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1089)) = -2322261.696700083</p><p>&#916;h = -250.07799356220858</p><p>f(t) = 431</p></body></html></richcontent></node>
</node>
<node ID="ID_19837" TEXT="(640) supporters, rally, crowd, carolina, alabama" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(640)) = -2467515.411542151</p><p>&#916;h = -423.3943582052634</p><p>f(t) = 759</p></body></html></richcontent>
<node ID="ID_19187" TEXT="(1290) supporters, rally, crowd, candidacy, attacking" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1290)) = -2276403.303489878</p><p>&#916;h = -207.7290003426715</p><p>f(t) = 391</p></body></html></richcontent></node>
<node ID="ID_19038" TEXT="(1439) carolina, alabama, georgia, hunt, ad" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1439)) = -2247400.60496166</p><p>&#916;h = -182.56936725766536</p><p>f(t) = 368</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20098" TEXT="(379) survey, suggested, poll, conducted, choice" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(379)) = -2606704.3085063547</p><p>&#916;h = -677.7253895484464</p><p>f(t) = 1402</p></body></html></richcontent>
<node ID="ID_19792" TEXT="(685) suggested, polls, registered, presidency, negative" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(685)) = -2448991.1116389865</p><p>&#916;h = -399.950190538244</p><p>f(t) = 755</p></body></html></richcontent>
<node ID="ID_19230" TEXT="(1247) polls, registered, presidency, handling, participate" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1247)) = -2285504.721232497</p><p>&#916;h = -216.97581084790363</p><p>f(t) = 379</p></body></html></richcontent></node>
<node ID="ID_19243" TEXT="(1234) suggested, negative, surveys, shops, prosperity" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1234)) = -2288336.9626840237</p><p>&#916;h = -218.8943124631278</p><p>f(t) = 376</p></body></html></richcontent></node>
</node>
<node ID="ID_19590" TEXT="(887) survey, poll, conducted, choice, relatives" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(887)) = -2378113.1181350225</p><p>&#916;h = -307.60699162156016</p><p>f(t) = 647</p></body></html></richcontent>
<node ID="ID_19153" TEXT="(1324) poll, conducted, relatives, margin, error" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1324)) = -2269455.8851712816</p><p>&#916;h = -201.1855237331274</p><p>f(t) = 393</p></body></html></richcontent></node>
<node ID="ID_18751" TEXT="(1726) survey, choice, plus, digits, unsure" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1726)) = -2200304.295607623</p><p>&#916;h = -146.74087674858674</p><p>f(t) = 254</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_20356" TEXT="(121) president, bush, dukakis, vice, george" BACKGROUND_COLOR="#d580aa"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(121)) = -2866869.4124639435</p><p>&#916;h = -1574.0170118801543</p><p>f(t) = 4625</p></body></html></richcontent>
<node ID="ID_20167" TEXT="(310) president, bush, bushs" BACKGROUND_COLOR="#cb80b4" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(310)) = -2657619.6426612134</p><p>&#916;h = -798.0140624991509</p><p>f(t) = 2313</p></body></html></richcontent>
<node ID="ID_7" TEXT="(10239) president" BACKGROUND_COLOR="#a480db"></node>
<node ID="ID_18707" TEXT="(1770) bush, bushs" BACKGROUND_COLOR="#de80a1"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1770)) = -2193932.5996377314</p><p>&#916;h = -142.74341498858303</p><p>f(t) = 983</p></body></html></richcontent>
<node ID="ID_18" TEXT="(10239) bush" BACKGROUND_COLOR="#c680b9"></node>
<node ID="ID_499" TEXT="(10239) bushs" BACKGROUND_COLOR="#f5808a"></node>
</node>
</node>
<node ID="ID_20176" TEXT="(301) dukakis, vice, george, jackson, michael" BACKGROUND_COLOR="#ed8092" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(301)) = -2664936.2270236276</p><p>&#916;h = -822.8261786751355</p><p>f(t) = 2312</p></body></html></richcontent>
<node ID="ID_19950" TEXT="(527) dukakis, vice, george, michael, massachusetts" BACKGROUND_COLOR="#ef8090"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(527)) = -2520137.2534436956</p><p>&#916;h = -504.0454444044426</p><p>f(t) = 1275</p></body></html></richcontent>
<node ID="ID_19359" TEXT="(1118) dukakis, michael, massachusetts, boston" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1118)) = -2315111.8944164063</p><p>&#916;h = -243.02142117244875</p><p>f(t) = 775</p></body></html></richcontent>
<node ID="ID_90" TEXT="(10239) dukakis" BACKGROUND_COLOR="#e2809d"></node>
<node ID="ID_18890" TEXT="(1587) michael, massachusetts, boston" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1587)) = -2221868.302918599</p><p>&#916;h = -162.91930070683156</p><p>f(t) = 353</p></body></html></richcontent></node>
</node>
<node ID="ID_19284" TEXT="(1193) vice, george" BACKGROUND_COLOR="#ee8091"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1193)) = -2297490.4619192793</p><p>&#916;h = -227.53665749418906</p><p>f(t) = 500</p></body></html></richcontent>
<node ID="ID_192" TEXT="(10239) vice" BACKGROUND_COLOR="#ec8093"></node>
<node ID="ID_290" TEXT="(10239) george" BACKGROUND_COLOR="#f0808f"></node>
</node>
</node>
<node ID="ID_19830" TEXT="(647) jackson, primary, convention, delegates, nomination" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(647)) = -2464560.319356684</p><p>&#916;h = -420.41579931132947</p><p>f(t) = 1037</p></body></html></richcontent>
<node ID="ID_19233" TEXT="(1244) jackson, convention, delegates, jesse, jacksons" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1244)) = -2286156.2531769653</p><p>&#916;h = -217.18550932508697</p><p>f(t) = 523</p></body></html></richcontent>
<node ID="ID_15890" TEXT="(4587) jackson, jesse, jacksons" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4587)) = -1990734.3710284655</p><p>&#916;h = -34.88043067832041</p><p>f(t) = 285</p></body></html></richcontent></node>
<node ID="ID_18097" TEXT="(2380) convention, delegates" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2380)) = -2121363.345025632</p><p>&#916;h = -98.2323176958671</p><p>f(t) = 238</p></body></html></richcontent></node>
</node>
<node ID="ID_19285" TEXT="(1192) primary, nomination, advertising, gephardt, gore" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1192)) = -2297718.0677830856</p><p>&#916;h = -227.60586380602945</p><p>f(t) = 514</p></body></html></richcontent>
<node ID="ID_18342" TEXT="(2135) primary, nomination, gore, albert" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2135)) = -2147312.7618570267</p><p>&#916;h = -114.23997131448414</p><p>f(t) = 287</p></body></html></richcontent></node>
<node ID="ID_18352" TEXT="(2125) advertising, gephardt, ads, super, commercials" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2125)) = -2148459.425060384</p><p>&#916;h = -114.8623854058751</p><p>f(t) = 227</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_20389" TEXT="(88) house, committee, congress, white, administration" BACKGROUND_COLOR="#e0809f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(88)) = -2923494.662250424</p><p>&#916;h = -1891.9812430891525</p><p>f(t) = 8197</p></body></html></richcontent>
<node ID="ID_20326" TEXT="(151) house, congress, white, administration, reagan" BACKGROUND_COLOR="#e1809e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(151)) = -2822692.0818024524</p><p>&#916;h = -1355.3444610374245</p><p>f(t) = 4289</p></body></html></richcontent>
<node ID="ID_20228" TEXT="(249) congress, administration, reagan, bill, legislation" BACKGROUND_COLOR="#e98096" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(249)) = -2711336.8857413176</p><p>&#916;h = -962.6620395220289</p><p>f(t) = 2358</p></body></html></richcontent>
<node ID="ID_20049" TEXT="(428) congress, administration, reagan, presidents, reagans" BACKGROUND_COLOR="#ed8092"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(428)) = -2574932.2944825655</p><p>&#916;h = -613.5812574829124</p><p>f(t) = 1401</p></body></html></richcontent>
<node ID="ID_19728" TEXT="(749) congress, administration" BACKGROUND_COLOR="#e4809b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(749)) = -2424527.7720924653</p><p>&#916;h = -369.7397729598397</p><p>f(t) = 807</p></body></html></richcontent>
<node ID="ID_73" TEXT="(10239) congress" BACKGROUND_COLOR="#e2809d"></node>
<node ID="ID_99" TEXT="(10239) administration" BACKGROUND_COLOR="#e5809a"></node>
</node>
<node ID="ID_19414" TEXT="(1063) reagan, presidents, reagans, letters, inauguration" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1063)) = -2328820.785346642</p><p>&#916;h = -255.44058722847694</p><p>f(t) = 594</p></body></html></richcontent>
<node ID="ID_136" TEXT="(10239) reagan" BACKGROUND_COLOR="#e88097"></node>
<node ID="ID_18633" TEXT="(1844) presidents, reagans, letters, inauguration, sworn" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1844)) = -2183606.583359953</p><p>&#916;h = -136.12121338356155</p><p>f(t) = 256</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_19730" TEXT="(747) bill, legislation, measure, debate, passed" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(747)) = -2425268.5685453783</p><p>&#916;h = -371.04407253019235</p><p>f(t) = 957</p></body></html></richcontent>
<node ID="ID_19108" TEXT="(1369) bill, legislation, measure" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1369)) = -2260585.1759898514</p><p>&#916;h = -193.7468450525157</p><p>f(t) = 577</p></body></html></richcontent>
<node ID="ID_135" TEXT="(10239) bill" BACKGROUND_COLOR="#ea8095"></node>
<node ID="ID_18374" TEXT="(2103) legislation, measure" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2103)) = -2150998.5098921494</p><p>&#916;h = -115.91347293247418</p><p>f(t) = 273</p></body></html></richcontent></node>
</node>
<node ID="ID_19141" TEXT="(1336) debate, passed, voted, pass, passage" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1336)) = -2267052.3924419046</p><p>&#916;h = -198.92797467594028</p><p>f(t) = 380</p></body></html></richcontent>
<node ID="ID_18166" TEXT="(2311) debate, pass, passage, comprehensive" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2311)) = -2128266.8259499245</p><p>&#916;h = -102.18055927914611</p><p>f(t) = 200</p></body></html></richcontent></node>
<node ID="ID_18118" TEXT="(2359) passed, voted" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2359)) = -2123438.060425374</p><p>&#916;h = -99.35916732591068</p><p>f(t) = 180</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20183" TEXT="(294) house, white, secretary, james, staff" BACKGROUND_COLOR="#e98096" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(294)) = -2670814.3376770834</p><p>&#916;h = -854.3697327814498</p><p>f(t) = 1931</p></body></html></richcontent>
<node ID="ID_19710" TEXT="(767) house, white" BACKGROUND_COLOR="#dc80a3"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(767)) = -2417952.154152981</p><p>&#916;h = -358.2363342666522</p><p>f(t) = 1026</p></body></html></richcontent>
<node ID="ID_28" TEXT="(10239) house" BACKGROUND_COLOR="#d380ac"></node>
<node ID="ID_109" TEXT="(10239) white" BACKGROUND_COLOR="#e5809a"></node>
</node>
<node ID="ID_19845" TEXT="(632) secretary, james, staff, baker, iii" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(632)) = -2470926.3903560764</p><p>&#916;h = -428.36544066411443</p><p>f(t) = 905</p></body></html></richcontent>
<node ID="ID_19468" TEXT="(1009) secretary, staff, aides, congressman, shuster" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1009)) = -2342976.5128882844</p><p>&#916;h = -268.6727747014793</p><p>f(t) = 515</p></body></html></richcontent>
<node ID="ID_197" TEXT="(10239) secretary" BACKGROUND_COLOR="#ed8092"></node>
<node ID="ID_18627" TEXT="(1850) staff, aides, congressman, shuster, virgin" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1850)) = -2182790.48976888</p><p>&#916;h = -135.87674550279735</p><p>f(t) = 251</p></body></html></richcontent></node>
</node>
<node ID="ID_19046" TEXT="(1431) james, baker, iii" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1431)) = -2248868.7422226663</p><p>&#916;h = -183.7482648750174</p><p>f(t) = 390</p></body></html></richcontent>
<node ID="ID_306" TEXT="(10239) james" BACKGROUND_COLOR="#f1808e"></node>
<node ID="ID_17389" TEXT="(3088) baker, iii" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3088)) = -2063864.8461950053</p><p>&#916;h = -67.21883207502833</p><p>f(t) = 183</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_20283" TEXT="(194) committee, chairman, senate, sen, rep" BACKGROUND_COLOR="#ea8095"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(194)) = -2769266.8124610204</p><p>&#916;h = -1142.7623582201304</p><p>f(t) = 3908</p></body></html></richcontent>
<node ID="ID_20170" TEXT="(307) committee, chairman, rep, panel, package" BACKGROUND_COLOR="#ef8090" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(307)) = -2660039.6937987637</p><p>&#916;h = -808.4631938449347</p><p>f(t) = 2055</p></body></html></richcontent>
<node ID="ID_19983" TEXT="(494) chairman, rep, package, jim, wright" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(494)) = -2537317.570512236</p><p>&#916;h = -537.7541628159761</p><p>f(t) = 1171</p></body></html></richcontent>
<node ID="ID_19535" TEXT="(942) chairman, rep, michel, foley, edwards" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(942)) = -2361675.2303539393</p><p>&#916;h = -288.12344955226035</p><p>f(t) = 638</p></body></html></richcontent>
<node ID="ID_18582" TEXT="(1895) rep, michel, foley, edwards, countered" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1895)) = -2176740.6729082707</p><p>&#916;h = -132.34563670630996</p><p>f(t) = 322</p></body></html></richcontent></node>
<node ID="ID_151" TEXT="(10239) chairman" BACKGROUND_COLOR="#e98096"></node>
</node>
<node ID="ID_19547" TEXT="(930) package, jim, wright, speaker, promise" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(930)) = -2365180.348463965</p><p>&#916;h = -293.21510182786005</p><p>f(t) = 533</p></body></html></richcontent>
<node ID="ID_18972" TEXT="(1505) package, promise, resume, negotiating, pledge" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1505)) = -2235646.3814228037</p><p>&#916;h = -173.62607299349474</p><p>f(t) = 297</p></body></html></richcontent></node>
<node ID="ID_18479" TEXT="(1998) jim, wright, speaker, balance, optimism" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1998)) = -2163563.8886414105</p><p>&#916;h = -123.91492571892559</p><p>f(t) = 236</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_19770" TEXT="(707) committee, panel, subcommittee, committees, contractors" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(707)) = -2440371.287296674</p><p>&#916;h = -386.0959382317669</p><p>f(t) = 884</p></body></html></richcontent>
<node ID="ID_66" TEXT="(10239) committee" BACKGROUND_COLOR="#e1809e"></node>
<node ID="ID_19240" TEXT="(1237) panel, subcommittee, committees, contractors, appropriations" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1237)) = -2287681.1724116523</p><p>&#916;h = -218.27480445777837</p><p>f(t) = 437</p></body></html></richcontent>
<node ID="ID_18235" TEXT="(2242) panel, committees, panels, ranking" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2242)) = -2135467.9609217914</p><p>&#916;h = -106.59574605429589</p><p>f(t) = 223</p></body></html></richcontent></node>
<node ID="ID_18391" TEXT="(2086) subcommittee, contractors, appropriations, processing, obtaining" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2086)) = -2152977.8637792193</p><p>&#916;h = -117.11102435267094</p><p>f(t) = 214</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20120" TEXT="(357) senate, sen, congressional, majority, rejected" BACKGROUND_COLOR="#f3808c" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(357)) = -2621966.9780139457</p><p>&#916;h = -719.236906866754</p><p>f(t) = 1853</p></body></html></richcontent>
<node ID="ID_19690" TEXT="(787) senate, sen, bob, dole, alan" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(787)) = -2410879.716067927</p><p>&#916;h = -348.61923268608734</p><p>f(t) = 944</p></body></html></richcontent>
<node ID="ID_18869" TEXT="(1608) senate, sen" BACKGROUND_COLOR="#ec8093"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1608)) = -2218473.110659837</p><p>&#916;h = -160.88058471655313</p><p>f(t) = 550</p></body></html></richcontent>
<node ID="ID_143" TEXT="(10239) senate" BACKGROUND_COLOR="#ea8095"></node>
<node ID="ID_253" TEXT="(10239) sen" BACKGROUND_COLOR="#ef8090"></node>
</node>
<node ID="ID_19173" TEXT="(1304) bob, dole, alan, nancy, sens" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1304)) = -2273516.978851608</p><p>&#916;h = -205.17271430575238</p><p>f(t) = 394</p></body></html></richcontent>
<node ID="ID_17976" TEXT="(2501) bob, dole, nancy, doles, kassebaum" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2501)) = -2109916.1084526763</p><p>&#916;h = -90.94328877842054</p><p>f(t) = 226</p></body></html></richcontent></node>
<node ID="ID_17972" TEXT="(2505) alan, sens, wyoming, helms, simpson" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2505)) = -2109552.408915733</p><p>&#916;h = -90.7429562773359</p><p>f(t) = 168</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_19884" TEXT="(593) congressional, majority, rejected, letter, minority" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(593)) = -2488284.225542587</p><p>&#916;h = -461.2305663322786</p><p>f(t) = 909</p></body></html></richcontent>
<node ID="ID_19444" TEXT="(1033) congressional, majority, minority, aide, narrowly" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1033)) = -2336605.2189401137</p><p>&#916;h = -263.30756541687515</p><p>f(t) = 479</p></body></html></richcontent>
<node ID="ID_18672" TEXT="(1805) congressional, aide, sharon, chaos, decisive" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1805)) = -2188983.754939584</p><p>&#916;h = -139.73642773533356</p><p>f(t) = 241</p></body></html></richcontent></node>
<node ID="ID_18502" TEXT="(1975) majority, minority, narrowly, objections, rejection" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1975)) = -2166431.6723564886</p><p>&#916;h = -125.32116732091345</p><p>f(t) = 238</p></body></html></richcontent></node>
</node>
<node ID="ID_19390" TEXT="(1087) rejected, letter, senator, drawn, reelection" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1087)) = -2322762.0918556517</p><p>&#916;h = -250.25594388956415</p><p>f(t) = 430</p></body></html></richcontent>
<node ID="ID_18507" TEXT="(1970) rejected, drawn, consideration, claiming, amended" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1970)) = -2167059.9288513274</p><p>&#916;h = -126.00185895363757</p><p>f(t) = 218</p></body></html></richcontent></node>
<node ID="ID_18504" TEXT="(1973) letter, senator, reelection, upset" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1973)) = -2166682.6063523428</p><p>&#916;h = -125.5506372988275</p><p>f(t) = 212</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_20473" TEXT="(4) new, percent, million, billion, american" BACKGROUND_COLOR="#a580da" POSITION="left"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4)) = -3214761.1967374864</p><p>&#916;h = -10260.811178159485</p><p>f(t) = 67752</p></body></html></richcontent>
<node ID="ID_20463" TEXT="(14) new, million, billion, american, company" BACKGROUND_COLOR="#b680c9"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(14)) = -3135580.33858178</p><p>&#916;h = -5562.773811487537</p><p>f(t) = 46513</p></body></html></richcontent>
<node ID="ID_20450" TEXT="(27) new, million, billion, american, york" BACKGROUND_COLOR="#b680c9"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(27)) = -3077206.8191940067</p><p>&#916;h = -3716.4375950130543</p><p>f(t) = 25348</p></body></html></richcontent>
<node ID="ID_20444" TEXT="(33) new, million, american, york, money" BACKGROUND_COLOR="#bc80c3"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(33)) = -3056004.6840629126</p><p>&#916;h = -3252.4384952529654</p><p>f(t) = 20363</p></body></html></richcontent>
<node ID="ID_20427" TEXT="(50) new, american, york, service, issues" BACKGROUND_COLOR="#cd80b2"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(50)) = -3006137.1757039335</p><p>&#916;h = -2535.4831622939037</p><p>f(t) = 10520</p></body></html></richcontent>
<node ID="ID_20403" TEXT="(74) service, tax, cut, move, half" BACKGROUND_COLOR="#ef8090" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(74)) = -2951163.941726591</p><p>&#916;h = -2046.9866055068778</p><p>f(t) = 5790</p></body></html></richcontent>
<node ID="ID_20319" TEXT="(158) service, tax, cut, move, income" BACKGROUND_COLOR="#ef8090"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(158)) = -2813401.8395566824</p><p>&#916;h = -1301.7795171428988</p><p>f(t) = 3222</p></body></html></richcontent>
<node ID="ID_20126" TEXT="(351) cut, move, beginning, due, reduce" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(351)) = -2626316.422436203</p><p>&#916;h = -728.0902646036884</p><p>f(t) = 1618</p></body></html></richcontent>
<node ID="ID_19776" TEXT="(701) cut, reduce, reduction, benefit, fully" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(701)) = -2442692.7143146587</p><p>&#916;h = -387.8936306241576</p><p>f(t) = 818</p></body></html></richcontent></node>
<node ID="ID_19856" TEXT="(621) move, beginning, due, bills, reduced" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(621)) = -2475693.4615316717</p><p>&#916;h = -439.20349537604307</p><p>f(t) = 800</p></body></html></richcontent></node>
</node>
<node ID="ID_20140" TEXT="(337) service, tax, income, taxes, revenue" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(337)) = -2636683.6372911287</p><p>&#916;h = -752.125229908228</p><p>f(t) = 1604</p></body></html></richcontent>
<node ID="ID_19688" TEXT="(789) tax, income, taxes, revenue, net" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(789)) = -2410182.6851253626</p><p>&#916;h = -348.2080474948798</p><p>f(t) = 863</p></body></html></richcontent></node>
<node ID="ID_19795" TEXT="(682) service, returns, individuals, irs, filing" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(682)) = -2450195.7982454803</p><p>&#916;h = -402.4810265256747</p><p>f(t) = 741</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20295" TEXT="(182) half, paid, described, makes, domestic" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(182)) = -2783365.7951896824</p><p>&#916;h = -1203.7010570836264</p><p>f(t) = 2568</p></body></html></richcontent>
<node ID="ID_20147" TEXT="(330) half, described, makes, domestic, worlds" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(330)) = -2641984.277022177</p><p>&#916;h = -762.3044699910442</p><p>f(t) = 1427</p></body></html></richcontent>
<node ID="ID_19825" TEXT="(652) half, makes, atlantic, rating, marketing" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(652)) = -2462462.262945106</p><p>&#916;h = -417.5426530857221</p><p>f(t) = 732</p></body></html></richcontent></node>
<node ID="ID_19738" TEXT="(739) described, domestic, worlds, americas, producer" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(739)) = -2428241.808577605</p><p>&#916;h = -372.55375492429994</p><p>f(t) = 695</p></body></html></richcontent></node>
</node>
<node ID="ID_20074" TEXT="(403) paid, prominent, entertainment, supporting, complaint" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(403)) = -2590833.6455832515</p><p>&#916;h = -647.1509742037306</p><p>f(t) = 1141</p></body></html></richcontent>
<node ID="ID_19678" TEXT="(799) paid, entertainment, sexual, sex, stephen" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(799)) = -2406725.1921134274</p><p>&#916;h = -343.0994177871289</p><p>f(t) = 575</p></body></html></richcontent></node>
<node ID="ID_19693" TEXT="(784) prominent, supporting, complaint, reporting, monetary" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(784)) = -2411926.8065307196</p><p>&#916;h = -349.47892707515894</p><p>f(t) = 566</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20376" TEXT="(101) new, american, york, issues, big" BACKGROUND_COLOR="#cf80b0" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(101)) = -2899934.435024471</p><p>&#916;h = -1735.3140911600494</p><p>f(t) = 4730</p></body></html></richcontent>
<node ID="ID_20231" TEXT="(246) american, issues, big, americans, likely" BACKGROUND_COLOR="#ea8095"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(246)) = -2714247.014980769</p><p>&#916;h = -973.408468678379</p><p>f(t) = 2371</p></body></html></richcontent>
<node ID="ID_20063" TEXT="(414) american, americans, likely, potential, fuel" BACKGROUND_COLOR="#ee8091"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(414)) = -2583744.356520072</p><p>&#916;h = -639.6631392267827</p><p>f(t) = 1399</p></body></html></richcontent>
<node ID="ID_25" TEXT="(10239) american" BACKGROUND_COLOR="#ce80b1"></node>
<node ID="ID_19741" TEXT="(736) americans, likely, potential, fuel, appears" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(736)) = -2429361.0046274876</p><p>&#916;h = -373.12837690792</p><p>f(t) = 685</p></body></html></richcontent></node>
</node>
<node ID="ID_19860" TEXT="(617) issues, big, value, common, technology" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(617)) = -2477455.9675723757</p><p>&#916;h = -441.3081627693591</p><p>f(t) = 972</p></body></html></richcontent>
<node ID="ID_19525" TEXT="(952) value, common, technology, blue, chips" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(952)) = -2358800.9625501856</p><p>&#916;h = -286.3696823058035</p><p>f(t) = 511</p></body></html></richcontent></node>
<node ID="ID_19225" TEXT="(1252) issues, big" BACKGROUND_COLOR="#ef8090"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1252)) = -2284422.558851313</p><p>&#916;h = -214.9747103056743</p><p>f(t) = 461</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_19794" TEXT="(683) new, york" BACKGROUND_COLOR="#af80d0"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(683)) = -2449793.3172189547</p><p>&#916;h = -401.3274847357152</p><p>f(t) = 2359</p></body></html></richcontent>
<node ID="ID_1" TEXT="(10239) new" BACKGROUND_COLOR="#8480fb"></node>
<node ID="ID_44" TEXT="(10239) york" BACKGROUND_COLOR="#d980a6"></node>
</node>
</node>
</node>
<node ID="ID_20419" TEXT="(58) million, money, expected, pay, largest" BACKGROUND_COLOR="#da80a5"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(58)) = -2986531.3546827</p><p>&#916;h = -2360.097545644623</p><p>f(t) = 9843</p></body></html></richcontent>
<node ID="ID_20363" TEXT="(114) expected, largest, total, production, estimated" BACKGROUND_COLOR="#f0808f" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(114)) = -2878160.08593148</p><p>&#916;h = -1633.3718809749953</p><p>f(t) = 4932</p></body></html></richcontent>
<node ID="ID_20243" TEXT="(234) expected, largest, total, production, estimated" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(234)) = -2726143.8614595546</p><p>&#916;h = -1007.2025756580188</p><p>f(t) = 2491</p></body></html></richcontent>
<node ID="ID_20118" TEXT="(359) expected, largest, total, receive, payments" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(359)) = -2620531.551954521</p><p>&#916;h = -705.4426203132534</p><p>f(t) = 1454</p></body></html></richcontent>
<node ID="ID_19801" TEXT="(676) expected, largest, total" BACKGROUND_COLOR="#ed8092"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(676)) = -2452614.43227062</p><p>&#916;h = -403.83352811233453</p><p>f(t) = 790</p></body></html></richcontent></node>
<node ID="ID_19727" TEXT="(750) receive, payments, benefits, advance, drought" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(750)) = -2424158.0323195052</p><p>&#916;h = -369.632809847968</p><p>f(t) = 664</p></body></html></richcontent></node>
</node>
<node ID="ID_19987" TEXT="(490) production, estimated, tons, estimates, estimate" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(490)) = -2539474.3472803715</p><p>&#916;h = -541.5977345359388</p><p>f(t) = 1037</p></body></html></richcontent>
<node ID="ID_19490" TEXT="(987) estimated, estimates, estimate, size, drawing" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(987)) = -2348976.165811603</p><p>&#916;h = -275.4906350992824</p><p>f(t) = 519</p></body></html></richcontent></node>
<node ID="ID_19544" TEXT="(933) production, tons, forecast, route, output" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(933)) = -2364301.0136279115</p><p>&#916;h = -292.7583003431864</p><p>f(t) = 518</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20276" TEXT="(201) supplies, departments, provided, immediate, supply" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(201)) = -2761377.151123413</p><p>&#916;h = -1108.371238225869</p><p>f(t) = 2441</p></body></html></richcontent>
<node ID="ID_20087" TEXT="(390) supplies, supply, continues, worldwide, goal" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(390)) = -2599315.4817933254</p><p>&#916;h = -663.4074116704614</p><p>f(t) = 1244</p></body></html></richcontent>
<node ID="ID_19737" TEXT="(740) continues, goal, socalled, ones, suffering" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(740)) = -2427869.2548226807</p><p>&#916;h = -372.394170640071</p><p>f(t) = 639</p></body></html></richcontent></node>
<node ID="ID_19641" TEXT="(836) supplies, supply, worldwide, capacity, producers" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(836)) = -2394276.207343519</p><p>&#916;h = -328.82211239189564</p><p>f(t) = 605</p></body></html></richcontent></node>
</node>
<node ID="ID_20053" TEXT="(424) departments, provided, immediate, data, global" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(424)) = -2577420.8706449885</p><p>&#916;h = -624.9857107713724</p><p>f(t) = 1197</p></body></html></richcontent>
<node ID="ID_19700" TEXT="(777) departments, provided, substantial, encourage, knows" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(777)) = -2414388.180402492</p><p>&#916;h = -353.72554777582263</p><p>f(t) = 622</p></body></html></richcontent></node>
<node ID="ID_19631" TEXT="(846) immediate, data, global, developing, warming" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(846)) = -2391015.5096616033</p><p>&#916;h = -322.94732633747117</p><p>f(t) = 575</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20374" TEXT="(103) million, money, pay, special, deal" BACKGROUND_COLOR="#dd80a2" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(103)) = -2896466.668605311</p><p>&#916;h = -1727.527678813276</p><p>f(t) = 4911</p></body></html></richcontent>
<node ID="ID_20292" TEXT="(185) million, special, deal, pounds, customs" BACKGROUND_COLOR="#e5809a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(185)) = -2779770.0493207173</p><p>&#916;h = -1187.1749251815945</p><p>f(t) = 2785</p></body></html></richcontent>
<node ID="ID_6" TEXT="(10239) million" BACKGROUND_COLOR="#9c80e3"></node>
<node ID="ID_20121" TEXT="(356) special, deal, pounds, customs, accounting" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(356)) = -2622687.2756031333</p><p>&#916;h = -720.2975891872084</p><p>f(t) = 1327</p></body></html></richcontent>
<node ID="ID_19785" TEXT="(692) special, accounting, powers, paying, providing" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(692)) = -2446214.9427075395</p><p>&#916;h = -393.87809519141774</p><p>f(t) = 686</p></body></html></richcontent></node>
<node ID="ID_19716" TEXT="(761) deal, pounds, customs, marked, mainly" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(761)) = -2420124.781617519</p><p>&#916;h = -363.25766067179393</p><p>f(t) = 641</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20204" TEXT="(273) money, pay, funds, fund, raised" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(273)) = -2689154.802760614</p><p>&#916;h = -893.2875478936712</p><p>f(t) = 2126</p></body></html></richcontent>
<node ID="ID_20002" TEXT="(475) money, pay, funds, fund, earned" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(475)) = -2547724.499212002</p><p>&#916;h = -555.5764084135899</p><p>f(t) = 1228</p></body></html></richcontent>
<node ID="ID_19466" TEXT="(1011) money, funds, fund" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1011)) = -2342439.5752978595</p><p>&#916;h = -268.02565491007954</p><p>f(t) = 661</p></body></html></richcontent></node>
<node ID="ID_19495" TEXT="(982) pay, earned, salary, expenses, wages" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(982)) = -2350359.268021204</p><p>&#916;h = -276.9743351280904</p><p>f(t) = 567</p></body></html></richcontent></node>
</node>
<node ID="ID_19931" TEXT="(546) raised, required, contributions, raising, fees" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(546)) = -2510687.2488426943</p><p>&#916;h = -490.0742765754276</p><p>f(t) = 898</p></body></html></richcontent>
<node ID="ID_19150" TEXT="(1327) contributions, campaigns, donations, contributed, races" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1327)) = -2268852.800059349</p><p>&#916;h = -200.69945711812034</p><p>f(t) = 462</p></body></html></richcontent></node>
<node ID="ID_19365" TEXT="(1112) raised, required, raising, fees, variety" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1112)) = -2316575.010812555</p><p>&#916;h = -244.31042864356277</p><p>f(t) = 436</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_20379" TEXT="(98) billion, bank, budget, spending, deficit" BACKGROUND_COLOR="#e78098"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(98)) = -2905189.1245610733</p><p>&#916;h = -1760.8137439786842</p><p>f(t) = 4985</p></body></html></richcontent>
<node ID="ID_20262" TEXT="(215) billion, budget, spending, deficit, debt" BACKGROUND_COLOR="#ea8095"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(215)) = -2746004.532500581</p><p>&#916;h = -1079.3240777923165</p><p>f(t) = 2746</p></body></html></richcontent>
<node ID="ID_20108" TEXT="(369) billion, debt, assets, property, protection" BACKGROUND_COLOR="#ef8090" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(369)) = -2613543.5017419984</p><p>&#916;h = -688.069919806363</p><p>f(t) = 1568</p></body></html></richcontent>
<node ID="ID_21" TEXT="(10239) billion" BACKGROUND_COLOR="#c880b7"></node>
<node ID="ID_19781" TEXT="(696) debt, assets, property, protection, bankruptcy" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(696)) = -2444641.5676891673</p><p>&#916;h = -391.78472382122345</p><p>f(t) = 760</p></body></html></richcontent>
<node ID="ID_19266" TEXT="(1211) assets, property, protection, bankruptcy, creditors" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1211)) = -2293424.528286258</p><p>&#916;h = -224.22962372195616</p><p>f(t) = 399</p></body></html></richcontent>
<node ID="ID_18139" TEXT="(2338) protection, bankruptcy, creditors, subsidiaries, liquidation" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2338)) = -2125535.7655640263</p><p>&#916;h = -100.31498363921673</p><p>f(t) = 207</p></body></html></richcontent></node>
<node ID="ID_18215" TEXT="(2262) assets, property" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2262)) = -2133347.76018641</p><p>&#916;h = -105.41605005982638</p><p>f(t) = 192</p></body></html></richcontent></node>
</node>
<node ID="ID_18962" TEXT="(1515) debt, financing, shortterm, trillion, bankers" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1515)) = -2233923.2841964173</p><p>&#916;h = -171.5684095562592</p><p>f(t) = 361</p></body></html></richcontent>
<node ID="ID_17826" TEXT="(2651) debt, trillion, external, scenario, poorly" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2651)) = -2096789.7677670813</p><p>&#916;h = -83.96148998374883</p><p>f(t) = 186</p></body></html></richcontent></node>
<node ID="ID_17974" TEXT="(2503) financing, shortterm, bankers, debts, borrowing" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2503)) = -2109734.225386304</p><p>&#916;h = -90.92721140830508</p><p>f(t) = 175</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_19912" TEXT="(565) budget, spending, deficit, fiscal, cuts" BACKGROUND_COLOR="#f4808b" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(565)) = -2501464.0621875175</p><p>&#916;h = -479.67224067832467</p><p>f(t) = 1178</p></body></html></richcontent>
<node ID="ID_19205" TEXT="(1272) budget, spending, deficit, cuts, deficitreduction" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1272)) = -2280169.0401107804</p><p>&#916;h = -210.19632740114866</p><p>f(t) = 743</p></body></html></richcontent>
<node ID="ID_18356" TEXT="(2121) budget, cuts, deficitreduction, sasser, grammrudman" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2121)) = -2148919.2950292486</p><p>&#916;h = -115.04272899925854</p><p>f(t) = 424</p></body></html></richcontent>
<node ID="ID_194" TEXT="(10239) budget" BACKGROUND_COLOR="#ec8093"></node>
<node ID="ID_17047" TEXT="(3430) cuts, deficitreduction, sasser, grammrudman, dtenn" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3430)) = -2042607.9851442357</p><p>&#916;h = -57.40803483054515</p><p>f(t) = 145</p></body></html></richcontent></node>
</node>
<node ID="ID_18764" TEXT="(1713) spending, deficit" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1713)) = -2202221.246589433</p><p>&#916;h = -147.75173455425102</p><p>f(t) = 319</p></body></html></richcontent>
<node ID="ID_406" TEXT="(10239) spending" BACKGROUND_COLOR="#f4808b"></node>
<node ID="ID_452" TEXT="(10239) deficit" BACKGROUND_COLOR="#f5808a"></node>
</node>
</node>
<node ID="ID_19418" TEXT="(1059) fiscal, jack, complete, difference, revenues" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1059)) = -2329846.8715440705</p><p>&#916;h = -257.28195055521246</p><p>f(t) = 435</p></body></html></richcontent>
<node ID="ID_18446" TEXT="(2031) fiscal, difference, revenues, deficits, skyrocketing" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2031)) = -2159520.0958020156</p><p>&#916;h = -121.05138675895432</p><p>f(t) = 220</p></body></html></richcontent>
<node ID="ID_17257" TEXT="(3220) difference, revenues, deficits, skyrocketing, inspect" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3220)) = -2055269.8627117751</p><p>&#916;h = -62.75267032340162</p><p>f(t) = 112</p></body></html></richcontent></node>
<node ID="ID_836" TEXT="(10239) fiscal" BACKGROUND_COLOR="#f88087"></node>
</node>
<node ID="ID_18513" TEXT="(1964) jack, complete, ideas, darman, kemp" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1964)) = -2167816.5979842544</p><p>&#916;h = -126.2420128143749</p><p>f(t) = 215</p></body></html></richcontent>
<node ID="ID_17187" TEXT="(3290) jack, darman, kemp, initiatives, vacant" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3290)) = -2050920.52525397</p><p>&#916;h = -61.4034978270829</p><p>f(t) = 109</p></body></html></richcontent></node>
<node ID="ID_17374" TEXT="(3103) complete, ideas, bourgeois, relax, announcements" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3103)) = -2062859.1699224552</p><p>&#916;h = -66.85290529041959</p><p>f(t) = 106</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_20238" TEXT="(239) bank, banks, insurance, bond, loan" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(239)) = -2721128.884483631</p><p>&#916;h = -990.5448081804261</p><p>f(t) = 2239</p></body></html></richcontent>
<node ID="ID_20054" TEXT="(423) bank, banks, bond, credit, treasury" BACKGROUND_COLOR="#f4808b" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(423)) = -2578046.4121991256</p><p>&#916;h = -625.5415541370367</p><p>f(t) = 1274</p></body></html></richcontent>
<node ID="ID_19586" TEXT="(891) bond, credit, treasury, bonds, longterm" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(891)) = -2376883.2034783186</p><p>&#916;h = -305.75539671649676</p><p>f(t) = 655</p></body></html></richcontent>
<node ID="ID_18786" TEXT="(1691) bond, bonds, yield, weakness, yields" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1691)) = -2205511.235479781</p><p>&#916;h = -150.8376417316049</p><p>f(t) = 346</p></body></html></richcontent>
<node ID="ID_17310" TEXT="(3167) bond, bonds" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3167)) = -2058644.8457865496</p><p>&#916;h = -64.62260013787636</p><p>f(t) = 187</p></body></html></richcontent></node>
<node ID="ID_17667" TEXT="(2810) yield, weakness, yields, sixmonth, treasurys" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2810)) = -2083973.9068269795</p><p>&#916;h = -77.5116034000439</p><p>f(t) = 159</p></body></html></richcontent></node>
</node>
<node ID="ID_18957" TEXT="(1520) credit, treasury, longterm, strategy, discount" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1520)) = -2233066.4281468713</p><p>&#916;h = -170.91275681382285</p><p>f(t) = 309</p></body></html></richcontent>
<node ID="ID_17899" TEXT="(2578) credit, longterm, strategy" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2578)) = -2103047.1959640216</p><p>&#916;h = -87.38807406481828</p><p>f(t) = 158</p></body></html></richcontent></node>
<node ID="ID_17660" TEXT="(2817) treasury, discount, curb, exempt, invest" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2817)) = -2083432.7152732802</p><p>&#916;h = -77.05881415168915</p><p>f(t) = 151</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_19342" TEXT="(1135) bank, banks, loans, lending, aggressive" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1135)) = -2311021.5605315636</p><p>&#916;h = -238.5506493861958</p><p>f(t) = 619</p></body></html></richcontent>
<node ID="ID_137" TEXT="(10239) bank" BACKGROUND_COLOR="#e78098"></node>
<node ID="ID_18370" TEXT="(2107) banks, loans, lending, aggressive" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2107)) = -2150535.036682339</p><p>&#916;h = -115.70295889199042</p><p>f(t) = 264</p></body></html></richcontent>
<node ID="ID_553" TEXT="(10239) banks" BACKGROUND_COLOR="#f68089"></node>
<node ID="ID_16927" TEXT="(3550) loans, lending, aggressive" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3550)) = -2035908.4642258352</p><p>&#916;h = -54.32510278356676</p><p>f(t) = 129</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_19811" TEXT="(666) insurance, loan, savings, institutions, effective" BACKGROUND_COLOR="#f98086" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(666)) = -2456674.5160438097</p><p>&#916;h = -408.1928549785007</p><p>f(t) = 965</p></body></html></richcontent>
<node ID="ID_18759" TEXT="(1718) loan, savings, regulators, thrift, deposit" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1718)) = -2201482.690112876</p><p>&#916;h = -147.60269595651516</p><p>f(t) = 496</p></body></html></richcontent>
<node ID="ID_18074" TEXT="(2403) regulators, thrift, deposit, sl, bailout" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2403)) = -2119124.1224293197</p><p>&#916;h = -96.63496621038212</p><p>f(t) = 284</p></body></html></richcontent>
<node ID="ID_17658" TEXT="(2819) regulators, thrift, sl, bailout, thrifts" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2819)) = -2083278.6164445188</p><p>&#916;h = -76.97901771319994</p><p>f(t) = 202</p></body></html></richcontent></node>
<node ID="ID_16254" TEXT="(4223) deposit, supervision, silverado, federally, insured" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4223)) = -2004328.6537054644</p><p>&#916;h = -40.19303485782439</p><p>f(t) = 82</p></body></html></richcontent></node>
</node>
<node ID="ID_17291" TEXT="(3186) loan, savings" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3186)) = -2057422.2629370408</p><p>&#916;h = -63.955504163755904</p><p>f(t) = 212</p></body></html></richcontent>
<node ID="ID_843" TEXT="(10239) loan" BACKGROUND_COLOR="#f88087"></node>
<node ID="ID_874" TEXT="(10239) savings" BACKGROUND_COLOR="#f88087"></node>
</node>
</node>
<node ID="ID_19426" TEXT="(1051) insurance, institutions, effective, limit, banking" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1051)) = -2331910.4690723317</p><p>&#916;h = -258.5948361315295</p><p>f(t) = 469</p></body></html></richcontent>
<node ID="ID_18727" TEXT="(1750) insurance, institutions, rapidly, chartered, lacked" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1750)) = -2196808.1746540726</p><p>&#916;h = -144.60219728215816</p><p>f(t) = 248</p></body></html></richcontent>
<node ID="ID_17450" TEXT="(3027) institutions, rapidly, chartered, lacked, diversified" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3027)) = -2068040.9697304722</p><p>&#916;h = -69.65533783877981</p><p>f(t) = 129</p></body></html></richcontent></node>
<node ID="ID_750" TEXT="(10239) insurance" BACKGROUND_COLOR="#f78088"></node>
</node>
<node ID="ID_18566" TEXT="(1911) effective, limit, banking, institution, regulation" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1911)) = -2174632.3417842733</p><p>&#916;h = -131.0446740769603</p><p>f(t) = 221</p></body></html></richcontent>
<node ID="ID_17167" TEXT="(3310) effective, institution, regulation" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3310)) = -2049699.5268182098</p><p>&#916;h = -60.68539808930291</p><p>f(t) = 111</p></body></html></richcontent></node>
<node ID="ID_17355" TEXT="(3122) limit, banking" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3122)) = -2061593.6105695327</p><p>&#916;h = -66.37306248869572</p><p>f(t) = 110</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_20459" TEXT="(18) company, union, work, workers, business" BACKGROUND_COLOR="#df80a0"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(18)) = -3114938.613005073</p><p>&#916;h = -4488.1837665203675</p><p>f(t) = 21165</p></body></html></richcontent>
<node ID="ID_20437" TEXT="(40) union, work, workers, business, industry" BACKGROUND_COLOR="#e4809b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(40)) = -3034095.9416734236</p><p>&#916;h = -3038.214251152949</p><p>f(t) = 11717</p></body></html></richcontent>
<node ID="ID_20418" TEXT="(59) union, work, workers, business, industry" BACKGROUND_COLOR="#e4809b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(59)) = -2984171.2571370546</p><p>&#916;h = -2332.0236027533847</p><p>f(t) = 7815</p></body></html></richcontent>
<node ID="ID_20372" TEXT="(105) work, business, industry, cost, job" BACKGROUND_COLOR="#eb8094" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(105)) = -2893025.309578136</p><p>&#916;h = -1700.1485024823833</p><p>f(t) = 5018</p></body></html></richcontent>
<node ID="ID_20303" TEXT="(174) work, business, industry, cost, job" BACKGROUND_COLOR="#eb8094"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(174)) = -2793131.2743700175</p><p>&#916;h = -1233.8925211494134</p><p>f(t) = 3175</p></body></html></richcontent>
<node ID="ID_20100" TEXT="(377) business, industry, cost, energy, costs" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(377)) = -2608061.8027447914</p><p>&#916;h = -679.4685312787842</p><p>f(t) = 1605</p></body></html></richcontent>
<node ID="ID_19817" TEXT="(660) industry, cost, energy, costs, construction" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(660)) = -2459141.5867011202</p><p>&#916;h = -411.82210253813355</p><p>f(t) = 890</p></body></html></richcontent></node>
<node ID="ID_19709" TEXT="(768) business, electric, industries, manufacturing, factories" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(768)) = -2417593.9178187144</p><p>&#916;h = -357.254545997419</p><p>f(t) = 715</p></body></html></richcontent></node>
</node>
<node ID="ID_20092" TEXT="(385) work, job, jobs, looking, doing" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(385)) = -2602652.378666448</p><p>&#916;h = -671.4972078427709</p><p>f(t) = 1570</p></body></html></richcontent>
<node ID="ID_19880" TEXT="(597) work, looking, doing, owns, contends" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(597)) = -2486440.5878317673</p><p>&#916;h = -457.9390388157299</p><p>f(t) = 903</p></body></html></richcontent></node>
<node ID="ID_19622" TEXT="(855) job, jobs, decisions, employment, anthony" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(855)) = -2388125.4386236044</p><p>&#916;h = -318.4750221818085</p><p>f(t) = 667</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20192" TEXT="(285) computer, operations, equipment, systems, division" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(285)) = -2678549.407451258</p><p>&#916;h = -868.2181175476435</p><p>f(t) = 1843</p></body></html></richcontent>
<node ID="ID_19961" TEXT="(516) operations, equipment, systems, division, devices" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(516)) = -2525741.7851386513</p><p>&#916;h = -514.3313253385277</p><p>f(t) = 1028</p></body></html></richcontent>
<node ID="ID_19593" TEXT="(884) operations, systems, division, provision, laid" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(884)) = -2379036.4274175023</p><p>&#916;h = -307.8412545990359</p><p>f(t) = 532</p></body></html></richcontent></node>
<node ID="ID_19477" TEXT="(1000) equipment, devices, engineering, operates, uses" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1000)) = -2345412.507268858</p><p>&#916;h = -271.83150098942133</p><p>f(t) = 496</p></body></html></richcontent></node>
</node>
<node ID="ID_19917" TEXT="(560) computer, distribution, att, computers, venture" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(560)) = -2503873.4511649963</p><p>&#916;h = -483.10100914744</p><p>f(t) = 815</p></body></html></richcontent>
<node ID="ID_19336" TEXT="(1141) computer, computers, universal, mca, bell" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1141)) = -2309592.400848342</p><p>&#916;h = -237.6692371517347</p><p>f(t) = 415</p></body></html></richcontent></node>
<node ID="ID_19361" TEXT="(1116) distribution, att, venture, halt, outstanding" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1116)) = -2315598.859837546</p><p>&#916;h = -243.66303226347736</p><p>f(t) = 400</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20304" TEXT="(173) union, workers, employees, contract, strike" BACKGROUND_COLOR="#eb8094" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(173)) = -2794366.978185186</p><p>&#916;h = -1235.7038151687993</p><p>f(t) = 2797</p></body></html></richcontent>
<node ID="ID_20154" TEXT="(323) employees, contract, worth, terms, approval" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(323)) = -2647378.543888722</p><p>&#916;h = -776.8699605215606</p><p>f(t) = 1500</p></body></html></richcontent>
<node ID="ID_19863" TEXT="(614) worth, terms, approval, temporary, expensive" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(614)) = -2478784.4253399465</p><p>&#916;h = -443.67664035675625</p><p>f(t) = 794</p></body></html></richcontent>
<node ID="ID_19330" TEXT="(1147) worth, terms, expensive, bloom, obtain" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1147)) = -2308169.654757321</p><p>&#916;h = -236.4963952319522</p><p>f(t) = 407</p></body></html></richcontent></node>
<node ID="ID_19322" TEXT="(1155) approval, temporary, permanent, link, lasted" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1155)) = -2306279.572213371</p><p>&#916;h = -235.56099212804293</p><p>f(t) = 387</p></body></html></richcontent></node>
</node>
<node ID="ID_19764" TEXT="(713) employees, contract, operating, contracts, employee" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(713)) = -2438061.1854253686</p><p>&#916;h = -383.49568236702726</p><p>f(t) = 706</p></body></html></richcontent>
<node ID="ID_19063" TEXT="(1414) employees, operating, employee, polaroid, shamrock" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1414)) = -2252024.0321713365</p><p>&#916;h = -186.78111390146114</p><p>f(t) = 375</p></body></html></richcontent></node>
<node ID="ID_18718" TEXT="(1759) contract, contracts, contractor, aerospace, lockheed" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1759)) = -2195509.873048075</p><p>&#916;h = -143.84934268823235</p><p>f(t) = 331</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_19915" TEXT="(562) union, workers, strike, unions, strikes" BACKGROUND_COLOR="#ef8090"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(562)) = -2502908.0190395806</p><p>&#916;h = -482.2174232952784</p><p>f(t) = 1297</p></body></html></richcontent>
<node ID="ID_19634" TEXT="(843) workers, strike, unions, strikes, demanding" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(843)) = -2391986.488335248</p><p>&#916;h = -324.31156119215484</p><p>f(t) = 789</p></body></html></richcontent>
<node ID="ID_18950" TEXT="(1527) strike, unions, strikes, demanding, striking" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1527)) = -2231871.55363633</p><p>&#916;h = -170.3495809623746</p><p>f(t) = 396</p></body></html></richcontent></node>
<node ID="ID_98" TEXT="(10239) workers" BACKGROUND_COLOR="#e4809b"></node>
</node>
<node ID="ID_50" TEXT="(10239) union" BACKGROUND_COLOR="#dc80a3"></node>
</node>
</node>
</node>
<node ID="ID_20384" TEXT="(93) plant, done, environmental, cars, trust" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(93)) = -2914154.5832170593</p><p>&#916;h = -1805.0587595882553</p><p>f(t) = 3902</p></body></html></richcontent>
<node ID="ID_20214" TEXT="(263) plant, done, environmental, plants, waste" BACKGROUND_COLOR="#f78088" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(263)) = -2698177.831356799</p><p>&#916;h = -919.3016346929671</p><p>f(t) = 2121</p></body></html></richcontent>
<node ID="ID_20017" TEXT="(460) done, environmental, knew, acknowledged, standard" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(460)) = -2556133.7715581586</p><p>&#916;h = -564.2350246636161</p><p>f(t) = 1238</p></body></html></richcontent>
<node ID="ID_19470" TEXT="(1007) environmental, standard, pollution, environment, epa" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1007)) = -2343515.735523527</p><p>&#916;h = -269.88229932208924</p><p>f(t) = 652</p></body></html></richcontent>
<node ID="ID_18680" TEXT="(1797) standard, pollution, carbon, emissions, acid" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1797)) = -2190106.039975642</p><p>&#916;h = -140.60184421957092</p><p>f(t) = 329</p></body></html></richcontent></node>
<node ID="ID_18660" TEXT="(1817) environmental, environment, epa, monitoring, cleanup" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1817)) = -2187312.3149809563</p><p>&#916;h = -138.40445024002474</p><p>f(t) = 323</p></body></html></richcontent></node>
</node>
<node ID="ID_19646" TEXT="(831) done, knew, acknowledged, controls, decade" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(831)) = -2395930.4101652587</p><p>&#916;h = -331.7361311388122</p><p>f(t) = 586</p></body></html></richcontent>
<node ID="ID_18979" TEXT="(1498) done, knew, acknowledged" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1498)) = -2236865.934944929</p><p>&#916;h = -174.52806756818973</p><p>f(t) = 304</p></body></html></richcontent></node>
<node ID="ID_18706" TEXT="(1771) controls, decade, clean, toxic, hazardous" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1771)) = -2193789.8562227427</p><p>&#916;h = -142.6383859901125</p><p>f(t) = 282</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_19922" TEXT="(555) plant, plants, waste, chemical, materials" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(555)) = -2506294.3715563505</p><p>&#916;h = -484.79104374943927</p><p>f(t) = 883</p></body></html></richcontent>
<node ID="ID_19320" TEXT="(1157) plant, plants, chemical, materials, chemicals" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1157)) = -2305808.5950160786</p><p>&#916;h = -235.24817742533924</p><p>f(t) = 470</p></body></html></richcontent>
<node ID="ID_17940" TEXT="(2537) plant, plants" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2537)) = -2106669.972319149</p><p>&#916;h = -89.34740298113684</p><p>f(t) = 263</p></body></html></richcontent></node>
<node ID="ID_18341" TEXT="(2136) chemical, materials, chemicals, growers, counterpart" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2136)) = -2147198.5218857126</p><p>&#916;h = -114.1640030840972</p><p>f(t) = 207</p></body></html></richcontent></node>
</node>
<node ID="ID_18978" TEXT="(1499) waste, garbage, municipal, solid, ash" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1499)) = -2236691.406877361</p><p>&#916;h = -174.4823908070739</p><p>f(t) = 413</p></body></html></richcontent>
<node ID="ID_18173" TEXT="(2304) waste, garbage, ash, recycling, trash" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2304)) = -2128983.887233605</p><p>&#916;h = -102.5390096989122</p><p>f(t) = 270</p></body></html></richcontent></node>
<node ID="ID_17512" TEXT="(2965) municipal, solid, compliance, covers, porter" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2965)) = -2072413.778447143</p><p>&#916;h = -71.65786319557446</p><p>f(t) = 143</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20236" TEXT="(241) cars, trust, traffic, chrysler, corps" BACKGROUND_COLOR="#f98086" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(241)) = -2719150.277158132</p><p>&#916;h = -986.717382212657</p><p>f(t) = 1781</p></body></html></richcontent>
<node ID="ID_19934" TEXT="(543) cars, traffic, chrysler, auto, ford" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(543)) = -2512159.404478839</p><p>&#916;h = -491.0175649578614</p><p>f(t) = 947</p></body></html></richcontent>
<node ID="ID_19129" TEXT="(1348) chrysler, auto, ford, speed, motor" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1348)) = -2264678.2914638356</p><p>&#916;h = -196.500968919554</p><p>f(t) = 479</p></body></html></richcontent>
<node ID="ID_17978" TEXT="(2499) chrysler, auto, motors, gm, uaw" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2499)) = -2110098.0937248217</p><p>&#916;h = -91.008162674907</p><p>f(t) = 289</p></body></html></richcontent></node>
<node ID="ID_18290" TEXT="(2187) ford, speed, motor, racing, dominant" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2187)) = -2141458.406117149</p><p>&#916;h = -110.65905593881871</p><p>f(t) = 190</p></body></html></richcontent></node>
</node>
<node ID="ID_19499" TEXT="(978) cars, traffic, advantage, greatest, signals" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(978)) = -2351468.6149945036</p><p>&#916;h = -277.51948034535417</p><p>f(t) = 468</p></body></html></richcontent>
<node ID="ID_18384" TEXT="(2093) cars, traffic, graham, cafe, mpg" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2093)) = -2152159.571393252</p><p>&#916;h = -116.24906494708193</p><p>f(t) = 240</p></body></html></richcontent></node>
<node ID="ID_18690" TEXT="(1787) advantage, greatest, signals, shift, angered" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1787)) = -2191516.241687239</p><p>&#916;h = -141.3379312780471</p><p>f(t) = 228</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_19963" TEXT="(514) trust, corps, pending, active, duty" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(514)) = -2526775.589129493</p><p>&#916;h = -517.2189666792674</p><p>f(t) = 834</p></body></html></richcontent>
<node ID="ID_19069" TEXT="(1408) trust, pending, compensation, diseases, settlements" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1408)) = -2253146.4781881752</p><p>&#916;h = -187.34517870056698</p><p>f(t) = 423</p></body></html></richcontent>
<node ID="ID_18405" TEXT="(2072) pending, diseases, settlements, asbestos, manville" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2072)) = -2154622.1798555753</p><p>&#916;h = -117.94949987946347</p><p>f(t) = 246</p></body></html></richcontent></node>
<node ID="ID_17730" TEXT="(2747) trust, compensation, plaintiffs, trusts, funded" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2747)) = -2088936.7168400532</p><p>&#916;h = -79.99009913766167</p><p>f(t) = 177</p></body></html></richcontent></node>
</node>
<node ID="ID_19373" TEXT="(1104) corps, active, duty, marine, administrator" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1104)) = -2318538.634123534</p><p>&#916;h = -246.37436808175335</p><p>f(t) = 411</p></body></html></richcontent>
<node ID="ID_18505" TEXT="(1972) corps, marine, fallen, harbor, savannah" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1972)) = -2166808.265970275</p><p>&#916;h = -125.65961793245515</p><p>f(t) = 208</p></body></html></richcontent></node>
<node ID="ID_18560" TEXT="(1917) active, duty, administrator, consistent, crossing" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1917)) = -2173847.359582682</p><p>&#916;h = -130.63545392133165</p><p>f(t) = 203</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_20430" TEXT="(47) company, sales, inc, announced, share" BACKGROUND_COLOR="#e78098"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(47)) = -3014155.1809207816</p><p>&#916;h = -2696.8329450245783</p><p>f(t) = 9448</p></body></html></richcontent>
<node ID="ID_20343" TEXT="(134) company, inc, share, corp, co" BACKGROUND_COLOR="#e88097"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(134)) = -2847012.0182133876</p><p>&#916;h = -1488.349468903718</p><p>f(t) = 5466</p></body></html></richcontent>
<node ID="ID_20285" TEXT="(192) company, inc, corp, co, offer" BACKGROUND_COLOR="#e98096" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(192)) = -2771559.818317785</p><p>&#916;h = -1149.75288762327</p><p>f(t) = 3740</p></body></html></richcontent>
<node ID="ID_20027" TEXT="(450) company, inc, corp, co, companies" BACKGROUND_COLOR="#e98096"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(450)) = -2561854.963903865</p><p>&#916;h = -579.3543768959407</p><p>f(t) = 2095</p></body></html></richcontent>
<node ID="ID_19648" TEXT="(829) company, companys, subsidiary, stake, acquisition" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(829)) = -2396594.2358058835</p><p>&#916;h = -331.91860434571754</p><p>f(t) = 1055</p></body></html></richcontent>
<node ID="ID_39" TEXT="(10239) company" BACKGROUND_COLOR="#d780a8"></node>
<node ID="ID_19041" TEXT="(1436) companys, subsidiary, stake, acquisition, directors" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1436)) = -2247950.246084723</p><p>&#916;h = -183.44651667035214</p><p>f(t) = 467</p></body></html></richcontent></node>
</node>
<node ID="ID_19746" TEXT="(731) inc, corp, co, companies" BACKGROUND_COLOR="#ed8092"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(731)) = -2431229.8006706033</p><p>&#916;h = -374.05131411775074</p><p>f(t) = 1040</p></body></html></richcontent>
<node ID="ID_19274" TEXT="(1203) inc, co" BACKGROUND_COLOR="#ec8093"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1203)) = -2295225.050728376</p><p>&#916;h = -225.56042113123294</p><p>f(t) = 569</p></body></html></richcontent></node>
<node ID="ID_19184" TEXT="(1293) corp, companies" BACKGROUND_COLOR="#ef8090"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1293)) = -2275781.097428735</p><p>&#916;h = -206.92398651041003</p><p>f(t) = 471</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_20107" TEXT="(370) offer, cash, management, offered, corporate" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(370)) = -2612855.431822192</p><p>&#916;h = -687.9387375406659</p><p>f(t) = 1645</p></body></html></richcontent>
<node ID="ID_19936" TEXT="(541) offer, cash, management, offered, partners" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(541)) = -2513142.56669523</p><p>&#916;h = -491.9560126283577</p><p>f(t) = 995</p></body></html></richcontent>
<node ID="ID_19570" TEXT="(907) cash, management, partners, directed, managers" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(907)) = -2372020.4592249133</p><p>&#916;h = -301.4621233474645</p><p>f(t) = 541</p></body></html></richcontent></node>
<node ID="ID_19278" TEXT="(1199) offer, offered, investor, restoring, reviewing" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1199)) = -2296129.451112551</p><p>&#916;h = -226.37479368816093</p><p>f(t) = 454</p></body></html></richcontent></node>
</node>
<node ID="ID_19668" TEXT="(809) corporate, takeover, merger, buyout, deals" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(809)) = -2403311.5663663438</p><p>&#916;h = -338.69661933214775</p><p>f(t) = 650</p></body></html></richcontent>
<node ID="ID_18736" TEXT="(1741) takeover, merger, hostile, tender, plc" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1741)) = -2198112.50388287</p><p>&#916;h = -145.24624328812752</p><p>f(t) = 331</p></body></html></richcontent></node>
<node ID="ID_18906" TEXT="(1571) corporate, buyout, deals, involve, cos" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1571)) = -2224491.347131393</p><p>&#916;h = -164.79884704326287</p><p>f(t) = 319</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20160" TEXT="(317) share, financial, investment, firm, quarter" BACKGROUND_COLOR="#f3808c" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(317)) = -2652070.2269786755</p><p>&#916;h = -786.7161183513726</p><p>f(t) = 1726</p></body></html></richcontent>
<node ID="ID_19928" TEXT="(549) share, financial, firm, quarter, earnings" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(549)) = -2509218.9850264117</p><p>&#916;h = -488.7104079801011</p><p>f(t) = 978</p></body></html></richcontent>
<node ID="ID_19400" TEXT="(1077) financial, firm, accounts, customer, brokerage" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1077)) = -2325272.2623922178</p><p>&#916;h = -251.96295074282898</p><p>f(t) = 501</p></body></html></richcontent>
<node ID="ID_18514" TEXT="(1963) firm, accounts, customer, brokerage, sipc" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1963)) = -2167942.9012389346</p><p>&#916;h = -126.30325468038791</p><p>f(t) = 268</p></body></html></richcontent></node>
<node ID="ID_278" TEXT="(10239) financial" BACKGROUND_COLOR="#ef8090"></node>
</node>
<node ID="ID_19206" TEXT="(1271) share, quarter, earnings" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1271)) = -2280379.4756807983</p><p>&#916;h = -210.43557001781483</p><p>f(t) = 477</p></body></html></richcontent>
<node ID="ID_213" TEXT="(10239) share" BACKGROUND_COLOR="#ec8093"></node>
<node ID="ID_17538" TEXT="(2939) quarter, earnings" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2939)) = -2074287.6260775113</p><p>&#916;h = -72.57517632706913</p><p>f(t) = 205</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_19782" TEXT="(695) investment, joseph, milken, forms, disclosed" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(695)) = -2445033.680303365</p><p>&#916;h = -392.1126141978966</p><p>f(t) = 748</p></body></html></richcontent>
<node ID="ID_19162" TEXT="(1315) investment, forms, disclosed, disclosure, investments" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1315)) = -2271271.0164738903</p><p>&#916;h = -202.6743780220404</p><p>f(t) = 417</p></body></html></richcontent>
<node ID="ID_18379" TEXT="(2098) investment, investments, partnership, invested, profitable" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2098)) = -2151578.587210837</p><p>&#916;h = -116.05591005184397</p><p>f(t) = 236</p></body></html></richcontent></node>
<node ID="ID_18070" TEXT="(2407) forms, disclosed, disclosure, transactions, transaction" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2407)) = -2118737.9363057925</p><p>&#916;h = -96.49301722409291</p><p>f(t) = 181</p></body></html></richcontent></node>
</node>
<node ID="ID_18928" TEXT="(1549) joseph, milken, drexel, chapter, montgomery" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1549)) = -2228152.7832348975</p><p>&#916;h = -167.81495659694338</p><p>f(t) = 331</p></body></html></richcontent>
<node ID="ID_16799" TEXT="(3678) milken, drexel, storer, boesky, lambert" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3678)) = -2029145.9461713696</p><p>&#916;h = -51.30942398952902</p><p>f(t) = 191</p></body></html></richcontent></node>
<node ID="ID_17757" TEXT="(2720) joseph, chapter, montgomery, frederick, financier" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2720)) = -2091107.8279931073</p><p>&#916;h = -80.90394253308114</p><p>f(t) = 140</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_20348" TEXT="(129) sales, announced, food, sold, products" BACKGROUND_COLOR="#ef8090"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(129)) = -2854491.5844540354</p><p>&#916;h = -1516.1148340007385</p><p>f(t) = 3982</p></body></html></richcontent>
<node ID="ID_20194" TEXT="(283) sales, food, products, period, businesses" BACKGROUND_COLOR="#f2808d" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(283)) = -2680293.2980475104</p><p>&#916;h = -873.422982592594</p><p>f(t) = 1993</p></body></html></richcontent>
<node ID="ID_20013" TEXT="(464) sales, products, period, consumer, product" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(464)) = -2553877.6546624564</p><p>&#916;h = -562.895124029892</p><p>f(t) = 1201</p></body></html></richcontent>
<node ID="ID_19651" TEXT="(826) sales, period, shopping, cheap, conversion" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(826)) = -2397591.214699095</p><p>&#916;h = -332.4379038879688</p><p>f(t) = 613</p></body></html></richcontent>
<node ID="ID_160" TEXT="(10239) sales" BACKGROUND_COLOR="#e98096"></node>
<node ID="ID_19007" TEXT="(1470) period, shopping, cheap, conversion, pleasure" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1470)) = -2241798.1978820977</p><p>&#916;h = -178.3381959813505</p><p>f(t) = 294</p></body></html></richcontent></node>
</node>
<node ID="ID_19509" TEXT="(968) products, consumer, product, consumers, grew" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(968)) = -2354262.5524068987</p><p>&#916;h = -280.35264637611726</p><p>f(t) = 588</p></body></html></richcontent>
<node ID="ID_18996" TEXT="(1481) consumer, product, consumers, grew, gross" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1481)) = -2239845.9790732097</p><p>&#916;h = -176.11323545113737</p><p>f(t) = 324</p></body></html></richcontent></node>
<node ID="ID_18723" TEXT="(1754) products, fruit, vegetables, vegetable, brands" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1754)) = -2196230.2898600893</p><p>&#916;h = -144.23342454718113</p><p>f(t) = 264</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_19859" TEXT="(618) food, businesses, restrictions, firms, beef" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(618)) = -2477014.6594096064</p><p>&#916;h = -441.0076625402817</p><p>f(t) = 792</p></body></html></richcontent>
<node ID="ID_19326" TEXT="(1151) food, restrictions, beef, meat, grown" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1151)) = -2307224.1794542377</p><p>&#916;h = -236.2454172694106</p><p>f(t) = 451</p></body></html></richcontent>
<node ID="ID_259" TEXT="(10239) food" BACKGROUND_COLOR="#ef8090"></node>
<node ID="ID_18415" TEXT="(2062) restrictions, beef, meat, grown, milk" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2062)) = -2155806.2276338665</p><p>&#916;h = -118.70759065995117</p><p>f(t) = 214</p></body></html></richcontent></node>
</node>
<node ID="ID_19188" TEXT="(1289) businesses, firms, foods, diet, nabisco" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1289)) = -2276611.037853973</p><p>&#916;h = -207.73436409547867</p><p>f(t) = 341</p></body></html></richcontent>
<node ID="ID_18239" TEXT="(2238) businesses, firms, census, conflicting, blackowned" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2238)) = -2135895.5480754287</p><p>&#916;h = -107.13371181703951</p><p>f(t) = 183</p></body></html></richcontent></node>
<node ID="ID_17689" TEXT="(2788) foods, diet, nabisco, rjr, del" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2788)) = -2085689.7858233196</p><p>&#916;h = -78.38587018218823</p><p>f(t) = 158</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20251" TEXT="(226) announced, sold, buy, sell, sale" BACKGROUND_COLOR="#f4808b" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(226)) = -2734330.5687706927</p><p>&#916;h = -1040.08398365038</p><p>f(t) = 1989</p></body></html></richcontent>
<node ID="ID_19965" TEXT="(512) announced, sold, buy, sell, sale" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(512)) = -2527813.41570277</p><p>&#916;h = -518.962744554854</p><p>f(t) = 1088</p></body></html></richcontent>
<node ID="ID_19630" TEXT="(847) announced, buy, bought, purchase, purchased" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(847)) = -2390692.562335266</p><p>&#916;h = -322.65080176013</p><p>f(t) = 563</p></body></html></richcontent>
<node ID="ID_169" TEXT="(10239) announced" BACKGROUND_COLOR="#eb8094"></node>
<node ID="ID_18696" TEXT="(1781) buy, bought, purchase, purchased" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1781)) = -2192365.8597243773</p><p>&#916;h = -141.79382830695613</p><p>f(t) = 276</p></body></html></richcontent></node>
</node>
<node ID="ID_19286" TEXT="(1191) sold, sell, sale, auction, sothebys" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1191)) = -2297945.9108553007</p><p>&#916;h = -227.84307221546624</p><p>f(t) = 525</p></body></html></richcontent>
<node ID="ID_18981" TEXT="(1496) sold, auction, sothebys, jewelry, diamond" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1496)) = -2237215.4938357305</p><p>&#916;h = -174.78509386056066</p><p>f(t) = 302</p></body></html></richcontent></node>
<node ID="ID_18254" TEXT="(2223) sell, sale" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2223)) = -2137510.3061809945</p><p>&#916;h = -108.27942366032403</p><p>f(t) = 223</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_19918" TEXT="(559) stores, store, columbia, retail, nordstrom" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(559)) = -2504356.9097237177</p><p>&#916;h = -483.45855872191714</p><p>f(t) = 901</p></body></html></richcontent>
<node ID="ID_19261" TEXT="(1216) stores, store, retail, nordstrom, carl" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1216)) = -2292306.730789839</p><p>&#916;h = -223.03203744194616</p><p>f(t) = 469</p></body></html></richcontent>
<node ID="ID_17919" TEXT="(2558) stores, store, retail, comparable, retailers" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2558)) = -2104804.205447908</p><p>&#916;h = -88.33573132298443</p><p>f(t) = 246</p></body></html></richcontent></node>
<node ID="ID_18629" TEXT="(1848) nordstrom, carl, inventory, merchandise, rowan" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1848)) = -2183062.324823194</p><p>&#916;h = -135.94843553291685</p><p>f(t) = 223</p></body></html></richcontent></node>
</node>
<node ID="ID_19433" TEXT="(1044) columbia, video, bread, repair, shop" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1044)) = -2333726.0736828563</p><p>&#916;h = -260.0514249779062</p><p>f(t) = 432</p></body></html></richcontent>
<node ID="ID_18702" TEXT="(1775) columbia, video, repair, shop, leak" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1775)) = -2193219.676539173</p><p>&#916;h = -142.47474933002923</p><p>f(t) = 229</p></body></html></richcontent></node>
<node ID="ID_18457" TEXT="(2020) bread, grocery, merrill, restraint, borough" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2020)) = -2160856.6637207395</p><p>&#916;h = -121.90448784391992</p><p>f(t) = 203</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_20455" TEXT="(22) percent, market, prices, stock, late" BACKGROUND_COLOR="#ce80b1"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(22)) = -3097047.9051644076</p><p>&#916;h = -4090.8116316724245</p><p>f(t) = 21239</p></body></html></richcontent>
<node ID="ID_20445" TEXT="(32) percent, market, prices, stock, oil" BACKGROUND_COLOR="#cf80b0"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(32)) = -3059300.495844835</p><p>&#916;h = -3295.8117819223226</p><p>f(t) = 16463</p></body></html></richcontent>
<node ID="ID_20390" TEXT="(87) percent, market, interest, rates, increase" BACKGROUND_COLOR="#d480ab"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(87)) = -2925396.685966312</p><p>&#916;h = -1902.0237158880464</p><p>f(t) = 8911</p></body></html></richcontent>
<node ID="ID_20342" TEXT="(135) market, interest, rates, rate, average" BACKGROUND_COLOR="#ea8095"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(135)) = -2845523.6687444835</p><p>&#916;h = -1485.2216011114979</p><p>f(t) = 5145</p></body></html></richcontent>
<node ID="ID_20224" TEXT="(253) market, interest, rates, rate, average" BACKGROUND_COLOR="#ea8095" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(253)) = -2707513.790114185</p><p>&#916;h = -944.8213830937475</p><p>f(t) = 3071</p></body></html></richcontent>
<node ID="ID_20016" TEXT="(461) market, average, points, analysts, markets" BACKGROUND_COLOR="#ed8092"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(461)) = -2555569.536533495</p><p>&#916;h = -564.1875861181597</p><p>f(t) = 1771</p></body></html></richcontent>
<node ID="ID_19742" TEXT="(735) average, points, markets, inflation, attributed" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(735)) = -2429734.1614526534</p><p>&#916;h = -373.1568251660574</p><p>f(t) = 898</p></body></html></richcontent>
<node ID="ID_19215" TEXT="(1262) markets, inflation, attributed, slipped, plunged" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1262)) = -2282283.9324200293</p><p>&#916;h = -212.38988517310827</p><p>f(t) = 469</p></body></html></richcontent></node>
<node ID="ID_18956" TEXT="(1521) average, points" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1521)) = -2232895.515390057</p><p>&#916;h = -170.89704868119952</p><p>f(t) = 429</p></body></html></richcontent></node>
</node>
<node ID="ID_19585" TEXT="(892) market, analysts, analyst, odds, picks" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(892)) = -2376577.4480816023</p><p>&#916;h = -305.5119235467773</p><p>f(t) = 873</p></body></html></richcontent>
<node ID="ID_45" TEXT="(10239) market" BACKGROUND_COLOR="#da80a5"></node>
<node ID="ID_18656" TEXT="(1821) analysts, analyst, odds, picks, excuse" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1821)) = -2186759.093699222</p><p>&#916;h = -138.05577412438106</p><p>f(t) = 323</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_19876" TEXT="(601) interest, rates, rate, reserve, commerce" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(601)) = -2484614.588065627</p><p>&#916;h = -453.3900380150026</p><p>f(t) = 1300</p></body></html></richcontent>
<node ID="ID_19600" TEXT="(877) rate, reserve, commerce, highest, percentage" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(877)) = -2381201.151569573</p><p>&#916;h = -310.8764646205036</p><p>f(t) = 743</p></body></html></richcontent>
<node ID="ID_18859" TEXT="(1618) rate, highest, percentage" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1618)) = -2216867.5565760625</p><p>&#916;h = -159.9569923469444</p><p>f(t) = 382</p></body></html></richcontent></node>
<node ID="ID_18879" TEXT="(1598) reserve, commerce, economists, fed, economist" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1598)) = -2220085.173815949</p><p>&#916;h = -161.47984300578355</p><p>f(t) = 361</p></body></html></richcontent></node>
</node>
<node ID="ID_18919" TEXT="(1558) interest, rates" BACKGROUND_COLOR="#ec8093"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1558)) = -2226646.7683246853</p><p>&#916;h = -166.53704188871052</p><p>f(t) = 557</p></body></html></richcontent>
<node ID="ID_171" TEXT="(10239) interest" BACKGROUND_COLOR="#ea8095"></node>
<node ID="ID_235" TEXT="(10239) rates" BACKGROUND_COLOR="#ee8091"></node>
</node>
</node>
</node>
<node ID="ID_20210" TEXT="(267) lost, level, loss, decline, drop" BACKGROUND_COLOR="#f68089" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(267)) = -2694546.452973761</p><p>&#916;h = -901.0409972851394</p><p>f(t) = 2074</p></body></html></richcontent>
<node ID="ID_19977" TEXT="(500) level, decline, drop, slightly, activity" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(500)) = -2534109.8239057316</p><p>&#916;h = -530.4764580603623</p><p>f(t) = 1199</p></body></html></richcontent>
<node ID="ID_19610" TEXT="(867) decline, drop, slightly, ending, monthly" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(867)) = -2384327.4845289574</p><p>&#916;h = -313.76011924104205</p><p>f(t) = 663</p></body></html></richcontent>
<node ID="ID_19087" TEXT="(1390) decline, drop, monthly, shipments, reflected" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1390)) = -2256548.806511787</p><p>&#916;h = -190.539542987819</p><p>f(t) = 370</p></body></html></richcontent></node>
<node ID="ID_18960" TEXT="(1517) slightly, ending, statistics, fears, outlook" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1517)) = -2233580.2620551665</p><p>&#916;h = -171.44481473308588</p><p>f(t) = 293</p></body></html></richcontent></node>
</node>
<node ID="ID_19543" TEXT="(934) level, activity, predicted, mixed, expectations" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(934)) = -2364008.2553275684</p><p>&#916;h = -292.6199469466719</p><p>f(t) = 536</p></body></html></richcontent>
<node ID="ID_18797" TEXT="(1680) level, predicted, stable, midday, narrow" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1680)) = -2207178.4408786995</p><p>&#916;h = -152.10926526646108</p><p>f(t) = 269</p></body></html></richcontent></node>
<node ID="ID_18817" TEXT="(1660) activity, mixed, expectations, lowest, boom" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1660)) = -2210252.9939384325</p><p>&#916;h = -154.7312832239404</p><p>f(t) = 267</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_19938" TEXT="(539) lost, loss, losses, positions, critical" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(539)) = -2514128.930700238</p><p>&#916;h = -494.05025403552463</p><p>f(t) = 875</p></body></html></richcontent>
<node ID="ID_19341" TEXT="(1136) lost, loss, losses, troubled, troubles" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1136)) = -2310783.0098821777</p><p>&#916;h = -238.46827355519235</p><p>f(t) = 447</p></body></html></richcontent>
<node ID="ID_18448" TEXT="(2029) loss, losses, troubled, troubles, penn" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2029)) = -2159762.31002202</p><p>&#916;h = -121.13623183990421</p><p>f(t) = 236</p></body></html></richcontent></node>
<node ID="ID_321" TEXT="(10239) lost" BACKGROUND_COLOR="#f1808e"></node>
</node>
<node ID="ID_19431" TEXT="(1046) positions, critical, finished, commodity, yorks" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1046)) = -2333206.2637870787</p><p>&#916;h = -259.5380253469739</p><p>f(t) = 428</p></body></html></richcontent>
<node ID="ID_18641" TEXT="(1836) positions, critical, prospects, blow, norman" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1836)) = -2184697.4901536633</p><p>&#916;h = -136.86961266298022</p><p>f(t) = 223</p></body></html></richcontent></node>
<node ID="ID_18375" TEXT="(2102) finished, commodity, yorks, irving, warrants" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2102)) = -2151114.464840654</p><p>&#916;h = -115.9549485045718</p><p>f(t) = 205</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_20255" TEXT="(222) percent, increase, increased, orders, growth" BACKGROUND_COLOR="#de80a1"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(222)) = -2738527.874293641</p><p>&#916;h = -1053.8176747873404</p><p>f(t) = 3766</p></body></html></richcontent>
<node ID="ID_20097" TEXT="(380) increase, increased, orders, growth, increases" BACKGROUND_COLOR="#f5808a" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(380)) = -2606026.583116806</p><p>&#916;h = -677.5791279020468</p><p>f(t) = 1963</p></body></html></richcontent>
<node ID="ID_19804" TEXT="(673) increase, increased, increases, rise, rising" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(673)) = -2453829.026339582</p><p>&#916;h = -405.2314160692804</p><p>f(t) = 1046</p></body></html></richcontent>
<node ID="ID_19553" TEXT="(924) increased, rise, rising, strength, increasing" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(924)) = -2366947.6542817596</p><p>&#916;h = -295.91716991567046</p><p>f(t) = 595</p></body></html></richcontent>
<node ID="ID_18947" TEXT="(1530) rise, rising, slowed, inventories, bigger" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1530)) = -2231361.4267954035</p><p>&#916;h = -169.7063121864412</p><p>f(t) = 322</p></body></html></richcontent></node>
<node ID="ID_18762" TEXT="(1715) increased, strength, increasing" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1715)) = -2201925.753913178</p><p>&#916;h = -147.7294717700206</p><p>f(t) = 273</p></body></html></richcontent></node>
</node>
<node ID="ID_19164" TEXT="(1313) increase, increases, wage, raises, sooner" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1313)) = -2271677.442692823</p><p>&#916;h = -203.7164481722957</p><p>f(t) = 451</p></body></html></richcontent>
<node ID="ID_240" TEXT="(10239) increase" BACKGROUND_COLOR="#ee8091"></node>
<node ID="ID_18339" TEXT="(2138) increases, wage, raises, sooner, workforce" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2138)) = -2146970.2136965753</p><p>&#916;h = -114.10645018833384</p><p>f(t) = 197</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_19807" TEXT="(670) orders, growth, goods, gain, gains" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(670)) = -2455045.998683243</p><p>&#916;h = -406.1049222908241</p><p>f(t) = 917</p></body></html></richcontent>
<node ID="ID_19355" TEXT="(1122) growth, gains, climbed, expects, surge" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1122)) = -2314142.108158593</p><p>&#916;h = -241.84445285767106</p><p>f(t) = 476</p></body></html></richcontent>
<node ID="ID_18422" TEXT="(2055) gains, climbed, surge, improvement, jump" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2055)) = -2156638.355628455</p><p>&#916;h = -119.1293943067758</p><p>f(t) = 256</p></body></html></richcontent></node>
<node ID="ID_18431" TEXT="(2046) growth, expects, slowing, slowdown, climb" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2046)) = -2157713.770278927</p><p>&#916;h = -119.63155227027528</p><p>f(t) = 220</p></body></html></richcontent></node>
</node>
<node ID="ID_19200" TEXT="(1277) orders, goods, gain, consecutive, reflecting" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1277)) = -2279119.1335026734</p><p>&#916;h = -209.72152708106842</p><p>f(t) = 441</p></body></html></richcontent>
<node ID="ID_18480" TEXT="(1997) orders, gain, excluding, durable, volatile" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1997)) = -2163687.8569778604</p><p>&#916;h = -123.96833644971412</p><p>f(t) = 254</p></body></html></richcontent></node>
<node ID="ID_18117" TEXT="(2360) goods, consecutive, reflecting, averaged, edged" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2360)) = -2123338.701258048</p><p>&#916;h = -99.22744700197472</p><p>f(t) = 187</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_2" TEXT="(10239) percent" BACKGROUND_COLOR="#8480fb"></node>
</node>
</node>
<node ID="ID_20433" TEXT="(44) prices, stock, oil, board, rose" BACKGROUND_COLOR="#e68099"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(44)) = -3022428.3883039025</p><p>&#916;h = -2787.5047295088752</p><p>f(t) = 7552</p></body></html></richcontent>
<node ID="ID_20317" TEXT="(160) stock, board, rose, trading, exchange" BACKGROUND_COLOR="#ea8095"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(160)) = -2810811.4836349576</p><p>&#916;h = -1286.9910935846</p><p>f(t) = 4290</p></body></html></richcontent>
<node ID="ID_20101" TEXT="(376) stock, trading, exchange, index, shares" BACKGROUND_COLOR="#ee8091" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(376)) = -2608743.212495749</p><p>&#916;h = -681.4097509576222</p><p>f(t) = 2528</p></body></html></richcontent>
<node ID="ID_19556" TEXT="(921) stock, trading, exchange, shares, securities" BACKGROUND_COLOR="#ef8090"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(921)) = -2367836.849739897</p><p>&#916;h = -296.6579999494261</p><p>f(t) = 1328</p></body></html></richcontent>
<node ID="ID_19331" TEXT="(1146) trading, exchange, securities, investors" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1146)) = -2308406.2292572665</p><p>&#916;h = -236.57449994548733</p><p>f(t) = 753</p></body></html></richcontent>
<node ID="ID_18709" TEXT="(1768) trading, exchange" BACKGROUND_COLOR="#ee8091"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1768)) = -2194218.331070424</p><p>&#916;h = -142.87298572924374</p><p>f(t) = 498</p></body></html></richcontent></node>
<node ID="ID_18286" TEXT="(2191) securities, investors" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2191)) = -2141015.9300830904</p><p>&#916;h = -110.45707157366087</p><p>f(t) = 255</p></body></html></richcontent></node>
</node>
<node ID="ID_18321" TEXT="(2156) stock, shares" BACKGROUND_COLOR="#eb8094"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2156)) = -2144926.201100194</p><p>&#916;h = -112.9185194329566</p><p>f(t) = 575</p></body></html></richcontent>
<node ID="ID_87" TEXT="(10239) stock" BACKGROUND_COLOR="#e3809c"></node>
<node ID="ID_439" TEXT="(10239) shares" BACKGROUND_COLOR="#f4808b"></node>
</node>
</node>
<node ID="ID_19415" TEXT="(1062) index, stocks, jones, volume, dow" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1062)) = -2329076.8659438924</p><p>&#916;h = -256.08059725052226</p><p>f(t) = 1200</p></body></html></richcontent>
<node ID="ID_18885" TEXT="(1592) stocks, jones, dow, unchanged, composite" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1592)) = -2221055.903925816</p><p>&#916;h = -162.06757617021321</p><p>f(t) = 759</p></body></html></richcontent>
<node ID="ID_18466" TEXT="(2011) stocks, unchanged, composite, industrials, outnumbered" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2011)) = -2161959.6499930564</p><p>&#916;h = -122.9206008554338</p><p>f(t) = 538</p></body></html></richcontent></node>
<node ID="ID_16558" TEXT="(3919) jones, dow" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3919)) = -2017408.5483271577</p><p>&#916;h = -46.13684185359489</p><p>f(t) = 221</p></body></html></richcontent></node>
</node>
<node ID="ID_18634" TEXT="(1843) index, volume, totaled, declines, advancing" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1843)) = -2183742.740264591</p><p>&#916;h = -136.1569046378172</p><p>f(t) = 441</p></body></html></richcontent>
<node ID="ID_17421" TEXT="(3056) index, volume" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3056)) = -2066035.8717689186</p><p>&#916;h = -68.44582535788504</p><p>f(t) = 305</p></body></html></richcontent></node>
<node ID="ID_16993" TEXT="(3484) totaled, declines, advancing, nyse, bluechip" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3484)) = -2039549.5257802645</p><p>&#916;h = -55.96187087080216</p><p>f(t) = 136</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_20141" TEXT="(336) board, rose, industrial, dropped, nationwide" BACKGROUND_COLOR="#f2808d" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(336)) = -2637436.534394079</p><p>&#916;h = -752.8971029504282</p><p>f(t) = 1762</p></body></html></richcontent>
<node ID="ID_19893" TEXT="(584) rose, nationwide, listed, gained, sharply" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(584)) = -2492462.2702837526</p><p>&#916;h = -467.11481259608445</p><p>f(t) = 999</p></body></html></richcontent>
<node ID="ID_19399" TEXT="(1078) rose, listed, gained, sharply, traded" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1078)) = -2325020.299441475</p><p>&#916;h = -251.7573915908215</p><p>f(t) = 608</p></body></html></richcontent>
<node ID="ID_18809" TEXT="(1668) listed, gained, sharply, traded, actively" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1668)) = -2209016.08804032</p><p>&#916;h = -154.24013086334344</p><p>f(t) = 308</p></body></html></richcontent></node>
<node ID="ID_162" TEXT="(10239) rose" BACKGROUND_COLOR="#eb8094"></node>
</node>
<node ID="ID_19235" TEXT="(1242) nationwide, fields, overthecounter, executed, measured" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1242)) = -2286591.2699764404</p><p>&#916;h = -217.6214733277393</p><p>f(t) = 391</p></body></html></richcontent>
<node ID="ID_18242" TEXT="(2235) fields, overthecounter, measured, consolidated, mining" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2235)) = -2136217.144328496</p><p>&#916;h = -107.20873727465369</p><p>f(t) = 204</p></body></html></richcontent></node>
<node ID="ID_18289" TEXT="(2188) nationwide, executed, referendum, interim, dictatorship" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2188)) = -2141347.7470612107</p><p>&#916;h = -110.63311919513217</p><p>f(t) = 187</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_19808" TEXT="(669) board, industrial, dropped, jumped, pushed" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(669)) = -2455452.1874856483</p><p>&#916;h = -406.1888024053642</p><p>f(t) = 763</p></body></html></richcontent>
<node ID="ID_19298" TEXT="(1179) industrial, dropped, jumped, pushed, persuade" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1179)) = -2300691.6920187026</p><p>&#916;h = -229.76057065646637</p><p>f(t) = 413</p></body></html></richcontent>
<node ID="ID_18471" TEXT="(2006) dropped, jumped, pushed" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2006)) = -2162575.4036231</p><p>&#916;h = -123.30739985452965</p><p>f(t) = 211</p></body></html></richcontent></node>
<node ID="ID_18402" TEXT="(2075) industrial, persuade, participation, attract, introduce" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2075)) = -2154268.7555559664</p><p>&#916;h = -117.65471974561842</p><p>f(t) = 202</p></body></html></richcontent></node>
</node>
<node ID="ID_115" TEXT="(10239) board" BACKGROUND_COLOR="#e78098"></node>
</node>
</node>
</node>
<node ID="ID_20284" TEXT="(193) prices, oil, higher, price, cents" BACKGROUND_COLOR="#e98096"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(193)) = -2770410.0654301615</p><p>&#916;h = -1143.2529691409309</p><p>f(t) = 3262</p></body></html></richcontent>
<node ID="ID_20135" TEXT="(342) prices, oil, higher, price, lower" BACKGROUND_COLOR="#e98096" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(342)) = -2632937.946483987</p><p>&#916;h = -745.7697754109486</p><p>f(t) = 2014</p></body></html></richcontent>
<node ID="ID_19851" TEXT="(626) prices, higher, price, lower" BACKGROUND_COLOR="#ea8095"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(626)) = -2473511.8238152405</p><p>&#916;h = -433.1656420061645</p><p>f(t) = 1235</p></body></html></richcontent>
<node ID="ID_19309" TEXT="(1168) prices, price" BACKGROUND_COLOR="#e78098"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1168)) = -2303235.616147775</p><p>&#916;h = -232.54683467516224</p><p>f(t) = 709</p></body></html></richcontent>
<node ID="ID_80" TEXT="(10239) prices" BACKGROUND_COLOR="#e2809d"></node>
<node ID="ID_185" TEXT="(10239) price" BACKGROUND_COLOR="#ec8093"></node>
</node>
<node ID="ID_19073" TEXT="(1404) higher, lower" BACKGROUND_COLOR="#ed8092"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1404)) = -2253897.132393512</p><p>&#916;h = -188.06174674063732</p><p>f(t) = 526</p></body></html></richcontent>
<node ID="ID_157" TEXT="(10239) higher" BACKGROUND_COLOR="#eb8094"></node>
<node ID="ID_230" TEXT="(10239) lower" BACKGROUND_COLOR="#f0808f"></node>
</node>
</node>
<node ID="ID_19319" TEXT="(1158) oil, gasoline, crude, gallon, delivery" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1158)) = -2305573.346838653</p><p>&#916;h = -234.90068535603132</p><p>f(t) = 779</p></body></html></richcontent>
<node ID="ID_18548" TEXT="(1929) gasoline, crude, gallon, delivery, barrel" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1929)) = -2172287.8595625004</p><p>&#916;h = -129.28120822817073</p><p>f(t) = 428</p></body></html></richcontent>
<node ID="ID_17404" TEXT="(3073) gasoline, crude, gallon, heating, unleaded" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3073)) = -2064877.6092071577</p><p>&#916;h = -67.87020035134265</p><p>f(t) = 222</p></body></html></richcontent></node>
<node ID="ID_17812" TEXT="(2665) delivery, barrel, petroleum, mercantile, barrels" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2665)) = -2095620.0436759158</p><p>&#916;h = -83.17757294683179</p><p>f(t) = 206</p></body></html></richcontent></node>
</node>
<node ID="ID_118" TEXT="(10239) oil" BACKGROUND_COLOR="#e78098"></node>
</node>
</node>
<node ID="ID_19864" TEXT="(613) cents, futures, cent, corn, settled" BACKGROUND_COLOR="#f78088" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(613)) = -2479228.826794321</p><p>&#916;h = -444.4014543746762</p><p>f(t) = 1248</p></body></html></richcontent>
<node ID="ID_19381" TEXT="(1096) cents, futures, cent, settled, cattle" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1096)) = -2320517.7137640757</p><p>&#916;h = -248.12982084052965</p><p>f(t) = 761</p></body></html></richcontent>
<node ID="ID_18549" TEXT="(1928) cents, futures, cent" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1928)) = -2172417.1426188247</p><p>&#916;h = -129.28305632436604</p><p>f(t) = 488</p></body></html></richcontent>
<node ID="ID_17078" TEXT="(3399) futures, cent" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3399)) = -2044400.666933649</p><p>&#916;h = -58.162007839497164</p><p>f(t) = 251</p></body></html></richcontent></node>
<node ID="ID_220" TEXT="(10239) cents" BACKGROUND_COLOR="#ef8090"></node>
</node>
<node ID="ID_18294" TEXT="(2183) settled, cattle, pork, frozen, livestock" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2183)) = -2141902.0365072386</p><p>&#916;h = -111.0784612964635</p><p>f(t) = 273</p></body></html></richcontent>
<node ID="ID_16896" TEXT="(3581) cattle, pork, frozen, livestock, hogs" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3581)) = -2034232.6869286275</p><p>&#916;h = -53.598031695961254</p><p>f(t) = 164</p></body></html></richcontent></node>
<node ID="ID_17058" TEXT="(3419) settled, forecasts, belt, wet, cocoa" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3419)) = -2043241.2868610958</p><p>&#916;h = -57.67349086332433</p><p>f(t) = 109</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_18258" TEXT="(2219) corn, grain, wheat, bushel, crop" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2219)) = -2137944.0026682294</p><p>&#916;h = -108.45454979750502</p><p>f(t) = 487</p></body></html></richcontent>
<node ID="ID_17684" TEXT="(2793) grain, bushel, soybean, soybeans, ton" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2793)) = -2085298.117041514</p><p>&#916;h = -78.21674816584164</p><p>f(t) = 255</p></body></html></richcontent>
<node ID="ID_15240" TEXT="(5237) bushel, soybean, soybeans, oats, meal" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5237)) = -1970709.1120895387</p><p>&#916;h = -27.034900264199678</p><p>f(t) = 152</p></body></html></richcontent></node>
<node ID="ID_16517" TEXT="(3960) grain, ton, metric, cotton" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3960)) = -2015538.5361213663</p><p>&#916;h = -44.988870313778534</p><p>f(t) = 103</p></body></html></richcontent></node>
</node>
<node ID="ID_17264" TEXT="(3213) corn, wheat, crop, bushels, harvest" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3213)) = -2055709.9961619652</p><p>&#916;h = -63.025566148096914</p><p>f(t) = 232</p></body></html></richcontent>
<node ID="ID_15762" TEXT="(4715) corn, wheat" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4715)) = -1986373.7457094267</p><p>&#916;h = -33.347308167978554</p><p>f(t) = 128</p></body></html></richcontent></node>
<node ID="ID_15383" TEXT="(5094) crop, bushels, harvest" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5094)) = -1974682.1947559863</p><p>&#916;h = -28.492149463498208</p><p>f(t) = 104</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_20331" TEXT="(146) late, dollar, close, fell, london" BACKGROUND_COLOR="#ed8092"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(146)) = -2829551.3645955324</p><p>&#916;h = -1400.4747416602695</p><p>f(t) = 4776</p></body></html></richcontent>
<node ID="ID_20253" TEXT="(224) late, close, fell, london, closed" BACKGROUND_COLOR="#ef8090"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(224)) = -2736422.746516371</p><p>&#916;h = -1048.9633780513068</p><p>f(t) = 2517</p></body></html></richcontent>
<node ID="ID_19964" TEXT="(513) late, close, fell, closed, selling" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(513)) = -2527294.452958215</p><p>&#916;h = -518.8638287219201</p><p>f(t) = 1353</p></body></html></richcontent>
<node ID="ID_19718" TEXT="(759) late, fell, selling, buying" BACKGROUND_COLOR="#f2808d" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(759)) = -2420851.7514589275</p><p>&#916;h = -363.5454253269818</p><p>f(t) = 778</p></body></html></richcontent>
<node ID="ID_100" TEXT="(10239) late" BACKGROUND_COLOR="#e4809b"></node>
<node ID="ID_19078" TEXT="(1399) fell, selling, buying" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1399)) = -2254840.55329354</p><p>&#916;h = -188.84788144240702</p><p>f(t) = 387</p></body></html></richcontent>
<node ID="ID_260" TEXT="(10239) fell" BACKGROUND_COLOR="#f0808f"></node>
<node ID="ID_17955" TEXT="(2522) selling, buying" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2522)) = -2108016.1119161313</p><p>&#916;h = -89.95644740633543</p><p>f(t) = 168</p></body></html></richcontent>
<node ID="ID_925" TEXT="(10239) selling" BACKGROUND_COLOR="#f98086"></node>
<node ID="ID_1129" TEXT="(10239) buying" BACKGROUND_COLOR="#fa8085"></node>
</node>
</node>
</node>
<node ID="ID_19513" TEXT="(964) close, closed, closing, fridays, slide" BACKGROUND_COLOR="#f78088" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(964)) = -2355388.8667258075</p><p>&#916;h = -282.56150199508374</p><p>f(t) = 575</p></body></html></richcontent>
<node ID="ID_18953" TEXT="(1524) closed, closing, fridays, slide, touched" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1524)) = -2232382.9630675935</p><p>&#916;h = -170.66945833940736</p><p>f(t) = 323</p></body></html></richcontent>
<node ID="ID_396" TEXT="(10239) closed" BACKGROUND_COLOR="#f3808c"></node>
<node ID="ID_17891" TEXT="(2586) closing, fridays, slide, touched" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2586)) = -2102349.6025173217</p><p>&#916;h = -86.9977894264357</p><p>f(t) = 151</p></body></html></richcontent>
<node ID="ID_16565" TEXT="(3912) fridays, slide, touched" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3912)) = -2017731.8358498528</p><p>&#916;h = -46.24464323303255</p><p>f(t) = 76</p></body></html></richcontent></node>
<node ID="ID_1196" TEXT="(10239) closing" BACKGROUND_COLOR="#fa8085"></node>
</node>
</node>
<node ID="ID_223" TEXT="(10239) close" BACKGROUND_COLOR="#ee8091"></node>
</node>
</node>
<node ID="ID_19982" TEXT="(495) london, quoted, compared, french, france" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(495)) = -2536779.81634942</p><p>&#916;h = -535.6246438279231</p><p>f(t) = 1164</p></body></html></richcontent>
<node ID="ID_19504" TEXT="(973) london, quoted, compared, italian, marks" BACKGROUND_COLOR="#f78088" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(973)) = -2352862.2050690157</p><p>&#916;h = -279.5765916190867</p><p>f(t) = 602</p></body></html></richcontent>
<node ID="ID_18626" TEXT="(1851) london, compared" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1851)) = -2182654.613023377</p><p>&#916;h = -135.8459389357231</p><p>f(t) = 319</p></body></html></richcontent>
<node ID="ID_376" TEXT="(10239) london" BACKGROUND_COLOR="#f3808c"></node>
<node ID="ID_525" TEXT="(10239) compared" BACKGROUND_COLOR="#f5808a"></node>
</node>
<node ID="ID_18654" TEXT="(1823) quoted, italian, marks" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1823)) = -2186483.1290519196</p><p>&#916;h = -137.88218653537842</p><p>f(t) = 283</p></body></html></richcontent>
<node ID="ID_492" TEXT="(10239) quoted" BACKGROUND_COLOR="#f5808a"></node>
<node ID="ID_17309" TEXT="(3168) italian, marks" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3168)) = -2058580.2231864117</p><p>&#916;h = -64.54571626189136</p><p>f(t) = 140</p></body></html></richcontent>
<node ID="ID_1221" TEXT="(10239) italian" BACKGROUND_COLOR="#fa8085"></node>
<node ID="ID_1358" TEXT="(10239) marks" BACKGROUND_COLOR="#fb8084"></node>
</node>
</node>
</node>
<node ID="ID_19557" TEXT="(920) french, france, paris, canada, canadian" BACKGROUND_COLOR="#f98086" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(920)) = -2368133.6997482246</p><p>&#916;h = -296.8500083277777</p><p>f(t) = 562</p></body></html></richcontent>
<node ID="ID_18268" TEXT="(2209) french, france, paris" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2209)) = -2139034.931949305</p><p>&#916;h = -109.54960972966728</p><p>f(t) = 304</p></body></html></richcontent>
<node ID="ID_17522" TEXT="(2955) france, paris" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2955)) = -2073132.0226206481</p><p>&#916;h = -71.96142754670291</p><p>f(t) = 172</p></body></html></richcontent>
<node ID="ID_809" TEXT="(10239) france" BACKGROUND_COLOR="#f88087"></node>
<node ID="ID_1091" TEXT="(10239) paris" BACKGROUND_COLOR="#fa8085"></node>
</node>
<node ID="ID_598" TEXT="(10239) french" BACKGROUND_COLOR="#f68089"></node>
</node>
<node ID="ID_18794" TEXT="(1683) canada, canadian, houston, pushing, cheaper" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1683)) = -2206722.4667125805</p><p>&#916;h = -151.8189120283023</p><p>f(t) = 258</p></body></html></richcontent>
<node ID="ID_17074" TEXT="(3403) canada, canadian" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3403)) = -2044168.128188356</p><p>&#916;h = -58.02896551259073</p><p>f(t) = 132</p></body></html></richcontent>
<node ID="ID_1317" TEXT="(10239) canada" BACKGROUND_COLOR="#fb8084"></node>
<node ID="ID_1411" TEXT="(10239) canadian" BACKGROUND_COLOR="#fb8084"></node>
</node>
<node ID="ID_17582" TEXT="(2895) houston, pushing, cheaper, earl, morton" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2895)) = -2077519.3349831968</p><p>&#916;h = -74.4275906576895</p><p>f(t) = 126</p></body></html></richcontent>
<node ID="ID_16232" TEXT="(4245) pushing, cheaper, earl, morton" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4245)) = -2003448.6853091908</p><p>&#916;h = -39.84149475434424</p><p>f(t) = 65</p></body></html></richcontent></node>
<node ID="ID_1435" TEXT="(10239) houston" BACKGROUND_COLOR="#fb8084"></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_20144" TEXT="(333) dollar, yen, gold, bid, dollars" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(333)) = -2639703.1895605554</p><p>&#916;h = -759.0115953347195</p><p>f(t) = 2259</p></body></html></richcontent>
<node ID="ID_19815" TEXT="(662) dollar, yen, dollars, tokyo, mark" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(662)) = -2458318.1082683965</p><p>&#916;h = -411.53435604215883</p><p>f(t) = 1226</p></body></html></richcontent>
<node ID="ID_19348" TEXT="(1129) dollar, yen, tokyo, dealers, tuesdays" BACKGROUND_COLOR="#f68089" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1129)) = -2312456.5857238863</p><p>&#916;h = -239.55958619617923</p><p>f(t) = 774</p></body></html></richcontent>
<node ID="ID_17965" TEXT="(2512) dollar, yen, dealers" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2512)) = -2108918.4087540093</p><p>&#916;h = -90.43706179635956</p><p>f(t) = 503</p></body></html></richcontent>
<node ID="ID_178" TEXT="(10239) dollar" BACKGROUND_COLOR="#ed8092"></node>
<node ID="ID_16847" TEXT="(3630) yen, dealers" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3630)) = -2031633.3506381714</p><p>&#916;h = -52.270121305422435</p><p>f(t) = 243</p></body></html></richcontent>
<node ID="ID_387" TEXT="(10239) yen" BACKGROUND_COLOR="#f4808b"></node>
<node ID="ID_1041" TEXT="(10239) dealers" BACKGROUND_COLOR="#f98086"></node>
</node>
</node>
<node ID="ID_18655" TEXT="(1822) tokyo, tuesdays, dealer, nikkei, oneday" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1822)) = -2186621.0379250976</p><p>&#916;h = -137.90887317811575</p><p>f(t) = 271</p></body></html></richcontent>
<node ID="ID_16620" TEXT="(3857) tokyo, dealer, nikkei" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3857)) = -2020305.830886272</p><p>&#916;h = -47.33719362752163</p><p>f(t) = 158</p></body></html></richcontent>
<node ID="ID_824" TEXT="(10239) tokyo" BACKGROUND_COLOR="#f88087"></node>
<node ID="ID_14751" TEXT="(5726) dealer, nikkei" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5726)) = -1958638.352929431</p><p>&#916;h = -22.46903806512637</p><p>f(t) = 56</p></body></html></richcontent></node>
</node>
<node ID="ID_17550" TEXT="(2927) tuesdays, oneday, peabody, intervene, restricting" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2927)) = -2075162.29336626</p><p>&#916;h = -73.04660572682587</p><p>f(t) = 113</p></body></html></richcontent>
<node ID="ID_15740" TEXT="(4737) oneday, peabody, intervene, restricting, nikko" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4737)) = -1985642.2705017119</p><p>&#916;h = -33.11029831555243</p><p>f(t) = 57</p></body></html></richcontent></node>
<node ID="ID_1519" TEXT="(10239) tuesdays" BACKGROUND_COLOR="#fb8084"></node>
</node>
</node>
</node>
<node ID="ID_19212" TEXT="(1265) dollars, mark, traders, currency, intervention" BACKGROUND_COLOR="#fa8085" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1265)) = -2281646.973593167</p><p>&#916;h = -211.89258311834055</p><p>f(t) = 452</p></body></html></richcontent>
<node ID="ID_18512" TEXT="(1965) dollars, traders, intervention, downward, bearish" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1965)) = -2167690.3559714397</p><p>&#916;h = -126.17864291600927</p><p>f(t) = 259</p></body></html></richcontent>
<node ID="ID_521" TEXT="(10239) dollars" BACKGROUND_COLOR="#f5808a"></node>
<node ID="ID_17131" TEXT="(3346) traders, intervention, downward, bearish, posting" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3346)) = -2047527.144121395</p><p>&#916;h = -59.870610391479204</p><p>f(t) = 117</p></body></html></richcontent>
<node ID="ID_1332" TEXT="(10239) traders" BACKGROUND_COLOR="#fb8084"></node>
<node ID="ID_15552" TEXT="(4925) intervention, downward, bearish, posting" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4925)) = -1979673.2743453905</p><p>&#916;h = -30.561058065617544</p><p>f(t) = 55</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_18180" TEXT="(2297) mark, currency, bundesbank, leipzig, guterman" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2297)) = -2129702.9792899378</p><p>&#916;h = -102.89502203351185</p><p>f(t) = 193</p></body></html></richcontent>
<node ID="ID_16489" TEXT="(3988) currency, bundesbank, leipzig, guterman, worthless" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3988)) = -2014286.7795002782</p><p>&#916;h = -44.41240988590107</p><p>f(t) = 98</p></body></html></richcontent>
<node ID="ID_1484" TEXT="(10239) currency" BACKGROUND_COLOR="#fb8084"></node>
<node ID="ID_14067" TEXT="(6410) bundesbank, leipzig, guterman, worthless, coins" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(6410)) = -1945052.333707342</p><p>&#916;h = -17.38575509733164</p><p>f(t) = 40</p></body></html></richcontent></node>
</node>
<node ID="ID_905" TEXT="(10239) mark" BACKGROUND_COLOR="#f98086"></node>
</node>
</node>
</node>
<node ID="ID_19633" TEXT="(844) gold, bid, pound, ounce, swiss" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(844)) = -2391662.1767740557</p><p>&#916;h = -323.5788838748831</p><p>f(t) = 1033</p></body></html></richcontent>
<node ID="ID_18573" TEXT="(1904) gold, pound, ounce, troy, francs" BACKGROUND_COLOR="#f98086" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1904)) = -2175552.281707491</p><p>&#916;h = -131.69640338908175</p><p>f(t) = 580</p></body></html></richcontent>
<node ID="ID_16684" TEXT="(3793) ounce, troy, francs, dutch, lire" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3793)) = -2023388.497422285</p><p>&#916;h = -48.846821180506595</p><p>f(t) = 297</p></body></html></richcontent>
<node ID="ID_15554" TEXT="(4923) francs, dutch, lire, zurich, guilders" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4923)) = -1979734.4144889002</p><p>&#916;h = -30.57244609604095</p><p>f(t) = 163</p></body></html></richcontent>
<node ID="ID_12053" TEXT="(8424) francs, lire, zurich, guilders, bullion" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(8424)) = -1920431.850813036</p><p>&#916;h = -8.069604213767889</p><p>f(t) = 127</p></body></html></richcontent></node>
<node ID="ID_2439" TEXT="(10239) dutch" BACKGROUND_COLOR="#fd8082"></node>
</node>
<node ID="ID_12595" TEXT="(7882) ounce, troy" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(7882)) = -1925289.0457025336</p><p>&#916;h = -10.034085417311871</p><p>f(t) = 134</p></body></html></richcontent>
<node ID="ID_1138" TEXT="(10239) ounce" BACKGROUND_COLOR="#fa8085"></node>
<node ID="ID_1457" TEXT="(10239) troy" BACKGROUND_COLOR="#fb8084"></node>
</node>
</node>
<node ID="ID_17816" TEXT="(2661) gold, pound, silver" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2661)) = -2095953.371700202</p><p>&#916;h = -83.37018216015531</p><p>f(t) = 283</p></body></html></richcontent>
<node ID="ID_434" TEXT="(10239) gold" BACKGROUND_COLOR="#f4808b"></node>
<node ID="ID_15862" TEXT="(4615) pound, silver" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4615)) = -1989762.7942276536</p><p>&#916;h = -34.552923007266145</p><p>f(t) = 126</p></body></html></richcontent>
<node ID="ID_1069" TEXT="(10239) pound" BACKGROUND_COLOR="#fa8085"></node>
<node ID="ID_1733" TEXT="(10239) silver" BACKGROUND_COLOR="#fc8083"></node>
</node>
</node>
</node>
<node ID="ID_19051" TEXT="(1426) bid, swiss, hong, thursdays, kong" BACKGROUND_COLOR="#fa8085" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1426)) = -2249791.7033087416</p><p>&#916;h = -185.3652291728322</p><p>f(t) = 453</p></body></html></richcontent>
<node ID="ID_18243" TEXT="(2234) bid, thursdays, fixed, midmorning, europes" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2234)) = -2136324.601107432</p><p>&#916;h = -107.45677893586435</p><p>f(t) = 244</p></body></html></richcontent>
<node ID="ID_430" TEXT="(10239) bid" BACKGROUND_COLOR="#f5808a"></node>
<node ID="ID_16862" TEXT="(3615) thursdays, fixed, midmorning, europes" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3615)) = -2032421.6409595888</p><p>&#916;h = -52.74590267678468</p><p>f(t) = 98</p></body></html></richcontent>
<node ID="ID_1562" TEXT="(10239) thursdays" BACKGROUND_COLOR="#fc8083"></node>
<node ID="ID_14491" TEXT="(5986) fixed, midmorning, europes" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5986)) = -1953065.5038727338</p><p>&#916;h = -20.418432699192635</p><p>f(t) = 48</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_18008" TEXT="(2469) swiss, hong, kong, trader, currencies" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2469)) = -2112857.8388802717</p><p>&#916;h = -93.05539954878805</p><p>f(t) = 209</p></body></html></richcontent>
<node ID="ID_16467" TEXT="(4010) swiss, trader, currencies" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4010)) = -2013313.460848182</p><p>&#916;h = -44.06327274834257</p><p>f(t) = 110</p></body></html></richcontent>
<node ID="ID_1427" TEXT="(10239) swiss" BACKGROUND_COLOR="#fb8084"></node>
<node ID="ID_14812" TEXT="(5665) trader, currencies" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5665)) = -1960026.9064884244</p><p>&#916;h = -22.958108436054317</p><p>f(t) = 49</p></body></html></richcontent></node>
</node>
<node ID="ID_10399" TEXT="(10078) hong, kong" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(10078)) = -1911534.0151577848</p><p>&#916;h = -1.5238472588280274</p><p>f(t) = 99</p></body></html></richcontent>
<node ID="ID_1730" TEXT="(10239) hong" BACKGROUND_COLOR="#fc8083"></node>
<node ID="ID_1826" TEXT="(10239) kong" BACKGROUND_COLOR="#fc8083"></node>
</node>
</node>
</node>
</node>
</node>
</node>
</node>
</node>
</node>
</map>
