<map version="1.0.1">
<node ID="ID_51472" TEXT="(1) edu, subject, com, write, articl" BACKGROUND_COLOR="#ae80d1"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1)) = -15654666.602534678</p><p>&#916;h = -157616.94435482624</p><p>f(t) = 1875559</p></body></html></richcontent>
<node ID="ID_51471" TEXT="(2) edu, subject, com, write, articl" BACKGROUND_COLOR="#ae80d1" POSITION="right"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2)) = -15497049.658179853</p><p>&#916;h = -119676.2409563558</p><p>f(t) = 1561804</p></body></html></richcontent>
<node ID="ID_51470" TEXT="(3) edu, subject, com, write, articl" BACKGROUND_COLOR="#ae80d1"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3)) = -15377373.417223496</p><p>&#916;h = -81480.46021648262</p><p>f(t) = 940519</p></body></html></richcontent>
<node ID="ID_51466" TEXT="(7) edu, subject, com, write, articl" BACKGROUND_COLOR="#ae80d1"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(7)) = -15120877.498459734</p><p>&#916;h = -43189.571065635624</p><p>f(t) = 665352</p></body></html></richcontent>
<node ID="ID_51460" TEXT="(13) like, get, know, time, new" BACKGROUND_COLOR="#d580aa"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(13)) = -14891852.180494154</p><p>&#916;h = -32054.246193792438</p><p>f(t) = 454642</p></body></html></richcontent>
<node ID="ID_51448" TEXT="(25) like, get, know, time, make" BACKGROUND_COLOR="#d680a9"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(25)) = -14585546.754864592</p><p>&#916;h = -20806.01627609301</p><p>f(t) = 306694</p></body></html></richcontent>
<node ID="ID_51433" TEXT="(40) like, get, know, make, want" BACKGROUND_COLOR="#d880a7" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(40)) = -14311807.347294867</p><p>&#916;h = -15904.016887569218</p><p>f(t) = 184417</p></body></html></richcontent>
<node ID="ID_51408" TEXT="(65) like, get, make, good, wai" BACKGROUND_COLOR="#dc80a3"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(65)) = -13969571.063209072</p><p>&#916;h = -11446.97864791393</p><p>f(t) = 123174</p></body></html></richcontent>
<node ID="ID_51379" TEXT="(94) make, wai, well, see, thing" BACKGROUND_COLOR="#e5809a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(94)) = -13673013.42735143</p><p>&#916;h = -8980.21230902891</p><p>f(t) = 61685</p></body></html></richcontent>
<node ID="ID_51351" TEXT="(122) make, well, sure, actual, keep" BACKGROUND_COLOR="#ed8092"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(122)) = -13438721.751225758</p><p>&#916;h = -7688.647061335447</p><p>f(t) = 31806</p></body></html></richcontent></node>
<node ID="ID_51331" TEXT="(142) wai, see, thing, take, point" BACKGROUND_COLOR="#e98096"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(142)) = -13291249.890414625</p><p>&#916;h = -6958.847368173272</p><p>f(t) = 29879</p></body></html></richcontent></node>
</node>
<node ID="ID_51385" TEXT="(88) like, get, good, look, realli" BACKGROUND_COLOR="#df80a0"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(88)) = -13728430.679698307</p><p>&#916;h = -9411.617958562289</p><p>f(t) = 61489</p></body></html></richcontent>
<node ID="ID_51368" TEXT="(105) get, realli, better, lot, far" BACKGROUND_COLOR="#ec8093"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(105)) = -13576701.064333787</p><p>&#916;h = -8451.670364482008</p><p>f(t) = 37576</p></body></html></richcontent></node>
<node ID="ID_51312" TEXT="(161) like, good, look, probabl, best" BACKGROUND_COLOR="#e78098"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(161)) = -13164962.930203691</p><p>&#916;h = -6391.752104928746</p><p>f(t) = 23913</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51409" TEXT="(64) know, want, need, question, post" BACKGROUND_COLOR="#e5809a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(64)) = -13981303.5663554</p><p>&#916;h = -11732.50314633004</p><p>f(t) = 61243</p></body></html></richcontent>
<node ID="ID_51377" TEXT="(96) question, post, read, seem, try" BACKGROUND_COLOR="#ed8092"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(96)) = -13655073.590564568</p><p>&#916;h = -8946.012561493728</p><p>f(t) = 34177</p></body></html></richcontent>
<node ID="ID_51338" TEXT="(135) question, seem, try, find, ask" BACKGROUND_COLOR="#ef8090"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(135)) = -13341170.900097713</p><p>&#916;h = -7191.7477841726795</p><p>f(t) = 20776</p></body></html></richcontent></node>
<node ID="ID_51281" TEXT="(192) post, read, specif, comment, command" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(192)) = -12979105.432427652</p><p>&#916;h = -5624.240686474557</p><p>f(t) = 13401</p></body></html></richcontent></node>
</node>
<node ID="ID_51371" TEXT="(102) know, want, need, help, pleas" BACKGROUND_COLOR="#e68099"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(102)) = -13602328.764653016</p><p>&#916;h = -8557.363319646509</p><p>f(t) = 27066</p></body></html></richcontent>
<node ID="ID_51296" TEXT="(177) know, want, need" BACKGROUND_COLOR="#e0809f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(177)) = -13065437.37088165</p><p>&#916;h = -5961.910040369214</p><p>f(t) = 16227</p></body></html></richcontent></node>
<node ID="ID_51223" TEXT="(250) help, pleas, thank, appreci, switch" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(250)) = -12683676.003559124</p><p>&#916;h = -4605.387878016598</p><p>f(t) = 10839</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51435" TEXT="(38) time, year, come, dai, back" BACKGROUND_COLOR="#e88097" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(38)) = -14343760.80812978</p><p>&#916;h = -15989.646080249353</p><p>f(t) = 122277</p></body></html></richcontent>
<node ID="ID_51399" TEXT="(74) time, year, come, dai, back" BACKGROUND_COLOR="#e88097"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(74)) = -13869637.788750418</p><p>&#916;h = -10586.223436842047</p><p>f(t) = 66377</p></body></html></richcontent>
<node ID="ID_51380" TEXT="(93) time, come, dai, back, start" BACKGROUND_COLOR="#eb8094"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(93)) = -13682028.671496762</p><p>&#916;h = -9015.244145333287</p><p>f(t) = 42606</p></body></html></richcontent>
<node ID="ID_51337" TEXT="(136) time, start, open, build, home" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(136)) = -13333979.152313542</p><p>&#916;h = -7143.788661320941</p><p>f(t) = 21939</p></body></html></richcontent></node>
<node ID="ID_51304" TEXT="(169) come, dai, back, turn, left" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(169)) = -13114197.193449542</p><p>&#916;h = -6218.537402692862</p><p>f(t) = 20667</p></body></html></richcontent></node>
</node>
<node ID="ID_51317" TEXT="(156) year, last, got, happen, old" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(156)) = -13197160.647251632</p><p>&#916;h = -6497.06809008999</p><p>f(t) = 23771</p></body></html></richcontent>
<node ID="ID_51273" TEXT="(200) last, got, happen, old, stop" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(200)) = -12934527.951415636</p><p>&#916;h = -5478.5323711348465</p><p>f(t) = 15253</p></body></html></richcontent></node>
<node ID="ID_51120" TEXT="(353) year, week, month, ago, coupl" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(353)) = -12278573.118084466</p><p>&#916;h = -3421.2855827576277</p><p>f(t) = 8518</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51418" TEXT="(55) give, let, long, next, hope" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(55)) = -14092346.057677556</p><p>&#916;h = -13470.760082591965</p><p>f(t) = 55900</p></body></html></richcontent>
<node ID="ID_51388" TEXT="(85) give, let, long, next, hope" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(85)) = -13757241.082204755</p><p>&#916;h = -9794.03825266751</p><p>f(t) = 31925</p></body></html></richcontent>
<node ID="ID_51314" TEXT="(159) give, let, next, hope, save" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(159)) = -13177792.281277265</p><p>&#916;h = -6418.598748341596</p><p>f(t) = 18020</p></body></html></richcontent></node>
<node ID="ID_51305" TEXT="(168) long, friend, warn, america, dan" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(168)) = -13120416.955420133</p><p>&#916;h = -6219.761970590334</p><p>f(t) = 13905</p></body></html></richcontent></node>
</node>
<node ID="ID_51374" TEXT="(99) complet, light, head, instead, fine" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(99)) = -13628444.137590207</p><p>&#916;h = -8800.343389180489</p><p>f(t) = 23975</p></body></html></richcontent>
<node ID="ID_51295" TEXT="(178) complet, light, head, fall, block" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(178)) = -13059475.46084128</p><p>&#916;h = -5945.7664420880465</p><p>f(t) = 13436</p></body></html></richcontent></node>
<node ID="ID_51267" TEXT="(206) instead, fine, pick, automat, forget" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(206)) = -12902028.946062665</p><p>&#916;h = -5378.967936168046</p><p>f(t) = 10539</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_51453" TEXT="(20) new, bit, power, etc, high" BACKGROUND_COLOR="#ee8091"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(20)) = -14700409.000639891</p><p>&#916;h = -23531.946345445263</p><p>f(t) = 147948</p></body></html></richcontent>
<node ID="ID_51444" TEXT="(29) new, bit, power, etc, high" BACKGROUND_COLOR="#ee8091" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(29)) = -14503310.697310321</p><p>&#916;h = -19529.02972485633</p><p>f(t) = 109757</p></body></html></richcontent>
<node ID="ID_51423" TEXT="(50) power, etc, high, real, free" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(50)) = -14160854.774419062</p><p>&#916;h = -13909.716217461813</p><p>f(t) = 70887</p></body></html></richcontent>
<node ID="ID_51407" TEXT="(66) power, real, free, origin, cost" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(66)) = -13958124.084561158</p><p>&#916;h = -11422.90358455159</p><p>f(t) = 41264</p></body></html></richcontent>
<node ID="ID_51356" TEXT="(117) real, free, origin, except, limit" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(117)) = -13477855.275750145</p><p>&#916;h = -7920.353189033791</p><p>f(t) = 24839</p></body></html></richcontent></node>
<node ID="ID_51343" TEXT="(130) power, cost, wonder, million, knowledg" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(130)) = -13377971.915629696</p><p>&#916;h = -7462.491031802594</p><p>f(t) = 16425</p></body></html></richcontent></node>
</node>
<node ID="ID_51381" TEXT="(92) etc, high, larg, speed, experi" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(92)) = -13691151.237001415</p><p>&#916;h = -9122.565504654194</p><p>f(t) = 29623</p></body></html></richcontent>
<node ID="ID_51306" TEXT="(167) etc, speed, experi, perform, recent" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(167)) = -13126739.040795207</p><p>&#916;h = -6322.085375075287</p><p>f(t) = 14938</p></body></html></richcontent></node>
<node ID="ID_51272" TEXT="(201) high, larg, small, level, size" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(201)) = -12929049.4190445</p><p>&#916;h = -5426.278078775926</p><p>f(t) = 14685</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51421" TEXT="(52) new, bit, mark, top, peter" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(52)) = -14133101.100218453</p><p>&#916;h = -13681.617909709661</p><p>f(t) = 38870</p></body></html></richcontent>
<node ID="ID_51383" TEXT="(90) new, mark, top, peter, replac" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(90)) = -13709686.76312793</p><p>&#916;h = -9303.549404663543</p><p>f(t) = 21298</p></body></html></richcontent>
<node ID="ID_51280" TEXT="(193) new, mark, top, peter, replac" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(193)) = -12973481.19174118</p><p>&#916;h = -5616.938822500946</p><p>f(t) = 11653</p></body></html></richcontent></node>
<node ID="ID_51271" TEXT="(202) main, resolut, schedul, colour, hst" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(202)) = -12923623.140965724</p><p>&#916;h = -5418.731640861195</p><p>f(t) = 9645</p></body></html></richcontent></node>
</node>
<node ID="ID_51373" TEXT="(100) bit, prefer, trade, solut, virginia" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(100)) = -13619643.794201026</p><p>&#916;h = -8689.285062233146</p><p>f(t) = 17572</p></body></html></richcontent>
<node ID="ID_51246" TEXT="(227) bit, prefer, virginia, advantag, quick" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(227)) = -12792860.474414054</p><p>&#916;h = -4913.690149074289</p><p>f(t) = 8850</p></body></html></richcontent></node>
<node ID="ID_51241" TEXT="(232) trade, solut, happi, corp, corpor" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(232)) = -12768561.523293734</p><p>&#916;h = -4810.033280997348</p><p>f(t) = 8722</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51426" TEXT="(47) price, bui, sound, wrote, appl" BACKGROUND_COLOR="#f88087" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(47)) = -14203893.772355963</p><p>&#916;h = -14776.543730539226</p><p>f(t) = 38191</p></body></html></richcontent>
<node ID="ID_51322" TEXT="(151) price, bui, sale, compani, offer" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(151)) = -13230015.845754936</p><p>&#916;h = -6637.943379088218</p><p>f(t) = 19374</p></body></html></richcontent>
<node ID="ID_51224" TEXT="(249) price, bui, monei, pai, tax" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(249)) = -12688289.459318351</p><p>&#916;h = -4613.455759226592</p><p>f(t) = 10864</p></body></html></richcontent>
<node ID="ID_51082" TEXT="(391) bui, monei, pai, tax, dealer" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(391)) = -12153765.406519886</p><p>&#916;h = -3127.572480665767</p><p>f(t) = 6212</p></body></html></richcontent></node>
<node ID="ID_50982" TEXT="(491) price, worth, sold, paid, reliabl" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(491)) = -11871908.826991033</p><p>&#916;h = -2546.82431871297</p><p>f(t) = 4652</p></body></html></richcontent></node>
</node>
<node ID="ID_51177" TEXT="(296) sale, compani, offer, sell, manual" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(296)) = -12487939.916541502</p><p>&#916;h = -3943.6619934441405</p><p>f(t) = 8510</p></body></html></richcontent>
<node ID="ID_50848" TEXT="(625) sale, offer, manual, ship, plu" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(625)) = -11566010.199247386</p><p>&#916;h = -2042.8309144919622</p><p>f(t) = 4518</p></body></html></richcontent></node>
<node ID="ID_50870" TEXT="(603) compani, sell, purchas, owner, own" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(603)) = -11611522.919889485</p><p>&#916;h = -2108.982262387246</p><p>f(t) = 3992</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51393" TEXT="(80) sound, wrote, appl, port, modem" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(80)) = -13806982.09167249</p><p>&#916;h = -10097.850955272792</p><p>f(t) = 18817</p></body></html></richcontent>
<node ID="ID_51245" TEXT="(228) sound, radio, ohio, steven, audio" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(228)) = -12787946.78426498</p><p>&#916;h = -4889.196205750486</p><p>f(t) = 9667</p></body></html></richcontent>
<node ID="ID_51090" TEXT="(383) ohio, steven, circuit, magnu, amp" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(383)) = -12179044.37845451</p><p>&#916;h = -3187.530906257496</p><p>f(t) = 5252</p></body></html></richcontent></node>
<node ID="ID_50939" TEXT="(534) sound, radio, audio, channel, speaker" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(534)) = -11765961.671098337</p><p>&#916;h = -2379.7239626620285</p><p>f(t) = 4415</p></body></html></richcontent></node>
</node>
<node ID="ID_51269" TEXT="(204) wrote, appl, port, modem, serial" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(204)) = -12912799.191583706</p><p>&#916;h = -5386.826531878702</p><p>f(t) = 9150</p></body></html></richcontent>
<node ID="ID_50970" TEXT="(503) port, modem, serial, extern, vax" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(503)) = -11841526.906896874</p><p>&#916;h = -2505.066767607772</p><p>f(t) = 4645</p></body></html></richcontent></node>
<node ID="ID_51009" TEXT="(464) wrote, appl, sandvik, kent, bnr" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(464)) = -11942283.840585604</p><p>&#916;h = -2663.6320498775167</p><p>f(t) = 4505</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_51456" TEXT="(17) edu, subject, com, write, articl" BACKGROUND_COLOR="#ae80d1"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(17)) = -14775307.158623781</p><p>&#916;h = -25708.315663737565</p><p>f(t) = 210710</p></body></html></richcontent>
<node ID="ID_51450" TEXT="(23) edu, subject, com, write, articl" BACKGROUND_COLOR="#ae80d1"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(23)) = -14630441.038300864</p><p>&#916;h = -22907.996602866</p><p>f(t) = 164815</p></body></html></richcontent>
<node ID="ID_51443" TEXT="(30) edu, subject, write, articl, john" BACKGROUND_COLOR="#bb80c4" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(30)) = -14483781.667585464</p><p>&#916;h = -19456.555807950077</p><p>f(t) = 107201</p></body></html></richcontent>
<node ID="ID_51436" TEXT="(37) edu, subject, write, articl, john" BACKGROUND_COLOR="#bb80c4"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(37)) = -14359839.648953516</p><p>&#916;h = -16078.84082373607</p><p>f(t) = 81157</p></body></html></richcontent>
<node ID="ID_51366" TEXT="(107) edu, subject, write, articl" BACKGROUND_COLOR="#ac80d3"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(107)) = -13559829.970556054</p><p>&#916;h = -8335.908277385592</p><p>f(t) = 57740</p></body></html></richcontent>
<node ID="ID_51329" TEXT="(144) edu, subject" BACKGROUND_COLOR="#9380ec"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(144)) = -13277357.380122568</p><p>&#916;h = -6868.718038180756</p><p>f(t) = 37640</p></body></html></richcontent></node>
<node ID="ID_50962" TEXT="(511) write, articl" BACKGROUND_COLOR="#c580ba"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(511)) = -11821676.588394612</p><p>&#916;h = -2457.564369345462</p><p>f(t) = 20100</p></body></html></richcontent></node>
</node>
<node ID="ID_51396" TEXT="(77) john, net, access, date, apr" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(77)) = -13837999.8317459</p><p>&#916;h = -10454.795887228625</p><p>f(t) = 23417</p></body></html></richcontent>
<node ID="ID_51319" TEXT="(154) john, date, apr, rutger, cwru" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(154)) = -13210188.261938266</p><p>&#916;h = -6519.8622395262355</p><p>f(t) = 12273</p></body></html></richcontent></node>
<node ID="ID_51298" TEXT="(175) net, access, pat, adam, fair" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(175)) = -13077385.435519762</p><p>&#916;h = -5975.212813636012</p><p>f(t) = 11144</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51413" TEXT="(60) uiuc, robert, anybodi, brian, cso" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(60)) = -14029172.13806622</p><p>&#916;h = -12061.362056283237</p><p>f(t) = 26044</p></body></html></richcontent>
<node ID="ID_51350" TEXT="(123) robert, joe, pro, mil, doug" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(123)) = -13431033.104164423</p><p>&#916;h = -7679.448881818636</p><p>f(t) = 14292</p></body></html></richcontent>
<node ID="ID_51196" TEXT="(277) robert, pro, sea, tek, fool" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(277)) = -12565341.421535278</p><p>&#916;h = -4218.943916043427</p><p>f(t) = 7235</p></body></html></richcontent></node>
<node ID="ID_51193" TEXT="(280) joe, mil, doug, navi, craig" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(280)) = -12552725.798002213</p><p>&#916;h = -4176.148649884257</p><p>f(t) = 7057</p></body></html></richcontent></node>
</node>
<node ID="ID_51330" TEXT="(143) uiuc, anybodi, brian, cso, jeff" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(143)) = -13284291.043046452</p><p>&#916;h = -6933.662923884593</p><p>f(t) = 11752</p></body></html></richcontent>
<node ID="ID_51157" TEXT="(316) anybodi, brian, jeff, ken, arizona" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(316)) = -12411145.171817584</p><p>&#916;h = -3724.9839464263205</p><p>f(t) = 5930</p></body></html></richcontent></node>
<node ID="ID_51134" TEXT="(339) uiuc, cso, indiana, uxa, silver" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(339)) = -12327140.980836434</p><p>&#916;h = -3504.9712368324545</p><p>f(t) = 5822</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51437" TEXT="(36) com, david, michael, gui, netcom" BACKGROUND_COLOR="#ea8095" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(36)) = -14376708.607209712</p><p>&#916;h = -16868.958256195358</p><p>f(t) = 57614</p></body></html></richcontent>
<node ID="ID_51422" TEXT="(51) david, michael, gui, netcom, mike" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(51)) = -14146945.0582016</p><p>&#916;h = -13843.95798314632</p><p>f(t) = 33578</p></body></html></richcontent>
<node ID="ID_51364" TEXT="(109) gui, steve, tom, break, thoma" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(109)) = -13543172.539094752</p><p>&#916;h = -8316.333994187604</p><p>f(t) = 17172</p></body></html></richcontent>
<node ID="ID_51229" TEXT="(244) gui, steve, tom, thoma, everybodi" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(244)) = -12711463.902902817</p><p>&#916;h = -4678.885466305408</p><p>f(t) = 8635</p></body></html></richcontent></node>
<node ID="ID_51226" TEXT="(247) break, disclaim, chri, welcom, hurt" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(247)) = -12697530.710774608</p><p>&#916;h = -4623.9757092415675</p><p>f(t) = 8537</p></body></html></richcontent></node>
</node>
<node ID="ID_51375" TEXT="(98) david, michael, netcom, mike, uucp" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(98)) = -13637247.653718298</p><p>&#916;h = -8803.516128091986</p><p>f(t) = 16406</p></body></html></richcontent>
<node ID="ID_51237" TEXT="(236) david, netcom, uucp, frank, purdu" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(236)) = -12749371.779102692</p><p>&#916;h = -4759.28122225558</p><p>f(t) = 8354</p></body></html></richcontent></node>
<node ID="ID_51233" TEXT="(240) michael, mike, gatech, utexa, prism" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(240)) = -12730348.806989608</p><p>&#916;h = -4738.501197541278</p><p>f(t) = 8052</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51405" TEXT="(68) com, bike, dod, ride, green" BACKGROUND_COLOR="#ed8092"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(68)) = -13935417.382435217</p><p>&#916;h = -11194.716504928656</p><p>f(t) = 24036</p></body></html></richcontent>
<node ID="ID_4270" TEXT="(25737) com" BACKGROUND_COLOR="#b380cc"></node>
<node ID="ID_51277" TEXT="(196) bike, dod, ride, green, sport" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(196)) = -12956671.825470455</p><p>&#916;h = -5577.533927704237</p><p>f(t) = 10864</p></body></html></richcontent>
<node ID="ID_50951" TEXT="(522) bike, dod, ride, green, sport" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(522)) = -11794807.809404403</p><p>&#916;h = -2425.546446343462</p><p>f(t) = 5988</p></body></html></richcontent></node>
<node ID="ID_51075" TEXT="(398) charl, tube, soni, jerri, annoi" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(398)) = -12132020.09466206</p><p>&#916;h = -3073.487296123232</p><p>f(t) = 4876</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_51442" TEXT="(31) org, bill, jim, repli, jame" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(31)) = -14464325.111777514</p><p>&#916;h = -18010.28284030041</p><p>f(t) = 45895</p></body></html></richcontent>
<node ID="ID_51404" TEXT="(69) jim, jame, print, printer, troubl" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(69)) = -13924222.66593029</p><p>&#916;h = -11081.600293082898</p><p>f(t) = 23934</p></body></html></richcontent>
<node ID="ID_51323" TEXT="(150) jim, jame, troubl, udel, explan" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(150)) = -13236732.912840702</p><p>&#916;h = -6717.067085764211</p><p>f(t) = 12588</p></body></html></richcontent>
<node ID="ID_51145" TEXT="(328) jim, jame, udel, explan, affair" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(328)) = -12366766.27240014</p><p>&#916;h = -3672.7093037313316</p><p>f(t) = 6382</p></body></html></richcontent>
<node ID="ID_50741" TEXT="(732) udel, explan, affair, robi, handheld" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(732)) = -11364118.120655153</p><p>&#916;h = -1751.2564407986793</p><p>f(t) = 3261</p></body></html></richcontent></node>
<node ID="ID_50786" TEXT="(687) jim, jame, uoknor, callison, factori" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(687)) = -11445273.214211512</p><p>&#916;h = -1860.919519047413</p><p>f(t) = 3121</p></body></html></richcontent></node>
</node>
<node ID="ID_51140" TEXT="(333) troubl, pop, hook, iii, insert" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(333)) = -12348506.422212578</p><p>&#916;h = -3607.209431252719</p><p>f(t) = 6206</p></body></html></richcontent>
<node ID="ID_50831" TEXT="(642) troubl, pop, hook, insert, revers" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(642)) = -11531744.033792349</p><p>&#916;h = -1985.0186065007729</p><p>f(t) = 3239</p></body></html></richcontent></node>
<node ID="ID_50806" TEXT="(667) iii, repair, yale, larc, stronger" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(667)) = -11482961.93771978</p><p>&#916;h = -1912.7160356227541</p><p>f(t) = 2967</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51302" TEXT="(171) print, printer, sci, berkelei, acceler" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(171)) = -13101784.775023468</p><p>&#916;h = -6172.338374137864</p><p>f(t) = 11346</p></body></html></richcontent>
<node ID="ID_51126" TEXT="(347) sci, berkelei, parallel, turbo, vision" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(347)) = -12299249.106835598</p><p>&#916;h = -3463.007521432577</p><p>f(t) = 6070</p></body></html></richcontent>
<node ID="ID_50788" TEXT="(685) parallel, turbo, vision, unknown, crai" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(685)) = -11449008.98432368</p><p>&#916;h = -1870.6564931706816</p><p>f(t) = 3036</p></body></html></richcontent></node>
<node ID="ID_50769" TEXT="(704) sci, berkelei, umich, astro, blank" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(704)) = -11414003.042436386</p><p>&#916;h = -1815.7220801945368</p><p>f(t) = 3034</p></body></html></richcontent></node>
</node>
<node ID="ID_51097" TEXT="(376) print, printer, acceler, canon, laser" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(376)) = -12201680.137130575</p><p>&#916;h = -3255.3915672775474</p><p>f(t) = 5276</p></body></html></richcontent>
<node ID="ID_50727" TEXT="(746) acceler, label, cook, earl, greet" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(746)) = -11339819.666444913</p><p>&#916;h = -1714.0608504968404</p><p>f(t) = 2652</p></body></html></richcontent></node>
<node ID="ID_50301" TEXT="(1172) print, printer, canon, laser, dot" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1172)) = -10765732.508395739</p><p>&#916;h = -1063.471696535329</p><p>f(t) = 2624</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51402" TEXT="(71) org, bill, repli, matthew, btw" BACKGROUND_COLOR="#fa8085" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(71)) = -13902201.06496311</p><p>&#916;h = -10882.138075948897</p><p>f(t) = 21961</p></body></html></richcontent>
<node ID="ID_51315" TEXT="(158) org, btw, hei, intellig, stratu" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(158)) = -13184217.827789977</p><p>&#916;h = -6425.5465127114585</p><p>f(t) = 11309</p></body></html></richcontent>
<node ID="ID_51133" TEXT="(340) org, hei, uni, buck, jonathan" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(340)) = -12323636.009599602</p><p>&#916;h = -3498.8914653445972</p><p>f(t) = 5670</p></body></html></richcontent>
<node ID="ID_50698" TEXT="(775) org, mitr, chain, tour, evan" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(775)) = -11291100.71398158</p><p>&#916;h = -1648.4228476542048</p><p>f(t) = 2977</p></body></html></richcontent></node>
<node ID="ID_50757" TEXT="(716) hei, uni, buck, jonathan, informatik" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(716)) = -11392393.183524229</p><p>&#916;h = -1780.077659999195</p><p>f(t) = 2693</p></body></html></richcontent></node>
</node>
<node ID="ID_51123" TEXT="(350) btw, intellig, stratu, harri, carl" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(350)) = -12288879.110988535</p><p>&#916;h = -3443.8653847599053</p><p>f(t) = 5639</p></body></html></richcontent>
<node ID="ID_50782" TEXT="(691) btw, intellig, interview, uga, amateur" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(691)) = -11437844.103279099</p><p>&#916;h = -1853.5407998732408</p><p>f(t) = 2892</p></body></html></richcontent></node>
<node ID="ID_50744" TEXT="(729) stratu, harri, carl, csd, cdt" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(729)) = -11369378.405673878</p><p>&#916;h = -1754.9074920970452</p><p>f(t) = 2747</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51297" TEXT="(176) bill, repli, matthew, texa, isc" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(176)) = -13071410.222706126</p><p>&#916;h = -5972.851824476442</p><p>f(t) = 10652</p></body></html></richcontent>
<node ID="ID_51113" TEXT="(360) matthew, texa, matt, liberti, colost" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(360)) = -12254728.775196105</p><p>&#916;h = -3370.14921501941</p><p>f(t) = 5544</p></body></html></richcontent>
<node ID="ID_50770" TEXT="(703) matthew, texa, matt, liberti, tamu" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(703)) = -11415820.168341381</p><p>&#916;h = -1817.1259049964428</p><p>f(t) = 2809</p></body></html></richcontent></node>
<node ID="ID_50707" TEXT="(766) colost, templ, holland, lanc, acn" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(766)) = -11306025.369436413</p><p>&#916;h = -1668.4554185129964</p><p>f(t) = 2735</p></body></html></richcontent></node>
</node>
<node ID="ID_51085" TEXT="(388) bill, repli, isc, libertarian, simon" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(388)) = -12163189.098936286</p><p>&#916;h = -3150.192924010902</p><p>f(t) = 5108</p></body></html></richcontent>
<node ID="ID_50650" TEXT="(823) repli, isc, libertarian, simon, bobbi" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(823)) = -11213951.06332625</p><p>&#916;h = -1561.847830975763</p><p>f(t) = 2598</p></body></html></richcontent></node>
<node ID="ID_50544" TEXT="(929) bill, aaron, willi, conner, homer" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(929)) = -11058689.719466694</p><p>&#916;h = -1374.5513234278187</p><p>f(t) = 2510</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_51469" TEXT="(4) max, game, car, space, plai" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4)) = -15295892.957007013</p><p>&#916;h = -71306.32974625776</p><p>f(t) = 275167</p></body></html></richcontent>
<node ID="ID_51465" TEXT="(8) max, car, space, caus, engin" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(8)) = -15077687.927394098</p><p>&#916;h = -42625.185734055616</p><p>f(t) = 139383</p></body></html></richcontent>
<node ID="ID_51454" TEXT="(19) car, space, engin, gov, nasa" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(19)) = -14724914.09091279</p><p>&#916;h = -24505.090272897665</p><p>f(t) = 80971</p></body></html></richcontent>
<node ID="ID_51432" TEXT="(41) space, gov, nasa, scienc, model" BACKGROUND_COLOR="#f78088" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(41)) = -14295903.330407297</p><p>&#916;h = -15699.444942561837</p><p>f(t) = 45173</p></body></html></richcontent>
<node ID="ID_51390" TEXT="(83) scienc, model, advanc, physic, observ" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(83)) = -13776917.124139123</p><p>&#916;h = -9865.856020140942</p><p>f(t) = 25797</p></body></html></richcontent>
<node ID="ID_51316" TEXT="(157) model, advanc, measur, station, star" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(157)) = -13190663.579161542</p><p>&#916;h = -6445.751371565362</p><p>f(t) = 14477</p></body></html></richcontent>
<node ID="ID_51155" TEXT="(318) measur, star, signal, hole, rocket" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(318)) = -12403700.915934412</p><p>&#916;h = -3716.2936451011483</p><p>f(t) = 7319</p></body></html></richcontent></node>
<node ID="ID_51176" TEXT="(297) model, advanc, station, cabl, martin" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(297)) = -12483996.254548058</p><p>&#916;h = -3942.0000445310725</p><p>f(t) = 7158</p></body></html></richcontent></node>
</node>
<node ID="ID_51263" TEXT="(210) scienc, physic, observ, theori, rai" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(210)) = -12880592.249091301</p><p>&#916;h = -5335.602868518647</p><p>f(t) = 11320</p></body></html></richcontent>
<node ID="ID_51013" TEXT="(460) scienc, observ, theori, scientif, predict" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(460)) = -11953004.972059645</p><p>&#916;h = -2685.8842375719396</p><p>f(t) = 5789</p></body></html></richcontent></node>
<node ID="ID_51000" TEXT="(473) physic, rai, map, index, precis" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(473)) = -11918411.69546786</p><p>&#916;h = -2625.9562273403426</p><p>f(t) = 5531</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51310" TEXT="(163) space, gov, nasa, earth, orbit" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(163)) = -13152179.963626463</p><p>&#916;h = -6381.314494620659</p><p>f(t) = 19376</p></body></html></richcontent>
<node ID="ID_51208" TEXT="(265) space, gov, nasa, launch, market" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(265)) = -12616772.458114875</p><p>&#916;h = -4362.055623676977</p><p>f(t) = 10922</p></body></html></richcontent>
<node ID="ID_50942" TEXT="(531) space, launch, market, satellit, shuttl" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(531)) = -11773134.226790797</p><p>&#916;h = -2394.4098720263864</p><p>f(t) = 6064</p></body></html></richcontent></node>
<node ID="ID_50818" TEXT="(655) gov, nasa, jpl, astronomi, astronom" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(655)) = -11506189.90928377</p><p>&#916;h = -1947.9865450243815</p><p>f(t) = 4858</p></body></html></richcontent></node>
</node>
<node ID="ID_50932" TEXT="(541) earth, orbit, mission, moon, planet" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(541)) = -11749410.14382452</p><p>&#916;h = -2346.853327384495</p><p>f(t) = 8454</p></body></html></richcontent>
<node ID="ID_50605" TEXT="(868) planet, surfac, solar, probe, spacecraft" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(868)) = -11145646.407070206</p><p>&#916;h = -1477.4818559500418</p><p>f(t) = 4571</p></body></html></richcontent></node>
<node ID="ID_50481" TEXT="(992) earth, orbit, mission, moon, mar" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(992)) = -10975456.772341818</p><p>&#916;h = -1270.1648740246455</p><p>f(t) = 3883</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51417" TEXT="(56) car, engin, ground, field, land" BACKGROUND_COLOR="#f98086" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(56)) = -14078875.297594963</p><p>&#916;h = -13030.32166346768</p><p>f(t) = 35798</p></body></html></richcontent>
<node ID="ID_51333" TEXT="(140) ground, field, air, water, mile" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(140)) = -13305437.05642917</p><p>&#916;h = -7110.306512995041</p><p>f(t) = 17913</p></body></html></richcontent>
<node ID="ID_51240" TEXT="(233) ground, field, air, degre, electr" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(233)) = -12763751.490012735</p><p>&#916;h = -4808.679365524658</p><p>f(t) = 10926</p></body></html></richcontent>
<node ID="ID_51063" TEXT="(410) field, degre, electr, energi, distanc" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(410)) = -12095616.809467826</p><p>&#916;h = -2997.1294073539466</p><p>f(t) = 6003</p></body></html></richcontent></node>
<node ID="ID_50988" TEXT="(485) ground, air, wire, pressur, fly" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(485)) = -11887236.889583196</p><p>&#916;h = -2568.545931478089</p><p>f(t) = 4923</p></body></html></richcontent></node>
</node>
<node ID="ID_51144" TEXT="(329) water, mile, heat, hot, cool" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(329)) = -12363093.563096412</p><p>&#916;h = -3665.156440028979</p><p>f(t) = 6987</p></body></html></richcontent>
<node ID="ID_50603" TEXT="(870) water, heat, hot, cool, cold" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(870)) = -11142693.548914257</p><p>&#916;h = -1472.2330154837255</p><p>f(t) = 3515</p></body></html></richcontent></node>
<node ID="ID_50864" TEXT="(609) mile, fuel, cycl, honda, wood" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(609)) = -11598970.691586401</p><p>&#916;h = -2070.295180204106</p><p>f(t) = 3472</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51353" TEXT="(120) car, engin, land, front, oil" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(120)) = -13454177.967462469</p><p>&#916;h = -7759.490658277748</p><p>f(t) = 17885</p></body></html></richcontent>
<node ID="ID_51264" TEXT="(209) engin, land, oil, vehicl, mot" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(209)) = -12885931.286793571</p><p>&#916;h = -5339.037702270143</p><p>f(t) = 10181</p></body></html></richcontent>
<node ID="ID_51050" TEXT="(423) engin, land, vehicl, clutch, shift" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(423)) = -12057164.500953058</p><p>&#916;h = -2918.6680351892865</p><p>f(t) = 5248</p></body></html></richcontent></node>
<node ID="ID_51049" TEXT="(424) oil, mot, motorola, flow, comm" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(424)) = -12054245.83291787</p><p>&#916;h = -2912.968037863684</p><p>f(t) = 4933</p></body></html></richcontent></node>
</node>
<node ID="ID_51111" TEXT="(362) car, front, tire, ford, seat" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(362)) = -12247993.133813672</p><p>&#916;h = -3365.287226748216</p><p>f(t) = 7704</p></body></html></richcontent>
<node ID="ID_50891" TEXT="(582) front, tire, ford, seat, wheel" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(582)) = -11656617.8645397</p><p>&#916;h = -2184.406274342604</p><p>f(t) = 4164</p></body></html></richcontent></node>
<node ID="ID_50720" TEXT="(753) car, toyota, solder, interior, soundblast" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(753)) = -11327877.326861719</p><p>&#916;h = -1695.8375577599945</p><p>f(t) = 3540</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_51458" TEXT="(15) max, caus, paul, bodi, drug" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(15)) = -14830331.149182092</p><p>&#916;h = -28132.117820565487</p><p>f(t) = 58412</p></body></html></richcontent>
<node ID="ID_51403" TEXT="(70) caus, paul, bodi, drug, medic" BACKGROUND_COLOR="#f98086" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(70)) = -13913141.065637207</p><p>&#916;h = -10940.000674097028</p><p>f(t) = 35380</p></body></html></richcontent>
<node ID="ID_51363" TEXT="(110) caus, paul, bodi, drug, doctor" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(110)) = -13534856.205100564</p><p>&#916;h = -8284.727076632567</p><p>f(t) = 21049</p></body></html></richcontent>
<node ID="ID_51291" TEXT="(182) caus, bodi, drug, doctor, pain" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(182)) = -13035898.909976617</p><p>&#916;h = -5744.442018142654</p><p>f(t) = 12837</p></body></html></richcontent>
<node ID="ID_51119" TEXT="(354) drug, risk, tend, smoke, cell" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(354)) = -12275151.832501708</p><p>&#916;h = -3414.2802290622494</p><p>f(t) = 6490</p></body></html></richcontent></node>
<node ID="ID_51055" TEXT="(418) caus, bodi, doctor, pain, suffer" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(418)) = -12071853.35708271</p><p>&#916;h = -2949.9787021849043</p><p>f(t) = 6347</p></body></html></richcontent></node>
</node>
<node ID="ID_51217" TEXT="(256) paul, batteri, stone, weight, acid" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(256)) = -12656530.264181739</p><p>&#916;h = -4466.796892274142</p><p>f(t) = 8212</p></body></html></richcontent>
<node ID="ID_50997" TEXT="(476) paul, batteri, stone, acid, exhaust" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(476)) = -11910554.746520977</p><p>&#916;h = -2607.7993893633684</p><p>f(t) = 4170</p></body></html></richcontent></node>
<node ID="ID_50946" TEXT="(527) weight, skin, dry, cure, nose" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(527)) = -11782731.472864654</p><p>&#916;h = -2400.4203489345964</p><p>f(t) = 4042</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51274" TEXT="(199) medic, food, diseas, patient, treatment" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(199)) = -12940048.641921904</p><p>&#916;h = -5520.690506268613</p><p>f(t) = 14331</p></body></html></richcontent>
<node ID="ID_51042" TEXT="(431) medic, diseas, patient, treatment, blood" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(431)) = -12033955.24127634</p><p>&#916;h = -2872.910951413258</p><p>f(t) = 7425</p></body></html></richcontent>
<node ID="ID_50614" TEXT="(859) medic, diseas, patient, treatment, medicin" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(859)) = -11159011.530453391</p><p>&#916;h = -1491.8365564709238</p><p>f(t) = 4397</p></body></html></richcontent></node>
<node ID="ID_50587" TEXT="(886) blood, cancer, diet, vitamin, fat" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(886)) = -11119290.887445543</p><p>&#916;h = -1444.1078558533918</p><p>f(t) = 3028</p></body></html></richcontent></node>
</node>
<node ID="ID_51114" TEXT="(359) food, eat, msg, reaction, sick" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(359)) = -12258109.725704316</p><p>&#916;h = -3380.950508210997</p><p>f(t) = 6906</p></body></html></richcontent>
<node ID="ID_50826" TEXT="(647) babi, candida, yeast, immun, dyer" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(647)) = -11521854.794078818</p><p>&#916;h = -1963.9618574751948</p><p>f(t) = 3783</p></body></html></richcontent></node>
<node ID="ID_50535" TEXT="(938) food, eat, msg, reaction, sick" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(938)) = -11046410.789379163</p><p>&#916;h = -1353.3977051740949</p><p>f(t) = 3123</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51424" TEXT="(49) max, washington, toronto, henri, jack" BACKGROUND_COLOR="#f98086" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(49)) = -14174924.74389328</p><p>&#916;h = -14069.9694742196</p><p>f(t) = 23032</p></body></html></richcontent>
<node ID="ID_51355" TEXT="(118) toronto, henri, jack, master, eng" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(118)) = -13469934.922561113</p><p>&#916;h = -7891.424249213203</p><p>f(t) = 13765</p></body></html></richcontent>
<node ID="ID_51207" TEXT="(266) master, sky, advertis, slave, jumper" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(266)) = -12612410.402491199</p><p>&#916;h = -4340.5335253211815</p><p>f(t) = 6981</p></body></html></richcontent>
<node ID="ID_50911" TEXT="(562) master, slave, jumper, carleton, wpi" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(562)) = -11700997.594999472</p><p>&#916;h = -2251.5035656339023</p><p>f(t) = 3577</p></body></html></richcontent></node>
<node ID="ID_50903" TEXT="(570) sky, advertis, camp, clarkson, craft" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(570)) = -11683091.320735067</p><p>&#916;h = -2222.7970615335653</p><p>f(t) = 3404</p></body></html></richcontent></node>
</node>
<node ID="ID_51178" TEXT="(295) toronto, henri, jack, eng, umd" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(295)) = -12491886.639725506</p><p>&#916;h = -3946.7231840037857</p><p>f(t) = 6784</p></body></html></richcontent>
<node ID="ID_50868" TEXT="(605) toronto, henri, accid, spencer, zoo" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(605)) = -11607309.468254475</p><p>&#916;h = -2097.7374850339256</p><p>f(t) = 3654</p></body></html></richcontent></node>
<node ID="ID_50839" TEXT="(634) jack, eng, umd, alaska, dictionari" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(634)) = -11547740.936155926</p><p>&#916;h = -2010.999271720866</p><p>f(t) = 3130</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51256" TEXT="(217) max, washington, alan, bhj, scx" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(217)) = -12843690.082610939</p><p>&#916;h = -5185.038041058971</p><p>f(t) = 9267</p></body></html></richcontent>
<node ID="ID_51032" TEXT="(441) washington, alan, scx, chz, rlk" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(441)) = -12005367.982954072</p><p>&#916;h = -2834.8816060647223</p><p>f(t) = 5213</p></body></html></richcontent>
<node ID="ID_50101" TEXT="(1372) scx, chz, gcx, ahf, lhz" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1372)) = -10573092.86816692</p><p>&#916;h = -879.9211839467171</p><p>f(t) = 2743</p></body></html></richcontent></node>
<node ID="ID_50671" TEXT="(802) washington, alan, rlk, stein, cliff" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(802)) = -11247154.269450683</p><p>&#916;h = -1606.116677427679</p><p>f(t) = 2470</p></body></html></richcontent></node>
</node>
<node ID="ID_48623" TEXT="(2850) max, bhj, giz, bxn, qax" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2850)) = -9769262.34751395</p><p>&#916;h = -332.7714667360997</p><p>f(t) = 4054</p></body></html></richcontent>
<node ID="ID_13773" TEXT="(25737) max" BACKGROUND_COLOR="#ee8091"></node>
<node ID="ID_44867" TEXT="(6606) bhj, giz, bxn, qax, biz" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(6606)) = -9154838.126280118</p><p>&#916;h = -76.48658850266656</p><p>f(t) = 1076</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_51462" TEXT="(11) game, plai, team, win, player" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(11)) = -14959584.813347263</p><p>&#916;h = -33877.26438678353</p><p>f(t) = 135784</p></body></html></richcontent>
<node ID="ID_51452" TEXT="(21) ibm, andrew, hit, dave, bob" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(21)) = -14676877.054294445</p><p>&#916;h = -23269.84003658498</p><p>f(t) = 74642</p></body></html></richcontent>
<node ID="ID_51438" TEXT="(35) andrew, dave, bob, cmu, scott" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(35)) = -14393677.288961725</p><p>&#916;h = -16968.681752013785</p><p>f(t) = 46037</p></body></html></richcontent>
<node ID="ID_51412" TEXT="(61) earli, york, san, bitnet, east" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(61)) = -14017110.776009936</p><p>&#916;h = -11985.17287509363</p><p>f(t) = 27483</p></body></html></richcontent>
<node ID="ID_51300" TEXT="(173) earli, york, san, east, stanford" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(173)) = -13089465.886593597</p><p>&#916;h = -6074.9141310932755</p><p>f(t) = 13768</p></body></html></richcontent>
<node ID="ID_51146" TEXT="(327) earli, york, confer, island, south" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(327)) = -12370440.630097399</p><p>&#916;h = -3674.3576972571027</p><p>f(t) = 7706</p></body></html></richcontent></node>
<node ID="ID_51087" TEXT="(386) san, east, stanford, west, angel" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(386)) = -12169512.967722267</p><p>&#916;h = -3165.1727055844385</p><p>f(t) = 6062</p></body></html></richcontent></node>
</node>
<node ID="ID_51341" TEXT="(132) bitnet, microsoft, dog, columbia, gari" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(132)) = -13363116.02643056</p><p>&#916;h = -7377.045324342995</p><p>f(t) = 13715</p></body></html></richcontent>
<node ID="ID_51171" TEXT="(302) dog, rich, fun, johnson, drink" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(302)) = -12464342.284706933</p><p>&#916;h = -3886.211754394142</p><p>f(t) = 7019</p></body></html></richcontent></node>
<node ID="ID_51180" TEXT="(293) bitnet, microsoft, columbia, gari, espn" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(293)) = -12499827.654634845</p><p>&#916;h = -3980.7920810284704</p><p>f(t) = 6696</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51387" TEXT="(86) andrew, dave, bob, cmu, scott" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(86)) = -13747447.043952089</p><p>&#916;h = -9548.2484601701</p><p>f(t) = 18554</p></body></html></richcontent>
<node ID="ID_51282" TEXT="(191) dave, bob, scott, greg, rob" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(191)) = -12984732.101434998</p><p>&#916;h = -5626.669007344244</p><p>f(t) = 10256</p></body></html></richcontent>
<node ID="ID_51066" TEXT="(407) dave, bob, greg, rob, park" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(407)) = -12104641.846295577</p><p>&#916;h = -3010.734607589562</p><p>f(t) = 5305</p></body></html></richcontent></node>
<node ID="ID_51069" TEXT="(404) scott, phil, hello, kevin, tree" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(404)) = -12113692.04211462</p><p>&#916;h = -3018.7864656195597</p><p>f(t) = 4951</p></body></html></richcontent></node>
</node>
<node ID="ID_51252" TEXT="(221) andrew, cmu, bank, pitt, devil" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(221)) = -12823088.218589738</p><p>&#916;h = -5088.091774572487</p><p>f(t) = 8298</p></body></html></richcontent>
<node ID="ID_50940" TEXT="(533) andrew, cmu, devil, pen, penguin" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(533)) = -11768346.682039965</p><p>&#916;h = -2385.0109416304476</p><p>f(t) = 4219</p></body></html></richcontent></node>
<node ID="ID_50976" TEXT="(497) bank, pitt, gordon, diamond, shame" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(497)) = -11856649.670437228</p><p>&#916;h = -2532.075205696019</p><p>f(t) = 4079</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51410" TEXT="(63) ibm, hit, averag, eric, richard" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(63)) = -13993207.66391598</p><p>&#916;h = -11904.097560578826</p><p>f(t) = 28605</p></body></html></richcontent>
<node ID="ID_51345" TEXT="(128) ibm, eric, richard, william, austin" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(128)) = -13392962.062861362</p><p>&#916;h = -7516.543370480445</p><p>f(t) = 14650</p></body></html></richcontent>
<node ID="ID_51221" TEXT="(252) eric, richard, bruce, rick, clark" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(252)) = -12674505.377708696</p><p>&#916;h = -4512.698971204358</p><p>f(t) = 7871</p></body></html></richcontent>
<node ID="ID_50955" TEXT="(518) richard, bruce, rick, boe, rent" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(518)) = -11804543.596228052</p><p>&#916;h = -2441.6771719448298</p><p>f(t) = 3993</p></body></html></richcontent></node>
<node ID="ID_50933" TEXT="(540) eric, clark, dale, adob, compuserv" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(540)) = -11751759.068958638</p><p>&#916;h = -2348.9251341187774</p><p>f(t) = 3878</p></body></html></richcontent></node>
</node>
<node ID="ID_51188" TEXT="(285) ibm, william, austin, bond, credit" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(285)) = -12532003.781453999</p><p>&#916;h = -4062.1721468476608</p><p>f(t) = 6779</p></body></html></richcontent>
<node ID="ID_50807" TEXT="(666) ibm, austin, credit, bradlei, vnet" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(666)) = -11484885.395424005</p><p>&#916;h = -1923.4577042259625</p><p>f(t) = 3413</p></body></html></richcontent></node>
<node ID="ID_50854" TEXT="(619) william, bond, randi, davi, andr" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(619)) = -11578326.928371243</p><p>&#916;h = -2058.8589217645203</p><p>f(t) = 3366</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51285" TEXT="(188) hit, averag, pitch, surpris, throw" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(188)) = -13001655.863895824</p><p>&#916;h = -5655.719734455954</p><p>f(t) = 13955</p></body></html></richcontent>
<node ID="ID_51101" TEXT="(372) hit, averag, pitch, surpris, throw" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(372)) = -12214743.761388298</p><p>&#916;h = -3274.34419954037</p><p>f(t) = 8209</p></body></html></richcontent>
<node ID="ID_50925" TEXT="(548) hit, averag, pitch, bat, pitcher" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(548)) = -11733070.241386516</p><p>&#916;h = -2319.066874589247</p><p>f(t) = 4895</p></body></html></richcontent></node>
<node ID="ID_50764" TEXT="(709) surpris, throw, ball, worst, nine" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(709)) = -11404944.589431377</p><p>&#916;h = -1797.1384194557759</p><p>f(t) = 3314</p></body></html></richcontent></node>
</node>
<node ID="ID_51083" TEXT="(390) brave, toni, demon, career, alleg" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(390)) = -12156900.634408709</p><p>&#916;h = -3135.227888821828</p><p>f(t) = 5746</p></body></html></richcontent>
<node ID="ID_50656" TEXT="(817) brave, cub, atlanta, baltimor, mitchel" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(817)) = -11223368.058172273</p><p>&#916;h = -1574.56156102776</p><p>f(t) = 2879</p></body></html></richcontent></node>
<node ID="ID_50745" TEXT="(728) toni, demon, career, alleg, jone" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(728)) = -11371136.761174735</p><p>&#916;h = -1758.355500857244</p><p>f(t) = 2867</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_51445" TEXT="(28) game, plai, team, win, player" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(28)) = -14523547.002496969</p><p>&#916;h = -20236.305186648155</p><p>f(t) = 61142</p></body></html></richcontent>
<node ID="ID_51376" TEXT="(97) game, plai, team, win, player" BACKGROUND_COLOR="#f5808a" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(97)) = -13646127.578003075</p><p>&#916;h = -8879.924284775887</p><p>f(t) = 31049</p></body></html></richcontent>
<node ID="ID_51321" TEXT="(152) game, plai, team, player, fan" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(152)) = -13223377.902375849</p><p>&#916;h = -6623.163611412747</p><p>f(t) = 20974</p></body></html></richcontent>
<node ID="ID_51195" TEXT="(278) game, plai, team, player, hockei" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(278)) = -12561122.477619234</p><p>&#916;h = -4210.215026347098</p><p>f(t) = 14007</p></body></html></richcontent>
<node ID="ID_51027" TEXT="(446) game, plai, team, player, season" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(446)) = -11991302.43476628</p><p>&#916;h = -2769.063958860337</p><p>f(t) = 9463</p></body></html></richcontent></node>
<node ID="ID_50882" TEXT="(591) hockei, roger, wing, nhl, playoff" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(591)) = -11637137.481671669</p><p>&#916;h = -2151.9780604179978</p><p>f(t) = 4544</p></body></html></richcontent></node>
</node>
<node ID="ID_51122" TEXT="(351) fan, divis, cup, boston, buffalo" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(351)) = -12285435.245603776</p><p>&#916;h = -3436.952124477335</p><p>f(t) = 6967</p></body></html></richcontent>
<node ID="ID_50791" TEXT="(682) boston, buffalo, chicago, pittsburgh, vancouv" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(682)) = -11454623.793577123</p><p>&#916;h = -1871.9358500228118</p><p>f(t) = 3761</p></body></html></richcontent></node>
<node ID="ID_50760" TEXT="(713) fan, divis, cup, cap, psu" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(713)) = -11397762.395789359</p><p>&#916;h = -1790.1365611583606</p><p>f(t) = 3206</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51239" TEXT="(234) win, red, blue, seri, lost" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(234)) = -12758942.81064721</p><p>&#916;h = -4803.677268803134</p><p>f(t) = 10075</p></body></html></richcontent>
<node ID="ID_51047" TEXT="(426) win, morri, coach, bai, gerald" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(426)) = -12048424.307014992</p><p>&#916;h = -2905.202880236975</p><p>f(t) = 5250</p></body></html></richcontent>
<node ID="ID_50630" TEXT="(843) win, morri, era, starter, inflat" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(843)) = -11183125.56999548</p><p>&#916;h = -1519.4835693760979</p><p>f(t) = 2690</p></body></html></richcontent></node>
<node ID="ID_50616" TEXT="(857) coach, bai, gerald, biggest, utoronto" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(857)) = -11162004.303423438</p><p>&#916;h = -1497.0673826924176</p><p>f(t) = 2560</p></body></html></richcontent></node>
</node>
<node ID="ID_50972" TEXT="(501) red, blue, seri, lost, seattl" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(501)) = -11846553.492912753</p><p>&#916;h = -2514.7831557668833</p><p>f(t) = 4825</p></body></html></richcontent>
<node ID="ID_50507" TEXT="(966) red, blue, seri, seattl, sox" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(966)) = -11009100.964442056</p><p>&#916;h = -1312.648106349341</p><p>f(t) = 2524</p></body></html></richcontent></node>
<node ID="ID_50462" TEXT="(1011) lost, philadelphia, philli, houston, florida" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1011)) = -10951495.905094864</p><p>&#916;h = -1247.148492470602</p><p>f(t) = 2301</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51425" TEXT="(48) appear, period, shot, goal, flame" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(48)) = -14189117.228625422</p><p>&#916;h = -14192.484732140947</p><p>f(t) = 30093</p></body></html></richcontent>
<node ID="ID_51361" TEXT="(112) appear, flame, canada, king, smith" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(112)) = -13518291.25577256</p><p>&#916;h = -8270.79849258608</p><p>f(t) = 15231</p></body></html></richcontent>
<node ID="ID_51205" TEXT="(268) flame, canada, king, canadian, imho" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(268)) = -12603732.387699796</p><p>&#916;h = -4323.4506249762635</p><p>f(t) = 7948</p></body></html></richcontent>
<node ID="ID_50999" TEXT="(474) flame, canada, king, canadian, ontario" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(474)) = -11915785.73924052</p><p>&#916;h = -2618.2326395608106</p><p>f(t) = 4303</p></body></html></richcontent></node>
<node ID="ID_50816" TEXT="(657) imho, sweden, finland, jan, ericsson" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(657)) = -11502294.755067216</p><p>&#916;h = -1946.5062128027057</p><p>f(t) = 3645</p></body></html></richcontent></node>
</node>
<node ID="ID_51118" TEXT="(355) appear, smith, art, app, rose" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(355)) = -12271737.552272646</p><p>&#916;h = -3413.9112220258976</p><p>f(t) = 7283</p></body></html></richcontent>
<node ID="ID_50869" TEXT="(604) appear, smith, art, app, rose" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(604)) = -11609413.937627098</p><p>&#916;h = -2104.4693726221594</p><p>f(t) = 3860</p></body></html></richcontent></node>
<node ID="ID_50441" TEXT="(1032) annual, bag, comic, ufl, wolverin" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1032)) = -10925484.07149178</p><p>&#916;h = -1223.3593136039417</p><p>f(t) = 3423</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51283" TEXT="(190) period, shot, goal, van, ron" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(190)) = -12990364.880558632</p><p>&#916;h = -5632.779123634609</p><p>f(t) = 14862</p></body></html></richcontent>
<node ID="ID_51016" TEXT="(457) van, pit, ranger, det, buf" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(457)) = -11961150.83126988</p><p>&#916;h = -2719.1665866787225</p><p>f(t) = 7672</p></body></html></richcontent>
<node ID="ID_50565" TEXT="(908) van, pit, det, buf, chi" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(908)) = -11087895.008135907</p><p>&#916;h = -1406.7061310021818</p><p>f(t) = 4283</p></body></html></richcontent></node>
<node ID="ID_50393" TEXT="(1080) ranger, murphi, scorer, hartford, hull" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1080)) = -10868131.111948986</p><p>&#916;h = -1165.3712035983626</p><p>f(t) = 3389</p></body></html></richcontent></node>
</node>
<node ID="ID_51056" TEXT="(417) period, shot, goal, ron, penalti" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(417)) = -12074807.016905118</p><p>&#916;h = -2953.6598224093614</p><p>f(t) = 7190</p></body></html></richcontent>
<node ID="ID_50774" TEXT="(699) shot, goal, penalti, opportun, flyer" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(699)) = -11423106.692515753</p><p>&#916;h = -1822.637072255544</p><p>f(t) = 4434</p></body></html></richcontent></node>
<node ID="ID_50610" TEXT="(863) period, ron, jet, winnipeg, canuck" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(863)) = -11153055.241602581</p><p>&#916;h = -1486.2341610952426</p><p>f(t) = 2756</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_51468" TEXT="(5) peopl, think, sai, right, god" BACKGROUND_COLOR="#df80a0"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5)) = -15224586.627260756</p><p>&#916;h = -54958.406082115034</p><p>f(t) = 621285</p></body></html></richcontent>
<node ID="ID_51467" TEXT="(6) peopl, think, sai, right, god" BACKGROUND_COLOR="#df80a0"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(6)) = -15169628.221178642</p><p>&#916;h = -48750.72271890838</p><p>f(t) = 567584</p></body></html></richcontent>
<node ID="ID_51463" TEXT="(10) right, two, first, call, state" BACKGROUND_COLOR="#ea8095"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(10)) = -14994052.817728292</p><p>&#916;h = -34468.00438102915</p><p>f(t) = 380544</p></body></html></richcontent>
<node ID="ID_51449" TEXT="(24) two, first, call, number, gener" BACKGROUND_COLOR="#ec8093"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(24)) = -14607533.041698</p><p>&#916;h = -21986.28683340797</p><p>f(t) = 231431</p></body></html></richcontent>
<node ID="ID_51431" TEXT="(42) two, first, call, number, gener" BACKGROUND_COLOR="#ec8093" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(42)) = -14280203.885464735</p><p>&#916;h = -15680.361661711853</p><p>f(t) = 160737</p></body></html></richcontent>
<node ID="ID_51416" TEXT="(57) person, part, group, possibl, public" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(57)) = -14065844.975931495</p><p>&#916;h = -12513.106670351728</p><p>f(t) = 99818</p></body></html></richcontent>
<node ID="ID_51397" TEXT="(76) part, group, possibl, exampl, requir" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(76)) = -13848470.866845038</p><p>&#916;h = -10471.035099137749</p><p>f(t) = 57140</p></body></html></richcontent>
<node ID="ID_51359" TEXT="(114) part, group, possibl, exampl, accept" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(114)) = -13501838.024020033</p><p>&#916;h = -8008.874750933974</p><p>f(t) = 35458</p></body></html></richcontent></node>
<node ID="ID_51334" TEXT="(139) requir, allow, non, object, rule" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(139)) = -13312568.424260147</p><p>&#916;h = -7131.367830974763</p><p>f(t) = 21682</p></body></html></richcontent></node>
</node>
<node ID="ID_51384" TEXT="(89) person, public, issu, respons, discuss" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(89)) = -13719019.061739745</p><p>&#916;h = -9332.298611813123</p><p>f(t) = 42678</p></body></html></richcontent>
<node ID="ID_51320" TEXT="(153) issu, respons, discuss, suggest, organ" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(153)) = -13216754.738764435</p><p>&#916;h = -6566.476826170212</p><p>f(t) = 23220</p></body></html></richcontent></node>
<node ID="ID_51301" TEXT="(172) person, public, commun, individu, busi" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(172)) = -13095612.43664933</p><p>&#916;h = -6146.55005573346</p><p>f(t) = 19458</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51401" TEXT="(72) two, first, call, number, gener" BACKGROUND_COLOR="#ec8093"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(72)) = -13891318.926887162</p><p>&#916;h = -10862.011973882662</p><p>f(t) = 60919</p></body></html></richcontent>
<node ID="ID_51365" TEXT="(108) call, number, gener, order, result" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(108)) = -13551494.062278667</p><p>&#916;h = -8321.523183915371</p><p>f(t) = 34492</p></body></html></richcontent>
<node ID="ID_51309" TEXT="(164) number, gener, result, three, test" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(164)) = -13145798.649131842</p><p>&#916;h = -6360.561418027006</p><p>f(t) = 20567</p></body></html></richcontent></node>
<node ID="ID_51262" TEXT="(211) call, order, oper, receiv, return" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(211)) = -12875256.646222781</p><p>&#916;h = -5308.461426800539</p><p>f(t) = 13925</p></body></html></richcontent></node>
</node>
<node ID="ID_51348" TEXT="(125) two, first, end, second, found" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(125)) = -13415698.474513296</p><p>&#916;h = -7629.646300203152</p><p>f(t) = 26427</p></body></html></richcontent>
<node ID="ID_51261" TEXT="(212) two, first, end, second, protect" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(212)) = -12869948.184795981</p><p>&#916;h = -5270.3967661192</p><p>f(t) = 14329</p></body></html></richcontent></node>
<node ID="ID_51234" TEXT="(239) found, present, plan, later, begin" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(239)) = -12735097.270194672</p><p>&#916;h = -4748.4632050641085</p><p>f(t) = 12098</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51428" TEXT="(45) univers, interest, nation, american, effect" BACKGROUND_COLOR="#f5808a" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(45)) = -14233847.004014067</p><p>&#916;h = -14986.989852805811</p><p>f(t) = 70694</p></body></html></richcontent>
<node ID="ID_51400" TEXT="(73) univers, interest, effect, research, care" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(73)) = -13880456.914913278</p><p>&#916;h = -10819.126162859306</p><p>f(t) = 37267</p></body></html></richcontent>
<node ID="ID_51332" TEXT="(141) effect, care, rate, privat, common" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(141)) = -13298326.749916177</p><p>&#916;h = -7076.85950155076</p><p>f(t) = 20146</p></body></html></richcontent>
<node ID="ID_51222" TEXT="(251) effect, privat, common, increas, depart" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(251)) = -12679070.615681108</p><p>&#916;h = -4565.237972411822</p><p>f(t) = 11393</p></body></html></richcontent></node>
<node ID="ID_51185" TEXT="(288) care, rate, health, prevent, associ" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(288)) = -12519881.51228624</p><p>&#916;h = -4026.1652700500854</p><p>f(t) = 8753</p></body></html></richcontent></node>
</node>
<node ID="ID_51328" TEXT="(145) univers, interest, research, area, local" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(145)) = -13270488.662084386</p><p>&#916;h = -6795.057897681705</p><p>f(t) = 17121</p></body></html></richcontent>
<node ID="ID_51189" TEXT="(284) interest, area, local, servic, box" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(284)) = -12536122.575898485</p><p>&#916;h = -4118.794444486484</p><p>f(t) = 8727</p></body></html></richcontent></node>
<node ID="ID_51142" TEXT="(331) univers, research, center, school, learn" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(331)) = -12355780.086978085</p><p>&#916;h = -3643.5096347085782</p><p>f(t) = 8394</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51367" TEXT="(106) nation, american, report, unit, presid" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(106)) = -13568249.393969305</p><p>&#916;h = -8419.42341325176</p><p>f(t) = 33427</p></body></html></richcontent>
<node ID="ID_51318" TEXT="(155) nation, american, report, unit, presid" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(155)) = -13203668.399698738</p><p>&#916;h = -6507.752447107909</p><p>f(t) = 18352</p></body></html></richcontent>
<node ID="ID_51184" TEXT="(289) nation, american, report, unit, april" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(289)) = -12515855.347016191</p><p>&#916;h = -4018.875674499708</p><p>f(t) = 10600</p></body></html></richcontent></node>
<node ID="ID_51060" TEXT="(413) presid, clinton, administr, initi, decis" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(413)) = -12086640.980681537</p><p>&#916;h = -2962.6052886250254</p><p>f(t) = 7752</p></body></html></richcontent></node>
</node>
<node ID="ID_51284" TEXT="(189) hous, offic, member, white, job" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(189)) = -12996000.144161368</p><p>&#916;h = -5635.263602736595</p><p>f(t) = 15075</p></body></html></richcontent>
<node ID="ID_51132" TEXT="(341) hous, offic, white, black, togeth" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(341)) = -12320137.118134256</p><p>&#916;h = -3494.409324108463</p><p>f(t) = 7607</p></body></html></richcontent></node>
<node ID="ID_51095" TEXT="(378) member, job, meet, effort, train" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(378)) = -12195176.662644811</p><p>&#916;h = -3246.088418626794</p><p>f(t) = 7468</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_51455" TEXT="(18) right, state, said, govern, law" BACKGROUND_COLOR="#ed8092"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(18)) = -14749598.842960043</p><p>&#916;h = -24684.75204725418</p><p>f(t) = 149113</p></body></html></richcontent>
<node ID="ID_51441" TEXT="(32) right, state, govern, law, case" BACKGROUND_COLOR="#ee8091" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(32)) = -14446314.828937214</p><p>&#916;h = -17854.035608931663</p><p>f(t) = 84601</p></body></html></richcontent>
<node ID="ID_51415" TEXT="(58) right, state, govern, case, follow" BACKGROUND_COLOR="#ee8091"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(58)) = -14053331.869261144</p><p>&#916;h = -12088.158622579445</p><p>f(t) = 54710</p></body></html></richcontent>
<node ID="ID_51370" TEXT="(103) follow, author, major, expect, final" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(103)) = -13593771.40133337</p><p>&#916;h = -8542.921021154354</p><p>f(t) = 28666</p></body></html></richcontent>
<node ID="ID_51293" TEXT="(180) follow, author, major, expect, final" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(180)) = -13047609.116183694</p><p>&#916;h = -5898.539404764262</p><p>f(t) = 16450</p></body></html></richcontent></node>
<node ID="ID_51254" TEXT="(219) action, act, situat, danger, seriou" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(219)) = -12833325.28652253</p><p>&#916;h = -5127.151360632604</p><p>f(t) = 12216</p></body></html></richcontent></node>
</node>
<node ID="ID_51339" TEXT="(134) right, state, govern, case, countri" BACKGROUND_COLOR="#ef8090"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(134)) = -13348403.235762203</p><p>&#916;h = -7232.335664488943</p><p>f(t) = 26044</p></body></html></richcontent>
<node ID="ID_51287" TEXT="(186) govern, case, countri, perhap, polit" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(186)) = -13012992.812122284</p><p>&#916;h = -5668.572531115118</p><p>f(t) = 16004</p></body></html></richcontent></node>
<node ID="ID_51187" TEXT="(286) right, state, constitut, bear, amend" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(286)) = -12527941.609307151</p><p>&#916;h = -4031.8298107495793</p><p>f(t) = 10040</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51398" TEXT="(75) law, gun, fire, arm, carri" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(75)) = -13859051.565313578</p><p>&#916;h = -10580.698468538118</p><p>f(t) = 29891</p></body></html></richcontent>
<node ID="ID_51354" TEXT="(119) law, fire, fbi, legal, polic" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(119)) = -13462043.4983119</p><p>&#916;h = -7865.530849430754</p><p>f(t) = 17945</p></body></html></richcontent>
<node ID="ID_51150" TEXT="(323) law, legal, polic, agenc, feder" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(323)) = -12385160.888918074</p><p>&#916;h = -3687.6583620474703</p><p>f(t) = 9806</p></body></html></richcontent></node>
<node ID="ID_51068" TEXT="(405) fire, fbi, burn, koresh, batf" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(405)) = -12110673.255649</p><p>&#916;h = -3017.434995021409</p><p>f(t) = 8139</p></body></html></richcontent></node>
</node>
<node ID="ID_51270" TEXT="(203) gun, arm, carri, decid, weapon" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(203)) = -12918204.409324862</p><p>&#916;h = -5405.217741156244</p><p>f(t) = 11946</p></body></html></richcontent>
<node ID="ID_50852" TEXT="(621) gun, arm, weapon, firearm, shoot" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(621)) = -11574213.51007203</p><p>&#916;h = -2054.386943633581</p><p>f(t) = 6065</p></body></html></richcontent></node>
<node ID="ID_51103" TEXT="(370) carri, decid, colorado, auto, spot" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(370)) = -12221320.725775039</p><p>&#916;h = -3291.922275208184</p><p>f(t) = 5881</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51434" TEXT="(39) said, world, kill, man, hand" BACKGROUND_COLOR="#f4808b" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(39)) = -14327771.162049532</p><p>&#916;h = -15963.81475466449</p><p>f(t) = 64512</p></body></html></richcontent>
<node ID="ID_51394" TEXT="(79) said, kill, hand, todai, children" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(79)) = -13817204.904332561</p><p>&#916;h = -10222.812660072275</p><p>f(t) = 40306</p></body></html></richcontent>
<node ID="ID_51326" TEXT="(147) said, hand, went, face, saw" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(147)) = -13256916.810379868</p><p>&#916;h = -6736.938534143206</p><p>f(t) = 22037</p></body></html></richcontent>
<node ID="ID_51212" TEXT="(261) said, hand, face, taken, gave" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(261)) = -12634308.982238377</p><p>&#916;h = -4396.73184519769</p><p>f(t) = 11612</p></body></html></richcontent></node>
<node ID="ID_51131" TEXT="(342) went, saw, took, mother, wife" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(342)) = -12316642.708810149</p><p>&#916;h = -3493.2303430845204</p><p>f(t) = 10425</p></body></html></richcontent></node>
</node>
<node ID="ID_51313" TEXT="(160) kill, todai, children, close, death" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(160)) = -13171373.682528924</p><p>&#916;h = -6410.752325231384</p><p>f(t) = 18269</p></body></html></richcontent>
<node ID="ID_51136" TEXT="(337) todai, close, dead, longer, popul" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(337)) = -12334162.160765987</p><p>&#916;h = -3512.8532414760994</p><p>f(t) = 9197</p></body></html></richcontent></node>
<node ID="ID_51149" TEXT="(324) kill, children, death, famili, murder" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(324)) = -12381473.230556026</p><p>&#916;h = -3678.3259905023588</p><p>f(t) = 9072</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51386" TEXT="(87) world, man, love, anti, stupid" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(87)) = -13737898.795491919</p><p>&#916;h = -9468.115793611156</p><p>f(t) = 24206</p></body></html></richcontent>
<node ID="ID_51278" TEXT="(195) world, love, anti, stupid, hate" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(195)) = -12962255.513612082</p><p>&#916;h = -5583.6881416282995</p><p>f(t) = 13662</p></body></html></richcontent>
<node ID="ID_51173" TEXT="(300) world, love, stupid, hate, damn" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(300)) = -12472181.829306481</p><p>&#916;h = -3920.012685675916</p><p>f(t) = 8108</p></body></html></richcontent></node>
<node ID="ID_51044" TEXT="(429) anti, nazi, andi, race, germani" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(429)) = -12039724.22912143</p><p>&#916;h = -2886.8701897595456</p><p>f(t) = 5554</p></body></html></richcontent></node>
</node>
<node ID="ID_51275" TEXT="(198) man, punish, lee, mari, perfect" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(198)) = -12945569.432437193</p><p>&#916;h = -5520.790515289598</p><p>f(t) = 10544</p></body></html></richcontent>
<node ID="ID_51074" TEXT="(399) man, punish, lee, mari, amaz" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(399)) = -12128946.607365936</p><p>&#916;h = -3071.6915259140806</p><p>f(t) = 5779</p></body></html></richcontent></node>
<node ID="ID_51058" TEXT="(415) perfect, nyx, mathew, lawyer, crack" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(415)) = -12080719.90142715</p><p>&#916;h = -2956.9586872797954</p><p>f(t) = 4765</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_51459" TEXT="(14) peopl, think, sai, god, believ" BACKGROUND_COLOR="#e0809f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(14)) = -14859797.934300361</p><p>&#916;h = -29466.785118269152</p><p>f(t) = 187040</p></body></html></richcontent>
<node ID="ID_51451" TEXT="(22) peopl, think, sai, believ, mean" BACKGROUND_COLOR="#e1809e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(22)) = -14653607.21425786</p><p>&#916;h = -23166.17595699508</p><p>f(t) = 146229</p></body></html></richcontent>
<node ID="ID_51429" TEXT="(44) peopl, think, sai, believ, mean" BACKGROUND_COLOR="#e1809e" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(44)) = -14249103.081492072</p><p>&#916;h = -15256.077478003761</p><p>f(t) = 119762</p></body></html></richcontent>
<node ID="ID_51406" TEXT="(67) peopl, think, sai, mean, differ" BACKGROUND_COLOR="#e2809d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(67)) = -13946701.180976605</p><p>&#916;h = -11283.798541386655</p><p>f(t) = 87394</p></body></html></richcontent>
<node ID="ID_51389" TEXT="(84) think, sai, mean, differ, reason" BACKGROUND_COLOR="#e78098"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(84)) = -13767051.268118981</p><p>&#916;h = -9810.185914226822</p><p>f(t) = 59717</p></body></html></richcontent>
<node ID="ID_51344" TEXT="(129) think, sai, reason, talk, wrong" BACKGROUND_COLOR="#ea8095"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(129)) = -13385445.519490883</p><p>&#916;h = -7473.6038611853</p><p>f(t) = 34226</p></body></html></richcontent></node>
<node ID="ID_51327" TEXT="(146) mean, differ, fact, made, show" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(146)) = -13263693.604186706</p><p>&#916;h = -6776.793806836984</p><p>f(t) = 25491</p></body></html></richcontent></node>
</node>
<node ID="ID_51349" TEXT="(124) peopl, live, opinion, life, human" BACKGROUND_COLOR="#ef8090"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(124)) = -13423353.655282605</p><p>&#916;h = -7655.180769308092</p><p>f(t) = 27677</p></body></html></richcontent>
<node ID="ID_51268" TEXT="(205) peopl, opinion, view, agre, matter" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(205)) = -12907412.365051828</p><p>&#916;h = -5383.418989161888</p><p>f(t) = 15490</p></body></html></richcontent></node>
<node ID="ID_51231" TEXT="(242) live, life, human, becom, hell" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(242)) = -12720889.323863264</p><p>&#916;h = -4719.9778013044415</p><p>f(t) = 12187</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51358" TEXT="(115) believ, christian, exist, true, claim" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(115)) = -13493829.1492691</p><p>&#916;h = -7990.68914997307</p><p>f(t) = 32368</p></body></html></richcontent>
<node ID="ID_51289" TEXT="(184) exist, claim, evid, assum, argument" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(184)) = -13024425.604771307</p><p>&#916;h = -5723.559965043954</p><p>f(t) = 19905</p></body></html></richcontent>
<node ID="ID_51198" TEXT="(275) claim, argument, statement, argu, proof" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(275)) = -12573800.929315602</p><p>&#916;h = -4232.606898516562</p><p>f(t) = 11773</p></body></html></richcontent></node>
<node ID="ID_51125" TEXT="(348) exist, evid, assum, atheist, prove" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(348)) = -12295786.099314164</p><p>&#916;h = -3458.2091207222547</p><p>f(t) = 8132</p></body></html></richcontent></node>
</node>
<node ID="ID_51204" TEXT="(269) believ, christian, true, religion, faith" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(269)) = -12599408.93707482</p><p>&#916;h = -4302.564487992975</p><p>f(t) = 12463</p></body></html></richcontent>
<node ID="ID_51040" TEXT="(433) believ, true, truth, arrog, darren" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(433)) = -12028209.969753064</p><p>&#916;h = -2871.7798363869515</p><p>f(t) = 6508</p></body></html></richcontent></node>
<node ID="ID_50833" TEXT="(640) christian, religion, faith, belief, religi" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(640)) = -11535728.614907436</p><p>&#916;h = -1992.8388850972697</p><p>f(t) = 5955</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51414" TEXT="(59) moral, natur, homosexu, men, women" BACKGROUND_COLOR="#fa8085" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(59)) = -14041243.710638564</p><p>&#916;h = -12071.572572344623</p><p>f(t) = 26467</p></body></html></richcontent>
<node ID="ID_51347" TEXT="(126) moral, natur, islam, choic, anim" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(126)) = -13408068.828213092</p><p>&#916;h = -7562.574175617352</p><p>f(t) = 14462</p></body></html></richcontent>
<node ID="ID_51210" TEXT="(263) islam, choic, respond, choos, fred" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(263)) = -12625520.587190721</p><p>&#916;h = -4376.813893879094</p><p>f(t) = 7412</p></body></html></richcontent>
<node ID="ID_50926" TEXT="(547) choic, respond, choos, genesi, sub" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(547)) = -11735393.25735322</p><p>&#916;h = -2323.0159667046973</p><p>f(t) = 3847</p></body></html></richcontent></node>
<node ID="ID_50837" TEXT="(636) islam, fred, monash, dseg, rice" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(636)) = -11543723.4533334</p><p>&#916;h = -2002.0123456643923</p><p>f(t) = 3565</p></body></html></richcontent></node>
</node>
<node ID="ID_51147" TEXT="(326) moral, natur, anim, keith, sgi" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(326)) = -12374116.836430583</p><p>&#916;h = -3676.206333183567</p><p>f(t) = 7050</p></body></html></richcontent>
<node ID="ID_50796" TEXT="(677) moral, natur, anim, surviv, philosoph" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(677)) = -11464010.052488467</p><p>&#916;h = -1881.7565479910263</p><p>f(t) = 3924</p></body></html></richcontent></node>
<node ID="ID_50712" TEXT="(761) keith, sgi, jon, caltech, livesei" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(761)) = -11314390.514848035</p><p>&#916;h = -1675.1121396868984</p><p>f(t) = 3126</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51260" TEXT="(213) homosexu, men, women, logic, uunet" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(213)) = -12864677.788029863</p><p>&#916;h = -5269.839075806318</p><p>f(t) = 12005</p></body></html></richcontent>
<node ID="ID_51026" TEXT="(447) homosexu, men, women, sex, gai" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(447)) = -11988533.370807419</p><p>&#916;h = -2768.668930556247</p><p>f(t) = 7833</p></body></html></richcontent>
<node ID="ID_50832" TEXT="(641) homosexu, sex, gai, sexual, male" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(641)) = -11533735.77602234</p><p>&#916;h = -1991.742229991316</p><p>f(t) = 5070</p></body></html></richcontent></node>
<node ID="ID_50601" TEXT="(872) men, women, behavior, mental, kinsei" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(872)) = -11139749.823099647</p><p>&#916;h = -1471.2889264223631</p><p>f(t) = 2763</p></body></html></richcontent></node>
</node>
<node ID="ID_50973" TEXT="(500) logic, uunet, cramer, rochest, optilink" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(500)) = -11849068.495831212</p><p>&#916;h = -2515.0029184595624</p><p>f(t) = 4172</p></body></html></richcontent>
<node ID="ID_50191" TEXT="(1282) uunet, cramer, optilink, clayton, mutual" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1282)) = -10655379.802892644</p><p>&#916;h = -950.2555211069703</p><p>f(t) = 2159</p></body></html></richcontent></node>
<node ID="ID_50518" TEXT="(955) logic, rochest, uhura, loser, rumour" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(955)) = -11023600.963426623</p><p>&#916;h = -1324.9083149990329</p><p>f(t) = 2013</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_51391" TEXT="(82) god, word, jesu, church, bibl" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(82)) = -13786842.197711386</p><p>&#916;h = -9925.073572261055</p><p>f(t) = 40811</p></body></html></richcontent>
<node ID="ID_51336" TEXT="(137) god, jesu, bibl, text, christ" BACKGROUND_COLOR="#f68089" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(137)) = -13326835.36365222</p><p>&#916;h = -7134.30232521701</p><p>f(t) = 25494</p></body></html></richcontent>
<node ID="ID_51128" TEXT="(345) god, jesu, bibl, christ, sin" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(345)) = -12306185.258604376</p><p>&#916;h = -3469.9504974121373</p><p>f(t) = 15693</p></body></html></richcontent>
<node ID="ID_51012" TEXT="(461) god, bibl, heaven, scriptur, mormon" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(461)) = -11950319.087822072</p><p>&#916;h = -2683.6806450474105</p><p>f(t) = 9981</p></body></html></richcontent>
<node ID="ID_50859" TEXT="(614) bibl, heaven, scriptur, mormon, worship" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(614)) = -11588637.264139708</p><p>&#916;h = -2063.6593164665974</p><p>f(t) = 6060</p></body></html></richcontent></node>
<node ID="ID_8952" TEXT="(25737) god" BACKGROUND_COLOR="#e88097"></node>
</node>
<node ID="ID_50803" TEXT="(670) jesu, christ, sin, teach, spirit" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(670)) = -11477239.500650272</p><p>&#916;h = -1898.3632446718693</p><p>f(t) = 5712</p></body></html></richcontent>
<node ID="ID_50522" TEXT="(951) sin, teach, spirit, holi, bless" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(951)) = -11028920.791383225</p><p>&#916;h = -1330.4841136066243</p><p>f(t) = 2956</p></body></html></richcontent></node>
<node ID="ID_49887" TEXT="(1586) jesu, christ, resurrect, testament, discipl" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1586)) = -10399833.271384284</p><p>&#916;h = -750.8706117221736</p><p>f(t) = 2756</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51235" TEXT="(238) text, lord, languag, translat, promis" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(238)) = -12739853.222427515</p><p>&#916;h = -4755.952232842901</p><p>f(t) = 9801</p></body></html></richcontent>
<node ID="ID_50938" TEXT="(535) text, languag, translat, reader, english" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(535)) = -11763581.947135674</p><p>&#916;h = -2377.692867248479</p><p>f(t) = 5024</p></body></html></richcontent>
<node ID="ID_50592" TEXT="(881) text, translat, reader, ancient, panix" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(881)) = -11126544.761071393</p><p>&#916;h = -1455.352365032173</p><p>f(t) = 2913</p></body></html></richcontent></node>
<node ID="ID_50401" TEXT="(1072) languag, english, satan, gift, miracl" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1072)) = -10877494.618679993</p><p>&#916;h = -1174.161298195555</p><p>f(t) = 2111</p></body></html></richcontent></node>
</node>
<node ID="ID_50853" TEXT="(620) lord, promis, vers, jehovah, unto" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(620)) = -11576268.069449479</p><p>&#916;h = -2054.559377449288</p><p>f(t) = 4777</p></body></html></richcontent>
<node ID="ID_50110" TEXT="(1363) lord, vers, jehovah, unto, elohim" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1363)) = -10581046.741915073</p><p>&#916;h = -887.0355598078895</p><p>f(t) = 2405</p></body></html></richcontent></node>
<node ID="ID_50447" TEXT="(1026) promis, enemi, fulfil, seed, righteou" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1026)) = -10932858.842722893</p><p>&#916;h = -1232.988161957328</p><p>f(t) = 2372</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51303" TEXT="(170) word, church, father, son, interpret" BACKGROUND_COLOR="#fa8085" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(170)) = -13107978.656046849</p><p>&#916;h = -6193.881023381036</p><p>f(t) = 15317</p></body></html></richcontent>
<node ID="ID_51073" TEXT="(400) church, father, son, interpret, mass" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(400)) = -12125874.915840022</p><p>&#916;h = -3061.926635333977</p><p>f(t) = 8310</p></body></html></richcontent>
<node ID="ID_50909" TEXT="(564) father, son, mass, pope, orthodox" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(564)) = -11696500.646718072</p><p>&#916;h = -2245.3547539919964</p><p>f(t) = 4241</p></body></html></richcontent>
<node ID="ID_50276" TEXT="(1197) father, son, clh, baptism, proce" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1197)) = -10739478.00788885</p><p>&#916;h = -1038.0660265248152</p><p>f(t) = 2131</p></body></html></richcontent></node>
<node ID="ID_50426" TEXT="(1047) mass, pope, orthodox, elsewher, priest" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1047)) = -10907262.027454002</p><p>&#916;h = -1205.4549539650034</p><p>f(t) = 2110</p></body></html></richcontent></node>
</node>
<node ID="ID_50752" TEXT="(721) church, interpret, tradit, cathol, doctrin" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(721)) = -11383496.43622654</p><p>&#916;h = -1774.5786080677644</p><p>f(t) = 4069</p></body></html></richcontent>
<node ID="ID_50036" TEXT="(1437) church, cathol, doctrin, lake, infal" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1437)) = -10517473.44126385</p><p>&#916;h = -829.9971926483995</p><p>f(t) = 2229</p></body></html></richcontent></node>
<node ID="ID_50179" TEXT="(1294) interpret, tradit, principl, reject, protest" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1294)) = -10644051.900504252</p><p>&#916;h = -939.653346348452</p><p>f(t) = 1840</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51139" TEXT="(334) word, concept, roman, truli, princ" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(334)) = -12344899.212781325</p><p>&#916;h = -3588.565922708134</p><p>f(t) = 7007</p></body></html></richcontent>
<node ID="ID_50813" TEXT="(660) word, concept, truli, nanci, deepli" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(660)) = -11496469.114610925</p><p>&#916;h = -1936.3075873804773</p><p>f(t) = 3547</p></body></html></richcontent>
<node ID="ID_25025" TEXT="(25737) word" BACKGROUND_COLOR="#f4808b"></node>
<node ID="ID_50258" TEXT="(1215) concept, truli, nanci, deepli, theolog" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1215)) = -10721013.106682926</p><p>&#916;h = -1017.4204284397565</p><p>f(t) = 1653</p></body></html></richcontent></node>
</node>
<node ID="ID_50783" TEXT="(690) roman, princ, cast, celebr, persian" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(690)) = -11439698.813893538</p><p>&#916;h = -1854.7106144409045</p><p>f(t) = 3460</p></body></html></richcontent>
<node ID="ID_50355" TEXT="(1118) roman, princ, cast, celebr, deed" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1118)) = -10824676.855324512</p><p>&#916;h = -1122.6644206092606</p><p>f(t) = 1889</p></body></html></richcontent></node>
<node ID="ID_50023" TEXT="(1450) persian, zoroastrian, ninth, seventh, zarathushtra" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1450)) = -10506743.028341811</p><p>&#916;h = -821.8128387431061</p><p>f(t) = 1571</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_51439" TEXT="(34) armenian, jew, forc, israel, war" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(34)) = -14410960.313581694</p><p>&#916;h = -17283.02461996756</p><p>f(t) = 53701</p></body></html></richcontent>
<node ID="ID_51369" TEXT="(104) jew, forc, israel, war, muslim" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(104)) = -13585228.480312215</p><p>&#916;h = -8527.415978427889</p><p>f(t) = 27491</p></body></html></richcontent>
<node ID="ID_51292" TEXT="(181) forc, war, muslim, attack, continu" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(181)) = -13041710.57677893</p><p>&#916;h = -5811.666802313484</p><p>f(t) = 17387</p></body></html></richcontent>
<node ID="ID_51211" TEXT="(262) muslim, continu, fight, leader, western" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(262)) = -12629912.250393178</p><p>&#916;h = -4391.663202458163</p><p>f(t) = 9975</p></body></html></richcontent>
<node ID="ID_51020" TEXT="(453) muslim, continu, fight, leader, western" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(453)) = -11972057.28700018</p><p>&#916;h = -2731.1027629372547</p><p>f(t) = 5904</p></body></html></richcontent>
<node ID="ID_50674" TEXT="(799) continu, fight, leader, western, negoti" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(799)) = -11251979.401208356</p><p>&#916;h = -1611.3850299537007</p><p>f(t) = 3378</p></body></html></richcontent>
<node ID="ID_50162" TEXT="(1311) fight, leader, negoti, leadership, aggress" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1311)) = -10628159.377238898</p><p>&#916;h = -927.534286783557</p><p>f(t) = 1760</p></body></html></richcontent></node>
<node ID="ID_50065" TEXT="(1408) continu, western, agreement, begun, strateg" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1408)) = -10541893.82420942</p><p>&#916;h = -855.552874144123</p><p>f(t) = 1618</p></body></html></richcontent></node>
</node>
<node ID="ID_50050" TEXT="(1423) muslim, bosnia, bosnian, ethnic, serb" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1423)) = -10529155.228879603</p><p>&#916;h = -838.2244383959187</p><p>f(t) = 2526</p></body></html></richcontent>
<node ID="ID_49576" TEXT="(1897) muslim, ethnic, moslem, squar, cleans" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1897)) = -10193309.30655729</p><p>&#916;h = -590.831720121656</p><p>f(t) = 1456</p></body></html></richcontent></node>
<node ID="ID_48119" TEXT="(3354) bosnia, bosnian, serb, serbian, yugoslavia" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3354)) = -9621160.600419234</p><p>&#916;h = -259.7308493954479</p><p>f(t) = 1070</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_50931" TEXT="(542) british, kuwait, iran, franc, french" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(542)) = -11747063.290497135</p><p>&#916;h = -2344.4578149765584</p><p>f(t) = 4071</p></body></html></richcontent>
<node ID="ID_50457" TEXT="(1016) british, franc, french, propaganda, yassin" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1016)) = -10945262.770783482</p><p>&#916;h = -1245.9068767849967</p><p>f(t) = 2195</p></body></html></richcontent>
<node ID="ID_49779" TEXT="(1694) british, franc, french, wwii, fighter" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1694)) = -10322330.94326405</p><p>&#916;h = -686.5703726104111</p><p>f(t) = 1176</p></body></html></richcontent></node>
<node ID="ID_49550" TEXT="(1923) propaganda, yassin, dir, ben, irgun" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1923)) = -10178123.496648356</p><p>&#916;h = -578.3882007039065</p><p>f(t) = 1019</p></body></html></richcontent></node>
</node>
<node ID="ID_49856" TEXT="(1617) kuwait, iran, iraq, gulf, iraqi" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1617)) = -10376820.791542193</p><p>&#916;h = -733.7211512377107</p><p>f(t) = 1876</p></body></html></richcontent>
<node ID="ID_49506" TEXT="(1967) iran, egypt, saudi, iranian, arabia" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1967)) = -10153018.513288708</p><p>&#916;h = -562.4713727652706</p><p>f(t) = 1052</p></body></html></richcontent></node>
<node ID="ID_48381" TEXT="(3092) kuwait, iraq, gulf, iraqi, hussein" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3092)) = -9693680.669588119</p><p>&#916;h = -294.1531121342996</p><p>f(t) = 824</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51104" TEXT="(369) forc, war, attack, militari, civilian" BACKGROUND_COLOR="#fa8085" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(369)) = -12224631.785790363</p><p>&#916;h = -3311.060015324285</p><p>f(t) = 7412</p></body></html></richcontent>
<node ID="ID_50802" TEXT="(671) forc, war, militari, civilian, bomb" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(671)) = -11475341.1374056</p><p>&#916;h = -1896.7161017674807</p><p>f(t) = 4252</p></body></html></richcontent>
<node ID="ID_50361" TEXT="(1112) forc, militari, civilian, bomb" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1112)) = -10831437.923591161</p><p>&#916;h = -1128.7202449127508</p><p>f(t) = 2253</p></body></html></richcontent>
<node ID="ID_8171" TEXT="(25737) forc" BACKGROUND_COLOR="#f88087"></node>
<node ID="ID_49364" TEXT="(2109) militari, civilian, bomb" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2109)) = -10076423.234895997</p><p>&#916;h = -514.7489567567827</p><p>f(t) = 1117</p></body></html></richcontent></node>
</node>
<node ID="ID_50157" TEXT="(1316) war, invad, persecut, invas, diplomat" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1316)) = -10623535.68124062</p><p>&#916;h = -922.6401205226284</p><p>f(t) = 1999</p></body></html></richcontent>
<node ID="ID_24518" TEXT="(25737) war" BACKGROUND_COLOR="#f98086"></node>
<node ID="ID_49382" TEXT="(2091) invad, persecut, invas, diplomat, lectur" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2091)) = -10085766.006183328</p><p>&#916;h = -521.7695493013744</p><p>f(t) = 905</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_50740" TEXT="(733) attack, brad, rape, ncsu, lebanon" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(733)) = -11362366.864214355</p><p>&#916;h = -1749.8723059008917</p><p>f(t) = 3160</p></body></html></richcontent>
<node ID="ID_50187" TEXT="(1286) attack, rape, fifti, russotto, forti" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1286)) = -10651591.942913413</p><p>&#916;h = -944.0524299664248</p><p>f(t) = 1644</p></body></html></richcontent>
<node ID="ID_1401" TEXT="(25737) attack" BACKGROUND_COLOR="#fa8085"></node>
<node ID="ID_49285" TEXT="(2188) rape, fifti, russotto, forti, statut" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2188)) = -10036713.365913257</p><p>&#916;h = -489.9445265355607</p><p>f(t) = 761</p></body></html></richcontent></node>
</node>
<node ID="ID_49922" TEXT="(1551) brad, ncsu, lebanon, lebanes, syria" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1551)) = -10426380.311694762</p><p>&#916;h = -767.7330004536634</p><p>f(t) = 1516</p></body></html></richcontent>
<node ID="ID_48985" TEXT="(2488) brad, ncsu, hernlem, clarinet, chess" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2488)) = -9902570.037467543</p><p>&#916;h = -408.2022959256865</p><p>f(t) = 760</p></body></html></richcontent></node>
<node ID="ID_48342" TEXT="(3131) lebanon, lebanes, syria, withdraw, disarm" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3131)) = -9682304.120120546</p><p>&#916;h = -288.53262568810896</p><p>f(t) = 756</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_51121" TEXT="(352) jew, israel, isra, jewish, arab" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(352)) = -12281998.293479297</p><p>&#916;h = -3425.175394831953</p><p>f(t) = 10104</p></body></html></richcontent>
<node ID="ID_50732" TEXT="(741) jew, israel, isra, jewish, arab" BACKGROUND_COLOR="#fa8085" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(741)) = -11348443.328491753</p><p>&#916;h = -1732.7402669777657</p><p>f(t) = 5331</p></body></html></richcontent>
<node ID="ID_49813" TEXT="(1660) israel, isra, arab, palestinian, palestin" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1660)) = -10345956.672434429</p><p>&#916;h = -702.4525341408444</p><p>f(t) = 3356</p></body></html></richcontent>
<node ID="ID_49216" TEXT="(2257) israel, isra" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2257)) = -10003551.317705188</p><p>&#916;h = -468.8443811200559</p><p>f(t) = 1936</p></body></html></richcontent>
<node ID="ID_11249" TEXT="(25737) israel" BACKGROUND_COLOR="#f98086"></node>
<node ID="ID_11248" TEXT="(25737) isra" BACKGROUND_COLOR="#fa8085"></node>
</node>
<node ID="ID_49082" TEXT="(2391) arab, palestinian, palestin, zionist" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2391)) = -9943335.940854141</p><p>&#916;h = -431.8956880534679</p><p>f(t) = 1420</p></body></html></richcontent>
<node ID="ID_1041" TEXT="(25737) arab" BACKGROUND_COLOR="#fb8084"></node>
<node ID="ID_48024" TEXT="(3449) palestinian, palestin, zionist" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3449)) = -9597114.32366344</p><p>&#916;h = -246.91770695107698</p><p>f(t) = 649</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_49492" TEXT="(1981) jew, jewish" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1981)) = -10145161.762530088</p><p>&#916;h = -558.610082561805</p><p>f(t) = 1975</p></body></html></richcontent>
<node ID="ID_11501" TEXT="(25737) jew" BACKGROUND_COLOR="#f88087"></node>
<node ID="ID_11504" TEXT="(25737) jewish" BACKGROUND_COLOR="#fb8084"></node>
</node>
</node>
<node ID="ID_50881" TEXT="(592) polici, peac, justifi, refus, territori" BACKGROUND_COLOR="#fd8082" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(592)) = -11634985.503611252</p><p>&#916;h = -2149.7893890706036</p><p>f(t) = 4773</p></body></html></richcontent>
<node ID="ID_50534" TEXT="(939) peac, justifi, refus, territori, occupi" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(939)) = -11045057.39167399</p><p>&#916;h = -1351.7942476080352</p><p>f(t) = 2659</p></body></html></richcontent>
<node ID="ID_49819" TEXT="(1654) territori, occupi, council, occup, disput" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1654)) = -10350184.440150797</p><p>&#916;h = -707.2091397419426</p><p>f(t) = 1410</p></body></html></richcontent>
<node ID="ID_48664" TEXT="(2809) territori, occupi, occup, annex, reuter" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2809)) = -9783090.654720591</p><p>&#916;h = -340.55476877435285</p><p>f(t) = 791</p></body></html></richcontent></node>
<node ID="ID_48812" TEXT="(2661) council, disput, subsequ, intervent, interven" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2661)) = -9835575.836046262</p><p>&#916;h = -369.55533131315315</p><p>f(t) = 619</p></body></html></richcontent></node>
</node>
<node ID="ID_49859" TEXT="(1614) peac, justifi, refus" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1614)) = -10379026.203572426</p><p>&#916;h = -735.6428043633496</p><p>f(t) = 1249</p></body></html></richcontent>
<node ID="ID_48909" TEXT="(2564) justifi, refus" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2564)) = -9872351.177431477</p><p>&#916;h = -388.02290253427054</p><p>f(t) = 637</p></body></html></richcontent></node>
<node ID="ID_16734" TEXT="(25737) peac" BACKGROUND_COLOR="#fb8084"></node>
</node>
</node>
<node ID="ID_50229" TEXT="(1244) polici, strip, gaza, igc, apc" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1244)) = -10692041.62645262</p><p>&#916;h = -973.2581842937361</p><p>f(t) = 2114</p></body></html></richcontent>
<node ID="ID_49365" TEXT="(2108) polici, igc, apc, cpr, elia" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2108)) = -10076939.197074924</p><p>&#916;h = -515.9621789273951</p><p>f(t) = 1196</p></body></html></richcontent>
<node ID="ID_17324" TEXT="(25737) polici" BACKGROUND_COLOR="#fb8084"></node>
<node ID="ID_46764" TEXT="(4709) igc, apc, cpr, elia, davidsson" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4709)) = -9356764.67751927</p><p>&#916;h = -145.62180166960752</p><p>f(t) = 532</p></body></html></richcontent></node>
</node>
<node ID="ID_48928" TEXT="(2545) strip, gaza, settlement, gazan, ghetto" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2545)) = -9879761.551440937</p><p>&#916;h = -392.8071727631468</p><p>f(t) = 918</p></body></html></richcontent>
<node ID="ID_47459" TEXT="(4014) gaza, gazan, ghetto, rabin, upris" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4014)) = -9473474.65727487</p><p>&#916;h = -193.57432824051648</p><p>f(t) = 500</p></body></html></richcontent></node>
<node ID="ID_47861" TEXT="(3612) strip, settlement, labour, enclav, settler" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3612)) = -9558170.649716023</p><p>&#916;h = -229.59140654918156</p><p>f(t) = 418</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_51362" TEXT="(111) armenian, histori, turkish, greek, armenia" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(111)) = -13526571.478023931</p><p>&#916;h = -8280.22225137001</p><p>f(t) = 26210</p></body></html></richcontent>
<node ID="ID_51251" TEXT="(222) armenian, turkish, greek, armenia, soviet" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(222)) = -12818000.126815164</p><p>&#916;h = -5071.381084265318</p><p>f(t) = 16749</p></body></html></richcontent>
<node ID="ID_50971" TEXT="(502) armenian, turkish, armenia, soviet, turk" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(502)) = -11844038.709756985</p><p>&#916;h = -2511.802860111042</p><p>f(t) = 10407</p></body></html></richcontent>
<node ID="ID_50460" TEXT="(1013) armenian, turkish, armenia, turk, turkei" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1013)) = -10949001.878530577</p><p>&#916;h = -1246.8048340660607</p><p>f(t) = 5522</p></body></html></richcontent>
<node ID="ID_49389" TEXT="(2084) armenian, armenia, azerbaijan, azeri, karabakh" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2084)) = -10089432.364795892</p><p>&#916;h = -524.4498459583265</p><p>f(t) = 2885</p></body></html></richcontent>
<node ID="ID_47514" TEXT="(3959) armenian, armenia" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3959)) = -9484228.352410711</p><p>&#916;h = -197.78548543096986</p><p>f(t) = 2095</p></body></html></richcontent></node>
<node ID="ID_47139" TEXT="(4334) azerbaijan, azeri, karabakh, baku, nagorno" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4334)) = -9415520.237814857</p><p>&#916;h = -168.78461315645836</p><p>f(t) = 790</p></body></html></richcontent></node>
</node>
<node ID="ID_50010" TEXT="(1463) turkish, turk, turkei, slaughter, kurd" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1463)) = -10496101.474813906</p><p>&#916;h = -815.8349788718624</p><p>f(t) = 2637</p></body></html></richcontent>
<node ID="ID_48586" TEXT="(2887) turkish, turk, turkei" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2887)) = -9757083.683676638</p><p>&#916;h = -325.64949912672455</p><p>f(t) = 1623</p></body></html></richcontent></node>
<node ID="ID_49264" TEXT="(2209) slaughter, kurd, homeland, bayonet, perpetr" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2209)) = -10026462.91523468</p><p>&#916;h = -485.5964764798555</p><p>f(t) = 1014</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_50663" TEXT="(810) soviet, genocid, villag, massacr, mountain" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(810)) = -11234417.737345412</p><p>&#916;h = -1582.3628231971525</p><p>f(t) = 4885</p></body></html></richcontent>
<node ID="ID_50265" TEXT="(1208) soviet, genocid, mountain, serdar, argic" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1208)) = -10728148.704077264</p><p>&#916;h = -1020.7710429427825</p><p>f(t) = 3213</p></body></html></richcontent>
<node ID="ID_49062" TEXT="(2411) mountain, serdar, argic, proceed, extermin" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2411)) = -9934741.886269523</p><p>&#916;h = -426.83555217954563</p><p>f(t) = 1767</p></body></html></richcontent></node>
<node ID="ID_49573" TEXT="(1900) soviet, genocid, union, republ, systemat" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1900)) = -10191539.299269605</p><p>&#916;h = -588.6858640311402</p><p>f(t) = 1446</p></body></html></richcontent></node>
</node>
<node ID="ID_49777" TEXT="(1696) villag, massacr, inhabit, tartar, ruin" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1696)) = -10320958.623406358</p><p>&#916;h = -685.0862703278399</p><p>f(t) = 1672</p></body></html></richcontent>
<node ID="ID_48519" TEXT="(2954) villag, massacr, fled, scatter, artilleri" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2954)) = -9735630.002194397</p><p>&#916;h = -313.75814244136564</p><p>f(t) = 891</p></body></html></richcontent></node>
<node ID="ID_48553" TEXT="(2920) inhabit, tartar, ruin, leonard, succeed" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2920)) = -9746414.823920129</p><p>&#916;h = -320.4570023320557</p><p>f(t) = 781</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51070" TEXT="(403) greek, somebodi, davidian, region, conflict" BACKGROUND_COLOR="#fd8082" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(403)) = -12116719.620227143</p><p>&#916;h = -3027.5781125232606</p><p>f(t) = 6342</p></body></html></richcontent>
<node ID="ID_50784" TEXT="(689) greek, somebodi, region, conflict, border" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(689)) = -11441554.130531048</p><p>&#916;h = -1855.3166375092696</p><p>f(t) = 3708</p></body></html></richcontent>
<node ID="ID_50362" TEXT="(1111) region, conflict, border, henrik, cypru" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1111)) = -10832567.303869274</p><p>&#916;h = -1129.380278111421</p><p>f(t) = 1975</p></body></html></richcontent>
<node ID="ID_49524" TEXT="(1949) region, conflict, border, academi, deport" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1949)) = -10163199.015699938</p><p>&#916;h = -569.8829806836584</p><p>f(t) = 1105</p></body></html></richcontent></node>
<node ID="ID_49299" TEXT="(2174) henrik, cypru, kpc, brutal, bathroom" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2174)) = -10043609.971179925</p><p>&#916;h = -494.55632124361</p><p>f(t) = 870</p></body></html></richcontent></node>
</node>
<node ID="ID_50097" TEXT="(1376) greek, somebodi, greec, serbia, uiowa" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1376)) = -10569576.276575876</p><p>&#916;h = -877.1238535177254</p><p>f(t) = 1733</p></body></html></richcontent>
<node ID="ID_48045" TEXT="(3428) greek, greec, macedonian, thrace, macedonia" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3428)) = -9602331.888943436</p><p>&#916;h = -249.66867212569923</p><p>f(t) = 1004</p></body></html></richcontent></node>
<node ID="ID_49242" TEXT="(2231) somebodi, serbia, uiowa, visa, mau" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2231)) = -10015858.24838744</p><p>&#916;h = -477.66416185373964</p><p>f(t) = 729</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_50539" TEXT="(934) davidian, terrorist, branch, terror, sdpa" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(934)) = -11051851.598413952</p><p>&#916;h = -1362.7423570726824</p><p>f(t) = 2634</p></body></html></richcontent>
<node ID="ID_50022" TEXT="(1451) terrorist, terror, sol, warren, arf" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1451)) = -10505921.215503069</p><p>&#916;h = -820.7042348465475</p><p>f(t) = 1418</p></body></html></richcontent>
<node ID="ID_48817" TEXT="(2656) terrorist, terror, arf, asala, revolutionari" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2656)) = -9837426.63640521</p><p>&#916;h = -370.7450144946488</p><p>f(t) = 775</p></body></html></richcontent></node>
<node ID="ID_48998" TEXT="(2475) sol, warren, ctr, ali, stab" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2475)) = -9907897.217611954</p><p>&#916;h = -411.4104852122691</p><p>f(t) = 643</p></body></html></richcontent></node>
</node>
<node ID="ID_49465" TEXT="(2008) davidian, branch, sdpa, urartu, dbd" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2008)) = -10130165.94652168</p><p>&#916;h = -550.7866336153675</p><p>f(t) = 1216</p></body></html></richcontent>
<node ID="ID_48465" TEXT="(3008) sdpa, urartu, dbd, lesson, forgotten" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3008)) = -9718898.631237166</p><p>&#916;h = -305.93651367184066</p><p>f(t) = 693</p></body></html></richcontent></node>
<node ID="ID_47623" TEXT="(3850) davidian, branch" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3850)) = -9506282.35024448</p><p>&#916;h = -207.2572558492975</p><p>f(t) = 523</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_51168" TEXT="(305) histori, thousand, armi, europ, european" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(305)) = -12452717.963013334</p><p>&#916;h = -3857.25955451146</p><p>f(t) = 9461</p></body></html></richcontent>
<node ID="ID_50968" TEXT="(505) histori, thousand, armi, europ, european" BACKGROUND_COLOR="#fc8083" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(505)) = -11836530.45894198</p><p>&#916;h = -2489.522378250447</p><p>f(t) = 5558</p></body></html></richcontent>
<node ID="ID_50620" TEXT="(853) thousand, armi, europ, european, north" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(853)) = -11168008.926724363</p><p>&#916;h = -1505.4435354602465</p><p>f(t) = 2964</p></body></html></richcontent>
<node ID="ID_50035" TEXT="(1438) thousand, armi, hundr, volunt, hamilton" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1438)) = -10516643.444071203</p><p>&#916;h = -829.6599920240551</p><p>f(t) = 1540</p></body></html></richcontent>
<node ID="ID_48704" TEXT="(2769) thousand, hundr" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2769)) = -9796846.682038143</p><p>&#916;h = -347.3510536797112</p><p>f(t) = 773</p></body></html></richcontent></node>
<node ID="ID_49048" TEXT="(2425) armi, volunt, hamilton, pork, battalion" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2425)) = -9928780.844400758</p><p>&#916;h = -424.4929637683381</p><p>f(t) = 767</p></body></html></richcontent></node>
</node>
<node ID="ID_49855" TEXT="(1618) europ, european, north, declar, twenti" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1618)) = -10376087.070390955</p><p>&#916;h = -733.1817061943439</p><p>f(t) = 1424</p></body></html></richcontent>
<node ID="ID_48682" TEXT="(2791) europ, european" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2791)) = -9789248.497560902</p><p>&#916;h = -343.438432160081</p><p>f(t) = 716</p></body></html></richcontent></node>
<node ID="ID_49025" TEXT="(2448) north, declar, twenti, contin, whale" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2448)) = -9919091.938583301</p><p>&#916;h = -418.4100503433001</p><p>f(t) = 708</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_50363" TEXT="(1110) histori, centuri, histor, foreign, professor" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1110)) = -10833697.198412083</p><p>&#916;h = -1129.8945428109728</p><p>f(t) = 2594</p></body></html></richcontent>
<node ID="ID_49666" TEXT="(1807) histori, centuri, histor" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1807)) = -10248315.932985801</p><p>&#916;h = -630.0290040908149</p><p>f(t) = 1503</p></body></html></richcontent>
<node ID="ID_10005" TEXT="(25737) histori" BACKGROUND_COLOR="#fa8085"></node>
<node ID="ID_48645" TEXT="(2828) centuri, histor" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2828)) = -9776641.513158249</p><p>&#916;h = -337.5233518914174</p><p>f(t) = 639</p></body></html></richcontent></node>
</node>
<node ID="ID_49472" TEXT="(2001) foreign, professor, eastern, ambassador, mccarthi" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2001)) = -10134030.476773612</p><p>&#916;h = -553.699852189864</p><p>f(t) = 1091</p></body></html></richcontent>
<node ID="ID_48452" TEXT="(3021) foreign, eastern, ambassador, mccarthi, asian" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3021)) = -9714935.845171109</p><p>&#916;h = -303.28956237481907</p><p>f(t) = 567</p></body></html></richcontent></node>
<node ID="ID_46988" TEXT="(4485) professor, justli, emeritu, kathleen, premedit" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4485)) = -9390833.490022236</p><p>&#916;h = -159.22833753513987</p><p>f(t) = 524</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_50704" TEXT="(769) empir, ottoman, london, istanbul, vol" BACKGROUND_COLOR="#fe8081" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(769)) = -11301028.004142515</p><p>&#916;h = -1659.7897897267685</p><p>f(t) = 3903</p></body></html></richcontent>
<node ID="ID_49962" TEXT="(1511) empir, ottoman, london, vol, pari" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1511)) = -10457509.458930569</p><p>&#916;h = -788.3127144550526</p><p>f(t) = 2162</p></body></html></richcontent>
<node ID="ID_49503" TEXT="(1970) london, vol, pari, aiu, turkiy" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1970)) = -10151331.135894189</p><p>&#916;h = -562.3793939880998</p><p>f(t) = 1136</p></body></html></richcontent>
<node ID="ID_48314" TEXT="(3159) london, vol, turkiy, savag, aspir" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3159)) = -9674280.243817335</p><p>&#916;h = -284.5281763603125</p><p>f(t) = 596</p></body></html></richcontent></node>
<node ID="ID_47841" TEXT="(3632) pari, aiu, salonica, merchant, balkan" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3632)) = -9553598.789254967</p><p>&#916;h = -227.48441421463212</p><p>f(t) = 540</p></body></html></richcontent></node>
</node>
<node ID="ID_49036" TEXT="(2437) empir, ottoman, shaw, caucasu, caucasian" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2437)) = -9923714.036102368</p><p>&#916;h = -420.92819218827935</p><p>f(t) = 1026</p></body></html></richcontent>
<node ID="ID_47155" TEXT="(4318) empir, ottoman, shaw, lineag, gratuit" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4318)) = -9418234.32478988</p><p>&#916;h = -170.4217074135522</p><p>f(t) = 534</p></body></html></richcontent></node>
<node ID="ID_47364" TEXT="(4109) caucasu, caucasian, kar, rawlinson, cruelti" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4109)) = -9455491.197047796</p><p>&#916;h = -185.3338819473429</p><p>f(t) = 492</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_47661" TEXT="(3812) istanbul, ankara, ermeni, osmanli, nun" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3812)) = -9514203.76272573</p><p>&#916;h = -209.87258726706204</p><p>f(t) = 1741</p></body></html></richcontent>
<node ID="ID_43991" TEXT="(7482) ermeni, osmanli, nun, mecmuasi, nezareti" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(7482)) = -9095392.947253132</p><p>&#916;h = -59.647092936516856</p><p>f(t) = 1327</p></body></html></richcontent>
<node ID="ID_27093" TEXT="(24380) mecmuasi, nezareti, umumiy, muharrerat, babiali" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(24380)) = -8842686.868914219</p><p>&#916;h = 0.0</p><p>f(t) = 1024</p></body></html></richcontent></node>
<node ID="ID_37989" TEXT="(13484) ermeni, osmanli, nun, mezalimi, ermenil" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(13484)) = -8906467.904889908</p><p>&#916;h = -15.13597620704968</p><p>f(t) = 303</p></body></html></richcontent></node>
</node>
<node ID="ID_45304" TEXT="(6169) istanbul, ankara, bombai, ittihad, laurenc" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(6169)) = -9190813.116111878</p><p>&#916;h = -87.96379107500252</p><p>f(t) = 414</p></body></html></richcontent>
<node ID="ID_40929" TEXT="(10544) istanbul, ankara" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(10544)) = -8967924.958011085</p><p>&#916;h = -28.067751750641037</p><p>f(t) = 234</p></body></html></richcontent></node>
<node ID="ID_42717" TEXT="(8756) bombai, ittihad, laurenc, ahmad, ili" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(8756)) = -9030520.595408486</p><p>&#916;h = -43.236678779663634</p><p>f(t) = 180</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_51464" TEXT="(9) work, system, problem, file, window" BACKGROUND_COLOR="#e68099" POSITION="left"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(9)) = -15035062.741660042</p><p>&#916;h = -41009.92393174954</p><p>f(t) = 313755</p></body></html></richcontent>
<node ID="ID_51461" TEXT="(12) work, system, file, window, program" BACKGROUND_COLOR="#e78098"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(12)) = -14925707.54896048</p><p>&#916;h = -33855.368466325745</p><p>f(t) = 257369</p></body></html></richcontent>
<node ID="ID_51457" TEXT="(16) system, file, program, mail, includ" BACKGROUND_COLOR="#eb8094"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(16)) = -14802199.031361528</p><p>&#916;h = -26891.872737746336</p><p>f(t) = 168108</p></body></html></richcontent>
<node ID="ID_51447" TEXT="(26) includ, inform, kei, support, data" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(26)) = -14564740.738588497</p><p>&#916;h = -20740.797960287135</p><p>f(t) = 88529</p></body></html></richcontent>
<node ID="ID_51419" TEXT="(54) includ, inform, support, data, base" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(54)) = -14105817.963892369</p><p>&#916;h = -13471.906214813527</p><p>f(t) = 71624</p></body></html></richcontent>
<node ID="ID_51392" TEXT="(81) data, note, current, phone, standard" BACKGROUND_COLOR="#f68089" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(81)) = -13796884.240717217</p><p>&#916;h = -10042.043005831743</p><p>f(t) = 39059</p></body></html></richcontent>
<node ID="ID_51352" TEXT="(121) note, current, standard, design, process" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(121)) = -13446418.47680419</p><p>&#916;h = -7696.725578431171</p><p>f(t) = 23867</p></body></html></richcontent>
<node ID="ID_51244" TEXT="(229) note, current, standard, process, convert" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(229)) = -12783057.58805923</p><p>&#916;h = -4834.780430057595</p><p>f(t) = 13760</p></body></html></richcontent>
<node ID="ID_51100" TEXT="(373) process, convert, convers, featur, capabl" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(373)) = -12211469.417188758</p><p>&#916;h = -3271.0970360668434</p><p>f(t) = 7602</p></body></html></richcontent></node>
<node ID="ID_51010" TEXT="(463) note, current, standard, implement, compat" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(463)) = -11944957.820340108</p><p>&#916;h = -2673.979754504515</p><p>f(t) = 6158</p></body></html></richcontent></node>
</node>
<node ID="ID_51230" TEXT="(243) design, project, handl, analysi, topic" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(243)) = -12716169.34606196</p><p>&#916;h = -4705.44315914363</p><p>f(t) = 10107</p></body></html></richcontent>
<node ID="ID_50992" TEXT="(481) design, project, handl, topic, detect" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(481)) = -11897547.711549532</p><p>&#916;h = -2586.5677440006693</p><p>f(t) = 5090</p></body></html></richcontent></node>
<node ID="ID_50886" TEXT="(587) analysi, fill, filter, plot, hill" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(587)) = -11645761.030820394</p><p>&#916;h = -2159.505838486846</p><p>f(t) = 5017</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51286" TEXT="(187) data, phone, develop, technologi, fax" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(187)) = -13007324.239591168</p><p>&#916;h = -5668.37569534425</p><p>f(t) = 15192</p></body></html></richcontent>
<node ID="ID_51096" TEXT="(377) develop, technologi, product, devic, commerci" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(377)) = -12198424.745563298</p><p>&#916;h = -3248.082918486427</p><p>f(t) = 7624</p></body></html></richcontent>
<node ID="ID_50780" TEXT="(693) develop, technologi, product, commerci, contract" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(693)) = -11434140.698282938</p><p>&#916;h = -1849.2991890716949</p><p>f(t) = 4239</p></body></html></richcontent></node>
<node ID="ID_50751" TEXT="(722) devic, manufactur, equip, facil, laboratori" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(722)) = -11381721.857618472</p><p>&#916;h = -1772.628702194037</p><p>f(t) = 3385</p></body></html></richcontent></node>
</node>
<node ID="ID_51116" TEXT="(357) data, phone, fax, inc, digit" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(357)) = -12264915.999841966</p><p>&#916;h = -3404.4388905809465</p><p>f(t) = 7568</p></body></html></richcontent>
<node ID="ID_50812" TEXT="(661) data, inc, digit, technic, dynam" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(661)) = -11494532.807023546</p><p>&#916;h = -1934.2742008210917</p><p>f(t) = 4367</p></body></html></richcontent></node>
<node ID="ID_50701" TEXT="(772) phone, fax, tel, quantiti, discount" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(772)) = -11296054.130206432</p><p>&#916;h = -1652.5259711134422</p><p>f(t) = 3201</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51357" TEXT="(116) includ, inform, support, base, book" BACKGROUND_COLOR="#f2808d" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(116)) = -13485838.460119126</p><p>&#916;h = -7983.184368981441</p><p>f(t) = 32565</p></body></html></richcontent>
<node ID="ID_51299" TEXT="(174) includ, inform, support, base, provid" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(174)) = -13083390.972462505</p><p>&#916;h = -6005.536942741834</p><p>f(t) = 18931</p></body></html></richcontent>
<node ID="ID_51165" TEXT="(308) includ, inform, provid, addit, written" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(308)) = -12441234.496349664</p><p>&#916;h = -3798.741089938878</p><p>f(t) = 10641</p></body></html></richcontent>
<node ID="ID_50900" TEXT="(573) inform, provid, addit, content, demonstr" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(573)) = -11676438.76027019</p><p>&#916;h = -2210.440726884888</p><p>f(t) = 5501</p></body></html></richcontent></node>
<node ID="ID_50885" TEXT="(588) includ, written, guid, style, bar" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(588)) = -11643601.524981907</p><p>&#916;h = -2156.525726870954</p><p>f(t) = 5140</p></body></html></richcontent></node>
</node>
<node ID="ID_51135" TEXT="(338) support, base, full, techniqu, orient" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(338)) = -12330649.307524512</p><p>&#916;h = -3508.326688076995</p><p>f(t) = 8290</p></body></html></richcontent>
<node ID="ID_50871" TEXT="(602) support, full, suit, swap, perman" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(602)) = -11613632.326034619</p><p>&#916;h = -2109.4061451334564</p><p>f(t) = 4312</p></body></html></richcontent></node>
<node ID="ID_50800" TEXT="(673) base, techniqu, orient, multi, shape" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(673)) = -11471554.517009594</p><p>&#916;h = -1888.779889311205</p><p>f(t) = 3978</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51227" TEXT="(246) book, sourc, refer, contain, page" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(246)) = -12702156.922797091</p><p>&#916;h = -4626.212022484804</p><p>f(t) = 13634</p></body></html></richcontent>
<node ID="ID_51023" TEXT="(450) book, refer, paper, publish, variou" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(450)) = -11980270.279925246</p><p>&#916;h = -2738.896803043259</p><p>f(t) = 7059</p></body></html></richcontent>
<node ID="ID_50823" TEXT="(650) book, publish, variou, descript, structur" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(650)) = -11515967.548382305</p><p>&#916;h = -1958.7436255393259</p><p>f(t) = 4259</p></body></html></richcontent></node>
<node ID="ID_50602" TEXT="(871) refer, paper, isbn, ieee, tale" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(871)) = -11141221.315898772</p><p>&#916;h = -1471.4927991264558</p><p>f(t) = 2800</p></body></html></richcontent></node>
</node>
<node ID="ID_50964" TEXT="(509) sourc, contain, page, document, volum" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(509)) = -11826602.789170088</p><p>&#916;h = -2467.7458784160262</p><p>f(t) = 6575</p></body></html></richcontent>
<node ID="ID_50657" TEXT="(816) sourc, page, volum, databas, geometri" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(816)) = -11224943.144170538</p><p>&#916;h = -1575.0859982655238</p><p>f(t) = 3361</p></body></html></richcontent></node>
<node ID="ID_50559" TEXT="(914) contain, document, obtain, maintain, interact" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(914)) = -11079475.102565378</p><p>&#916;h = -1399.7222414316348</p><p>f(t) = 3214</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_51257" TEXT="(216) kei, chip, encrypt, secur, clipper" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(216)) = -12848906.191479497</p><p>&#916;h = -5216.108868558047</p><p>f(t) = 16905</p></body></html></richcontent>
<node ID="ID_50994" TEXT="(479) kei, chip, encrypt, secur, clipper" BACKGROUND_COLOR="#f68089" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(479)) = -11902744.391882565</p><p>&#916;h = -2599.292298324668</p><p>f(t) = 10067</p></body></html></richcontent>
<node ID="ID_50684" TEXT="(789) kei, encrypt, secur, clipper, escrow" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(789)) = -11268168.944504179</p><p>&#916;h = -1627.0443775300664</p><p>f(t) = 6150</p></body></html></richcontent>
<node ID="ID_50297" TEXT="(1176) encrypt, secur, clipper, escrow" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1176)) = -10761485.889218273</p><p>&#916;h = -1056.9438006852579</p><p>f(t) = 3673</p></body></html></richcontent>
<node ID="ID_49828" TEXT="(1645) encrypt, clipper, escrow" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1645)) = -10356569.664862255</p><p>&#916;h = -711.4037149530923</p><p>f(t) = 2561</p></body></html></richcontent></node>
<node ID="ID_19964" TEXT="(25737) secur" BACKGROUND_COLOR="#f98086"></node>
</node>
<node ID="ID_11964" TEXT="(25737) kei" BACKGROUND_COLOR="#f1808e"></node>
</node>
<node ID="ID_50699" TEXT="(774) chip, algorithm, secret, nsa, crypto" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(774)) = -11292751.064786889</p><p>&#916;h = -1650.3508053078695</p><p>f(t) = 3917</p></body></html></richcontent>
<node ID="ID_50145" TEXT="(1328) algorithm, secret, nsa, crypto, scheme" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1328)) = -10612544.308307286</p><p>&#916;h = -910.8609912864194</p><p>f(t) = 2211</p></body></html></richcontent>
<node ID="ID_49490" TEXT="(1983) algorithm, nsa, classifi, voluntari, assoc" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1983)) = -10144044.916342622</p><p>&#916;h = -558.1724756459007</p><p>f(t) = 1202</p></body></html></richcontent></node>
<node ID="ID_49313" TEXT="(2160) secret, crypto, scheme" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2160)) = -10050571.20233834</p><p>&#916;h = -499.7277674814686</p><p>f(t) = 1009</p></body></html></richcontent></node>
</node>
<node ID="ID_3756" TEXT="(25737) chip" BACKGROUND_COLOR="#f5808a"></node>
</node>
</node>
<node ID="ID_51110" TEXT="(363) anonym, privaci, alt, pgp, frequent" BACKGROUND_COLOR="#fd8082" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(363)) = -12244627.846586924</p><p>&#916;h = -3349.707899848945</p><p>f(t) = 6838</p></body></html></richcontent>
<node ID="ID_50682" TEXT="(791) anonym, privaci, alt, frequent, eff" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(791)) = -11264915.37025525</p><p>&#916;h = -1623.9855446394067</p><p>f(t) = 3629</p></body></html></richcontent>
<node ID="ID_50136" TEXT="(1337) anonym, alt, frequent, introduct, txt" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1337)) = -10604375.835913293</p><p>&#916;h = -903.5348851166345</p><p>f(t) = 1951</p></body></html></richcontent>
<node ID="ID_49377" TEXT="(2096) alt, frequent, introduct, txt, weslei" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2096)) = -10083158.797488797</p><p>&#916;h = -521.1630468236108</p><p>f(t) = 992</p></body></html></richcontent></node>
<node ID="ID_48841" TEXT="(2632) anonym, identif, increasingli, sysadmin, interchang" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2632)) = -9846364.787389006</p><p>&#916;h = -374.3645723594527</p><p>f(t) = 959</p></body></html></richcontent></node>
</node>
<node ID="ID_49852" TEXT="(1621) privaci, eff, academ, abid, rfc" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1621)) = -10373889.247914458</p><p>&#916;h = -731.5660315161076</p><p>f(t) = 1678</p></body></html></richcontent>
<node ID="ID_48914" TEXT="(2559) privaci, abid, telecommun, infrastructur, microcircuit" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2559)) = -9874292.723885024</p><p>&#916;h = -388.59751742493245</p><p>f(t) = 936</p></body></html></richcontent></node>
<node ID="ID_48228" TEXT="(3245) eff, academ, rfc, frontier, isdn" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3245)) = -9650231.97581721</p><p>&#916;h = -273.85674028458016</p><p>f(t) = 742</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_50502" TEXT="(971) pgp, cryptographi, patent, rsa, cipher" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(971)) = -11002546.640237393</p><p>&#916;h = -1306.693074778319</p><p>f(t) = 3209</p></body></html></richcontent>
<node ID="ID_50090" TEXT="(1383) pgp, patent, rsa, ripem, digest" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1383)) = -10563448.355818339</p><p>&#916;h = -869.7293567513843</p><p>f(t) = 1678</p></body></html></richcontent>
<node ID="ID_48644" TEXT="(2829) pgp, rsa, ripem, pem, mime" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2829)) = -9776303.989806358</p><p>&#916;h = -337.5176817685424</p><p>f(t) = 868</p></body></html></richcontent></node>
<node ID="ID_49333" TEXT="(2140) patent, digest, ralph, missouri, hash" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2140)) = -10060624.48164047</p><p>&#916;h = -505.70742959788186</p><p>f(t) = 810</p></body></html></richcontent></node>
</node>
<node ID="ID_49471" TEXT="(2002) cryptographi, cipher, decrypt, crypt, authent" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2002)) = -10133476.776921423</p><p>&#916;h = -552.2982830937253</p><p>f(t) = 1531</p></body></html></richcontent>
<node ID="ID_48267" TEXT="(3206) cipher, crypt, plaintext, cryptosystem, ciphertext" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3206)) = -9661013.413974198</p><p>&#916;h = -279.3057925874891</p><p>f(t) = 828</p></body></html></richcontent></node>
<node ID="ID_48195" TEXT="(3278) cryptographi, decrypt, authent, cryptograph, hellman" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3278)) = -9641256.744357055</p><p>&#916;h = -269.5262420176732</p><p>f(t) = 703</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_51440" TEXT="(33) system, file, program, mail, imag" BACKGROUND_COLOR="#eb8094"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(33)) = -14428460.793328281</p><p>&#916;h = -17500.47974658903</p><p>f(t) = 79579</p></body></html></richcontent>
<node ID="ID_51420" TEXT="(53) system, file, program, mail, comput" BACKGROUND_COLOR="#eb8094"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(53)) = -14119419.482308744</p><p>&#916;h = -13601.518416375067</p><p>f(t) = 59666</p></body></html></richcontent>
<node ID="ID_51360" TEXT="(113) system, file, program, avail, softwar" BACKGROUND_COLOR="#ed8092" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(113)) = -13510020.457279976</p><p>&#916;h = -8182.433259942889</p><p>f(t) = 38761</p></body></html></richcontent>
<node ID="ID_51325" TEXT="(148) system, avail, softwar, version, user" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(148)) = -13250179.871845726</p><p>&#916;h = -6724.442616433167</p><p>f(t) = 24322</p></body></html></richcontent>
<node ID="ID_51214" TEXT="(259) avail, softwar, version, ftp, packag" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(259)) = -12643157.107044661</p><p>&#916;h = -4437.586583185723</p><p>f(t) = 14761</p></body></html></richcontent>
<node ID="ID_50860" TEXT="(613) avail, ftp, faq, site, pub" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(613)) = -11590701.937807402</p><p>&#916;h = -2064.6736676927685</p><p>f(t) = 7802</p></body></html></richcontent></node>
<node ID="ID_50989" TEXT="(484) softwar, version, packag, tool, rom" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(484)) = -11889807.070747672</p><p>&#916;h = -2570.1811644756963</p><p>f(t) = 6959</p></body></html></richcontent></node>
</node>
<node ID="ID_51153" TEXT="(320) system, user, unix, distribut, comp" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(320)) = -12396269.325232103</p><p>&#916;h = -3711.0811893395294</p><p>f(t) = 9561</p></body></html></richcontent>
<node ID="ID_50846" TEXT="(627) user, unix, distribut, comp, dec" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(627)) = -11561926.966897033</p><p>&#916;h = -2039.7065430452785</p><p>f(t) = 4961</p></body></html></richcontent></node>
<node ID="ID_22016" TEXT="(25737) system" BACKGROUND_COLOR="#e5809a"></node>
</node>
</node>
<node ID="ID_51253" TEXT="(220) file, program, contact, connect, interfac" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(220)) = -12828198.135161897</p><p>&#916;h = -5109.916572160102</p><p>f(t) = 14439</p></body></html></richcontent>
<node ID="ID_50991" TEXT="(482) file, program" BACKGROUND_COLOR="#ea8095"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(482)) = -11894961.143805532</p><p>&#916;h = -2582.2155746517383</p><p>f(t) = 7395</p></body></html></richcontent>
<node ID="ID_7915" TEXT="(25737) file" BACKGROUND_COLOR="#e88097"></node>
<node ID="ID_17755" TEXT="(25737) program" BACKGROUND_COLOR="#eb8094"></node>
</node>
<node ID="ID_51064" TEXT="(409) contact, connect, interfac, edit, util" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(409)) = -12098623.545292865</p><p>&#916;h = -3006.7358250390826</p><p>f(t) = 7044</p></body></html></richcontent>
<node ID="ID_50736" TEXT="(737) edit, util, environ, updat, remot" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(737)) = -11355395.616577607</p><p>&#916;h = -1739.8161669882684</p><p>f(t) = 3651</p></body></html></richcontent></node>
<node ID="ID_50713" TEXT="(760) contact, connect, interfac, termin, workstat" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(760)) = -11316069.753209902</p><p>&#916;h = -1679.2383618685708</p><p>f(t) = 3393</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51335" TEXT="(138) mail, comput, list, send, email" BACKGROUND_COLOR="#f3808c" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(138)) = -13319701.061327003</p><p>&#916;h = -7132.637066856507</p><p>f(t) = 20905</p></body></html></richcontent>
<node ID="ID_51159" TEXT="(314) mail, list, send, messag, request" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(314)) = -12418599.667325854</p><p>&#916;h = -3728.229379299417</p><p>f(t) = 10572</p></body></html></richcontent>
<node ID="ID_50956" TEXT="(517) mail, messag, newsgroup, usenet" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(517)) = -11806985.451708984</p><p>&#916;h = -2441.8554809307097</p><p>f(t) = 5407</p></body></html></richcontent>
<node ID="ID_13435" TEXT="(25737) mail" BACKGROUND_COLOR="#ef8090"></node>
<node ID="ID_50497" TEXT="(976) messag, newsgroup, usenet" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(976)) = -10996033.360357057</p><p>&#916;h = -1295.9422181817645</p><p>f(t) = 2536</p></body></html></richcontent></node>
</node>
<node ID="ID_50838" TEXT="(635) list, send, request, subscrib, listserv" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(635)) = -11545729.936884206</p><p>&#916;h = -2006.483550806748</p><p>f(t) = 5165</p></body></html></richcontent>
<node ID="ID_50480" TEXT="(993) send, request, subscrib, listserv, nic" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(993)) = -10974186.607467793</p><p>&#916;h = -1269.4399680493225</p><p>f(t) = 3056</p></body></html></richcontent></node>
<node ID="ID_12984" TEXT="(25737) list" BACKGROUND_COLOR="#f3808c"></node>
</node>
</node>
<node ID="ID_51220" TEXT="(253) comput, email, address, internet, network" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(253)) = -12669992.678737491</p><p>&#916;h = -4502.968532840256</p><p>f(t) = 10333</p></body></html></richcontent>
<node ID="ID_51030" TEXT="(443) email, address, usa, misc, packet" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(443)) = -11999702.543044923</p><p>&#916;h = -2815.9896071067487</p><p>f(t) = 5227</p></body></html></richcontent>
<node ID="ID_50505" TEXT="(968) email, address" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(968)) = -11006475.941938505</p><p>&#916;h = -1312.174343679857</p><p>f(t) = 2699</p></body></html></richcontent></node>
<node ID="ID_50621" TEXT="(852) usa, misc, packet, forsal, slip" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(852)) = -11169514.733630208</p><p>&#916;h = -1505.8069058449328</p><p>f(t) = 2528</p></body></html></richcontent></node>
</node>
<node ID="ID_50936" TEXT="(537) comput, internet, network, electron" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(537)) = -11758827.579641286</p><p>&#916;h = -2361.811250580009</p><p>f(t) = 5106</p></body></html></richcontent>
<node ID="ID_50536" TEXT="(937) internet, network, electron" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(937)) = -11047766.660396416</p><p>&#916;h = -1355.8710172539868</p><p>f(t) = 2742</p></body></html></richcontent></node>
<node ID="ID_4387" TEXT="(25737) comput" BACKGROUND_COLOR="#f1808e"></node>
</node>
</node>
</node>
</node>
<node ID="ID_51346" TEXT="(127) imag, graphic, color, format, jpeg" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(127)) = -13400506.254037475</p><p>&#916;h = -7544.1911761125375</p><p>f(t) = 19913</p></body></html></richcontent>
<node ID="ID_51059" TEXT="(414) imag, color, format, jpeg, gif" BACKGROUND_COLOR="#f78088" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(414)) = -12083678.375392912</p><p>&#916;h = -2958.4739657621394</p><p>f(t) = 10856</p></body></html></richcontent>
<node ID="ID_50879" TEXT="(594) color, jpeg, gif, qualiti, pixel" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(594)) = -11630689.239100216</p><p>&#916;h = -2141.3186439084384</p><p>f(t) = 6266</p></body></html></richcontent>
<node ID="ID_50207" TEXT="(1266) jpeg, gif, pixel, viewer, tiff" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1266)) = -10670708.279033031</p><p>&#916;h = -966.1828564740717</p><p>f(t) = 3708</p></body></html></richcontent>
<node ID="ID_48977" TEXT="(2496) jpeg, viewer, quicktim, quantiz, jfif" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2496)) = -9899310.447302304</p><p>&#916;h = -406.2398917746905</p><p>f(t) = 2293</p></body></html></richcontent></node>
<node ID="ID_49320" TEXT="(2153) gif, pixel, tiff, ppm, pict" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2153)) = -10054074.11721589</p><p>&#916;h = -501.31106328431633</p><p>f(t) = 1415</p></body></html></richcontent></node>
</node>
<node ID="ID_50395" TEXT="(1078) color, qualiti, smooth, arithmet, degrad" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1078)) = -10870464.895858504</p><p>&#916;h = -1167.954834570919</p><p>f(t) = 2558</p></body></html></richcontent>
<node ID="ID_4251" TEXT="(25737) color" BACKGROUND_COLOR="#f78088"></node>
<node ID="ID_49475" TEXT="(1998) qualiti, smooth, arithmet, degrad, accumul" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1998)) = -10135693.278617421</p><p>&#916;h = -554.5447734523477</p><p>f(t) = 1177</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_50578" TEXT="(895) imag, format, scan, grai, atari" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(895)) = -11106345.323774602</p><p>&#916;h = -1431.0097851623868</p><p>f(t) = 4590</p></body></html></richcontent>
<node ID="ID_10602" TEXT="(25737) imag" BACKGROUND_COLOR="#f1808e"></node>
<node ID="ID_49997" TEXT="(1476) format, scan, grai, atari, targa" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1476)) = -10485534.020623095</p><p>&#916;h = -809.0375040659128</p><p>f(t) = 2068</p></body></html></richcontent>
<node ID="ID_8212" TEXT="(25737) format" BACKGROUND_COLOR="#f88087"></node>
<node ID="ID_49091" TEXT="(2382) scan, grai, atari, targa, palett" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2382)) = -9947235.447880406</p><p>&#916;h = -433.9966342537373</p><p>f(t) = 868</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51080" TEXT="(393) graphic, amiga, render, zip, mirror" BACKGROUND_COLOR="#fc8083" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(393)) = -12147515.033134652</p><p>&#916;h = -3121.5728987702023</p><p>f(t) = 9057</p></body></html></richcontent>
<node ID="ID_50845" TEXT="(628) graphic, amiga, render, zip, mirror" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(628)) = -11559887.26035399</p><p>&#916;h = -2034.13682254967</p><p>f(t) = 5067</p></body></html></richcontent>
<node ID="ID_50371" TEXT="(1102) graphic, amiga, zip, mirror, msdo" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1102)) = -10842764.144415189</p><p>&#916;h = -1136.63097648228</p><p>f(t) = 2752</p></body></html></richcontent>
<node ID="ID_9127" TEXT="(25737) graphic" BACKGROUND_COLOR="#f68089"></node>
<node ID="ID_49219" TEXT="(2254) amiga, zip, mirror, msdo, wustl" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2254)) = -10004958.78773228</p><p>&#916;h = -469.27601495361887</p><p>f(t) = 1263</p></body></html></richcontent></node>
</node>
<node ID="ID_50081" TEXT="(1392) render, cad, textur, grass, lbl" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1392)) = -10555645.842789935</p><p>&#916;h = -862.6949708868196</p><p>f(t) = 2315</p></body></html></richcontent>
<node ID="ID_49510" TEXT="(1963) render, cad, textur, lbl, spd" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1963)) = -10155272.317163918</p><p>&#916;h = -564.0532767931727</p><p>f(t) = 1187</p></body></html></richcontent></node>
<node ID="ID_48583" TEXT="(2890) grass, ncsa, nfoti, vertex, pci" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2890)) = -9756106.93388812</p><p>&#916;h = -325.02370979519037</p><p>f(t) = 1128</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_50667" TEXT="(806) trace, scene, archi, raster, utah" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(806)) = -11240758.622239046</p><p>&#916;h = -1588.683639647934</p><p>f(t) = 3990</p></body></html></richcontent>
<node ID="ID_49869" TEXT="(1604) archi, siggraph, tracer, rayshad, raytrac" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1604)) = -10386409.591434386</p><p>&#916;h = -741.3878324527759</p><p>f(t) = 2361</p></body></html></richcontent>
<node ID="ID_48593" TEXT="(2880) archi, tracer, rayshad, raytrac, radios" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2880)) = -9759368.359821424</p><p>&#916;h = -327.15796752973984</p><p>f(t) = 1181</p></body></html></richcontent></node>
<node ID="ID_49265" TEXT="(2208) siggraph, subscript, gem, bibliographi, trickl" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2208)) = -10026948.668915484</p><p>&#916;h = -485.7536808047589</p><p>f(t) = 1180</p></body></html></richcontent></node>
</node>
<node ID="ID_50026" TEXT="(1447) trace, scene, raster, utah, shade" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1447)) = -10509210.661967292</p><p>&#916;h = -822.8594197625644</p><p>f(t) = 1629</p></body></html></richcontent>
<node ID="ID_49043" TEXT="(2430) trace, scene, raster, utah, salt" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2430)) = -9926662.984114937</p><p>&#916;h = -421.80538203037577</p><p>f(t) = 907</p></body></html></richcontent></node>
<node ID="ID_48976" TEXT="(2497) shade, pov, intersect, spline, illumin" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2497)) = -9898904.20741053</p><p>&#916;h = -405.44385412562406</p><p>f(t) = 722</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_51446" TEXT="(27) work, window, run, set, name" BACKGROUND_COLOR="#ec8093"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(27)) = -14543999.940628212</p><p>&#916;h = -20452.938131243427</p><p>f(t) = 89261</p></body></html></richcontent>
<node ID="ID_51430" TEXT="(43) work, set, name, line, chang" BACKGROUND_COLOR="#ef8090"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(43)) = -14264523.523803024</p><p>&#916;h = -15420.442310951534</p><p>f(t) = 58015</p></body></html></richcontent>
<node ID="ID_51395" TEXT="(78) work, name, move, stuff, mit" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(78)) = -13827545.035858672</p><p>&#916;h = -10340.131526110898</p><p>f(t) = 29587</p></body></html></richcontent>
<node ID="ID_51342" TEXT="(131) work, name, move, stuff, option" BACKGROUND_COLOR="#f3808c" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(131)) = -13370509.424597893</p><p>&#916;h = -7393.398167333493</p><p>f(t) = 18481</p></body></html></richcontent>
<node ID="ID_51206" TEXT="(267) work, move, option, short, mous" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(267)) = -12608069.868965877</p><p>&#916;h = -4337.481266082061</p><p>f(t) = 9944</p></body></html></richcontent>
<node ID="ID_25032" TEXT="(25737) work" BACKGROUND_COLOR="#e2809d"></node>
<node ID="ID_50984" TEXT="(489) move, option, short, mous, tabl" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(489)) = -11877003.749582008</p><p>&#916;h = -2547.5697389778798</p><p>f(t) = 4843</p></body></html></richcontent>
<node ID="ID_50594" TEXT="(879) option, short, tabl, consider, fewer" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(879)) = -11129463.662937405</p><p>&#916;h = -1462.3710465429467</p><p>f(t) = 2649</p></body></html></richcontent></node>
<node ID="ID_50443" TEXT="(1030) move, mous, jump, byu, smoothli" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1030)) = -10927933.235979423</p><p>&#916;h = -1224.9684360438841</p><p>f(t) = 2194</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51218" TEXT="(255) name, stuff, load, background, sleep" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(255)) = -12660999.736427892</p><p>&#916;h = -4469.472246152523</p><p>f(t) = 8537</p></body></html></richcontent>
<node ID="ID_50906" TEXT="(567) name, background, echo, incorrect, ucla" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(567)) = -11689772.93841365</p><p>&#916;h = -2233.992439321897</p><p>f(t) = 4479</p></body></html></richcontent>
<node ID="ID_15103" TEXT="(25737) name" BACKGROUND_COLOR="#f2808d"></node>
<node ID="ID_50402" TEXT="(1071) background, echo, incorrect, ucla, manifest" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1071)) = -10878669.11561177</p><p>&#916;h = -1174.496931776026</p><p>f(t) = 2200</p></body></html></richcontent></node>
</node>
<node ID="ID_50929" TEXT="(544) stuff, load, sleep, doc, slower" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(544)) = -11742384.441141302</p><p>&#916;h = -2332.9952973184845</p><p>f(t) = 4058</p></body></html></richcontent>
<node ID="ID_50483" TEXT="(990) stuff, slower, cam, derek, segment" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(990)) = -10978013.339414503</p><p>&#916;h = -1278.900528963568</p><p>f(t) = 2050</p></body></html></richcontent></node>
<node ID="ID_50446" TEXT="(1027) load, sleep, doc, smart, tune" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1027)) = -10931625.854560936</p><p>&#916;h = -1232.1996775305597</p><p>f(t) = 2008</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51276" TEXT="(197) mit, error, add, att, brown" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(197)) = -12951094.29154275</p><p>&#916;h = -5524.859105556854</p><p>f(t) = 11106</p></body></html></richcontent>
<node ID="ID_51038" TEXT="(435) mit, error, link, execut, lib" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(435)) = -12022468.79117039</p><p>&#916;h = -2868.1504459481803</p><p>f(t) = 6103</p></body></html></richcontent>
<node ID="ID_50683" TEXT="(790) error, lib, usr, loop, symbol" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(790)) = -11266541.90012665</p><p>&#916;h = -1626.529871400271</p><p>f(t) = 3313</p></body></html></richcontent>
<node ID="ID_49961" TEXT="(1512) lib, usr, symbol, bin, script" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1512)) = -10456721.146216113</p><p>&#916;h = -788.2434246573976</p><p>f(t) = 1713</p></body></html></richcontent></node>
<node ID="ID_50142" TEXT="(1331) error, loop, gcc, ndet, undeclar" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1331)) = -10609813.976598348</p><p>&#916;h = -908.7904238898918</p><p>f(t) = 1600</p></body></html></richcontent></node>
</node>
<node ID="ID_50591" TEXT="(882) mit, link, execut, athena, signatur" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(882)) = -11125089.408706361</p><p>&#916;h = -1454.9881818321737</p><p>f(t) = 2790</p></body></html></richcontent>
<node ID="ID_49691" TEXT="(1782) mit, athena, decemb, starr, recreat" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1782)) = -10264176.59756923</p><p>&#916;h = -639.5832637952262</p><p>f(t) = 1468</p></body></html></richcontent></node>
<node ID="ID_49893" TEXT="(1580) link, execut, signatur, alloc, gfx" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1580)) = -10404345.097822426</p><p>&#916;h = -752.386297373494</p><p>f(t) = 1322</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51034" TEXT="(439) add, att, brown, shell, round" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(439)) = -12011041.603354108</p><p>&#916;h = -2838.0033413678902</p><p>f(t) = 5003</p></body></html></richcontent>
<node ID="ID_50646" TEXT="(827) add, brown, round, phig, ansi" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(827)) = -11207710.770507893</p><p>&#916;h = -1555.676827882955</p><p>f(t) = 2634</p></body></html></richcontent>
<node ID="ID_50042" TEXT="(1431) brown, round, ansi, compliant, bsd" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1431)) = -10522465.932639603</p><p>&#916;h = -833.7561945865164</p><p>f(t) = 1320</p></body></html></richcontent></node>
<node ID="ID_49965" TEXT="(1508) add, phig, mwm, pex, templat" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1508)) = -10459882.82919711</p><p>&#916;h = -793.293797153543</p><p>f(t) = 1314</p></body></html></richcontent></node>
</node>
<node ID="ID_50566" TEXT="(907) att, shell, larri, bell, lawrenc" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(907)) = -11089305.290369138</p><p>&#916;h = -1410.2822332313372</p><p>f(t) = 2369</p></body></html></richcontent>
<node ID="ID_49689" TEXT="(1784) att, bell, stewart, anchor, cyberspac" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1784)) = -10262897.87301495</p><p>&#916;h = -638.9087193836895</p><p>f(t) = 1188</p></body></html></richcontent></node>
<node ID="ID_49736" TEXT="(1737) shell, larri, lawrenc, psi, cipriani" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1737)) = -10293406.683077063</p><p>&#916;h = -661.4036344852793</p><p>f(t) = 1181</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_51378" TEXT="(95) set, line, chang, type, info" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(95)) = -13664033.215042401</p><p>&#916;h = -8959.6244778322</p><p>f(t) = 28428</p></body></html></richcontent>
<node ID="ID_51308" TEXT="(165) set, chang, type, info, code" BACKGROUND_COLOR="#f5808a" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(165)) = -13139438.087713815</p><p>&#916;h = -6356.63123692607</p><p>f(t) = 19199</p></body></html></richcontent>
<node ID="ID_51197" TEXT="(276) type, info, code, check, function" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(276)) = -12569568.322417086</p><p>&#916;h = -4226.900881807145</p><p>f(t) = 10276</p></body></html></richcontent>
<node ID="ID_50948" TEXT="(525) type, code, function, draw, charact" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(525)) = -11787553.280930066</p><p>&#916;h = -2411.572146407314</p><p>f(t) = 5407</p></body></html></richcontent>
<node ID="ID_50595" TEXT="(878) type, function, charact, column, ascii" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(878)) = -11130930.195169289</p><p>&#916;h = -1466.532231882913</p><p>f(t) = 3009</p></body></html></richcontent></node>
<node ID="ID_50423" TEXT="(1050) code, draw, routin, polygon, luca" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1050)) = -10903647.524698779</p><p>&#916;h = -1202.7345679965656</p><p>f(t) = 2398</p></body></html></richcontent></node>
</node>
<node ID="ID_50949" TEXT="(524) info, check, typic, sampl, length" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(524)) = -11789965.658135748</p><p>&#916;h = -2412.377205679906</p><p>f(t) = 4869</p></body></html></richcontent>
<node ID="ID_50521" TEXT="(952) info, typic, sampl, exit, storag" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(952)) = -11027590.307269618</p><p>&#916;h = -1330.2268463888468</p><p>f(t) = 2614</p></body></html></richcontent></node>
<node ID="ID_50459" TEXT="(1014) check, length, camera, len, zoom" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1014)) = -10947755.073696509</p><p>&#916;h = -1246.1816058753466</p><p>f(t) = 2255</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51143" TEXT="(330) set, chang, valu, section, select" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(330)) = -12359428.40665638</p><p>&#916;h = -3648.3196782958257</p><p>f(t) = 8923</p></body></html></richcontent>
<node ID="ID_50873" TEXT="(600) chang, section, select, modifi, multipl" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(600)) = -11617879.30067139</p><p>&#916;h = -2123.8687290631933</p><p>f(t) = 4526</p></body></html></richcontent>
<node ID="ID_50392" TEXT="(1081) section, select, modifi, multipl, copyright" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1081)) = -10866965.740745386</p><p>&#916;h = -1164.5434818974609</p><p>f(t) = 2453</p></body></html></richcontent></node>
<node ID="ID_3608" TEXT="(25737) chang" BACKGROUND_COLOR="#f3808c"></node>
</node>
<node ID="ID_50844" TEXT="(629) set, valu, determin, string, flag" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(629)) = -11557853.123531438</p><p>&#916;h = -2032.0162819578982</p><p>f(t) = 4397</p></body></html></richcontent>
<node ID="ID_20111" TEXT="(25737) set" BACKGROUND_COLOR="#f2808d"></node>
<node ID="ID_50377" TEXT="(1096) valu, determin, string, flag, pipe" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1096)) = -10849612.093496054</p><p>&#916;h = -1144.6139953300299</p><p>f(t) = 2098</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51156" TEXT="(317) line, output, entri, input, count" BACKGROUND_COLOR="#fa8085" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(317)) = -12407420.187871158</p><p>&#916;h = -3719.271936746969</p><p>f(t) = 9229</p></body></html></richcontent>
<node ID="ID_50615" TEXT="(858) entri, remark, int, null, stream" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(858)) = -11160507.236040745</p><p>&#916;h = -1495.705587352917</p><p>f(t) = 4769</p></body></html></richcontent>
<node ID="ID_50048" TEXT="(1425) int, null, stream, char, printf" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1425)) = -10527479.827549746</p><p>&#916;h = -837.1401614204806</p><p>f(t) = 2936</p></body></html></richcontent>
<node ID="ID_48888" TEXT="(2585) stream, printf, eof, filenam, onam" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2585)) = -9864234.992648458</p><p>&#916;h = -385.2152607814205</p><p>f(t) = 1847</p></body></html></richcontent></node>
<node ID="ID_48294" TEXT="(3179) int, null, char, arg, argv" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3179)) = -9668604.15780844</p><p>&#916;h = -283.13448572103516</p><p>f(t) = 1089</p></body></html></richcontent></node>
</node>
<node ID="ID_49120" TEXT="(2353) entri, remark, contest, obfusc, curt" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2353)) = -9959939.680506565</p><p>&#916;h = -441.56776351158624</p><p>f(t) = 1833</p></body></html></richcontent>
<node ID="ID_47106" TEXT="(4367) entri, obfusc, ioccc, landon, noll" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4367)) = -9410001.496036408</p><p>&#916;h = -165.77761847354122</p><p>f(t) = 1237</p></body></html></richcontent></node>
<node ID="ID_47662" TEXT="(3811) remark, contest, curt, entireti, lat" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3811)) = -9514413.67637971</p><p>&#916;h = -209.91365398171183</p><p>f(t) = 596</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_50880" TEXT="(593) line, output, input, count, col" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(593)) = -11632835.71422218</p><p>&#916;h = -2146.4751219639147</p><p>f(t) = 4460</p></body></html></richcontent>
<node ID="ID_50353" TEXT="(1120) output, input, count, col, row" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1120)) = -10822432.387899762</p><p>&#916;h = -1121.070588804083</p><p>f(t) = 2232</p></body></html></richcontent>
<node ID="ID_49147" TEXT="(2326) output, input" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2326)) = -9971944.219679095</p><p>&#916;h = -447.2860487570724</p><p>f(t) = 1296</p></body></html></richcontent></node>
<node ID="ID_49396" TEXT="(2077) count, col, row, compass, unsign" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2077)) = -10093107.286680616</p><p>&#916;h = -525.4492856837896</p><p>f(t) = 936</p></body></html></richcontent></node>
</node>
<node ID="ID_12940" TEXT="(25737) line" BACKGROUND_COLOR="#f2808d"></node>
</node>
</node>
</node>
</node>
<node ID="ID_51372" TEXT="(101) window, run, sun, applic, manag" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(101)) = -13610954.509138793</p><p>&#916;h = -8625.744485776668</p><p>f(t) = 31246</p></body></html></richcontent>
<node ID="ID_51311" TEXT="(162) sun, displai, server, screen, font" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(162)) = -13158571.178098764</p><p>&#916;h = -6391.21447230145</p><p>f(t) = 18878</p></body></html></richcontent>
<node ID="ID_51099" TEXT="(374) displai, server, screen, font, client" BACKGROUND_COLOR="#fa8085" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(374)) = -12208198.32015269</p><p>&#916;h = -3260.4347950921074</p><p>f(t) = 9937</p></body></html></richcontent>
<node ID="ID_50990" TEXT="(483) server, client, visual, xterm, variabl" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(483)) = -11892378.92823088</p><p>&#916;h = -2571.8574832074664</p><p>f(t) = 5965</p></body></html></richcontent>
<node ID="ID_50415" TEXT="(1058) server, client, xterm, variabl, xdm" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1058)) = -10894058.603612756</p><p>&#916;h = -1191.16591404035</p><p>f(t) = 3083</p></body></html></richcontent>
<node ID="ID_49597" TEXT="(1876) xterm, variabl, xdm, twm, olwm" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1876)) = -10205813.046833787</p><p>&#916;h = -600.126144924594</p><p>f(t) = 1619</p></body></html></richcontent></node>
<node ID="ID_48810" TEXT="(2663) server, client" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2663)) = -9834836.903000187</p><p>&#916;h = -369.2686644137866</p><p>f(t) = 1464</p></body></html></richcontent></node>
</node>
<node ID="ID_50531" TEXT="(942) visual, colormap, bitmap, depth, height" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(942)) = -11041002.370260494</p><p>&#916;h = -1349.1509667086939</p><p>f(t) = 2882</p></body></html></richcontent>
<node ID="ID_49862" TEXT="(1611) bitmap, height, pixmap, width, expo" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1611)) = -10381235.137477843</p><p>&#916;h = -736.7305730043008</p><p>f(t) = 1525</p></body></html></richcontent></node>
<node ID="ID_49470" TEXT="(2003) visual, colormap, depth, dpy, kernel" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2003)) = -10132924.478638329</p><p>&#916;h = -552.1801777152432</p><p>f(t) = 1357</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_50746" TEXT="(727) displai, screen, font, default, specifi" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(727)) = -11372896.55466519</p><p>&#916;h = -1759.7934904534195</p><p>f(t) = 3972</p></body></html></richcontent>
<node ID="ID_50068" TEXT="(1405) displai, screen" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1405)) = -10544462.731423175</p><p>&#916;h = -856.7993297979265</p><p>f(t) = 2012</p></body></html></richcontent>
<node ID="ID_6110" TEXT="(25737) displai" BACKGROUND_COLOR="#f88087"></node>
<node ID="ID_19862" TEXT="(25737) screen" BACKGROUND_COLOR="#fa8085"></node>
</node>
<node ID="ID_50248" TEXT="(1225) font, default, specifi, root, invok" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1225)) = -10710907.534688553</p><p>&#916;h = -1005.2171528875333</p><p>f(t) = 1960</p></body></html></richcontent>
<node ID="ID_49374" TEXT="(2099) default, specifi, root, invok, resiz" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2099)) = -10081596.610426243</p><p>&#916;h = -518.9983772739943</p><p>f(t) = 1071</p></body></html></richcontent></node>
<node ID="ID_48467" TEXT="(3006) font, truetyp, atm, corel, coreldraw" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3006)) = -9719510.565596614</p><p>&#916;h = -305.977687302875</p><p>f(t) = 889</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51105" TEXT="(368) sun, librari, compil, export, extens" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(368)) = -12227947.835922204</p><p>&#916;h = -3316.050131841126</p><p>f(t) = 8941</p></body></html></richcontent>
<node ID="ID_50754" TEXT="(719) librari, compil, export, extens, tar" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(719)) = -11387054.30025737</p><p>&#916;h = -1779.195363875333</p><p>f(t) = 5132</p></body></html></richcontent>
<node ID="ID_50397" TEXT="(1076) export, extens, tar, binari, contrib" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1076)) = -10872804.506491374</p><p>&#916;h = -1170.0444434657402</p><p>f(t) = 3087</p></body></html></richcontent>
<node ID="ID_49607" TEXT="(1866) export, tar, contrib, mailer, bbn" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1866)) = -10211844.404234655</p><p>&#916;h = -604.7047979007766</p><p>f(t) = 1637</p></body></html></richcontent></node>
<node ID="ID_49763" TEXT="(1710) extens, binari, vendor, portabl, readm" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1710)) = -10311438.12338212</p><p>&#916;h = -676.5916199857747</p><p>f(t) = 1450</p></body></html></richcontent></node>
</node>
<node ID="ID_50150" TEXT="(1323) librari, compil, imak, preview, tutori" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1323)) = -10617107.027222075</p><p>&#916;h = -915.7680456493254</p><p>f(t) = 2045</p></body></html></richcontent>
<node ID="ID_49070" TEXT="(2403) librari, compil" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2403)) = -9938165.05591524</p><p>&#916;h = -429.2120129046234</p><p>f(t) = 1048</p></body></html></richcontent></node>
<node ID="ID_49361" TEXT="(2112) imak, preview, tutori, ncd, consortium" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2112)) = -10074880.076925479</p><p>&#916;h = -513.8872433507931</p><p>f(t) = 997</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_50583" TEXT="(890) sun, postscript, patch, openwindow, xview" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(890)) = -11113519.675335713</p><p>&#916;h = -1439.8669579720736</p><p>f(t) = 3809</p></body></html></richcontent>
<node ID="ID_50072" TEXT="(1401) postscript, patch, openwindow, xview, suno" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1401)) = -10547895.233852508</p><p>&#916;h = -859.3814632425056</p><p>f(t) = 2444</p></body></html></richcontent>
<node ID="ID_49623" TEXT="(1850) postscript, openwindow, xview, olit, sunview" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1850)) = -10221567.398209171</p><p>&#916;h = -610.8555690266803</p><p>f(t) = 1475</p></body></html></richcontent></node>
<node ID="ID_48991" TEXT="(2482) patch, suno, sparc, solari, sparcstat" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2482)) = -9905023.749929149</p><p>&#916;h = -409.62971103769087</p><p>f(t) = 969</p></body></html></richcontent></node>
</node>
<node ID="ID_21726" TEXT="(25737) sun" BACKGROUND_COLOR="#f78088"></node>
</node>
</node>
</node>
<node ID="ID_51228" TEXT="(245) window, run, applic, manag, resourc" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(245)) = -12706785.017436512</p><p>&#916;h = -4628.094639419403</p><p>f(t) = 12368</p></body></html></richcontent>
<node ID="ID_51067" TEXT="(406) window, run" BACKGROUND_COLOR="#eb8094" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(406)) = -12107655.820653979</p><p>&#916;h = -3013.9743584021344</p><p>f(t) = 6926</p></body></html></richcontent>
<node ID="ID_24885" TEXT="(25737) window" BACKGROUND_COLOR="#e98096"></node>
<node ID="ID_19376" TEXT="(25737) run" BACKGROUND_COLOR="#ed8092"></node>
</node>
<node ID="ID_50893" TEXT="(580) applic, manag, resourc, widget, motif" BACKGROUND_COLOR="#fa8085" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(580)) = -11660990.494874753</p><p>&#916;h = -2187.792731008114</p><p>f(t) = 5442</p></body></html></richcontent>
<node ID="ID_50197" TEXT="(1276) resourc, widget, motif, xlib, intrins" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1276)) = -10661093.018442957</p><p>&#916;h = -954.3080630023178</p><p>f(t) = 2836</p></body></html></richcontent>
<node ID="ID_49768" TEXT="(1705) resourc, motif, xlib, reilli, ora" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1705)) = -10314826.155727146</p><p>&#916;h = -678.233937156896</p><p>f(t) = 1515</p></body></html></richcontent>
<node ID="ID_48388" TEXT="(3085) motif, xlib, reilli, ora, parcplac" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3085)) = -9695743.973768368</p><p>&#916;h = -295.4479659296776</p><p>f(t) = 850</p></body></html></richcontent></node>
<node ID="ID_18815" TEXT="(25737) resourc" BACKGROUND_COLOR="#fb8084"></node>
</node>
<node ID="ID_48851" TEXT="(2622) widget, intrins, callback, toplevel, xtpointer" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2622)) = -9850121.753868438</p><p>&#916;h = -376.5317000912037</p><p>f(t) = 1321</p></body></html></richcontent>
<node ID="ID_47952" TEXT="(3521) widget, callback, toplevel, xtpointer, dispatch" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3521)) = -9579555.649248239</p><p>&#916;h = -240.35130430286517</p><p>f(t) = 908</p></body></html></richcontent></node>
<node ID="ID_46661" TEXT="(4812) intrins, ware, quark, debugg, enumer" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4812)) = -9342053.09403019</p><p>&#916;h = -140.11899072583765</p><p>f(t) = 413</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_50473" TEXT="(1000) applic, manag" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1000)) = -10965316.884524032</p><p>&#916;h = -1263.7790076881938</p><p>f(t) = 2606</p></body></html></richcontent>
<node ID="ID_1006" TEXT="(25737) applic" BACKGROUND_COLOR="#f78088"></node>
<node ID="ID_13525" TEXT="(25737) manag" BACKGROUND_COLOR="#f88087"></node>
</node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_51427" TEXT="(46) problem, drive, control, card, hard" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(46)) = -14218860.014161263</p><p>&#916;h = -14966.241805301237</p><p>f(t) = 56386</p></body></html></richcontent>
<node ID="ID_51411" TEXT="(62) problem, control, machin, mac, copi" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(62)) = -14005125.603134843</p><p>&#916;h = -11917.939218863321</p><p>f(t) = 34171</p></body></html></richcontent>
<node ID="ID_51340" TEXT="(133) machin, mac, hardwar, remov, built" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(133)) = -13355738.981106218</p><p>&#916;h = -7335.745344013587</p><p>f(t) = 17909</p></body></html></richcontent>
<node ID="ID_51225" TEXT="(248) machin, mac, hardwar, remov, built" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(248)) = -12692906.735065365</p><p>&#916;h = -4617.27574701517</p><p>f(t) = 10513</p></body></html></richcontent>
<node ID="ID_50961" TEXT="(512) machin, mac, hardwar, built, configur" BACKGROUND_COLOR="#fa8085" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(512)) = -11819219.024025267</p><p>&#916;h = -2451.0246908951085</p><p>f(t) = 5427</p></body></html></richcontent>
<node ID="ID_50547" TEXT="(926) machin, hardwar, configur, centri, lciii" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(926)) = -11062820.955625173</p><p>&#916;h = -1377.9169684251829</p><p>f(t) = 2878</p></body></html></richcontent>
<node ID="ID_49979" TEXT="(1494) hardwar, configur, centri, lciii, iivx" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1494)) = -10471040.874407183</p><p>&#916;h = -799.9265425387566</p><p>f(t) = 1460</p></body></html></richcontent>
<node ID="ID_9594" TEXT="(25737) hardwar" BACKGROUND_COLOR="#fb8084"></node>
<node ID="ID_49084" TEXT="(2389) configur, centri, lciii, iivx, buggi" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2389)) = -9944200.678388324</p><p>&#916;h = -432.4486237948295</p><p>f(t) = 706</p></body></html></richcontent></node>
</node>
<node ID="ID_13325" TEXT="(25737) machin" BACKGROUND_COLOR="#f78088"></node>
</node>
<node ID="ID_50434" TEXT="(1039) mac, built, iici, kth, appletalk" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1039)) = -10916931.903721664</p><p>&#916;h = -1214.0998207161028</p><p>f(t) = 2549</p></body></html></richcontent>
<node ID="ID_13310" TEXT="(25737) mac" BACKGROUND_COLOR="#f78088"></node>
<node ID="ID_49786" TEXT="(1687) built, iici, kth, appletalk, nada" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1687)) = -10327145.741568089</p><p>&#916;h = -689.0467340050236</p><p>f(t) = 1152</p></body></html></richcontent>
<node ID="ID_2910" TEXT="(25737) built" BACKGROUND_COLOR="#fc8083"></node>
<node ID="ID_48655" TEXT="(2818) iici, kth, appletalk, nada, macweek" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2818)) = -9780029.81014561</p><p>&#916;h = -339.48902537784306</p><p>f(t) = 565</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51035" TEXT="(438) remov, pin, motherboard, plug, adapt" BACKGROUND_COLOR="#fd8082" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(438)) = -12013880.878677614</p><p>&#916;h = -2839.2753235067794</p><p>f(t) = 5086</p></body></html></richcontent>
<node ID="ID_50552" TEXT="(921) pin, motherboard, plug, adapt, setup" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(921)) = -11069727.773042358</p><p>&#916;h = -1383.2037613523134</p><p>f(t) = 2599</p></body></html></richcontent>
<node ID="ID_50019" TEXT="(1454) pin, motherboard, connector, socket, void" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1454)) = -10503460.041273741</p><p>&#916;h = -819.0126073627471</p><p>f(t) = 1462</p></body></html></richcontent>
<node ID="ID_48883" TEXT="(2590) pin, connector, bnc, aui, cola" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2590)) = -9862309.938125746</p><p>&#916;h = -384.718370575225</p><p>f(t) = 813</p></body></html></richcontent></node>
<node ID="ID_48906" TEXT="(2567) motherboard, socket, void, static" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2567)) = -9871187.798090128</p><p>&#916;h = -387.3342489327333</p><p>f(t) = 649</p></body></html></richcontent></node>
</node>
<node ID="ID_49807" TEXT="(1666) plug, adapt, setup, seagat, harddisk" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1666)) = -10341745.45431344</p><p>&#916;h = -700.3467529227783</p><p>f(t) = 1137</p></body></html></richcontent>
<node ID="ID_48752" TEXT="(2721) plug, adapt" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2721)) = -9813766.054456722</p><p>&#916;h = -357.22157747860183</p><p>f(t) = 584</p></body></html></richcontent></node>
<node ID="ID_48663" TEXT="(2810) setup, seagat, harddisk, mfm, kellei" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2810)) = -9782750.099951817</p><p>&#916;h = -340.5364236287569</p><p>f(t) = 553</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_50582" TEXT="(891) remov, tip, plastic, assembli, reset" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(891)) = -11112079.808377739</p><p>&#916;h = -1435.7819924046926</p><p>f(t) = 2487</p></body></html></richcontent>
<node ID="ID_49929" TEXT="(1544) tip, reset, reboot, restart, init" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1544)) = -10431768.596248902</p><p>&#916;h = -771.8887389528827</p><p>f(t) = 1301</p></body></html></richcontent>
<node ID="ID_48580" TEXT="(2893) restart, init, trademark, reinstal, heap" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2893)) = -9755132.150917357</p><p>&#916;h = -324.6670829912473</p><p>f(t) = 679</p></body></html></richcontent></node>
<node ID="ID_48970" TEXT="(2503) tip, reset, reboot, overlap, overrid" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2503)) = -9896475.583473807</p><p>&#916;h = -403.9994036800781</p><p>f(t) = 622</p></body></html></richcontent></node>
</node>
<node ID="ID_49825" TEXT="(1648) remov, plastic, assembli, oscil, kuo" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1648)) = -10354436.472900594</p><p>&#916;h = -710.2368304845731</p><p>f(t) = 1186</p></body></html></richcontent>
<node ID="ID_18700" TEXT="(25737) remov" BACKGROUND_COLOR="#fb8084"></node>
<node ID="ID_48746" TEXT="(2727) plastic, assembli, oscil, kuo, isaac" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2727)) = -9811624.831733676</p><p>&#916;h = -355.53852956283663</p><p>f(t) = 575</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_51175" TEXT="(298) tim, math, clock, cpu, cach" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(298)) = -12480054.254503526</p><p>&#916;h = -3936.7044316817337</p><p>f(t) = 7396</p></body></html></richcontent>
<node ID="ID_50850" TEXT="(623) tim, clock, cpu, cach, mhz" BACKGROUND_COLOR="#fd8082" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(623)) = -11570109.118706668</p><p>&#916;h = -2049.6773788723804</p><p>f(t) = 4017</p></body></html></richcontent>
<node ID="ID_50533" TEXT="(940) cach, mhz, instruct, intel, ethernet" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(940)) = -11043705.597426381</p><p>&#916;h = -1351.667560073809</p><p>f(t) = 2308</p></body></html></richcontent>
<node ID="ID_49609" TEXT="(1864) cach, mhz, ethernet, fpu, iisi" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1864)) = -10213055.000541726</p><p>&#916;h = -605.307299880209</p><p>f(t) = 1175</p></body></html></richcontent>
<node ID="ID_48494" TEXT="(2979) ethernet, fpu, iisi, asant, oueichek" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2979)) = -9727830.880221345</p><p>&#916;h = -310.3658027056954</p><p>f(t) = 596</p></body></html></richcontent></node>
<node ID="ID_48550" TEXT="(2923) cach, mhz" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2923)) = -9745453.797392104</p><p>&#916;h = -320.14919225347694</p><p>f(t) = 579</p></body></html></richcontent></node>
</node>
<node ID="ID_49491" TEXT="(1982) instruct, intel, linux, risc, architectur" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1982)) = -10144603.152447525</p><p>&#916;h = -558.2361049042083</p><p>f(t) = 1133</p></body></html></richcontent>
<node ID="ID_48760" TEXT="(2713) intel, linux, architectur, powerpc, reson" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2713)) = -9816631.997725612</p><p>&#916;h = -359.12442610255675</p><p>f(t) = 618</p></body></html></richcontent></node>
<node ID="ID_47865" TEXT="(3608) instruct, risc, cisc, csie, ghhwang" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3608)) = -9559091.254423484</p><p>&#916;h = -230.52992211532546</p><p>f(t) = 515</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_50192" TEXT="(1281) tim, clock, cpu, uci, orion" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1281)) = -10656330.548296208</p><p>&#916;h = -950.7454035625269</p><p>f(t) = 1709</p></body></html></richcontent>
<node ID="ID_48864" TEXT="(2609) tim, uci, orion, oac, tclock" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2609)) = -9855038.849842474</p><p>&#916;h = -380.1206037724769</p><p>f(t) = 877</p></body></html></richcontent>
<node ID="ID_22635" TEXT="(25737) tim" BACKGROUND_COLOR="#fc8083"></node>
<node ID="ID_45354" TEXT="(6119) uci, orion, oac, tclock" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(6119)) = -9195248.101343438</p><p>&#916;h = -89.36866307890159</p><p>f(t) = 433</p></body></html></richcontent></node>
</node>
<node ID="ID_49171" TEXT="(2302) clock, cpu" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2302)) = -9982753.866668297</p><p>&#916;h = -453.174949098393</p><p>f(t) = 832</p></body></html></richcontent>
<node ID="ID_4075" TEXT="(25737) clock" BACKGROUND_COLOR="#fd8082"></node>
<node ID="ID_4809" TEXT="(25737) cpu" BACKGROUND_COLOR="#fd8082"></node>
</node>
</node>
</node>
<node ID="ID_50861" TEXT="(612) math, processor, slot, expans, draft" BACKGROUND_COLOR="#fe8081" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(612)) = -11592766.636617053</p><p>&#916;h = -2064.698809652182</p><p>f(t) = 3379</p></body></html></richcontent>
<node ID="ID_50313" TEXT="(1160) math, processor, duo, differenti, powerbook" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1160)) = -10778572.339168921</p><p>&#916;h = -1074.0382144863688</p><p>f(t) = 1728</p></body></html></richcontent>
<node ID="ID_49461" TEXT="(2012) processor, duo, powerbook, dock, coprocessor" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2012)) = -10127965.406754216</p><p>&#916;h = -549.1219599977339</p><p>f(t) = 887</p></body></html></richcontent>
<node ID="ID_48262" TEXT="(3211) processor, coprocessor, lar, cyrix, sorta" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3211)) = -9659617.627007715</p><p>&#916;h = -278.86687171983067</p><p>f(t) = 473</p></body></html></richcontent></node>
<node ID="ID_47831" TEXT="(3642) duo, powerbook, dock, petti, averi" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3642)) = -9551326.461067958</p><p>&#916;h = -226.88458448345773</p><p>f(t) = 414</p></body></html></richcontent></node>
</node>
<node ID="ID_49343" TEXT="(2130) math, differenti, ussr, altogeth, crush" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2130)) = -10065691.521714754</p><p>&#916;h = -507.43493263707205</p><p>f(t) = 841</p></body></html></richcontent>
<node ID="ID_13726" TEXT="(25737) math" BACKGROUND_COLOR="#fd8082"></node>
<node ID="ID_48169" TEXT="(3304) differenti, ussr, altogeth, crush, imaginari" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3304)) = -9634292.852248471</p><p>&#916;h = -265.9581927731342</p><p>f(t) = 411</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_50283" TEXT="(1190) slot, expans, draft, hugh, nubu" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1190)) = -10746767.913173875</p><p>&#916;h = -1045.0880963177042</p><p>f(t) = 1651</p></body></html></richcontent>
<node ID="ID_49256" TEXT="(2217) slot, expans, draft, nubu, marvin" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2217)) = -10022588.825046644</p><p>&#916;h = -482.8294067373499</p><p>f(t) = 826</p></body></html></richcontent>
<node ID="ID_47670" TEXT="(3803) slot, nubu, marvin, dartvax, msen" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3803)) = -9516094.99276795</p><p>&#916;h = -210.46647614265385</p><p>f(t) = 426</p></body></html></richcontent></node>
<node ID="ID_47946" TEXT="(3527) expans, draft" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3527)) = -9578115.202624507</p><p>&#916;h = -239.52015227545053</p><p>f(t) = 400</p></body></html></richcontent></node>
</node>
<node ID="ID_49373" TEXT="(2100) hugh, dartmouth, lonestar, neal, hade" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2100)) = -10081077.612048969</p><p>&#916;h = -518.9238358393923</p><p>f(t) = 825</p></body></html></richcontent>
<node ID="ID_47778" TEXT="(3695) hugh, dartmouth, hade, coo, spiro" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3695)) = -9539446.918697273</p><p>&#916;h = -221.17417303739057</p><p>f(t) = 433</p></body></html></richcontent></node>
<node ID="ID_47632" TEXT="(3841) lonestar, neal, utsa, cmptrc, gentlemen" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3841)) = -9508151.07886306</p><p>&#916;h = -207.8186648223782</p><p>f(t) = 392</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_51324" TEXT="(149) problem, control, copi, board, instal" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(149)) = -13243455.429229293</p><p>&#916;h = -6722.516388590171</p><p>f(t) = 16262</p></body></html></richcontent>
<node ID="ID_51167" TEXT="(306) problem, fix, path, bug, mostli" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(306)) = -12448860.703458823</p><p>&#916;h = -3815.548811083936</p><p>f(t) = 8268</p></body></html></richcontent>
<node ID="ID_50913" TEXT="(560) fix, path, bug, mostli, button" BACKGROUND_COLOR="#fd8082" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(560)) = -11705502.854106277</p><p>&#916;h = -2253.6200366905105</p><p>f(t) = 4227</p></body></html></richcontent>
<node ID="ID_50485" TEXT="(988) fix, path, bug, mostli, experienc" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(988)) = -10980574.04677581</p><p>&#916;h = -1281.575623312936</p><p>f(t) = 2260</p></body></html></richcontent>
<node ID="ID_49651" TEXT="(1822) fix, path, bug" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1822)) = -10238898.024542088</p><p>&#916;h = -626.2574557293265</p><p>f(t) = 1181</p></body></html></richcontent>
<node ID="ID_48721" TEXT="(2752) path, bug" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2752)) = -9802785.776929121</p><p>&#916;h = -351.0811830238963</p><p>f(t) = 624</p></body></html></richcontent></node>
<node ID="ID_7993" TEXT="(25737) fix" BACKGROUND_COLOR="#fc8083"></node>
</node>
<node ID="ID_49773" TEXT="(1700) mostli, experienc, partit, moor, admin" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1700)) = -10318224.802344097</p><p>&#916;h = -680.4077412305924</p><p>f(t) = 1079</p></body></html></richcontent>
<node ID="ID_48710" TEXT="(2763) experienc, moor, admin, booth, xinit" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2763)) = -9798935.979402779</p><p>&#916;h = -348.7747592384694</p><p>f(t) = 542</p></body></html></richcontent></node>
<node ID="ID_48637" TEXT="(2836) mostli, partit, tran, eject, vener" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2836)) = -9773945.447160117</p><p>&#916;h = -336.33165063480556</p><p>f(t) = 537</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_50334" TEXT="(1139) button, fault, menu, desktop, click" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1139)) = -10801364.702301899</p><p>&#916;h = -1096.8177731295727</p><p>f(t) = 1967</p></body></html></richcontent>
<node ID="ID_49741" TEXT="(1732) button, fault, desktop, click, quit" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1732)) = -10296717.089800254</p><p>&#916;h = -663.2105672623729</p><p>f(t) = 1075</p></body></html></richcontent>
<node ID="ID_48461" TEXT="(3012) button, desktop, click" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3012)) = -9717675.395976488</p><p>&#916;h = -305.3705773492402</p><p>f(t) = 566</p></body></html></richcontent></node>
<node ID="ID_48627" TEXT="(2846) fault, quit, ctrl, cbnewsg, rnichol" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2846)) = -9770595.102647584</p><p>&#916;h = -333.57503725051356</p><p>f(t) = 509</p></body></html></richcontent></node>
</node>
<node ID="ID_49397" TEXT="(2076) menu, bmp, tag, pcx, indirect" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2076)) = -10093632.778859034</p><p>&#916;h = -525.4921784182516</p><p>f(t) = 892</p></body></html></richcontent>
<node ID="ID_48091" TEXT="(3382) menu, tag, pcx, grn, djgpp" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3382)) = -9613946.070570141</p><p>&#916;h = -255.23435092698492</p><p>f(t) = 494</p></body></html></richcontent></node>
<node ID="ID_47914" TEXT="(3559) bmp, indirect, wallpap, gmu, bielefeld" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3559)) = -9570515.500028422</p><p>&#916;h = -235.90405669767642</p><p>f(t) = 398</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_17715" TEXT="(25737) problem" BACKGROUND_COLOR="#e88097"></node>
</node>
<node ID="ID_51183" TEXT="(290) control, copi, board, instal, regist" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(290)) = -12511836.471341692</p><p>&#916;h = -4010.798215496572</p><p>f(t) = 7994</p></body></html></richcontent>
<node ID="ID_50825" TEXT="(648) copi, instal, regist, crash, backup" BACKGROUND_COLOR="#fc8083" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(648)) = -11519890.832221342</p><p>&#916;h = -1961.882362471617</p><p>f(t) = 4111</p></body></html></richcontent>
<node ID="ID_50461" TEXT="(1012) copi, regist, crash, disabl, sync" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1012)) = -10950248.756602393</p><p>&#916;h = -1246.8780718180788</p><p>f(t) = 2305</p></body></html></richcontent>
<node ID="ID_4634" TEXT="(25737) copi" BACKGROUND_COLOR="#f88087"></node>
<node ID="ID_49775" TEXT="(1698) regist, crash, disabl, sync, invert" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1698)) = -10319590.31674062</p><p>&#916;h = -683.0669509730797</p><p>f(t) = 1108</p></body></html></richcontent>
<node ID="ID_48525" TEXT="(2948) regist, disabl, loudli, quiz, kasei" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2948)) = -9737516.928193385</p><p>&#916;h = -314.9952910522843</p><p>f(t) = 581</p></body></html></richcontent></node>
<node ID="ID_48449" TEXT="(3024) crash, sync, invert, shutdown, tint" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3024)) = -9714026.38918494</p><p>&#916;h = -302.9061223477038</p><p>f(t) = 527</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_50180" TEXT="(1293) instal, backup, config, norton, pirat" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1293)) = -10644991.987456694</p><p>&#916;h = -940.0869524429872</p><p>f(t) = 1806</p></body></html></richcontent>
<node ID="ID_10989" TEXT="(25737) instal" BACKGROUND_COLOR="#fa8085"></node>
<node ID="ID_49387" TEXT="(2086) backup, config, norton, pirat, stacker" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2086)) = -10088383.53247862</p><p>&#916;h = -524.2062535718433</p><p>f(t) = 882</p></body></html></richcontent>
<node ID="ID_48206" TEXT="(3267) config, norton, stacker, smartdrv, autoexec" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3267)) = -9644231.603196885</p><p>&#916;h = -271.2788449079235</p><p>f(t) = 470</p></body></html></richcontent></node>
<node ID="ID_48003" TEXT="(3470) backup, pirat, casual, discourag" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3470)) = -9591946.048053745</p><p>&#916;h = -245.13372213604453</p><p>f(t) = 412</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_50897" TEXT="(576) control, board, boot, bio, lang" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(576)) = -11669812.601296078</p><p>&#916;h = -2207.7194402286696</p><p>f(t) = 3883</p></body></html></richcontent>
<node ID="ID_50382" TEXT="(1091) board, boot, bio, lang, freez" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1091)) = -10855366.426145889</p><p>&#916;h = -1152.2061682630156</p><p>f(t) = 1945</p></body></html></richcontent>
<node ID="ID_49631" TEXT="(1842) boot, bio, lang, freez, ami" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1842)) = -10226479.322791193</p><p>&#916;h = -615.483223928517</p><p>f(t) = 1007</p></body></html></richcontent>
<node ID="ID_48390" TEXT="(3083) boot, lang, amherst, srl, glang" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3083)) = -9696335.287576562</p><p>&#916;h = -295.7836731068237</p><p>f(t) = 509</p></body></html></richcontent></node>
<node ID="ID_48350" TEXT="(3123) bio, freez, ami, alic, frozen" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3123)) = -9684621.169215875</p><p>&#916;h = -290.46957349687</p><p>f(t) = 498</p></body></html></richcontent></node>
</node>
<node ID="ID_2459" TEXT="(25737) board" BACKGROUND_COLOR="#fa8085"></node>
</node>
<node ID="ID_4591" TEXT="(25737) control" BACKGROUND_COLOR="#f4808b"></node>
</node>
</node>
</node>
</node>
<node ID="ID_51382" TEXT="(91) drive, card, hard, disk, driver" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(91)) = -13700383.213723268</p><p>&#916;h = -9231.976721851068</p><p>f(t) = 22215</p></body></html></richcontent>
<node ID="ID_51259" TEXT="(214) drive, hard, disk, scsi, tape" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(214)) = -12859407.948954057</p><p>&#916;h = -5251.8155759345245</p><p>f(t) = 12172</p></body></html></richcontent>
<node ID="ID_50922" TEXT="(551) drive, hard, disk, floppi, cartridg" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(551)) = -11726125.1486695</p><p>&#916;h = -2309.7684192143643</p><p>f(t) = 6260</p></body></html></richcontent>
<node ID="ID_50676" TEXT="(797) hard, disk, floppi, cartridg, capac" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(797)) = -11255203.55978477</p><p>&#916;h = -1612.7036211228406</p><p>f(t) = 3564</p></body></html></richcontent>
<node ID="ID_50128" TEXT="(1345) disk, floppi, cartridg, capac, megabyt" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1345)) = -10597154.520697743</p><p>&#916;h = -901.7718503617652</p><p>f(t) = 2092</p></body></html></richcontent>
<node ID="ID_6080" TEXT="(25737) disk" BACKGROUND_COLOR="#f88087"></node>
<node ID="ID_49199" TEXT="(2274) floppi, cartridg, capac, megabyt, floptic" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2274)) = -9995613.81508455</p><p>&#916;h = -463.97870546633203</p><p>f(t) = 812</p></body></html></richcontent>
<node ID="ID_8073" TEXT="(25737) floppi" BACKGROUND_COLOR="#fd8082"></node>
<node ID="ID_48048" TEXT="(3425) cartridg, capac, megabyt, floptic, syquest" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3425)) = -9603081.892473904</p><p>&#916;h = -250.12970330409007</p><p>f(t) = 405</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_9577" TEXT="(25737) hard" BACKGROUND_COLOR="#f78088"></node>
</node>
<node ID="ID_6446" TEXT="(25737) drive" BACKGROUND_COLOR="#f0808f"></node>
</node>
<node ID="ID_51037" TEXT="(436) scsi, tape, transfer, mechan, isa" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(436)) = -12019600.640724443</p><p>&#916;h = -2862.450573320122</p><p>f(t) = 5912</p></body></html></richcontent>
<node ID="ID_50798" TEXT="(675) scsi, mechan, quadra, stock, oracl" BACKGROUND_COLOR="#fd8082" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(675)) = -11467777.015433462</p><p>&#916;h = -1884.1138534478669</p><p>f(t) = 3254</p></body></html></richcontent>
<node ID="ID_49941" TEXT="(1532) scsi, quadra, nmsu, vram, esdi" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1532)) = -10441058.864977265</p><p>&#916;h = -778.3158933994127</p><p>f(t) = 1740</p></body></html></richcontent>
<node ID="ID_19885" TEXT="(25737) scsi" BACKGROUND_COLOR="#fa8085"></node>
<node ID="ID_49319" TEXT="(2154) quadra, nmsu, vram, esdi, synchron" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2154)) = -10053572.806152606</p><p>&#916;h = -501.1587844392634</p><p>f(t) = 823</p></body></html></richcontent>
<node ID="ID_47819" TEXT="(3654) quadra, vram, wimsei, imagewrit, eosvcr" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3654)) = -9548610.522614857</p><p>&#916;h = -225.7174998822884</p><p>f(t) = 432</p></body></html></richcontent></node>
<node ID="ID_47618" TEXT="(3855) nmsu, esdi, synchron, molitor, amolitor" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3855)) = -9505246.532323971</p><p>&#916;h = -207.07216593573685</p><p>f(t) = 391</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_50217" TEXT="(1256) mechan, stock, oracl, uwo, quantum" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1256)) = -10680389.007352531</p><p>&#916;h = -969.11122198659</p><p>f(t) = 1514</p></body></html></richcontent>
<node ID="ID_49215" TEXT="(2258) mechan, oracl, quantum, ebosco, bosco" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2258)) = -10003082.473324068</p><p>&#916;h = -468.77923916638247</p><p>f(t) = 766</p></body></html></richcontent>
<node ID="ID_13947" TEXT="(25737) mechan" BACKGROUND_COLOR="#fd8082"></node>
<node ID="ID_47900" TEXT="(3573) oracl, quantum, ebosco, bosco, fdisk" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3573)) = -9567220.974355008</p><p>&#916;h = -234.68574722352787</p><p>f(t) = 382</p></body></html></richcontent></node>
</node>
<node ID="ID_49155" TEXT="(2318) stock, uwo, valv, contamin, julian" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2318)) = -9975532.633305736</p><p>&#916;h = -449.24187129113125</p><p>f(t) = 748</p></body></html></richcontent>
<node ID="ID_47485" TEXT="(3988) uwo, contamin, julian, rri, wlsmith" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3988)) = -9478526.349355696</p><p>&#916;h = -195.3203181779536</p><p>f(t) = 386</p></body></html></richcontent></node>
<node ID="ID_47880" TEXT="(3593) stock, valv, shim, tappit, thinner" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3593)) = -9562558.9089114</p><p>&#916;h = -231.8208920210891</p><p>f(t) = 362</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_50586" TEXT="(887) tape, transfer, isa, regardless, eisa" BACKGROUND_COLOR="#fd8082" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(887)) = -11117846.77958969</p><p>&#916;h = -1443.626756445883</p><p>f(t) = 2658</p></body></html></richcontent>
<node ID="ID_49878" TEXT="(1595) transfer, isa, regardless, eisa, sec" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1595)) = -10393094.822525984</p><p>&#916;h = -744.8773116219527</p><p>f(t) = 1474</p></body></html></richcontent>
<node ID="ID_49247" TEXT="(2226) transfer, isa, eisa" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2226)) = -10018253.507102706</p><p>&#916;h = -479.9836971478944</p><p>f(t) = 869</p></body></html></richcontent>
<node ID="ID_46674" TEXT="(4799) isa, eisa" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4799)) = -9343879.892057082</p><p>&#916;h = -140.8362125231506</p><p>f(t) = 456</p></body></html></richcontent></node>
<node ID="ID_22908" TEXT="(25737) transfer" BACKGROUND_COLOR="#fd8082"></node>
</node>
<node ID="ID_48701" TEXT="(2772) regardless, sec, maxtor, penev, platter" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2772)) = -9795805.18346851</p><p>&#916;h = -346.8433411809092</p><p>f(t) = 605</p></body></html></richcontent>
<node ID="ID_47703" TEXT="(3770) regardless, sec" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3770)) = -9523109.31785233</p><p>&#916;h = -214.11753218415834</p><p>f(t) = 337</p></body></html></richcontent></node>
<node ID="ID_46903" TEXT="(4570) maxtor, penev, platter, penio, sequenti" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4570)) = -9377551.736038405</p><p>&#916;h = -153.78052482233034</p><p>f(t) = 268</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_49696" TEXT="(1777) tape, dma, adaptec, hdd, qemm" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1777)) = -10267379.821721893</p><p>&#916;h = -641.467938252652</p><p>f(t) = 1184</p></body></html></richcontent>
<node ID="ID_22124" TEXT="(25737) tape" BACKGROUND_COLOR="#fb8084"></node>
<node ID="ID_48403" TEXT="(3070) dma, adaptec, hdd, qemm, smartdriv" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3070)) = -9700191.867358318</p><p>&#916;h = -297.47950225633394</p><p>f(t) = 522</p></body></html></richcontent>
<node ID="ID_46300" TEXT="(5173) dma, hdd, fdd, grebyn, krehbiel" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5173)) = -9294623.730293998</p><p>&#916;h = -122.80563415421057</p><p>f(t) = 263</p></body></html></richcontent></node>
<node ID="ID_45373" TEXT="(6100) adaptec, qemm, smartdriv, microsecond, scsiha" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(6100)) = -9196950.04713138</p><p>&#916;h = -89.87441037257668</p><p>f(t) = 259</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_51194" TEXT="(279) card, driver, monitor, memori, video" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(279)) = -12556912.262592888</p><p>&#916;h = -4186.464590675532</p><p>f(t) = 10043</p></body></html></richcontent>
<node ID="ID_50966" TEXT="(507) card, driver, video, frame, movi" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(507)) = -11831558.818864912</p><p>&#916;h = -2478.8869236921746</p><p>f(t) = 5674</p></body></html></richcontent>
<node ID="ID_50703" TEXT="(770) card, video, frame, movi, film" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(770)) = -11299368.214352787</p><p>&#916;h = -1659.618297462628</p><p>f(t) = 3354</p></body></html></richcontent>
<node ID="ID_3243" TEXT="(25737) card" BACKGROUND_COLOR="#f5808a"></node>
<node ID="ID_50085" TEXT="(1388) video, frame, movi, film" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1388)) = -10559106.328067875</p><p>&#916;h = -866.2533625753422</p><p>f(t) = 1566</p></body></html></richcontent>
<node ID="ID_24208" TEXT="(25737) video" BACKGROUND_COLOR="#fa8085"></node>
<node ID="ID_48858" TEXT="(2615) frame, movi, film" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2615)) = -9852763.254409906</p><p>&#916;h = -377.8006605486298</p><p>f(t) = 716</p></body></html></richcontent>
<node ID="ID_47668" TEXT="(3805) movi, film" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3805)) = -9515674.136633322</p><p>&#916;h = -210.30877698048425</p><p>f(t) = 384</p></body></html></richcontent></node>
<node ID="ID_8283" TEXT="(25737) frame" BACKGROUND_COLOR="#fd8082"></node>
</node>
</node>
</node>
<node ID="ID_50469" TEXT="(1004) driver, ati, vlb, ultra, benchmark" BACKGROUND_COLOR="#fd8082" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1004)) = -10960269.870243283</p><p>&#916;h = -1259.119642445483</p><p>f(t) = 2320</p></body></html></richcontent>
<node ID="ID_6449" TEXT="(25737) driver" BACKGROUND_COLOR="#f88087"></node>
<node ID="ID_49451" TEXT="(2022) ati, vlb, ultra, benchmark, metric" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2022)) = -10122496.357621208</p><p>&#916;h = -544.4263948784501</p><p>f(t) = 1086</p></body></html></richcontent>
<node ID="ID_48631" TEXT="(2842) ati, vlb, ultra, benchmark, winmark" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2842)) = -9771932.151229545</p><p>&#916;h = -334.394826657619</p><p>f(t) = 675</p></body></html></richcontent>
<node ID="ID_47153" TEXT="(4320) vlb, benchmark, winmark, winbench, photostyl" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4320)) = -9417893.515183656</p><p>&#916;h = -170.31545044016093</p><p>f(t) = 362</p></body></html></richcontent></node>
<node ID="ID_45048" TEXT="(6425) ati, ultra" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(6425)) = -9169170.235548142</p><p>&#916;h = -81.35902788375097</p><p>f(t) = 313</p></body></html></richcontent></node>
</node>
<node ID="ID_47932" TEXT="(3541) metric, orchid, hercul, grad, synthesi" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3541)) = -9574773.913778653</p><p>&#916;h = -237.31033130902506</p><p>f(t) = 411</p></body></html></richcontent>
<node ID="ID_46372" TEXT="(5101) orchid, grad, synthesi, sherwood, liz" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5101)) = -9303593.881234106</p><p>&#916;h = -126.3686649048177</p><p>f(t) = 208</p></body></html></richcontent></node>
<node ID="ID_45328" TEXT="(6145) metric, hercul, graphit, haapanen, tomh" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(6145)) = -9192932.993610442</p><p>&#916;h = -88.63369183469331</p><p>f(t) = 203</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_50904" TEXT="(569) monitor, memori, ram, simm, meg" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(569)) = -11685314.361337796</p><p>&#916;h = -2223.040602727837</p><p>f(t) = 4369</p></body></html></richcontent>
<node ID="ID_50238" TEXT="(1235) memori, ram, simm, meg" BACKGROUND_COLOR="#fc8083" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1235)) = -10700913.50847735</p><p>&#916;h = -991.2770323648292</p><p>f(t) = 2187</p></body></html></richcontent>
<node ID="ID_49452" TEXT="(2021) ram, simm, meg" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2021)) = -10123041.256777868</p><p>&#916;h = -544.899156659143</p><p>f(t) = 1238</p></body></html></richcontent>
<node ID="ID_48862" TEXT="(2611) simm, meg" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2611)) = -9854278.940437803</p><p>&#916;h = -379.4199605832255</p><p>f(t) = 692</p></body></html></richcontent>
<node ID="ID_20466" TEXT="(25737) simm" BACKGROUND_COLOR="#fd8082"></node>
<node ID="ID_13984" TEXT="(25737) meg" BACKGROUND_COLOR="#fd8082"></node>
</node>
<node ID="ID_18255" TEXT="(25737) ram" BACKGROUND_COLOR="#fc8083"></node>
</node>
<node ID="ID_14042" TEXT="(25737) memori" BACKGROUND_COLOR="#fa8085"></node>
</node>
<node ID="ID_50316" TEXT="(1157) monitor, vga, vesa, svga, refresh" BACKGROUND_COLOR="#fd8082" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1157)) = -10781799.376197388</p><p>&#916;h = -1076.5047469280253</p><p>f(t) = 2182</p></body></html></richcontent>
<node ID="ID_49560" TEXT="(1913) vga, vesa, svga, refresh, dram" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1913)) = -10183926.336178279</p><p>&#916;h = -581.4833535297803</p><p>f(t) = 1184</p></body></html></richcontent>
<node ID="ID_48943" TEXT="(2530) vesa, refresh, dram, adher, cga" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2530)) = -9885681.343103433</p><p>&#916;h = -396.45602745325596</p><p>f(t) = 644</p></body></html></richcontent>
<node ID="ID_47290" TEXT="(4183) vesa, adher, cope, tsr, dutch" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4183)) = -9441955.258348038</p><p>&#916;h = -180.7199120883306</p><p>f(t) = 328</p></body></html></richcontent></node>
<node ID="ID_47454" TEXT="(4019) refresh, dram, cga, ega, interlac" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4019)) = -9472507.878333837</p><p>&#916;h = -193.02704889018787</p><p>f(t) = 316</p></body></html></richcontent></node>
</node>
<node ID="ID_47903" TEXT="(3570) vga, svga, trident, tseng, ncube" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3570)) = -9567925.797940556</p><p>&#916;h = -234.96088739676634</p><p>f(t) = 540</p></body></html></richcontent>
<node ID="ID_24180" TEXT="(25737) vga" BACKGROUND_COLOR="#fd8082"></node>
<node ID="ID_46114" TEXT="(5359) svga, trident, tseng, ncube, zod" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5359)) = -9272469.603094876</p><p>&#916;h = -114.90065017186862</p><p>f(t) = 219</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_14648" TEXT="(25737) monitor" BACKGROUND_COLOR="#f98086"></node>
</node>
</node>
</node>
</node>
</node>
</node>
</node>
</map>
