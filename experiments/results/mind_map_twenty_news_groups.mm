<map version="1.0.1">
<node ID="ID_53150" TEXT="(1) edu, line, subject, com, organ" BACKGROUND_COLOR="#ab80d4"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1)) = -16695279.938556494</p><p>&#916;h = -159360.93528541477</p><p>f(t) = 2011519</p></body></html></richcontent>
<node ID="ID_53149" TEXT="(2) edu, line, subject, com, organ" BACKGROUND_COLOR="#ab80d4" POSITION="right"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2)) = -16535919.00327108</p><p>&#916;h = -115601.0220461315</p><p>f(t) = 1224048</p></body></html></richcontent>
<node ID="ID_53148" TEXT="(3) system, work, need, file, problem" BACKGROUND_COLOR="#ea8095"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3)) = -16420317.981224949</p><p>&#916;h = -79437.65067186586</p><p>f(t) = 782991</p></body></html></richcontent>
<node ID="ID_53145" TEXT="(6) work, need, problem, question, call" BACKGROUND_COLOR="#ec8093"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(6)) = -16210105.496863808</p><p>&#916;h = -61820.26466244609</p><p>f(t) = 610457</p></body></html></richcontent>
<node ID="ID_53141" TEXT="(10) work, need, problem, question, call" BACKGROUND_COLOR="#ec8093"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(10)) = -16003888.798112594</p><p>&#916;h = -39620.59640779192</p><p>f(t) = 447954</p></body></html></richcontent>
<node ID="ID_53135" TEXT="(16) work, need, problem, question, call" BACKGROUND_COLOR="#ec8093"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(16)) = -15790730.837413445</p><p>&#916;h = -28967.24044132282</p><p>f(t) = 334574</p></body></html></richcontent>
<node ID="ID_53120" TEXT="(31) work, need, problem, question, call" BACKGROUND_COLOR="#ec8093" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(31)) = -15436064.603405876</p><p>&#916;h = -19697.848664481455</p><p>f(t) = 234111</p></body></html></richcontent>
<node ID="ID_53111" TEXT="(40) question, call, read, inform, gener" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(40)) = -15271073.654786387</p><p>&#916;h = -16874.716869680327</p><p>f(t) = 169443</p></body></html></richcontent>
<node ID="ID_53090" TEXT="(61) call, inform, gener, part, follow" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(61)) = -14959795.436272854</p><p>&#916;h = -13184.700639735733</p><p>f(t) = 132576</p></body></html></richcontent>
<node ID="ID_53076" TEXT="(75) call, gener, part, follow, chang" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(75)) = -14788370.868913624</p><p>&#916;h = -11447.949559312678</p><p>f(t) = 89819</p></body></html></richcontent></node>
<node ID="ID_53056" TEXT="(95) inform, name, note, free, standard" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(95)) = -14577412.47042421</p><p>&#916;h = -9940.132009150155</p><p>f(t) = 42757</p></body></html></richcontent></node>
</node>
<node ID="ID_53072" TEXT="(79) question, read, group, ask, interest" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(79)) = -14743388.68080661</p><p>&#916;h = -10819.10462118726</p><p>f(t) = 36867</p></body></html></richcontent>
<node ID="ID_53025" TEXT="(126) read, david, newsgroup, propos, usenet" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(126)) = -14295589.67492637</p><p>&#916;h = -8243.188403051536</p><p>f(t) = 19366</p></body></html></richcontent></node>
<node ID="ID_53003" TEXT="(148) question, group, ask, interest, answer" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(148)) = -14124209.20610746</p><p>&#916;h = -7155.010604845229</p><p>f(t) = 17501</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_53097" TEXT="(54) work, need, problem, help, high" BACKGROUND_COLOR="#ee8091"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(54)) = -15054539.113786167</p><p>&#916;h = -13985.731322913649</p><p>f(t) = 64668</p></body></html></richcontent>
<node ID="ID_53051" TEXT="(100) work, need, problem, help, real" BACKGROUND_COLOR="#ee8091"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(100)) = -14528441.6587507</p><p>&#916;h = -9609.202648760867</p><p>f(t) = 34826</p></body></html></richcontent>
<node ID="ID_52999" TEXT="(152) work, need, real, manag, basic" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(152)) = -14095728.287935663</p><p>&#916;h = -7081.247891433202</p><p>f(t) = 20749</p></body></html></richcontent></node>
<node ID="ID_52945" TEXT="(206) problem, help, memori, instal, appreci" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(206)) = -13758041.632648574</p><p>&#916;h = -5611.353022227122</p><p>f(t) = 14077</p></body></html></richcontent></node>
</node>
<node ID="ID_53031" TEXT="(120) high, full, larg, perform, small" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(120)) = -14346115.457426522</p><p>&#916;h = -8534.291666142672</p><p>f(t) = 29842</p></body></html></richcontent>
<node ID="ID_52954" TEXT="(197) full, larg, small, size, built" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(197)) = -13809533.319917208</p><p>&#916;h = -5814.005704634124</p><p>f(t) = 16074</p></body></html></richcontent></node>
<node ID="ID_52906" TEXT="(245) high, perform, rate, level, low" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(245)) = -13553146.805072553</p><p>&#916;h = -4950.372105475952</p><p>f(t) = 13768</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_53119" TEXT="(32) mail, pleas, number, thank, includ" BACKGROUND_COLOR="#f2808d" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(32)) = -15416366.754741395</p><p>&#916;h = -19373.34685117069</p><p>f(t) = 100463</p></body></html></richcontent>
<node ID="ID_53092" TEXT="(59) number, includ, support, data, sourc" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(59)) = -14986330.927835826</p><p>&#916;h = -13333.204447732016</p><p>f(t) = 50902</p></body></html></richcontent>
<node ID="ID_53027" TEXT="(124) includ, support, data, user, oper" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(124)) = -14312208.207783941</p><p>&#916;h = -8313.962273603087</p><p>f(t) = 32569</p></body></html></richcontent>
<node ID="ID_52958" TEXT="(193) support, function, contain, document, manual" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(193)) = -13832890.286762472</p><p>&#916;h = -5848.884014977724</p><p>f(t) = 16471</p></body></html></richcontent></node>
<node ID="ID_52920" TEXT="(231) includ, data, user, oper, unix" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(231)) = -13624017.312677894</p><p>&#916;h = -5135.723270492541</p><p>f(t) = 16098</p></body></html></richcontent></node>
</node>
<node ID="ID_53014" TEXT="(137) number, sourc, type, code, check" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(137)) = -14207232.59766163</p><p>&#916;h = -7777.788958724166</p><p>f(t) = 18333</p></body></html></richcontent>
<node ID="ID_52888" TEXT="(263) number, sourc, type, code, check" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(263)) = -13467316.845534697</p><p>&#916;h = -4601.856438013841</p><p>f(t) = 10853</p></body></html></richcontent></node>
<node ID="ID_52683" TEXT="(468) output, entri, titl, input, remark" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(468)) = -12735144.423876386</p><p>&#916;h = -2803.0004786885547</p><p>f(t) = 7480</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_53096" TEXT="(55) mail, pleas, thank, list, avail" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(55)) = -15040553.382463254</p><p>&#916;h = -13740.225714513188</p><p>f(t) = 49561</p></body></html></richcontent>
<node ID="ID_53048" TEXT="(103) technologi, provid, phone, develop, internet" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(103)) = -14499706.919163145</p><p>&#916;h = -9536.1756573874</p><p>f(t) = 25791</p></body></html></richcontent>
<node ID="ID_52944" TEXT="(207) technologi, provid, develop, institut, product" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(207)) = -13752430.279626347</p><p>&#916;h = -5584.4081339582335</p><p>f(t) = 15354</p></body></html></richcontent></node>
<node ID="ID_52930" TEXT="(221) phone, internet, keyword, fax, summari" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(221)) = -13676282.119688213</p><p>&#916;h = -5281.7767183604155</p><p>f(t) = 10437</p></body></html></richcontent></node>
</node>
<node ID="ID_53022" TEXT="(129) mail, pleas, thank, list, avail" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(129)) = -14270985.244071864</p><p>&#916;h = -8127.885868165264</p><p>f(t) = 23770</p></body></html></richcontent>
<node ID="ID_52894" TEXT="(257) mail, list, avail, send, address" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(257)) = -13495336.6919747</p><p>&#916;h = -4712.205124859567</p><p>f(t) = 13655</p></body></html></richcontent></node>
<node ID="ID_52850" TEXT="(301) pleas, thank, info, email, board" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(301)) = -13300553.871288277</p><p>&#916;h = -4147.572628281952</p><p>f(t) = 10115</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_53136" TEXT="(15) kei, public, access, chip, sun" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(15)) = -15820216.436978372</p><p>&#916;h = -29485.599564926248</p><p>f(t) = 113380</p></body></html></richcontent>
<node ID="ID_53127" TEXT="(24) kei, public, access, chip, net" BACKGROUND_COLOR="#f68089" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(24)) = -15586459.095744569</p><p>&#916;h = -22823.22337139616</p><p>f(t) = 64093</p></body></html></richcontent>
<node ID="ID_53102" TEXT="(49) commun, servic, price, netcom, bui" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(49)) = -15127069.976870565</p><p>&#916;h = -14921.46703951509</p><p>f(t) = 38140</p></body></html></richcontent>
<node ID="ID_53024" TEXT="(127) commun, servic, price, netcom, bui" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(127)) = -14287346.486523319</p><p>&#916;h = -8184.444044857664</p><p>f(t) = 20771</p></body></html></richcontent>
<node ID="ID_52943" TEXT="(208) commun, servic, netcom, monei, pai" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(208)) = -13746845.87149239</p><p>&#916;h = -5576.263878150596</p><p>f(t) = 11313</p></body></html></richcontent></node>
<node ID="ID_52811" TEXT="(340) price, bui, cost, sale, compani" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(340)) = -13147477.781556424</p><p>&#916;h = -3727.150038459382</p><p>f(t) = 9458</p></body></html></richcontent></node>
</node>
<node ID="ID_53032" TEXT="(119) appear, cover, event, stori, condit" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(119)) = -14354771.97328584</p><p>&#916;h = -8656.515859318271</p><p>f(t) = 17369</p></body></html></richcontent>
<node ID="ID_52902" TEXT="(249) appear, cover, event, stori, condit" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(249)) = -13533577.082404764</p><p>&#916;h = -4853.279640523411</p><p>f(t) = 9822</p></body></html></richcontent></node>
<node ID="ID_52881" TEXT="(270) australia, reaction, discov, ring, saturn" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(270)) = -13435371.81173006</p><p>&#916;h = -4514.916436478787</p><p>f(t) = 7547</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_53068" TEXT="(83) kei, public, access, chip, net" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(83)) = -14700513.058664363</p><p>&#916;h = -10606.686861238806</p><p>f(t) = 25953</p></body></html></richcontent>
<node ID="ID_52795" TEXT="(356) kei, chip, encrypt, secur, clipper" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(356)) = -13088948.937861443</p><p>&#916;h = -3566.630651751577</p><p>f(t) = 13636</p></body></html></richcontent>
<node ID="ID_52528" TEXT="(623) kei, encrypt, secur, session, random" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(623)) = -12354485.41817128</p><p>&#916;h = -2147.0635704191664</p><p>f(t) = 7670</p></body></html></richcontent></node>
<node ID="ID_52547" TEXT="(604) chip, clipper, algorithm, escrow, secret" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(604)) = -12396029.921724021</p><p>&#916;h = -2211.9163027295</p><p>f(t) = 5966</p></body></html></richcontent></node>
</node>
<node ID="ID_52977" TEXT="(174) public, access, net, anybodi, pat" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(174)) = -13948300.49894056</p><p>&#916;h = -6301.948472534976</p><p>f(t) = 12317</p></body></html></richcontent>
<node ID="ID_52797" TEXT="(354) public, anybodi, listen, pgp, tap" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(354)) = -13096119.991148828</p><p>&#916;h = -3587.6713235421485</p><p>f(t) = 6268</p></body></html></richcontent></node>
<node ID="ID_52718" TEXT="(433) access, net, pat, digex, larc" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(433)) = -12836688.700453848</p><p>&#916;h = -3008.354485105214</p><p>f(t) = 6049</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_53114" TEXT="(37) sun, mark, canada, recent, page" BACKGROUND_COLOR="#f98086" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(37)) = -15323309.812738795</p><p>&#916;h = -17724.924358579054</p><p>f(t) = 49287</p></body></html></richcontent>
<node ID="ID_53080" TEXT="(71) mark, canada, california, virginia, dave" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(71)) = -14834785.957882874</p><p>&#916;h = -11682.540604185851</p><p>f(t) = 25200</p></body></html></richcontent>
<node ID="ID_52994" TEXT="(157) canada, east, eng, green, excel" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(157)) = -14060602.876490422</p><p>&#916;h = -6965.342772518736</p><p>f(t) = 13305</p></body></html></richcontent>
<node ID="ID_52830" TEXT="(321) east, green, excel, south, solid" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(321)) = -13219762.129199196</p><p>&#916;h = -3919.8065509063163</p><p>f(t) = 6980</p></body></html></richcontent></node>
<node ID="ID_52809" TEXT="(342) canada, eng, park, bnr, umd" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(342)) = -13140035.848036101</p><p>&#916;h = -3704.3242689717154</p><p>f(t) = 6325</p></body></html></richcontent></node>
</node>
<node ID="ID_52984" TEXT="(167) mark, california, virginia, dave, san" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(167)) = -13992985.62567571</p><p>&#916;h = -6518.923751999042</p><p>f(t) = 11895</p></body></html></richcontent>
<node ID="ID_52776" TEXT="(375) mark, dave, jeff, brown, harri" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(375)) = -13022494.54087864</p><p>&#916;h = -3434.70519517058</p><p>f(t) = 6008</p></body></html></richcontent></node>
<node ID="ID_52786" TEXT="(365) california, virginia, san, berkelei, greg" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(365)) = -13057149.32422161</p><p>&#916;h = -3495.7951237872476</p><p>f(t) = 5887</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_53069" TEXT="(82) sun, recent, page, top, cut" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(82)) = -14711169.461880725</p><p>&#916;h = -10656.403216362436</p><p>f(t) = 24087</p></body></html></richcontent>
<node ID="ID_52974" TEXT="(177) recent, top, purchas, cheap, led" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(177)) = -13929460.87150342</p><p>&#916;h = -6217.1922430337145</p><p>f(t) = 12299</p></body></html></richcontent>
<node ID="ID_52802" TEXT="(349) recent, purchas, cheap, led, magazin" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(349)) = -13114232.753289562</p><p>&#916;h = -3645.2085246565694</p><p>f(t) = 6559</p></body></html></richcontent></node>
<node ID="ID_52781" TEXT="(370) top, carl, abort, visibl, icon" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(370)) = -13039755.5637368</p><p>&#916;h = -3461.4283412169607</p><p>f(t) = 5740</p></body></html></richcontent></node>
</node>
<node ID="ID_52967" TEXT="(184) sun, page, cut, print, publish" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(184)) = -13886382.052855404</p><p>&#916;h = -6009.000015385653</p><p>f(t) = 11788</p></body></html></richcontent>
<node ID="ID_52752" TEXT="(399) page, print, publish, printer, edit" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(399)) = -12942601.510170396</p><p>&#916;h = -3196.9856986109226</p><p>f(t) = 6374</p></body></html></richcontent></node>
<node ID="ID_52745" TEXT="(406) sun, cut, sampl, central, toni" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(406)) = -12920313.77498317</p><p>&#916;h = -3167.7993742858234</p><p>f(t) = 5414</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_53142" TEXT="(9) power, space, car, engin, research" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(9)) = -16046432.731018499</p><p>&#916;h = -42543.93290590627</p><p>f(t) = 162503</p></body></html></richcontent>
<node ID="ID_53134" TEXT="(17) power, space, car, engin, gov" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(17)) = -15761763.596972123</p><p>&#916;h = -27885.19632056306</p><p>f(t) = 94372</p></body></html></richcontent>
<node ID="ID_53110" TEXT="(41) car, engin, box, monitor, light" BACKGROUND_COLOR="#f88087" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(41)) = -15254198.937916707</p><p>&#916;h = -16713.660685903844</p><p>f(t) = 50381</p></body></html></richcontent>
<node ID="ID_53079" TEXT="(72) car, engin, box, monitor, model" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(72)) = -14823103.417278688</p><p>&#916;h = -11600.256420546051</p><p>f(t) = 26404</p></body></html></richcontent>
<node ID="ID_52997" TEXT="(154) engin, box, monitor, model, cabl" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(154)) = -14081584.597115155</p><p>&#916;h = -7035.90544218116</p><p>f(t) = 15118</p></body></html></richcontent>
<node ID="ID_52815" TEXT="(336) box, monitor, cabl, plug, adapt" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(336)) = -13162439.61186586</p><p>&#916;h = -3746.5003650569124</p><p>f(t) = 7642</p></body></html></richcontent></node>
<node ID="ID_52849" TEXT="(302) engin, model, electr, popular, mathemat" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(302)) = -13296406.298659995</p><p>&#916;h = -4131.680156938339</p><p>f(t) = 7476</p></body></html></richcontent></node>
</node>
<node ID="ID_52869" TEXT="(282) car, front, dealer, bought, tire" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(282)) = -13381941.410864562</p><p>&#916;h = -4374.93955771238</p><p>f(t) = 11286</p></body></html></richcontent>
<node ID="ID_52765" TEXT="(386) car, front, dealer, bought, tire" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(386)) = -12985169.460576404</p><p>&#916;h = -3346.222925157359</p><p>f(t) = 7256</p></body></html></richcontent></node>
<node ID="ID_52529" TEXT="(622) ford, shift, transmiss, turbo, gear" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(622)) = -12356633.525580624</p><p>&#916;h = -2148.1074093443603</p><p>f(t) = 4030</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_53066" TEXT="(85) light, ground, water, wire, mile" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(85)) = -14679312.73910845</p><p>&#916;h = -10415.640891698247</p><p>f(t) = 23977</p></body></html></richcontent>
<node ID="ID_52962" TEXT="(189) light, water, mile, batteri, oil" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(189)) = -13856445.408064306</p><p>&#916;h = -5907.966832938837</p><p>f(t) = 12637</p></body></html></richcontent>
<node ID="ID_52825" TEXT="(326) light, mile, batteri, oil, heat" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(326)) = -13200404.66955062</p><p>&#916;h = -3847.222146858112</p><p>f(t) = 7011</p></body></html></richcontent></node>
<node ID="ID_52709" TEXT="(442) water, lock, clean, cool, nuclear" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(442)) = -12809843.811193977</p><p>&#916;h = -2958.6734974928404</p><p>f(t) = 5626</p></body></html></richcontent></node>
</node>
<node ID="ID_52970" TEXT="(181) ground, wire, circuit, hot, hello" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(181)) = -13904686.276482528</p><p>&#916;h = -6131.670941560471</p><p>f(t) = 11340</p></body></html></richcontent>
<node ID="ID_52608" TEXT="(543) ground, wire, circuit, hot, screw" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(543)) = -12538287.999620538</p><p>&#916;h = -2448.1612098778423</p><p>f(t) = 5850</p></body></html></richcontent></node>
<node ID="ID_52766" TEXT="(385) hello, super, hook, pad, duti" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(385)) = -12988517.561142085</p><p>&#916;h = -3348.10056568087</p><p>f(t) = 5490</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_53087" TEXT="(64) power, space, gov, nasa, design" BACKGROUND_COLOR="#f78088" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(64)) = -14920852.588242661</p><p>&#916;h = -12647.001881086675</p><p>f(t) = 43991</p></body></html></richcontent>
<node ID="ID_53038" TEXT="(113) space, gov, nasa, earth, plan" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(113)) = -14407252.871044364</p><p>&#916;h = -8902.707466398118</p><p>f(t) = 25906</p></body></html></richcontent>
<node ID="ID_52911" TEXT="(240) space, earth, orbit, launch, mission" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(240)) = -13578174.434440475</p><p>&#916;h = -5048.059631218348</p><p>f(t) = 14790</p></body></html></richcontent>
<node ID="ID_52707" TEXT="(444) space, earth, orbit, launch, mission" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(444)) = -12803935.471513333</p><p>&#916;h = -2927.429821265512</p><p>f(t) = 8397</p></body></html></richcontent></node>
<node ID="ID_52540" TEXT="(611) moon, planet, surfac, solar, mar" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(611)) = -12380581.67879219</p><p>&#916;h = -2196.1264321873023</p><p>f(t) = 6393</p></body></html></richcontent></node>
</node>
<node ID="ID_52909" TEXT="(242) gov, nasa, plan, project, station" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(242)) = -13568094.846366774</p><p>&#916;h = -4992.821904245924</p><p>f(t) = 11116</p></body></html></richcontent>
<node ID="ID_52732" TEXT="(419) plan, project, degre, map, ron" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(419)) = -12879490.501223894</p><p>&#916;h = -3113.4217599896947</p><p>f(t) = 6210</p></body></html></richcontent></node>
<node ID="ID_52552" TEXT="(599) gov, nasa, station, jsc, prize" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(599)) = -12407132.654760383</p><p>&#916;h = -2225.4642575823527</p><p>f(t) = 4906</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_53005" TEXT="(146) power, design, area, air, lab" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(146)) = -14138774.266582366</p><p>&#916;h = -7296.323959891932</p><p>f(t) = 18085</p></body></html></richcontent>
<node ID="ID_52890" TEXT="(261) power, design, air, tabl, fill" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(261)) = -13476565.594189279</p><p>&#916;h = -4646.479326144836</p><p>f(t) = 9433</p></body></html></richcontent>
<node ID="ID_52626" TEXT="(525) design, tabl, fill, track, schedul" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(525)) = -12583202.845345713</p><p>&#916;h = -2515.947544105511</p><p>f(t) = 4837</p></body></html></richcontent></node>
<node ID="ID_52646" TEXT="(505) power, air, pressur, galaxi, explos" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(505)) = -12634658.889547495</p><p>&#916;h = -2617.636483827111</p><p>f(t) = 4596</p></body></html></richcontent></node>
</node>
<node ID="ID_52852" TEXT="(299) area, lab, laboratori, star, fly" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(299)) = -13308927.601758804</p><p>&#916;h = -4197.212816159619</p><p>f(t) = 8652</p></body></html></richcontent>
<node ID="ID_52586" TEXT="(565) area, lab, laboratori, fly, dynam" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(565)) = -12485376.968351487</p><p>&#916;h = -2349.4428507905395</p><p>f(t) = 4405</p></body></html></richcontent></node>
<node ID="ID_52504" TEXT="(647) star, astronomi, astro, gamma, jupit" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(647)) = -12303578.827218063</p><p>&#916;h = -2096.020507439549</p><p>f(t) = 4247</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_53130" TEXT="(21) research, center, care, bike, health" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(21)) = -15656847.14163936</p><p>&#916;h = -23977.017536893924</p><p>f(t) = 68131</p></body></html></richcontent>
<node ID="ID_53113" TEXT="(38) bike, dod, food, ride, chri" BACKGROUND_COLOR="#fc8083" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(38)) = -15305584.888380215</p><p>&#916;h = -17439.7831412441</p><p>f(t) = 44522</p></body></html></richcontent>
<node ID="ID_53060" TEXT="(91) bike, dod, ride, chri, heart" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(91)) = -14617571.54004261</p><p>&#916;h = -10080.232605541503</p><p>f(t) = 23389</p></body></html></richcontent>
<node ID="ID_52983" TEXT="(168) heart, drop, imagin, kid, folk" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(168)) = -13986466.701923711</p><p>&#916;h = -6457.989550384766</p><p>f(t) = 13931</p></body></html></richcontent>
<node ID="ID_52844" TEXT="(307) heart, drop, imagin, cold, hurt" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(307)) = -13275920.431071883</p><p>&#916;h = -4060.227387608553</p><p>f(t) = 7658</p></body></html></richcontent></node>
<node ID="ID_52793" TEXT="(358) kid, folk, pull, dog, bmw" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(358)) = -13081818.375969257</p><p>&#916;h = -3552.4860924818495</p><p>f(t) = 6273</p></body></html></richcontent></node>
</node>
<node ID="ID_52938" TEXT="(213) bike, dod, ride, chri, motorcycl" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(213)) = -13719303.780474268</p><p>&#916;h = -5460.998206662334</p><p>f(t) = 9458</p></body></html></richcontent>
<node ID="ID_52386" TEXT="(765) bike, dod, ride, motorcycl, rec" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(765)) = -12078035.153534744</p><p>&#916;h = -1745.0992393903289</p><p>f(t) = 4774</p></body></html></richcontent></node>
<node ID="ID_52712" TEXT="(439) chri, nec, udel, randi, pack" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(439)) = -12818737.559933702</p><p>&#916;h = -2971.3545480793837</p><p>f(t) = 4684</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_53067" TEXT="(84) food, mil, north, step, materi" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(84)) = -14689906.371803124</p><p>&#916;h = -10593.632694672386</p><p>f(t) = 21133</p></body></html></richcontent>
<node ID="ID_52979" TEXT="(172) mil, north, step, materi, doubl" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(172)) = -13960940.479108434</p><p>&#916;h = -6328.712277417653</p><p>f(t) = 11602</p></body></html></richcontent>
<node ID="ID_52796" TEXT="(355) north, step, materi, doubl, unc" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(355)) = -13092532.319825284</p><p>&#916;h = -3583.3819638418063</p><p>f(t) = 6353</p></body></html></richcontent></node>
<node ID="ID_52744" TEXT="(407) mil, impress, wave, navi, pair" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(407)) = -12917145.975608883</p><p>&#916;h = -3163.2188063130307</p><p>f(t) = 5249</p></body></html></richcontent></node>
</node>
<node ID="ID_52935" TEXT="(216) food, eat, spot, msg, straight" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(216)) = -13702990.230482716</p><p>&#916;h = -5368.33022505691</p><p>f(t) = 9531</p></body></html></richcontent>
<node ID="ID_52620" TEXT="(531) food, eat, spot, msg, straight" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(531)) = -12568131.878829112</p><p>&#916;h = -2506.9183335612033</p><p>f(t) = 4863</p></body></html></richcontent></node>
<node ID="ID_52719" TEXT="(432) rose, brain, gatewai, alaska, andr" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(432)) = -12839700.018429864</p><p>&#916;h = -3011.3179760182393</p><p>f(t) = 4668</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_53033" TEXT="(118) research, center, care, health, medic" BACKGROUND_COLOR="#fa8085" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(118)) = -14363445.554333052</p><p>&#916;h = -8673.581047210799</p><p>f(t) = 23609</p></body></html></richcontent>
<node ID="ID_52828" TEXT="(323) medic, doctor, diseas, patient, pain" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(323)) = -13211956.956269642</p><p>&#916;h = -3854.7932404661406</p><p>f(t) = 12771</p></body></html></richcontent>
<node ID="ID_52703" TEXT="(448) medic, doctor, diseas, patient, pain" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(448)) = -12792253.217768691</p><p>&#916;h = -2906.387847854974</p><p>f(t) = 8183</p></body></html></richcontent>
<node ID="ID_52184" TEXT="(967) medic, diseas, patient, treatment, treat" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(967)) = -11766721.942317313</p><p>&#916;h = -1371.7048919119989</p><p>f(t) = 4481</p></body></html></richcontent></node>
<node ID="ID_52447" TEXT="(704) doctor, pain, skin, fat, chronic" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(704)) = -12189637.76254231</p><p>&#916;h = -1904.6380751814286</p><p>f(t) = 3702</p></body></html></richcontent></node>
</node>
<node ID="ID_52481" TEXT="(670) infect, stone, vitamin, diet, candida" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(670)) = -12256326.63947333</p><p>&#916;h = -2014.9611999237968</p><p>f(t) = 4588</p></body></html></richcontent>
<node ID="ID_51913" TEXT="(1238) stone, vitamin, diet, kidnei, supplement" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1238)) = -11443185.644611416</p><p>&#916;h = -1046.9290206335572</p><p>f(t) = 2295</p></body></html></richcontent></node>
<node ID="ID_51709" TEXT="(1442) infect, candida, yeast, bloom, antibiot" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1442)) = -11248081.60597859</p><p>&#916;h = -874.0784974348062</p><p>f(t) = 2293</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52908" TEXT="(243) research, center, care, health, aid" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(243)) = -13563102.024462529</p><p>&#916;h = -4984.695794527943</p><p>f(t) = 10838</p></body></html></richcontent>
<node ID="ID_52743" TEXT="(408) research, center, cancer, cell, smoke" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(408)) = -12913982.75680257</p><p>&#916;h = -3151.960302176696</p><p>f(t) = 6123</p></body></html></richcontent>
<node ID="ID_52159" TEXT="(992) research, center" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(992)) = -11733003.688839782</p><p>&#916;h = -1330.0880952742737</p><p>f(t) = 3135</p></body></html></richcontent></node>
<node ID="ID_52352" TEXT="(799) cancer, cell, smoke, staff, genet" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(799)) = -12019854.757220274</p><p>&#916;h = -1674.6848147426354</p><p>f(t) = 2988</p></body></html></richcontent></node>
</node>
<node ID="ID_52541" TEXT="(610) care, health, aid, hospit, infant" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(610)) = -12382783.485799963</p><p>&#916;h = -2201.807007774303</p><p>f(t) = 4715</p></body></html></richcontent>
<node ID="ID_52009" TEXT="(1142) care, health, hospit, birth, intervent" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1142)) = -11548226.1469747</p><p>&#916;h = -1145.8822130481276</p><p>f(t) = 2468</p></body></html></richcontent></node>
<node ID="ID_51825" TEXT="(1326) aid, infant, hiv, newslett, vaccin" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1326)) = -11354693.274201697</p><p>&#916;h = -967.2095476389804</p><p>f(t) = 2247</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_53140" TEXT="(11) system, file, window, program, run" BACKGROUND_COLOR="#ec8093"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(11)) = -15964268.2017048</p><p>&#916;h = -39024.02303090252</p><p>f(t) = 172534</p></body></html></richcontent>
<node ID="ID_53126" TEXT="(25) file, window, program, run, bit" BACKGROUND_COLOR="#ef8090"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(25)) = -15563635.872373173</p><p>&#916;h = -22571.00566678177</p><p>f(t) = 101746</p></body></html></richcontent>
<node ID="ID_53109" TEXT="(42) bit, imag, set, graphic, color" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(42)) = -15237485.277230803</p><p>&#916;h = -16277.001865381942</p><p>f(t) = 55335</p></body></html></richcontent>
<node ID="ID_53075" TEXT="(76) bit, imag, set, color, displai" BACKGROUND_COLOR="#f68089" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(76)) = -14776922.919354312</p><p>&#916;h = -11268.225370018656</p><p>f(t) = 31322</p></body></html></richcontent>
<node ID="ID_52991" TEXT="(160) bit, set, color, displai, widget" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(160)) = -14039880.787025012</p><p>&#916;h = -6795.476578487331</p><p>f(t) = 16425</p></body></html></richcontent>
<node ID="ID_52837" TEXT="(314) bit, color, displai, draw, menu" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(314)) = -13247647.767576788</p><p>&#916;h = -4019.272086889134</p><p>f(t) = 8618</p></body></html></richcontent>
<node ID="ID_52595" TEXT="(556) bit, color, displai" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(556)) = -12506733.270910515</p><p>&#916;h = -2391.7979391856206</p><p>f(t) = 5049</p></body></html></richcontent></node>
<node ID="ID_52475" TEXT="(676) draw, menu, mask, clip, segment" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(676)) = -12244281.066896833</p><p>&#916;h = -1990.6717139496614</p><p>f(t) = 3569</p></body></html></richcontent></node>
</node>
<node ID="ID_52755" TEXT="(396) set, widget, visual, default, int" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(396)) = -12952266.380752737</p><p>&#916;h = -3239.614018740278</p><p>f(t) = 7807</p></body></html></richcontent>
<node ID="ID_52425" TEXT="(726) set, visual, default, string, specifi" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(726)) = -12148351.79288697</p><p>&#916;h = -1846.2214607404458</p><p>f(t) = 4207</p></body></html></richcontent></node>
<node ID="ID_52178" TEXT="(973) widget, int, null, exit, height" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(973)) = -11758505.450855508</p><p>&#916;h = -1358.4468789597013</p><p>f(t) = 3600</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52903" TEXT="(248) imag, format, convert, jpeg, gif" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(248)) = -13538437.234534193</p><p>&#916;h = -4860.152129429276</p><p>f(t) = 14897</p></body></html></richcontent>
<node ID="ID_52748" TEXT="(403) convert, commerci, convers, capabl, compress" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(403)) = -12929842.022312555</p><p>&#916;h = -3181.949052001728</p><p>f(t) = 7774</p></body></html></richcontent>
<node ID="ID_52341" TEXT="(810) commerci, capabl, compress, amiga, zip" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(810)) = -12001545.571972148</p><p>&#916;h = -1652.8475918677723</p><p>f(t) = 3976</p></body></html></richcontent></node>
<node ID="ID_52382" TEXT="(769) convert, convers, store, scale, decod" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(769)) = -12071060.388777174</p><p>&#916;h = -1739.7110087509209</p><p>f(t) = 3798</p></body></html></richcontent></node>
</node>
<node ID="ID_52509" TEXT="(642) imag, format, jpeg, gif, pixel" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(642)) = -12314096.966056583</p><p>&#916;h = -2110.279679178595</p><p>f(t) = 7123</p></body></html></richcontent>
<node ID="ID_52163" TEXT="(988) imag, format, pixel, tiff, targa" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(988)) = -11738341.962397505</p><p>&#916;h = -1338.2057309929369</p><p>f(t) = 4286</p></body></html></richcontent></node>
<node ID="ID_51179" TEXT="(1972) jpeg, gif, viewer, quicktim, quantiz" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1972)) = -10869118.888718411</p><p>&#916;h = -588.3853209516965</p><p>f(t) = 2837</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_53041" TEXT="(110) graphic, process, packag, librari, digit" BACKGROUND_COLOR="#fa8085" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(110)) = -14434298.397340791</p><p>&#916;h = -9057.575493454104</p><p>f(t) = 24013</p></body></html></richcontent>
<node ID="ID_52921" TEXT="(230) graphic, packag, librari, rai, render" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(230)) = -13629178.082712425</p><p>&#916;h = -5160.770034531524</p><p>f(t) = 13011</p></body></html></richcontent>
<node ID="ID_52708" TEXT="(443) graphic, packag, librari, routin, suit" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(443)) = -12806885.137696484</p><p>&#916;h = -2949.6661831514357</p><p>f(t) = 7005</p></body></html></richcontent>
<node ID="ID_52435" TEXT="(716) packag, librari, routin, suit, databas" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(716)) = -12166950.541138718</p><p>&#916;h = -1869.6502554141625</p><p>f(t) = 4136</p></body></html></richcontent></node>
<node ID="ID_52100" TEXT="(1051) graphic, polygon, acm, siggraph, raster" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1051)) = -11656930.954440594</p><p>&#916;h = -1250.493371624194</p><p>f(t) = 2869</p></body></html></richcontent></node>
</node>
<node ID="ID_52575" TEXT="(576) rai, render, trace, subscrib, rent" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(576)) = -12459657.477369498</p><p>&#916;h = -2319.3848619825585</p><p>f(t) = 6006</p></body></html></richcontent>
<node ID="ID_51822" TEXT="(1329) trace, subscrib, archi, weekli, rayshad" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1329)) = -11351793.61309774</p><p>&#916;h = -963.0780508010648</p><p>f(t) = 3136</p></body></html></richcontent></node>
<node ID="ID_52169" TEXT="(982) rai, render, rent, utah, cad" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(982)) = -11746384.021044312</p><p>&#916;h = -1342.3183409001358</p><p>f(t) = 2870</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52892" TEXT="(259) process, digit, tool, equip, dec" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(259)) = -13485915.45199402</p><p>&#916;h = -4680.239594148079</p><p>f(t) = 11002</p></body></html></richcontent>
<node ID="ID_52655" TEXT="(496) process, tool, analysi, frame, buffer" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(496)) = -12658343.951424615</p><p>&#916;h = -2649.484763443077</p><p>f(t) = 6357</p></body></html></richcontent>
<node ID="ID_52343" TEXT="(808) process, frame, buffer, vision, linear" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(808)) = -12004852.246381223</p><p>&#916;h = -1653.595784097648</p><p>f(t) = 3303</p></body></html></richcontent></node>
<node ID="ID_52037" TEXT="(1114) tool, analysi, plot, manipul, numer" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1114)) = -11580618.133411178</p><p>&#916;h = -1170.2489161745907</p><p>f(t) = 3054</p></body></html></richcontent></node>
</node>
<node ID="ID_52604" TEXT="(547) digit, equip, dec, filter, swap" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(547)) = -12528505.443860482</p><p>&#916;h = -2437.5943466453173</p><p>f(t) = 4645</p></body></html></richcontent>
<node ID="ID_52223" TEXT="(928) filter, swap, varieti, transform, primarili" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(928)) = -11821325.459708733</p><p>&#916;h = -1425.1827499648207</p><p>f(t) = 2447</p></body></html></richcontent></node>
<node ID="ID_52021" TEXT="(1130) digit, equip, dec, analog, scope" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1130)) = -11562021.780986503</p><p>&#916;h = -1154.060799357976</p><p>f(t) = 2198</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_53098" TEXT="(53) file, window, program, run, version" BACKGROUND_COLOR="#ef8090"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(53)) = -15068552.479234291</p><p>&#916;h = -14013.365448124721</p><p>f(t) = 46411</p></body></html></richcontent>
<node ID="ID_53034" TEXT="(117) file, program, applic, ftp, server" BACKGROUND_COLOR="#f5808a" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(117)) = -14372152.322701558</p><p>&#916;h = -8706.768368505975</p><p>f(t) = 26540</p></body></html></richcontent>
<node ID="ID_52867" TEXT="(284) file, program, ftp, site, comp" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(284)) = -13373198.067810982</p><p>&#916;h = -4354.967085198266</p><p>f(t) = 14868</p></body></html></richcontent>
<node ID="ID_52673" TEXT="(478) file, program" BACKGROUND_COLOR="#ed8092"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(478)) = -12707303.281511262</p><p>&#916;h = -2759.984547960834</p><p>f(t) = 7498</p></body></html></richcontent>
<node ID="ID_8162" TEXT="(26576) file" BACKGROUND_COLOR="#ec8093"></node>
<node ID="ID_18344" TEXT="(26576) program" BACKGROUND_COLOR="#ef8090"></node>
</node>
<node ID="ID_52589" TEXT="(562) ftp, site, comp, pub, archiv" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(562)) = -12492438.21125145</p><p>&#916;h = -2356.56062115042</p><p>f(t) = 7370</p></body></html></richcontent>
<node ID="ID_51902" TEXT="(1249) ftp, site, pub, archiv, directori" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1249)) = -11431732.79440746</p><p>&#916;h = -1036.621086089639</p><p>f(t) = 4315</p></body></html></richcontent></node>
<node ID="ID_52072" TEXT="(1079) comp, compil, export, tar, programm" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1079)) = -11622396.82199721</p><p>&#916;h = -1217.301921934195</p><p>f(t) = 3055</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52838" TEXT="(313) applic, server, resourc, motif, client" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(313)) = -13251672.496346809</p><p>&#916;h = -4024.728770022528</p><p>f(t) = 11672</p></body></html></richcontent>
<node ID="ID_52643" TEXT="(508) motif, patch, lib, usr, echo" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(508)) = -12626820.106355717</p><p>&#916;h = -2602.662558189637</p><p>f(t) = 6283</p></body></html></richcontent>
<node ID="ID_52114" TEXT="(1037) motif, patch, openwindow, xview, suno" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1037)) = -11674566.960842146</p><p>&#916;h = -1269.8464973994705</p><p>f(t) = 3157</p></body></html></richcontent></node>
<node ID="ID_52188" TEXT="(963) lib, usr, echo, variabl, symbol" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(963)) = -11772221.210851226</p><p>&#916;h = -1375.8706212603865</p><p>f(t) = 3126</p></body></html></richcontent></node>
</node>
<node ID="ID_52525" TEXT="(626) applic, server, resourc, client, extens" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(626)) = -12348053.467983488</p><p>&#916;h = -2141.3826367558213</p><p>f(t) = 5389</p></body></html></richcontent>
<node ID="ID_52018" TEXT="(1133) server, resourc, client, xterm, exec" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1133)) = -11558563.714454934</p><p>&#916;h = -1149.8724679185543</p><p>f(t) = 2862</p></body></html></richcontent></node>
<node ID="ID_52020" TEXT="(1131) applic, extens, xlib, phig, reilli" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1131)) = -11560867.720187144</p><p>&#916;h = -1152.6417281556933</p><p>f(t) = 2527</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_53017" TEXT="(134) window, run, version, wrote, newsread" BACKGROUND_COLOR="#f4808b" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(134)) = -14230798.900435962</p><p>&#916;h = -7877.992128739468</p><p>f(t) = 19871</p></body></html></richcontent>
<node ID="ID_52940" TEXT="(211) run, version, wrote, newsread, tin" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(211)) = -13730242.089508422</p><p>&#916;h = -5474.483580006112</p><p>f(t) = 11307</p></body></html></richcontent>
<node ID="ID_52713" TEXT="(438) run, termin, configur, intel, kit" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(438)) = -12821714.55327412</p><p>&#916;h = -2976.993340417539</p><p>f(t) = 6284</p></body></html></richcontent>
<node ID="ID_20007" TEXT="(26576) run" BACKGROUND_COLOR="#f0808f"></node>
<node ID="ID_52328" TEXT="(823) termin, configur, intel, kit, linux" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(823)) = -11980283.2896741</p><p>&#916;h = -1621.4097250371851</p><p>f(t) = 3063</p></body></html></richcontent></node>
</node>
<node ID="ID_52482" TEXT="(669) version, wrote, newsread, tin" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(669)) = -12258344.095805975</p><p>&#916;h = -2017.456332644564</p><p>f(t) = 5023</p></body></html></richcontent>
<node ID="ID_52052" TEXT="(1099) wrote, newsread, tin" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1099)) = -11598287.029823966</p><p>&#916;h = -1186.791980548136</p><p>f(t) = 2720</p></body></html></richcontent></node>
<node ID="ID_24940" TEXT="(26576) version" BACKGROUND_COLOR="#f4808b"></node>
</node>
</node>
<node ID="ID_52771" TEXT="(380) window, mous, font, microsoft, crash" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(380)) = -13005409.762655707</p><p>&#916;h = -3392.0489686531073</p><p>f(t) = 8564</p></body></html></richcontent>
<node ID="ID_52631" TEXT="(520) mous, font, microsoft, crash, jump" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(520)) = -12595814.455154954</p><p>&#916;h = -2532.699273644408</p><p>f(t) = 4612</p></body></html></richcontent>
<node ID="ID_52196" TEXT="(955) microsoft, crash, desktop, corrupt, brett" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(955)) = -11783305.986475913</p><p>&#916;h = -1393.8133172496455</p><p>f(t) = 2419</p></body></html></richcontent></node>
<node ID="ID_52107" TEXT="(1044) mous, font, jump, correctli, byu" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1044)) = -11665708.766840033</p><p>&#916;h = -1258.00503857265</p><p>f(t) = 2193</p></body></html></richcontent></node>
</node>
<node ID="ID_25707" TEXT="(26576) window" BACKGROUND_COLOR="#ec8093"></node>
</node>
</node>
</node>
</node>
<node ID="ID_53115" TEXT="(36) system, drive, softwar, control, card" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(36)) = -15341417.22008438</p><p>&#916;h = -18107.407345586646</p><p>f(t) = 70788</p></body></html></richcontent>
<node ID="ID_53095" TEXT="(56) drive, control, card, hard, disk" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(56)) = -15026813.15674874</p><p>&#916;h = -13558.460238161453</p><p>f(t) = 37063</p></body></html></richcontent>
<node ID="ID_53042" TEXT="(109) card, driver, video, connect, mode" BACKGROUND_COLOR="#fa8085" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(109)) = -14443401.612147145</p><p>&#916;h = -9103.21480635379</p><p>f(t) = 19852</p></body></html></richcontent>
<node ID="ID_52927" TEXT="(224) connect, replac, port, modem, serial" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(224)) = -13660475.600733867</p><p>&#916;h = -5252.2339968343</p><p>f(t) = 10058</p></body></html></richcontent>
<node ID="ID_52639" TEXT="(512) connect, port, modem, serial, pin" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(512)) = -12616420.170574892</p><p>&#916;h = -2589.921076601575</p><p>f(t) = 5155</p></body></html></richcontent>
<node ID="ID_52306" TEXT="(845) connect, pin, signal, connector, flow" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(845)) = -11945112.83376407</p><p>&#916;h = -1569.9561820828094</p><p>f(t) = 2906</p></body></html></richcontent></node>
<node ID="ID_51954" TEXT="(1197) port, modem, serial, interrupt, irq" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1197)) = -11486844.534440655</p><p>&#916;h = -1085.3927800616948</p><p>f(t) = 2249</p></body></html></richcontent></node>
</node>
<node ID="ID_52704" TEXT="(447) replac, vax, damag, motherboard, doc" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(447)) = -12795166.15962766</p><p>&#916;h = -2912.9418589684356</p><p>f(t) = 4903</p></body></html></richcontent>
<node ID="ID_52278" TEXT="(873) replac, damag, motherboard, repair, assembli" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(873)) = -11901934.584017267</p><p>&#916;h = -1509.3509621940175</p><p>f(t) = 2505</p></body></html></richcontent></node>
<node ID="ID_52275" TEXT="(876) vax, doc, vnew, jerri, dial" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(876)) = -11897408.580790332</p><p>&#916;h = -1506.8452963948657</p><p>f(t) = 2398</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52829" TEXT="(322) card, driver, video, mode, vga" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(322)) = -13215842.322648289</p><p>&#916;h = -3885.366378646955</p><p>f(t) = 9794</p></body></html></richcontent>
<node ID="ID_52668" TEXT="(483) driver, video, mode, vga, resolut" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(483)) = -12693522.950624157</p><p>&#916;h = -2742.294647805713</p><p>f(t) = 5529</p></body></html></richcontent>
<node ID="ID_52110" TEXT="(1041) video, mode, vga, resolut, vesa" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1041)) = -11669494.431092858</p><p>&#916;h = -1262.6689598613302</p><p>f(t) = 3074</p></body></html></richcontent></node>
<node ID="ID_52175" TEXT="(976) driver, packet, slip, beta, biochemistri" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(976)) = -11754449.006216526</p><p>&#916;h = -1345.9420196466672</p><p>f(t) = 2455</p></body></html></richcontent></node>
</node>
<node ID="ID_52420" TEXT="(731) card, isa, diamond, eisa, ati" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(731)) = -12139138.186011408</p><p>&#916;h = -1836.3414057457267</p><p>f(t) = 4265</p></body></html></richcontent>
<node ID="ID_52066" TEXT="(1085) isa, diamond, eisa, ati, vlb" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1085)) = -11615108.364317205</p><p>&#916;h = -1211.611290172048</p><p>f(t) = 2418</p></body></html></richcontent></node>
<node ID="ID_3345" TEXT="(26576) card" BACKGROUND_COLOR="#f68089"></node>
</node>
</node>
</node>
<node ID="ID_52964" TEXT="(187) drive, control, hard, disk, copi" BACKGROUND_COLOR="#f78088" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(187)) = -13868386.837324236</p><p>&#916;h = -5977.791961001014</p><p>f(t) = 17211</p></body></html></richcontent>
<node ID="ID_52816" TEXT="(335) drive, control, scsi, transfer, master" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(335)) = -13166190.351543536</p><p>&#916;h = -3750.739677677004</p><p>f(t) = 9135</p></body></html></richcontent>
<node ID="ID_52497" TEXT="(654) drive, master, extern, cach, slave" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(654)) = -12288996.911574831</p><p>&#916;h = -2068.77842271814</p><p>f(t) = 5073</p></body></html></richcontent>
<node ID="ID_6637" TEXT="(26576) drive" BACKGROUND_COLOR="#f1808e"></node>
<node ID="ID_52063" TEXT="(1088) master, extern, cach, slave, jumper" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1088)) = -11611475.842090834</p><p>&#916;h = -1206.8102943064878</p><p>f(t) = 2219</p></body></html></richcontent></node>
</node>
<node ID="ID_52469" TEXT="(682) control, scsi, transfer, dma, adaptec" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(682)) = -12232352.399105668</p><p>&#916;h = -1984.6049857104517</p><p>f(t) = 4062</p></body></html></richcontent>
<node ID="ID_4726" TEXT="(26576) control" BACKGROUND_COLOR="#f5808a"></node>
<node ID="ID_51782" TEXT="(1369) scsi, transfer, dma, adaptec, pariti" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1369)) = -11313904.44523778</p><p>&#916;h = -933.1369068472268</p><p>f(t) = 1982</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52762" TEXT="(389) hard, disk, copi, tape, rom" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(389)) = -12975187.60576332</p><p>&#916;h = -3304.9384397067624</p><p>f(t) = 8076</p></body></html></richcontent>
<node ID="ID_52574" TEXT="(577) copi, tape, rom, bio, regist" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(577)) = -12457338.092507515</p><p>&#916;h = -2318.7726248435647</p><p>f(t) = 4296</p></body></html></richcontent>
<node ID="ID_52084" TEXT="(1067) copi, tape, backup, occasion, restart" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1067)) = -11637083.478038479</p><p>&#916;h = -1230.4268017785216</p><p>f(t) = 2223</p></body></html></richcontent></node>
<node ID="ID_51930" TEXT="(1221) rom, bio, regist, enabl, disabl" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1221)) = -11461074.237144161</p><p>&#916;h = -1060.1996687034261</p><p>f(t) = 2073</p></body></html></richcontent></node>
</node>
<node ID="ID_52334" TEXT="(817) hard, disk, upgrad, floppi" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(817)) = -11990039.032335917</p><p>&#916;h = -1632.8924592129624</p><p>f(t) = 3780</p></body></html></richcontent>
<node ID="ID_51737" TEXT="(1414) disk, upgrad, floppi" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1414)) = -11272794.6926886</p><p>&#916;h = -893.840662576753</p><p>f(t) = 2250</p></body></html></richcontent></node>
<node ID="ID_9886" TEXT="(26576) hard" BACKGROUND_COLOR="#f88087"></node>
</node>
</node>
</node>
</node>
<node ID="ID_53082" TEXT="(69) system, softwar, mac, machin, appl" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(69)) = -14858526.106765244</p><p>&#916;h = -11997.736374354092</p><p>f(t) = 33725</p></body></html></richcontent>
<node ID="ID_53001" TEXT="(150) system, softwar, mac, machin, network" BACKGROUND_COLOR="#f4808b" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(150)) = -14109925.032618258</p><p>&#916;h = -7107.429892988308</p><p>f(t) = 20695</p></body></html></richcontent>
<node ID="ID_52842" TEXT="(309) softwar, mac, hardwar, option, interfac" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(309)) = -13267810.62868552</p><p>&#916;h = -4039.6520140349894</p><p>f(t) = 10543</p></body></html></richcontent>
<node ID="ID_52664" TEXT="(487) mac, hardwar, option, interfac, compat" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(487)) = -12682595.245261455</p><p>&#916;h = -2717.0131232637505</p><p>f(t) = 5902</p></body></html></richcontent>
<node ID="ID_52259" TEXT="(892) hardwar, option, interfac, compat, modul" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(892)) = -11873477.592759186</p><p>&#916;h = -1480.8730692598765</p><p>f(t) = 3137</p></body></html></richcontent></node>
<node ID="ID_52238" TEXT="(913) mac, ethernet, socket, nubu, lciii" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(913)) = -11842836.302715976</p><p>&#916;h = -1443.329906670493</p><p>f(t) = 2765</p></body></html></richcontent></node>
</node>
<node ID="ID_52506" TEXT="(645) softwar, macintosh, latest, vendor, tcp" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(645)) = -12307779.076132158</p><p>&#916;h = -2100.149618864787</p><p>f(t) = 4641</p></body></html></richcontent>
<node ID="ID_51897" TEXT="(1254) macintosh, latest, vendor, tcp, telnet" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1254)) = -11426554.26043391</p><p>&#916;h = -1034.193664785911</p><p>f(t) = 2350</p></body></html></richcontent></node>
<node ID="ID_21502" TEXT="(26576) softwar" BACKGROUND_COLOR="#f4808b"></node>
</node>
</node>
<node ID="ID_52880" TEXT="(271) system, machin, network, screen, app" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(271)) = -13430856.895293582</p><p>&#916;h = -4511.4086146489135</p><p>f(t) = 10152</p></body></html></richcontent>
<node ID="ID_22731" TEXT="(26576) system" BACKGROUND_COLOR="#e78098"></node>
<node ID="ID_52627" TEXT="(524) machin, network, screen, app, protocol" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(524)) = -12585719.317249238</p><p>&#916;h = -2516.471903525249</p><p>f(t) = 5043</p></body></html></richcontent>
<node ID="ID_52307" TEXT="(844) machin, screen, app, protocol, api" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(844)) = -11946683.29798187</p><p>&#916;h = -1570.4642177990463</p><p>f(t) = 2927</p></body></html></richcontent></node>
<node ID="ID_51963" TEXT="(1188) network, novel, bandwidth, lan, netwar" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1188)) = -11496648.261208031</p><p>&#916;h = -1093.5152148444613</p><p>f(t) = 2116</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_52982" TEXT="(169) appl, speed, fast, ram, clock" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(169)) = -13980008.712373327</p><p>&#916;h = -6393.920709024795</p><p>f(t) = 13030</p></body></html></richcontent>
<node ID="ID_52808" TEXT="(343) speed, fast, clock, cpu, faster" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(343)) = -13136331.52376713</p><p>&#916;h = -3702.6438643080473</p><p>f(t) = 7485</p></body></html></richcontent>
<node ID="ID_52374" TEXT="(777) speed, fast, faster, slow, acceler" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(777)) = -12057206.223413428</p><p>&#916;h = -1725.062239619976</p><p>f(t) = 3990</p></body></html></richcontent>
<node ID="ID_51986" TEXT="(1165) speed, fast, faster, slower, incompat" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1165)) = -11522157.390857156</p><p>&#916;h = -1122.9444907035358</p><p>f(t) = 2566</p></body></html></richcontent></node>
<node ID="ID_51700" TEXT="(1451) slow, acceler, vari, mileag, rubber" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1451)) = -11240238.326643184</p><p>&#916;h = -867.9529406260699</p><p>f(t) = 1424</p></body></html></richcontent></node>
</node>
<node ID="ID_52395" TEXT="(756) clock, cpu, instruct, mhz, processor" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(756)) = -12093888.190503508</p><p>&#916;h = -1770.2607459714927</p><p>f(t) = 3495</p></body></html></richcontent>
<node ID="ID_51878" TEXT="(1273) mhz, processor, slot, expans, fpu" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1273)) = -11407131.966979414</p><p>&#916;h = -1012.0254409524641</p><p>f(t) = 1852</p></body></html></richcontent></node>
<node ID="ID_51692" TEXT="(1459) clock, cpu, instruct, risc, architectur" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1459)) = -11233333.728922877</p><p>&#916;h = -860.2601659107313</p><p>f(t) = 1643</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52742" TEXT="(409) appl, ram, simm, meg, sandvik" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(409)) = -12910830.796500394</p><p>&#916;h = -3150.7079701060575</p><p>f(t) = 5545</p></body></html></richcontent>
<node ID="ID_52402" TEXT="(749) ram, simm, meg, quadra, dartmouth" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(749)) = -12106396.000929851</p><p>&#916;h = -1797.4613988641795</p><p>f(t) = 3031</p></body></html></richcontent>
<node ID="ID_51629" TEXT="(1522) ram, simm, meg, quadra, vram" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1522)) = -11180480.61330543</p><p>&#916;h = -817.7913277277839</p><p>f(t) = 1665</p></body></html></richcontent></node>
<node ID="ID_51712" TEXT="(1439) dartmouth, centri, hugh, lonestar, hade" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1439)) = -11250705.176716685</p><p>&#916;h = -874.8434186676604</p><p>f(t) = 1366</p></body></html></richcontent></node>
</node>
<node ID="ID_52040" TEXT="(1111) appl, sandvik, kent, cheer, newton" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1111)) = -11584131.970492203</p><p>&#916;h = -1171.6819957148546</p><p>f(t) = 2514</p></body></html></richcontent>
<node ID="ID_50665" TEXT="(2486) sandvik, kent, cheer, newton, bureau" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2486)) = -10612276.341489235</p><p>&#916;h = -426.21098029201676</p><p>f(t) = 1360</p></body></html></richcontent></node>
<node ID="ID_1029" TEXT="(26576) appl" BACKGROUND_COLOR="#fa8085"></node>
</node>
</node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_53147" TEXT="(4) edu, line, subject, com, organ" BACKGROUND_COLOR="#ab80d4"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4)) = -16340880.330553083</p><p>&#916;h = -66713.46177837678</p><p>f(t) = 441057</p></body></html></richcontent>
<node ID="ID_53143" TEXT="(8) edu, line, subject, com, organ" BACKGROUND_COLOR="#ab80d4"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(8)) = -16092929.99061924</p><p>&#916;h = -46497.2596007416</p><p>f(t) = 369043</p></body></html></richcontent>
<node ID="ID_53133" TEXT="(18) edu, line, subject, com, organ" BACKGROUND_COLOR="#ab80d4"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(18)) = -15733878.40065156</p><p>&#916;h = -27276.694543339356</p><p>f(t) = 267371</p></body></html></richcontent>
<node ID="ID_53125" TEXT="(26) edu, line, subject, com, organ" BACKGROUND_COLOR="#ab80d4"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(26)) = -15541064.86670639</p><p>&#916;h = -22478.164309339525</p><p>f(t) = 212039</p></body></html></richcontent>
<node ID="ID_53116" TEXT="(35) edu, line, subject, com, organ" BACKGROUND_COLOR="#ab80d4" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(35)) = -15359635.757233435</p><p>&#916;h = -18218.537149055206</p><p>f(t) = 167833</p></body></html></richcontent>
<node ID="ID_53093" TEXT="(58) edu, line, subject, organ, post" BACKGROUND_COLOR="#b080cf"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(58)) = -14999700.059219267</p><p>&#916;h = -13369.131383442073</p><p>f(t) = 109382</p></body></html></richcontent>
<node ID="ID_53081" TEXT="(70) line, subject, organ, post, host" BACKGROUND_COLOR="#c480bb"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(70)) = -14846528.370390888</p><p>&#916;h = -11742.412508015404</p><p>f(t) = 68437</p></body></html></richcontent>
<node ID="ID_51981" TEXT="(1170) line, subject, organ" BACKGROUND_COLOR="#b580ca"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1170)) = -11516559.279954692</p><p>&#916;h = -1116.6388559762127</p><p>f(t) = 46599</p></body></html></richcontent></node>
<node ID="ID_52548" TEXT="(603) post, host, nntp" BACKGROUND_COLOR="#dc80a3"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(603)) = -12398246.770068526</p><p>&#916;h = -2216.8483445051243</p><p>f(t) = 21838</p></body></html></richcontent></node>
</node>
<node ID="ID_53054" TEXT="(97) edu, univers, state, ohio, magnu" BACKGROUND_COLOR="#d980a6"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(97)) = -14557571.667856622</p><p>&#916;h = -9759.755969217265</p><p>f(t) = 40945</p></body></html></richcontent>
<node ID="ID_6982" TEXT="(26576) edu" BACKGROUND_COLOR="#8080ff"></node>
<node ID="ID_52980" TEXT="(171) univers, state, ohio, magnu, steven" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(171)) = -13967274.26286216</p><p>&#916;h = -6333.783753728247</p><p>f(t) = 14191</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_53108" TEXT="(43) com, write, articl, distribut, world" BACKGROUND_COLOR="#d680a9"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(43)) = -15221208.275365422</p><p>&#916;h = -16261.208227094656</p><p>f(t) = 58451</p></body></html></richcontent>
<node ID="ID_53052" TEXT="(99) com, write, articl" BACKGROUND_COLOR="#c680b9"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(99)) = -14538124.625594549</p><p>&#916;h = -9682.966843849077</p><p>f(t) = 35843</p></body></html></richcontent>
<node ID="ID_52661" TEXT="(490) write, articl" BACKGROUND_COLOR="#ce80b1"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(490)) = -12674451.489753969</p><p>&#916;h = -2707.0143433933117</p><p>f(t) = 20693</p></body></html></richcontent></node>
<node ID="ID_4400" TEXT="(26576) com" BACKGROUND_COLOR="#b780c8"></node>
</node>
<node ID="ID_53062" TEXT="(89) distribut, world, usa, brian, peter" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(89)) = -14637944.286697146</p><p>&#916;h = -10261.70922426309</p><p>f(t) = 22608</p></body></html></richcontent>
<node ID="ID_52936" TEXT="(215) distribut, world, usa, sport, arizona" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(215)) = -13708399.792555798</p><p>&#916;h = -5409.562073081033</p><p>f(t) = 12533</p></body></html></richcontent></node>
<node ID="ID_52952" TEXT="(199) brian, peter, scott, mot, daniel" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(199)) = -13797956.169879</p><p>&#916;h = -5737.257292174167</p><p>f(t) = 10075</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_53105" TEXT="(46) repli, origin, messag, ibm, bill" BACKGROUND_COLOR="#f68089" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(46)) = -15173152.766665677</p><p>&#916;h = -15468.842399281915</p><p>f(t) = 44206</p></body></html></richcontent>
<node ID="ID_53073" TEXT="(78) repli, origin, messag, ibm, apr" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(78)) = -14754484.642684761</p><p>&#916;h = -11095.961878151968</p><p>f(t) = 24253</p></body></html></richcontent>
<node ID="ID_52957" TEXT="(194) repli, messag, ibm, apr, date" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(194)) = -13827041.402747493</p><p>&#916;h = -5838.000656611941</p><p>f(t) = 12154</p></body></html></richcontent>
<node ID="ID_52751" TEXT="(400) repli, messag, apr, gmt" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(400)) = -12939404.524471784</p><p>&#916;h = -3194.6272541517683</p><p>f(t) = 6692</p></body></html></richcontent></node>
<node ID="ID_52740" TEXT="(411) ibm, date, disclaim, poster, kevin" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(411)) = -12904530.13658765</p><p>&#916;h = -3141.1583367194544</p><p>f(t) = 5462</p></body></html></richcontent></node>
</node>
<node ID="ID_52985" TEXT="(166) origin, white, black, concept, hole" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(166)) = -13999601.002040103</p><p>&#916;h = -6615.376364392781</p><p>f(t) = 12099</p></body></html></richcontent>
<node ID="ID_52810" TEXT="(341) origin, white, black, concept, hole" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(341)) = -13143750.631517965</p><p>&#916;h = -3714.783481863982</p><p>f(t) = 6690</p></body></html></richcontent></node>
<node ID="ID_52774" TEXT="(377) ken, evil, desir, isc, jhu" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(377)) = -13015629.579635948</p><p>&#916;h = -3413.812897091033</p><p>f(t) = 5409</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_53050" TEXT="(101) bill, sound, wait, att, delet" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(101)) = -14518832.45610194</p><p>&#916;h = -9579.893904085431</p><p>f(t) = 19953</p></body></html></richcontent>
<node ID="ID_52963" TEXT="(188) bill, wait, att, delet, sorri" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(188)) = -13862409.045363234</p><p>&#916;h = -5963.637298929854</p><p>f(t) = 10602</p></body></html></richcontent>
<node ID="ID_52758" TEXT="(393) bill, wait, att, bell, england" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(393)) = -12962041.831204452</p><p>&#916;h = -3265.234161477085</p><p>f(t) = 5466</p></body></html></richcontent></node>
<node ID="ID_52735" TEXT="(416) delet, sorri, rutger, larri, atho" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(416)) = -12888840.92131717</p><p>&#916;h = -3117.1546993009833</p><p>f(t) = 5136</p></body></html></richcontent></node>
</node>
<node ID="ID_52933" TEXT="(218) sound, radio, intellig, quick, detect" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(218)) = -13692267.09131515</p><p>&#916;h = -5351.344994658793</p><p>f(t) = 9351</p></body></html></richcontent>
<node ID="ID_52686" TEXT="(465) radio, intellig, quick, detect, radar" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(465)) = -12743588.225722626</p><p>&#916;h = -2822.1091072597774</p><p>f(t) = 4902</p></body></html></richcontent></node>
<node ID="ID_52681" TEXT="(470) sound, duo, tortur, powerbook, claremont" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(470)) = -12729541.509029547</p><p>&#916;h = -2797.007185777853</p><p>f(t) = 4449</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_53122" TEXT="(29) comput, scienc, mit, uiuc, robert" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(29)) = -15477040.82938163</p><p>&#916;h = -20493.989078053084</p><p>f(t) = 55332</p></body></html></richcontent>
<node ID="ID_53083" TEXT="(68) comput, scienc, robert, dept, jame" BACKGROUND_COLOR="#f78088" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(68)) = -14870690.078076106</p><p>&#916;h = -12163.971310861496</p><p>f(t) = 27989</p></body></html></richcontent>
<node ID="ID_53015" TEXT="(136) comput, scienc, robert, dept, math" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(136)) = -14215044.454685368</p><p>&#916;h = -7811.857023738325</p><p>f(t) = 15697</p></body></html></richcontent>
<node ID="ID_52801" TEXT="(350) comput, scienc, scientif, scientist, amaz" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(350)) = -13110587.544764906</p><p>&#916;h = -3643.1237404875865</p><p>f(t) = 7952</p></body></html></richcontent>
<node ID="ID_52468" TEXT="(683) scienc, scientif, scientist, amaz, ladi" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(683)) = -12230367.794119958</p><p>&#916;h = -1979.2183560780104</p><p>f(t) = 4207</p></body></html></richcontent></node>
<node ID="ID_4519" TEXT="(26576) comput" BACKGROUND_COLOR="#ed8092"></node>
</node>
<node ID="ID_52887" TEXT="(264) robert, dept, math, buffalo, capit" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(264)) = -13462714.989096683</p><p>&#916;h = -4597.432112478127</p><p>f(t) = 7745</p></body></html></richcontent>
<node ID="ID_52601" TEXT="(550) robert, buffalo, capit, bruce, carleton" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(550)) = -12521204.086380908</p><p>&#916;h = -2426.33522876841</p><p>f(t) = 3979</p></body></html></richcontent></node>
<node ID="ID_52580" TEXT="(571) dept, math, nyx, denver, grand" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(571)) = -12471303.438524468</p><p>&#916;h = -2335.8794207209576</p><p>f(t) = 3766</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52995" TEXT="(156) jame, bank, pitt, soon, univ" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(156)) = -14067570.55841019</p><p>&#916;h = -6967.681919769675</p><p>f(t) = 12292</p></body></html></richcontent>
<node ID="ID_52820" TEXT="(331) jame, stephen, purdu, uchicago, ecn" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(331)) = -13181254.838548845</p><p>&#916;h = -3774.6781299179565</p><p>f(t) = 6214</p></body></html></richcontent>
<node ID="ID_52426" TEXT="(725) jame, purdu, ecn, truli, insert" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(725)) = -12150199.063764954</p><p>&#916;h = -1847.2708779838576</p><p>f(t) = 3205</p></body></html></richcontent></node>
<node ID="ID_52461" TEXT="(690) stephen, uchicago, midwai, sail, evolut" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(690)) = -12216609.767728295</p><p>&#916;h = -1949.9773866888572</p><p>f(t) = 3009</p></body></html></richcontent></node>
</node>
<node ID="ID_52760" TEXT="(391) bank, pitt, soon, univ, gordon" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(391)) = -12968595.24998936</p><p>&#916;h = -3283.7659862504515</p><p>f(t) = 6078</p></body></html></richcontent>
<node ID="ID_52553" TEXT="(598) soon, univ, cornel, ted, edward" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(598)) = -12409367.206986777</p><p>&#916;h = -2234.5522263936145</p><p>f(t) = 3686</p></body></html></richcontent></node>
<node ID="ID_51585" TEXT="(1566) bank, pitt, gordon, geb, shame" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1566)) = -11145048.455572035</p><p>&#916;h = -788.3725087221974</p><p>f(t) = 2392</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_53091" TEXT="(60) mit, uiuc, stanford, cso, prefer" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(60)) = -14972997.723388093</p><p>&#916;h = -13202.28711523833</p><p>f(t) = 27343</p></body></html></richcontent>
<node ID="ID_53020" TEXT="(131) mit, prefer, richard, keyboard, athena" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(131)) = -14254752.512673859</p><p>&#916;h = -8050.883216415357</p><p>f(t) = 15229</p></body></html></richcontent>
<node ID="ID_52865" TEXT="(286) prefer, keyboard, luck, spec, injuri" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(286)) = -13364490.307999425</p><p>&#916;h = -4331.247747931688</p><p>f(t) = 7824</p></body></html></richcontent>
<node ID="ID_52623" TEXT="(528) prefer, keyboard, luck, spec, injuri" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(528)) = -12575661.094053803</p><p>&#916;h = -2512.316750957645</p><p>f(t) = 4255</p></body></html></richcontent></node>
<node ID="ID_52562" TEXT="(589) music, sam, viru, factori, eagl" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(589)) = -12429725.716955043</p><p>&#916;h = -2279.2757535147102</p><p>f(t) = 3569</p></body></html></richcontent></node>
</node>
<node ID="ID_52862" TEXT="(289) mit, richard, athena, rick, umich" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(289)) = -13351517.95875298</p><p>&#916;h = -4308.5985863184615</p><p>f(t) = 7405</p></body></html></richcontent>
<node ID="ID_52568" TEXT="(583) richard, rick, umich, martin, wayn" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(583)) = -12443457.485159779</p><p>&#916;h = -2298.7100992588385</p><p>f(t) = 3817</p></body></html></richcontent></node>
<node ID="ID_52513" TEXT="(638) mit, athena, cam, massachusett, derek" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(638)) = -12322548.121268826</p><p>&#916;h = -2113.530202153197</p><p>f(t) = 3588</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_53006" TEXT="(145) uiuc, stanford, cso, tim, indiana" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(145)) = -14146091.04560563</p><p>&#916;h = -7316.779023264302</p><p>f(t) = 12114</p></body></html></richcontent>
<node ID="ID_52831" TEXT="(320) stanford, indiana, william, duke, silver" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(320)) = -13223687.906691207</p><p>&#916;h = -3925.7774920107768</p><p>f(t) = 6422</p></body></html></richcontent>
<node ID="ID_52470" TEXT="(681) stanford, indiana, william, silver, giant" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(681)) = -12234337.561844345</p><p>&#916;h = -1985.1627386764158</p><p>f(t) = 3273</p></body></html></richcontent></node>
<node ID="ID_52486" TEXT="(665) duke, compuserv, mailer, muenchen, acpub" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(665)) = -12266450.227887122</p><p>&#916;h = -2031.8143465470494</p><p>f(t) = 3149</p></body></html></richcontent></node>
</node>
<node ID="ID_52789" TEXT="(362) uiuc, cso, tim, illinoi, uci" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(362)) = -13067661.496880852</p><p>&#916;h = -3507.4764785141742</p><p>f(t) = 5692</p></body></html></richcontent>
<node ID="ID_52415" TEXT="(736) tim, uci, rpi, wpi, irvin" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(736)) = -12129980.465578958</p><p>&#916;h = -1828.903387548562</p><p>f(t) = 2886</p></body></html></richcontent></node>
<node ID="ID_51335" TEXT="(1816) uiuc, cso, illinoi, urbana, uxa" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1816)) = -10965910.579626573</p><p>&#916;h = -650.4503390663449</p><p>f(t) = 2806</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_53138" TEXT="(13) max, org, inc, michael, uucp" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(13)) = -15886621.523975708</p><p>&#916;h = -35653.447160980766</p><p>f(t) = 101672</p></body></html></richcontent>
<node ID="ID_53131" TEXT="(20) michael, uucp, mike, hit, colorado" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(20)) = -15681290.2531888</p><p>&#916;h = -24443.11154944182</p><p>f(t) = 66233</p></body></html></richcontent>
<node ID="ID_53106" TEXT="(45) uucp, colorado, seri, tom, thoma" BACKGROUND_COLOR="#fc8083" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(45)) = -15188713.119249664</p><p>&#916;h = -15560.352583988439</p><p>f(t) = 33535</p></body></html></richcontent>
<node ID="ID_53046" TEXT="(105) colorado, seri, tom, thoma, ryan" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(105)) = -14480668.87515779</p><p>&#916;h = -9330.537219273698</p><p>f(t) = 17251</p></body></html></richcontent>
<node ID="ID_52925" TEXT="(226) seri, tom, thoma, ryan, rich" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(226)) = -13649998.074178424</p><p>&#916;h = -5224.795600016936</p><p>f(t) = 8764</p></body></html></richcontent>
<node ID="ID_52680" TEXT="(471) seri, rich, princeton, shaft, philip" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(471)) = -12726744.50184377</p><p>&#916;h = -2792.939340211946</p><p>f(t) = 4434</p></body></html></richcontent></node>
<node ID="ID_52666" TEXT="(485) tom, thoma, ryan, fred, dseg" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(485)) = -12688046.137304876</p><p>&#916;h = -2731.489159103672</p><p>f(t) = 4330</p></body></html></richcontent></node>
</node>
<node ID="ID_52907" TEXT="(244) colorado, demand, craig, jason, colost" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(244)) = -13558117.328668</p><p>&#916;h = -4970.523595445382</p><p>f(t) = 8487</p></body></html></richcontent>
<node ID="ID_52637" TEXT="(514) demand, jason, ncsu, zone, contract" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(514)) = -12611243.29825012</p><p>&#916;h = -2585.546888337267</p><p>f(t) = 4388</p></body></html></richcontent></node>
<node ID="ID_52636" TEXT="(515) colorado, craig, colost, dougla, psu" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(515)) = -12608657.751361782</p><p>&#916;h = -2585.174034919066</p><p>f(t) = 4099</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_53040" TEXT="(111) uucp, corp, eric, uunet, phil" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(111)) = -14425240.821847338</p><p>&#916;h = -9016.786473579778</p><p>f(t) = 16284</p></body></html></richcontent>
<node ID="ID_52904" TEXT="(247) uucp, uunet, sea, tech, fault" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(247)) = -13543313.905944912</p><p>&#916;h = -4876.671410718394</p><p>f(t) = 8227</p></body></html></richcontent>
<node ID="ID_52648" TEXT="(503) tech, fault, boe, snow, cartridg" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(503)) = -12639905.251319608</p><p>&#916;h = -2624.3570591158496</p><p>f(t) = 4116</p></body></html></richcontent></node>
<node ID="ID_52624" TEXT="(527) uucp, uunet, sea, tek, vice" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(527)) = -12578173.577944595</p><p>&#916;h = -2512.4838907931116</p><p>f(t) = 4111</p></body></html></richcontent></node>
</node>
<node ID="ID_52905" TEXT="(246) corp, eric, phil, convex, facil" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(246)) = -13548196.432967078</p><p>&#916;h = -4882.527022166396</p><p>f(t) = 8057</p></body></html></richcontent>
<node ID="ID_52647" TEXT="(504) corp, convex, johnson, ingr, walker" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(504)) = -12637280.894260492</p><p>&#916;h = -2622.0047129958402</p><p>f(t) = 4109</p></body></html></richcontent></node>
<node ID="ID_52613" TEXT="(538) eric, phil, facil, oracl, tommi" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(538)) = -12550644.964343306</p><p>&#916;h = -2482.3933003405837</p><p>f(t) = 3948</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_53100" TEXT="(51) michael, mike, hit, columbia, insur" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(51)) = -15097403.966435855</p><p>&#916;h = -14467.682187609986</p><p>f(t) = 32698</p></body></html></richcontent>
<node ID="ID_52989" TEXT="(162) hit, pitch, walk, ball, throw" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(162)) = -14026325.731373988</p><p>&#916;h = -6726.725549212191</p><p>f(t) = 16881</p></body></html></richcontent>
<node ID="ID_52919" TEXT="(232) hit, walk, ball, throw, sit" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(232)) = -13618881.589407401</p><p>&#916;h = -5126.477377020259</p><p>f(t) = 9911</p></body></html></richcontent>
<node ID="ID_52641" TEXT="(510) hit, walk, ball, throw, sit" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(510)) = -12621614.858518211</p><p>&#916;h = -2599.9601847797894</p><p>f(t) = 5546</p></body></html></richcontent></node>
<node ID="ID_52662" TEXT="(489) cat, upenn, bradlei, aix, quit" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(489)) = -12677161.300170388</p><p>&#916;h = -2709.810416418317</p><p>f(t) = 4365</p></body></html></richcontent></node>
</node>
<node ID="ID_52800" TEXT="(351) pitch, jack, morri, pitcher, clark" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(351)) = -13106944.421024418</p><p>&#916;h = -3623.9064232462697</p><p>f(t) = 6970</p></body></html></richcontent>
<node ID="ID_52524" TEXT="(627) clark, davi, cursor, taylor, dick" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(627)) = -12345912.085346732</p><p>&#916;h = -2139.417897486055</p><p>f(t) = 3612</p></body></html></richcontent></node>
<node ID="ID_52357" TEXT="(794) pitch, jack, morri, pitcher, jai" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(794)) = -12028253.261646403</p><p>&#916;h = -1682.8217547321983</p><p>f(t) = 3358</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_53028" TEXT="(123) michael, mike, columbia, insur, joe" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(123)) = -14320633.739250904</p><p>&#916;h = -8425.531466963745</p><p>f(t) = 15817</p></body></html></richcontent>
<node ID="ID_52897" TEXT="(254) michael, mike, joe, gatech, georgia" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(254)) = -13509577.08749386</p><p>&#916;h = -4766.815287831851</p><p>f(t) = 8228</p></body></html></richcontent>
<node ID="ID_52629" TEXT="(522) joe, dale, focu, sean, thu" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(522)) = -12590756.675804371</p><p>&#916;h = -2519.4955022606446</p><p>f(t) = 4129</p></body></html></richcontent></node>
<node ID="ID_52569" TEXT="(582) michael, mike, gatech, georgia, brave" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(582)) = -12445765.642701946</p><p>&#916;h = -2308.1575421681337</p><p>f(t) = 4099</p></body></html></richcontent></node>
</node>
<node ID="ID_52868" TEXT="(283) columbia, insur, gari, espn, canadian" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(283)) = -13377566.47130685</p><p>&#916;h = -4368.403495867169</p><p>f(t) = 7589</p></body></html></richcontent>
<node ID="ID_52505" TEXT="(646) columbia, insur, gari, canadian, accid" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(646)) = -12305678.926513294</p><p>&#916;h = -2100.0992952307424</p><p>f(t) = 3827</p></body></html></richcontent></node>
<node ID="ID_52585" TEXT="(566) espn, coverag, santa, ucsc, dalla" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(566)) = -12483027.525500696</p><p>&#916;h = -2349.114064938767</p><p>f(t) = 3762</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_53118" TEXT="(33) max, org, inc, depart, steve" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(33)) = -15396993.407890223</p><p>&#916;h = -18970.090126157753</p><p>f(t) = 35439</p></body></html></richcontent>
<node ID="ID_53088" TEXT="(63) org, inc, depart, steve, jim" BACKGROUND_COLOR="#f98086" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(63)) = -14933503.604799652</p><p>&#916;h = -12651.016556991512</p><p>f(t) = 26050</p></body></html></richcontent>
<node ID="ID_53009" TEXT="(142) org, depart, steve, jim, texa" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(142)) = -14168674.020550117</p><p>&#916;h = -7617.394449323692</p><p>f(t) = 14132</p></body></html></richcontent>
<node ID="ID_52859" TEXT="(292) org, depart, steve, georg, jake" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(292)) = -13338649.954604132</p><p>&#916;h = -4275.093551137135</p><p>f(t) = 7278</p></body></html></richcontent>
<node ID="ID_52445" TEXT="(706) depart, georg, jake, bush, carter" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(706)) = -12185828.493055932</p><p>&#916;h = -1901.2799926959124</p><p>f(t) = 3653</p></body></html></richcontent></node>
<node ID="ID_52462" TEXT="(689) org, steve, mitr, dyer, aka" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(689)) = -12218561.15600958</p><p>&#916;h = -1951.3882812829688</p><p>f(t) = 3625</p></body></html></richcontent></node>
</node>
<node ID="ID_52839" TEXT="(312) jim, texa, austin, utexa, marc" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(312)) = -13255699.450456215</p><p>&#916;h = -4026.954109405211</p><p>f(t) = 6854</p></body></html></richcontent>
<node ID="ID_52533" TEXT="(618) jim, marc, florida, lai, handheld" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(618)) = -12365284.870520279</p><p>&#916;h = -2169.536232814222</p><p>f(t) = 3486</p></body></html></richcontent></node>
<node ID="ID_52453" TEXT="(698) texa, austin, utexa, houston, roll" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(698)) = -12201104.273428047</p><p>&#916;h = -1918.8255037836352</p><p>f(t) = 3368</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_53000" TEXT="(151) inc, western, cwru, cleveland, stratu" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(151)) = -14102817.60272527</p><p>&#916;h = -7089.314789606055</p><p>f(t) = 11918</p></body></html></richcontent>
<node ID="ID_52807" TEXT="(344) inc, stratu, rochest, rocket, cdt" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(344)) = -13132628.879902821</p><p>&#916;h = -3698.1543296019663</p><p>f(t) = 6227</p></body></html></richcontent>
<node ID="ID_52520" TEXT="(631) rochest, tree, inet, uhura, seper" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(631)) = -12337373.172092017</p><p>&#916;h = -2124.1355114367616</p><p>f(t) = 3212</p></body></html></richcontent></node>
<node ID="ID_52394" TEXT="(757) inc, stratu, rocket, cdt, investor" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(757)) = -12092117.929757535</p><p>&#916;h = -1769.2937403844699</p><p>f(t) = 3015</p></body></html></richcontent></node>
</node>
<node ID="ID_52799" TEXT="(352) western, cwru, cleveland, freenet, harvard" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(352)) = -13103320.514601171</p><p>&#916;h = -3600.7379867954005</p><p>f(t) = 5691</p></body></html></richcontent>
<node ID="ID_51824" TEXT="(1327) western, cwru, cleveland, freenet, reserv" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1327)) = -11353726.064654058</p><p>&#916;h = -966.986089484024</p><p>f(t) = 2883</p></body></html></richcontent></node>
<node ID="ID_52418" TEXT="(733) harvard, quack, enterpris, harvei, con" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(733)) = -12135470.553772561</p><p>&#916;h = -1830.8884530132345</p><p>f(t) = 2808</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_52778" TEXT="(373) max, giz, bhj, chz, bxn" BACKGROUND_COLOR="#fa8085" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(373)) = -13029379.68413499</p><p>&#916;h = -3447.5559152118076</p><p>f(t) = 9389</p></body></html></richcontent>
<node ID="ID_51138" TEXT="(2013) max, giz, bhj, bxn, biz" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2013)) = -10845381.159486543</p><p>&#916;h = -570.728791568632</p><p>f(t) = 5990</p></body></html></richcontent>
<node ID="ID_32667" TEXT="(20484) max, mwt" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(20484)) = -9503717.876241772</p><p>&#916;h = -3.994476513194968</p><p>f(t) = 3931</p></body></html></richcontent>
<node ID="ID_14243" TEXT="(26576) max" BACKGROUND_COLOR="#ec8093"></node>
<node ID="ID_15549" TEXT="(26576) mwt" BACKGROUND_COLOR="#ff8080"></node>
</node>
<node ID="ID_48364" TEXT="(4787) giz, bhj, bxn, biz, qax" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4787)) = -10029191.813435398</p><p>&#916;h = -148.24759445281234</p><p>f(t) = 2059</p></body></html></richcontent>
<node ID="ID_45926" TEXT="(7225) giz, bhj, qax, nrhj, ghj" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(7225)) = -9782571.175355706</p><p>&#916;h = -67.6872719785024</p><p>f(t) = 1685</p></body></html></richcontent></node>
<node ID="ID_46812" TEXT="(6339) bxn, biz, bxlt, aum, nrizw" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(6339)) = -9851143.639265964</p><p>&#916;h = -88.3819194570824</p><p>f(t) = 374</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52152" TEXT="(999) chz, okz, fij, rlk, fyn" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(999)) = -11723717.681105496</p><p>&#916;h = -1319.8251652618637</p><p>f(t) = 3399</p></body></html></richcontent>
<node ID="ID_51446" TEXT="(1705) chz, okz, fij, rlk, fyn" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1705)) = -11041175.483169664</p><p>&#916;h = -707.0459312393941</p><p>f(t) = 2039</p></body></html></richcontent>
<node ID="ID_48988" TEXT="(4163) chz, okz, fij, rlk, fyn" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4163)) = -10134447.085773993</p><p>&#916;h = -189.26348222786328</p><p>f(t) = 1315</p></body></html></richcontent></node>
<node ID="ID_49258" TEXT="(3893) kjz, ahf, aoj, mdi, jur" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3893)) = -10188606.761470903</p><p>&#916;h = -211.6044392153126</p><p>f(t) = 724</p></body></html></richcontent></node>
</node>
<node ID="ID_48327" TEXT="(4824) lhz, uww, cho, scx, shz" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4824)) = -10023750.923319133</p><p>&#916;h = -145.94561267424433</p><p>f(t) = 1360</p></body></html></richcontent>
<node ID="ID_44928" TEXT="(8223) lhz, uww, hzv, xte, isv" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(8223)) = -9723209.628129432</p><p>&#916;h = -52.131747676074156</p><p>f(t) = 844</p></body></html></richcontent></node>
<node ID="ID_47031" TEXT="(6120) cho, scx, shz, cii, asv" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(6120)) = -9871179.691422526</p><p>&#916;h = -94.35902900419023</p><p>f(t) = 516</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_53124" TEXT="(27) game, team, plai, win, player" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(27)) = -15518586.702397052</p><p>&#916;h = -20961.76603859324</p><p>f(t) = 72014</p></body></html></richcontent>
<node ID="ID_53103" TEXT="(48) win, andrew, toronto, cmu, fan" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(48)) = -15142320.22628928</p><p>&#916;h = -15250.249418715175</p><p>f(t) = 39388</p></body></html></richcontent>
<node ID="ID_53035" TEXT="(116) win, fan, blue, record, red" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(116)) = -14380873.022022992</p><p>&#916;h = -8720.699321434411</p><p>f(t) = 21705</p></body></html></richcontent>
<node ID="ID_52923" TEXT="(228) win, fan, pick, divis, boston" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(228)) = -13639564.27591605</p><p>&#916;h = -5195.539618739771</p><p>f(t) = 12133</p></body></html></richcontent>
<node ID="ID_52785" TEXT="(366) fan, boston, joseph, wing, ranger" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(366)) = -13053653.529097822</p><p>&#916;h = -3483.71229117467</p><p>f(t) = 6786</p></body></html></richcontent>
<node ID="ID_52424" TEXT="(727) fan, boston, pen, devil, cap" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(727)) = -12146505.57142623</p><p>&#916;h = -1844.166888962296</p><p>f(t) = 3505</p></body></html></richcontent>
<node ID="ID_51937" TEXT="(1214) pen, devil, cap, hawk, penguin" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1214)) = -11468517.30192988</p><p>&#916;h = -1065.7411685151746</p><p>f(t) = 1829</p></body></html></richcontent></node>
<node ID="ID_51811" TEXT="(1340) fan, boston, bruin, sabr" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1340)) = -11341251.590900842</p><p>&#916;h = -951.9072752878274</p><p>f(t) = 1676</p></body></html></richcontent></node>
</node>
<node ID="ID_52404" TEXT="(747) joseph, wing, ranger, detroit, loui" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(747)) = -12109997.159281835</p><p>&#916;h = -1801.7721827177447</p><p>f(t) = 3281</p></body></html></richcontent>
<node ID="ID_51867" TEXT="(1284) joseph, ranger, loui, wustl, collin" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1284)) = -11396049.726696018</p><p>&#916;h = -1001.2573088739009</p><p>f(t) = 1644</p></body></html></richcontent></node>
<node ID="ID_51751" TEXT="(1400) wing, detroit, msu, minnesota, umn" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1400)) = -11285416.33250078</p><p>&#916;h = -908.8865818956401</p><p>f(t) = 1637</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52672" TEXT="(479) win, pick, divis, round, coach" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(479)) = -12704543.2969633</p><p>&#916;h = -2759.9110319961474</p><p>f(t) = 5347</p></body></html></richcontent>
<node ID="ID_52285" TEXT="(866) win, pick, round, winner, award" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(866)) = -11912586.467091132</p><p>&#916;h = -1523.5500469905965</p><p>f(t) = 2779</p></body></html></richcontent>
<node ID="ID_51529" TEXT="(1622) pick, round, winner, award" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1622)) = -11101938.440725293</p><p>&#916;h = -751.7470401909377</p><p>f(t) = 1424</p></body></html></richcontent></node>
<node ID="ID_25698" TEXT="(26576) win" BACKGROUND_COLOR="#f98086"></node>
</node>
<node ID="ID_52245" TEXT="(906) divis, coach, murrai, camp, clarkson" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(906)) = -11852971.369092384</p><p>&#916;h = -1450.8171196271578</p><p>f(t) = 2568</p></body></html></richcontent>
<node ID="ID_51605" TEXT="(1546) divis, coach, murrai, cherri, contend" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1546)) = -11161005.846988969</p><p>&#916;h = -803.7748009035276</p><p>f(t) = 1372</p></body></html></richcontent></node>
<node ID="ID_50748" TEXT="(2403) camp, clarkson, craft, ahl, champ" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2403)) = -10648441.81071417</p><p>&#916;h = -445.3880295424606</p><p>f(t) = 1196</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_52886" TEXT="(265) blue, record, red, past, lost" BACKGROUND_COLOR="#fc8083" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(265)) = -13458117.556984205</p><p>&#916;h = -4573.85964978268</p><p>f(t) = 9572</p></body></html></richcontent>
<node ID="ID_52702" TEXT="(449) blue, record, red, past, lost" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(449)) = -12789346.829920836</p><p>&#916;h = -2889.2660032072163</p><p>f(t) = 5288</p></body></html></richcontent>
<node ID="ID_52337" TEXT="(814) blue, record, red, past" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(814)) = -11994956.695505464</p><p>&#916;h = -1641.4976790927321</p><p>f(t) = 2864</p></body></html></richcontent>
<node ID="ID_51474" TEXT="(1677) blue, red" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1677)) = -11061257.360217799</p><p>&#916;h = -728.3350361560151</p><p>f(t) = 1438</p></body></html></richcontent></node>
<node ID="ID_51670" TEXT="(1481) record, past" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1481)) = -11214560.948295694</p><p>&#916;h = -847.3711045384553</p><p>f(t) = 1426</p></body></html></richcontent></node>
</node>
<node ID="ID_52260" TEXT="(891) lost, dream, philadelphia, philli, idl" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(891)) = -11874958.591219777</p><p>&#916;h = -1480.9984605910286</p><p>f(t) = 2424</p></body></html></richcontent>
<node ID="ID_51509" TEXT="(1642) lost, idl, guyd, dawson, multipli" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1642)) = -11087007.090445684</p><p>&#916;h = -741.6524140244874</p><p>f(t) = 1226</p></body></html></richcontent></node>
<node ID="ID_51497" TEXT="(1654) dream, philadelphia, philli, rumor, streak" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1654)) = -11078127.161795745</p><p>&#916;h = -738.1228103273752</p><p>f(t) = 1198</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52590" TEXT="(561) basebal, angel, met, usc, southern" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(561)) = -12494805.446721148</p><p>&#916;h = -2367.2354696976254</p><p>f(t) = 4284</p></body></html></richcontent>
<node ID="ID_52156" TEXT="(995) basebal, met, jersei, satisfi, stadium" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(995)) = -11729016.052861363</p><p>&#916;h = -1326.2719200052525</p><p>f(t) = 2175</p></body></html></richcontent>
<node ID="ID_51408" TEXT="(1743) basebal, bench, hydra, swear, lankford" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1743)) = -11014650.313181678</p><p>&#916;h = -687.2705060635344</p><p>f(t) = 1104</p></body></html></richcontent></node>
<node ID="ID_51363" TEXT="(1788) met, jersei, satisfi, stadium, fate" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1788)) = -10984292.2856994</p><p>&#916;h = -663.0895742021676</p><p>f(t) = 1071</p></body></html></richcontent></node>
</node>
<node ID="ID_52090" TEXT="(1061) angel, usc, southern, sox, pirat" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1061)) = -11644488.950683681</p><p>&#916;h = -1238.1429621998977</p><p>f(t) = 2109</p></body></html></richcontent>
<node ID="ID_51088" TEXT="(2063) sox, pirat, royal, dodger, mlb" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2063)) = -10817247.659811711</p><p>&#916;h = -555.127960146594</p><p>f(t) = 1093</p></body></html></richcontent></node>
<node ID="ID_50931" TEXT="(2220) angel, usc, southern, aludra, virii" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2220)) = -10734638.688912537</p><p>&#916;h = -498.6582330528181</p><p>f(t) = 1016</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_53055" TEXT="(96) andrew, toronto, cmu, smith, pittsburgh" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(96)) = -14567472.33841506</p><p>&#916;h = -9900.67055843785</p><p>f(t) = 17683</p></body></html></richcontent>
<node ID="ID_52947" TEXT="(204) smith, uni, hall, ticket, adob" BACKGROUND_COLOR="#fd8082" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(204)) = -13769363.735215819</p><p>&#916;h = -5665.758592644706</p><p>f(t) = 9346</p></body></html></richcontent>
<node ID="ID_52714" TEXT="(437) smith, hall, adob, incorpor, jackson" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(437)) = -12824695.512480251</p><p>&#916;h = -2980.959206133848</p><p>f(t) = 4918</p></body></html></richcontent>
<node ID="ID_52288" TEXT="(863) adob, incorpor, jackson, nichol, transact" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(863)) = -11917165.275318252</p><p>&#916;h = -1528.298533328285</p><p>f(t) = 2463</p></body></html></richcontent>
<node ID="ID_51481" TEXT="(1670) adob, incorpor, jackson, nichol, clemen" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1670)) = -11066366.951097455</p><p>&#916;h = -731.3132849823451</p><p>f(t) = 1237</p></body></html></richcontent></node>
<node ID="ID_51581" TEXT="(1570) transact, thompson, cole, hardi, stuart" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1570)) = -11141895.779431298</p><p>&#916;h = -785.9029544957011</p><p>f(t) = 1226</p></body></html></richcontent></node>
</node>
<node ID="ID_52277" TEXT="(874) smith, hall, beer, reed, fame" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(874)) = -11900425.233055074</p><p>&#916;h = -1508.971499312087</p><p>f(t) = 2455</p></body></html></richcontent>
<node ID="ID_51454" TEXT="(1697) smith, hall, fame, kingman, nolan" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1697)) = -11046854.569051713</p><p>&#916;h = -711.1768444446498</p><p>f(t) = 1283</p></body></html></richcontent></node>
<node ID="ID_51536" TEXT="(1615) beer, reed, bottl, ctron, portland" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1615)) = -11107213.977098016</p><p>&#916;h = -754.8997321578645</p><p>f(t) = 1172</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52697" TEXT="(454) uni, ticket, portal, informatik, wed" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(454)) = -12774932.711343063</p><p>&#916;h = -2864.8666563487204</p><p>f(t) = 4428</p></body></html></richcontent>
<node ID="ID_52263" TEXT="(888) ticket, wed, deficit, borrow, toshiba" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(888)) = -11879414.60918501</p><p>&#916;h = -1487.0569211231632</p><p>f(t) = 2269</p></body></html></richcontent>
<node ID="ID_51550" TEXT="(1601) ticket, wed, vma, nevada, dame" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1601)) = -11117859.704653936</p><p>&#916;h = -764.3472111070732</p><p>f(t) = 1157</p></body></html></richcontent></node>
<node ID="ID_51508" TEXT="(1643) deficit, borrow, toshiba, yang, informix" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1643)) = -11086265.43803166</p><p>&#916;h = -741.2843959298916</p><p>f(t) = 1112</p></body></html></richcontent></node>
</node>
<node ID="ID_52168" TEXT="(983) uni, portal, informatik, hamburg, bontchev" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(983)) = -11745041.702703413</p><p>&#916;h = -1340.5723091972177</p><p>f(t) = 2159</p></body></html></richcontent>
<node ID="ID_51456" TEXT="(1695) portal, humor, formula, stefan, nicknam" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1695)) = -11048277.495654868</p><p>&#916;h = -711.6975917916134</p><p>f(t) = 1092</p></body></html></richcontent></node>
<node ID="ID_50601" TEXT="(2550) uni, informatik, hamburg, bontchev, fbihh" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2550)) = -10585475.791656654</p><p>&#916;h = -410.8120909246354</p><p>f(t) = 1067</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_52893" TEXT="(258) andrew, toronto, cmu, pittsburgh, henri" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(258)) = -13490624.486849839</p><p>&#916;h = -4709.0348558191035</p><p>f(t) = 8337</p></body></html></richcontent>
<node ID="ID_52594" TEXT="(557) andrew, cmu, pittsburgh, montreal, mellon" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(557)) = -12504341.472971328</p><p>&#916;h = -2389.5522836320597</p><p>f(t) = 4588</p></body></html></richcontent>
<node ID="ID_51450" TEXT="(1701) andrew, cmu, mellon, carnegi" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1701)) = -11044012.36097078</p><p>&#916;h = -709.8896625177586</p><p>f(t) = 2352</p></body></html></richcontent>
<node ID="ID_49512" TEXT="(3639) cmu, mellon, carnegi" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3639)) = -10245529.17467234</p><p>&#916;h = -237.01667414094845</p><p>f(t) = 1274</p></body></html></richcontent></node>
<node ID="ID_830" TEXT="(26576) andrew" BACKGROUND_COLOR="#fa8085"></node>
</node>
<node ID="ID_52117" TEXT="(1034) pittsburgh, montreal, roi, kenneth, quebec" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1034)) = -11678382.03184889</p><p>&#916;h = -1271.8783358592336</p><p>f(t) = 2236</p></body></html></richcontent>
<node ID="ID_50713" TEXT="(2438) montreal, roi, quebec, hab, canadien" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2438)) = -10632989.254874662</p><p>&#916;h = -437.5434317894251</p><p>f(t) = 1144</p></body></html></richcontent></node>
<node ID="ID_51316" TEXT="(1835) pittsburgh, kenneth, columbu, gilbert, dammit" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1835)) = -10953588.972936545</p><p>&#916;h = -644.6475286663335</p><p>f(t) = 1092</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52587" TEXT="(564) toronto, henri, spencer, zoo, hudson" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(564)) = -12487727.28500499</p><p>&#916;h = -2350.3166535040655</p><p>f(t) = 3749</p></body></html></richcontent>
<node ID="ID_51353" TEXT="(1798) toronto, henri, spencer, zoo, zoologi" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1798)) = -10977690.654137075</p><p>&#916;h = -657.5760665334819</p><p>f(t) = 1896</p></body></html></richcontent>
<node ID="ID_48380" TEXT="(4771) henri, spencer, zoo, zoologi, utzoo" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4771)) = -10031571.50927254</p><p>&#916;h = -149.2007389555074</p><p>f(t) = 1022</p></body></html></richcontent></node>
<node ID="ID_23546" TEXT="(26576) toronto" BACKGROUND_COLOR="#fb8084"></node>
</node>
<node ID="ID_52004" TEXT="(1147) hudson, oakland, talent, victoria, franci" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1147)) = -11542507.99993437</p><p>&#916;h = -1135.294430194117</p><p>f(t) = 1853</p></body></html></richcontent>
<node ID="ID_51071" TEXT="(2080) hudson, victoria, franci, uvic, jagr" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2080)) = -10807860.247021023</p><p>&#916;h = -548.5745402261527</p><p>f(t) = 962</p></body></html></richcontent></node>
<node ID="ID_51103" TEXT="(2048) oakland, talent, hmm, cardin, vela" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2048)) = -10825601.842158947</p><p>&#916;h = -559.0036671137932</p><p>f(t) = 891</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_53070" TEXT="(81) game, team, plai, player, period" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(81)) = -14721855.039374013</p><p>&#916;h = -10685.577493287405</p><p>f(t) = 32626</p></body></html></richcontent>
<node ID="ID_52928" TEXT="(223) game, team, plai, player, hockei" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(223)) = -13665730.950826405</p><p>&#916;h = -5255.350092538254</p><p>f(t) = 19521</p></body></html></richcontent>
<node ID="ID_52750" TEXT="(401) game, team, plai, player, hockei" BACKGROUND_COLOR="#f78088" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(401)) = -12936209.897217633</p><p>&#916;h = -3185.217919452014</p><p>f(t) = 10003</p></body></html></richcontent>
<node ID="ID_52431" TEXT="(720) team, player, hockei, leagu, draft" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(720)) = -12159481.667920608</p><p>&#916;h = -1863.782599676866</p><p>f(t) = 5520</p></body></html></richcontent>
<node ID="ID_52047" TEXT="(1104) team, player" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1104)) = -11592365.733576097</p><p>&#916;h = -1180.5936999523692</p><p>f(t) = 2996</p></body></html></richcontent>
<node ID="ID_22934" TEXT="(26576) team" BACKGROUND_COLOR="#f78088"></node>
<node ID="ID_17787" TEXT="(26576) player" BACKGROUND_COLOR="#f98086"></node>
</node>
<node ID="ID_51900" TEXT="(1251) hockei, leagu, draft, bai, tampa" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1251)) = -11429659.93843732</p><p>&#916;h = -1035.6631085999543</p><p>f(t) = 2524</p></body></html></richcontent>
<node ID="ID_51148" TEXT="(2003) hockei, leagu" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2003)) = -10851110.39006951</p><p>&#916;h = -574.2796851652674</p><p>f(t) = 1310</p></body></html></richcontent></node>
<node ID="ID_50881" TEXT="(2270) draft, bai, tampa, defenseman, championship" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2270)) = -10710148.24417948</p><p>&#916;h = -482.24182061424654</p><p>f(t) = 1214</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52330" TEXT="(821) game, plai" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(821)) = -11983527.23024876</p><p>&#916;h = -1622.5086489360401</p><p>f(t) = 4483</p></body></html></richcontent>
<node ID="ID_8826" TEXT="(26576) game" BACKGROUND_COLOR="#f2808d"></node>
<node ID="ID_17748" TEXT="(26576) plai" BACKGROUND_COLOR="#f78088"></node>
</node>
</node>
<node ID="ID_52856" TEXT="(295) season, cup, roger, nhl, playoff" BACKGROUND_COLOR="#fd8082" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(295)) = -13325851.367049562</p><p>&#916;h = -4252.311056164894</p><p>f(t) = 9518</p></body></html></richcontent>
<node ID="ID_52579" TEXT="(572) cup, roger, nhl, playoff, leaf" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(572)) = -12468967.559103748</p><p>&#916;h = -2332.700094709944</p><p>f(t) = 5201</p></body></html></richcontent>
<node ID="ID_52127" TEXT="(1024) cup, nhl, playoff, vancouv, stanlei" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1024)) = -11691168.996561222</p><p>&#916;h = -1284.2935936636495</p><p>f(t) = 2983</p></body></html></richcontent>
<node ID="ID_51552" TEXT="(1599) nhl, vancouv, winnipeg, canuck, selann" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1599)) = -11119389.524145009</p><p>&#916;h = -765.0591147871455</p><p>f(t) = 1597</p></body></html></richcontent></node>
<node ID="ID_51254" TEXT="(1897) cup, playoff, stanlei, norri, campbel" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1897)) = -10914397.377799323</p><p>&#916;h = -617.2845515529189</p><p>f(t) = 1386</p></body></html></richcontent></node>
</node>
<node ID="ID_52036" TEXT="(1115) roger, leaf, maynard, laurentian, ramsei" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1115)) = -11579447.884495003</p><p>&#916;h = -1167.40358105005</p><p>f(t) = 2218</p></body></html></richcontent>
<node ID="ID_51068" TEXT="(2083) leaf, lemieux, mario, mapl, gilmour" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2083)) = -10806214.891729722</p><p>&#916;h = -546.4922025978012</p><p>f(t) = 1218</p></body></html></richcontent></node>
<node ID="ID_50549" TEXT="(2602) roger, maynard, laurentian, ramsei, cordial" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2602)) = -10564397.729161294</p><p>&#916;h = -400.40633668439114</p><p>f(t) = 1000</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52502" TEXT="(649) season, jose, shark, edmonton, biggest" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(649)) = -12299392.110885017</p><p>&#916;h = -2088.421947676601</p><p>f(t) = 4317</p></body></html></richcontent>
<node ID="ID_52116" TEXT="(1035) season, biggest, acquir, grade, era" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1035)) = -11677110.153513033</p><p>&#916;h = -1271.8647934110631</p><p>f(t) = 2407</p></body></html></richcontent>
<node ID="ID_51448" TEXT="(1703) season, acquir, grade, kansa, bigot" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1703)) = -11042593.315162549</p><p>&#916;h = -709.0861741479894</p><p>f(t) = 1342</p></body></html></richcontent></node>
<node ID="ID_51285" TEXT="(1866) biggest, era, mvp, healthi, disappoint" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1866)) = -10933756.019426163</p><p>&#916;h = -630.0782164937991</p><p>f(t) = 1065</p></body></html></richcontent></node>
</node>
<node ID="ID_51928" TEXT="(1223) jose, shark, edmonton, calgari, nelson" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1223)) = -11458956.562295614</p><p>&#916;h = -1057.189167857854</p><p>f(t) = 1910</p></body></html></richcontent>
<node ID="ID_50915" TEXT="(2236) jose, shark, nelson, von, xenon" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2236)) = -10726714.454391016</p><p>&#916;h = -492.25539073962136</p><p>f(t) = 1037</p></body></html></richcontent></node>
<node ID="ID_50461" TEXT="(2690) edmonton, calgari, oiler, alberta, ualberta" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2690)) = -10530191.675121404</p><p>&#916;h = -378.12646621945896</p><p>f(t) = 873</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_52915" TEXT="(236) period, goal, shot, score, van" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(236)) = -13598443.732480383</p><p>&#916;h = -5081.966776698231</p><p>f(t) = 13105</p></body></html></richcontent>
<node ID="ID_52669" TEXT="(482) van, pit, chi, mon, buf" BACKGROUND_COLOR="#fe8081" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(482)) = -12696274.900049055</p><p>&#916;h = -2751.9494248972187</p><p>f(t) = 7252</p></body></html></richcontent>
<node ID="ID_51923" TEXT="(1228) van, pit, chi, mon, buf" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1228)) = -11453681.401466455</p><p>&#916;h = -1052.5836086204654</p><p>f(t) = 3818</p></body></html></richcontent>
<node ID="ID_51443" TEXT="(1708) pit, chi, det, tor, min" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1708)) = -11039055.230986118</p><p>&#916;h = -705.4729110493354</p><p>f(t) = 2688</p></body></html></richcontent>
<node ID="ID_49676" TEXT="(3475) pit, chi, det, tor, que" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3475)) = -10285895.641277546</p><p>&#916;h = -255.32220686755318</p><p>f(t) = 1537</p></body></html></richcontent></node>
<node ID="ID_50242" TEXT="(2909) min, nyr, edm, phi, ott" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2909)) = -10451837.404128386</p><p>&#916;h = -336.96332874662767</p><p>f(t) = 1151</p></body></html></richcontent></node>
</node>
<node ID="ID_50626" TEXT="(2525) van, mon, buf, cal" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2525)) = -10595828.226618018</p><p>&#916;h = -416.76269553857855</p><p>f(t) = 1130</p></body></html></richcontent>
<node ID="ID_50002" TEXT="(3149) mon, buf, cal" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3149)) = -10375600.382950637</p><p>&#916;h = -296.8503417367465</p><p>f(t) = 735</p></body></html></richcontent></node>
<node ID="ID_24768" TEXT="(26576) van" BACKGROUND_COLOR="#fd8082"></node>
</node>
</node>
<node ID="ID_52078" TEXT="(1073) hartford, hull, sanderson, blackhawk, probert" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1073)) = -11629717.5767663</p><p>&#916;h = -1221.5030850889452</p><p>f(t) = 3434</p></body></html></richcontent>
<node ID="ID_51055" TEXT="(2096) hull, blackhawk, probert, sutter, chelio" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2096)) = -10799137.854495943</p><p>&#916;h = -541.9277014448307</p><p>f(t) = 1738</p></body></html></richcontent>
<node ID="ID_50285" TEXT="(2866) hull, blackhawk, sutter, chelio, emerson" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2866)) = -10466502.86892911</p><p>&#916;h = -345.2737598084059</p><p>f(t) = 1052</p></body></html></richcontent></node>
<node ID="ID_49285" TEXT="(3866) probert, yzerman, courtnal, coffei, linden" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3866)) = -10194367.290510798</p><p>&#916;h = -214.57113926768943</p><p>f(t) = 686</p></body></html></richcontent></node>
</node>
<node ID="ID_51134" TEXT="(2017) hartford, sanderson, whaler, mogilni, lafontain" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2017)) = -10843099.23398571</p><p>&#916;h = -569.7255145929375</p><p>f(t) = 1696</p></body></html></richcontent>
<node ID="ID_50342" TEXT="(2809) hartford, sanderson, whaler, oat, andersson" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2809)) = -10486483.418184267</p><p>&#916;h = -357.35218506825913</p><p>f(t) = 850</p></body></html></richcontent></node>
<node ID="ID_49564" TEXT="(3587) mogilni, lafontain, mullen, neeli, tocchet" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3587)) = -10257993.477690231</p><p>&#916;h = -243.09146551477897</p><p>f(t) = 846</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_52503" TEXT="(648) period, goal, shot, score, penalti" BACKGROUND_COLOR="#fc8083" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(648)) = -12301482.806710623</p><p>&#916;h = -2090.6958256069192</p><p>f(t) = 5853</p></body></html></richcontent>
<node ID="ID_52300" TEXT="(851) period, shot, patrick, flyer, lindro" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(851)) = -11935721.043930164</p><p>&#916;h = -1558.52165494558</p><p>f(t) = 3226</p></body></html></richcontent>
<node ID="ID_51799" TEXT="(1352) patrick, flyer, lindro, hunter, soderstrom" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1352)) = -11329866.636506137</p><p>&#916;h = -944.9818786248361</p><p>f(t) = 1754</p></body></html></richcontent>
<node ID="ID_49429" TEXT="(3722) flyer, lindro, soderstrom, recchi, dineen" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3722)) = -10226232.468572095</p><p>&#916;h = -227.9434055192978</p><p>f(t) = 958</p></body></html></richcontent></node>
<node ID="ID_50722" TEXT="(2429) patrick, hunter, vernon, usask, bate" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2429)) = -10636937.340079669</p><p>&#916;h = -439.3632767268282</p><p>f(t) = 796</p></body></html></richcontent></node>
</node>
<node ID="ID_51544" TEXT="(1607) period, shot" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1607)) = -11113279.87961498</p><p>&#916;h = -761.6911476293899</p><p>f(t) = 1472</p></body></html></richcontent>
<node ID="ID_17425" TEXT="(26576) period" BACKGROUND_COLOR="#fb8084"></node>
<node ID="ID_21011" TEXT="(26576) shot" BACKGROUND_COLOR="#fc8083"></node>
</node>
</node>
<node ID="ID_51833" TEXT="(1318) goal, score, penalti, puck, goali" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1318)) = -11362456.624926364</p><p>&#916;h = -973.0194398212188</p><p>f(t) = 2627</p></body></html></richcontent>
<node ID="ID_51042" TEXT="(2109) goal, penalti, puck, garri, barber" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2109)) = -10792123.436987337</p><p>&#916;h = -537.6644332964206</p><p>f(t) = 1393</p></body></html></richcontent>
<node ID="ID_9226" TEXT="(26576) goal" BACKGROUND_COLOR="#fc8083"></node>
<node ID="ID_50156" TEXT="(2995) penalti, puck, garri, barber, reggi" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2995)) = -10423482.080620535</p><p>&#916;h = -322.4486493855802</p><p>f(t) = 693</p></body></html></richcontent></node>
</node>
<node ID="ID_51239" TEXT="(1912) score, goali, skate, goaltend, fuhr" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1912)) = -10905176.874848867</p><p>&#916;h = -612.4072064594075</p><p>f(t) = 1234</p></body></html></richcontent>
<node ID="ID_49741" TEXT="(3410) goali, skate, goaltend, fuhr, belfour" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3410)) = -10302720.40982725</p><p>&#916;h = -262.43333667021943</p><p>f(t) = 620</p></body></html></richcontent></node>
<node ID="ID_20482" TEXT="(26576) score" BACKGROUND_COLOR="#fc8083"></node>
</node>
</node>
</node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_53146" TEXT="(5) like, get, know, peopl, new" BACKGROUND_COLOR="#db80a4" POSITION="left"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5)) = -16274166.868774705</p><p>&#916;h = -64061.371910897375</p><p>f(t) = 787471</p></body></html></richcontent>
<node ID="ID_53144" TEXT="(7) like, get, know, peopl, new" BACKGROUND_COLOR="#db80a4"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(7)) = -16148285.232201362</p><p>&#916;h = -55355.24158212138</p><p>f(t) = 703437</p></body></html></richcontent>
<node ID="ID_53139" TEXT="(12) like, get, know, new, think" BACKGROUND_COLOR="#dc80a3"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(12)) = -15925244.178673899</p><p>&#916;h = -38622.654698192</p><p>f(t) = 480367</p></body></html></richcontent>
<node ID="ID_53123" TEXT="(28) like, get, know, think, time" BACKGROUND_COLOR="#dd80a2"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(28)) = -15497624.93635846</p><p>&#916;h = -20584.106976827912</p><p>f(t) = 331657</p></body></html></richcontent>
<node ID="ID_53117" TEXT="(34) like, get, know, think, make" BACKGROUND_COLOR="#dd80a2"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(34)) = -15378023.317764066</p><p>&#916;h = -18387.560530630886</p><p>f(t) = 168332</p></body></html></richcontent>
<node ID="ID_53094" TEXT="(57) like, get, know, think, make" BACKGROUND_COLOR="#dd80a2" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(57)) = -15013254.69651058</p><p>&#916;h = -13554.637291311621</p><p>f(t) = 125798</p></body></html></richcontent>
<node ID="ID_53064" TEXT="(87) like, get, know, think, make" BACKGROUND_COLOR="#dd80a2"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(87)) = -14658532.263276972</p><p>&#916;h = -10317.299629733607</p><p>f(t) = 99113</p></body></html></richcontent>
<node ID="ID_53043" TEXT="(108) get, think, make, good, see" BACKGROUND_COLOR="#e4809b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(108)) = -14452699.299152978</p><p>&#916;h = -9297.68700583202</p><p>f(t) = 66494</p></body></html></richcontent>
<node ID="ID_53026" TEXT="(125) get, make, good, try, find" BACKGROUND_COLOR="#e98096"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(125)) = -14303894.245510336</p><p>&#916;h = -8304.570583965964</p><p>f(t) = 38289</p></body></html></richcontent></node>
<node ID="ID_52998" TEXT="(153) think, see, wai, thing, seem" BACKGROUND_COLOR="#ea8095"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(153)) = -14088647.04004423</p><p>&#916;h = -7062.442929073863</p><p>f(t) = 28205</p></body></html></richcontent></node>
</node>
<node ID="ID_53037" TEXT="(114) like, know, want, look, let" BACKGROUND_COLOR="#e68099"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(114)) = -14398350.163577966</p><p>&#916;h = -8747.439369087093</p><p>f(t) = 32619</p></body></html></richcontent>
<node ID="ID_52939" TEXT="(212) like, look, etc, stuff, worth" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(212)) = -13724767.605928417</p><p>&#916;h = -5463.825454148784</p><p>f(t) = 16547</p></body></html></richcontent></node>
<node ID="ID_52942" TEXT="(209) know, want, let, rememb, save" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(209)) = -13741269.607614238</p><p>&#916;h = -5531.437135483604</p><p>f(t) = 16072</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_53044" TEXT="(107) reason, opinion, mind, expect, pretti" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(107)) = -14462018.590803526</p><p>&#916;h = -9319.291650550338</p><p>f(t) = 26685</p></body></html></richcontent>
<node ID="ID_52960" TEXT="(191) reason, opinion, mind, expect, hear" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(191)) = -13844635.188558087</p><p>&#916;h = -5883.754239763075</p><p>f(t) = 14357</p></body></html></richcontent>
<node ID="ID_52826" TEXT="(325) reason, opinion, mind, doubt, necessarili" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(325)) = -13204252.34274912</p><p>&#916;h = -3847.673198499935</p><p>f(t) = 8027</p></body></html></richcontent></node>
<node ID="ID_52780" TEXT="(371) expect, hear, search, surpris, predict" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(371)) = -13036294.135395583</p><p>&#916;h = -3459.6559446952597</p><p>f(t) = 6330</p></body></html></richcontent></node>
</node>
<node ID="ID_52948" TEXT="(203) pretti, guess, anywai, nice, bob" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(203)) = -13775037.588939026</p><p>&#916;h = -5673.853723207489</p><p>f(t) = 12328</p></body></html></richcontent>
<node ID="ID_52772" TEXT="(379) pretti, guess, anywai, nice, block" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(379)) = -13008803.726974994</p><p>&#916;h = -3393.964319286795</p><p>f(t) = 6695</p></body></html></richcontent></node>
<node ID="ID_52747" TEXT="(404) bob, doug, admit, yeah, hei" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(404)) = -12926660.073260555</p><p>&#916;h = -3176.0542773837806</p><p>f(t) = 5633</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_53085" TEXT="(66) case, tell, john, bad, school" BACKGROUND_COLOR="#f78088" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(66)) = -14895584.91893287</p><p>&#916;h = -12452.861811890514</p><p>f(t) = 42534</p></body></html></richcontent>
<node ID="ID_53039" TEXT="(112) case, tell, friend, defens, self" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(112)) = -14416224.035373759</p><p>&#916;h = -8971.164329392894</p><p>f(t) = 26317</p></body></html></richcontent>
<node ID="ID_52973" TEXT="(178) case, tell, friend, break, wish" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(178)) = -13923243.679260388</p><p>&#916;h = -6212.951001684007</p><p>f(t) = 16150</p></body></html></richcontent>
<node ID="ID_52843" TEXT="(308) case, break, wish, unlik, traffic" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(308)) = -13271860.203684274</p><p>&#916;h = -4049.5749987545423</p><p>f(t) = 8599</p></body></html></richcontent></node>
<node ID="ID_52798" TEXT="(353) tell, friend, will, danger, warn" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(353)) = -13099719.776614375</p><p>&#916;h = -3599.785465548135</p><p>f(t) = 7551</p></body></html></richcontent></node>
</node>
<node ID="ID_52931" TEXT="(220) defens, self, educ, push, boi" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(220)) = -13681565.167240517</p><p>&#916;h = -5283.047552305696</p><p>f(t) = 10167</p></body></html></richcontent>
<node ID="ID_52706" TEXT="(445) defens, self, serious, thread, offens" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(445)) = -12801008.041692067</p><p>&#916;h = -2924.667920888358</p><p>f(t) = 5182</p></body></html></richcontent></node>
<node ID="ID_52670" TEXT="(481) educ, push, boi, girl, rape" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(481)) = -12699028.162063722</p><p>&#916;h = -2753.262014667547</p><p>f(t) = 4985</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_53008" TEXT="(143) john, bad, school, student, young" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(143)) = -14161056.626100793</p><p>&#916;h = -7606.254914901117</p><p>f(t) = 16217</p></body></html></richcontent>
<node ID="ID_52885" TEXT="(266) bad, school, student, young, class" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(266)) = -13453543.697334422</p><p>&#916;h = -4568.855756662859</p><p>f(t) = 8969</p></body></html></richcontent>
<node ID="ID_52656" TEXT="(495) bad, young, sever, squar, gen" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(495)) = -12661011.814492024</p><p>&#916;h = -2667.863067408034</p><p>f(t) = 4701</p></body></html></richcontent></node>
<node ID="ID_52602" TEXT="(549) school, student, class, awar, statu" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(549)) = -12523631.605615357</p><p>&#916;h = -2427.519234448875</p><p>f(t) = 4268</p></body></html></richcontent></node>
</node>
<node ID="ID_52836" TEXT="(315) john, adam, mass, matthew, matt" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(315)) = -13243628.4954899</p><p>&#916;h = -4008.6288363524945</p><p>f(t) = 7248</p></body></html></richcontent>
<node ID="ID_52558" TEXT="(593) mass, matthew, matt, hang, empti" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(593)) = -12420630.150792494</p><p>&#916;h = -2263.243994482982</p><p>f(t) = 3803</p></body></html></richcontent></node>
<node ID="ID_52480" TEXT="(671) john, adam, poll, xxx, shostack" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(671)) = -12254311.678273406</p><p>&#916;h = -2014.3140698703937</p><p>f(t) = 3445</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_53101" TEXT="(50) time, year, well, right, two" BACKGROUND_COLOR="#e98096"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(50)) = -15112148.509831049</p><p>&#916;h = -14744.543395193861</p><p>f(t) = 163325</p></body></html></richcontent>
<node ID="ID_53078" TEXT="(73) time, year, well, take, come" BACKGROUND_COLOR="#ea8095" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(73)) = -14811503.160858141</p><p>&#916;h = -11598.260750266389</p><p>f(t) = 116181</p></body></html></richcontent>
<node ID="ID_53063" TEXT="(88) time, well, take, come, back" BACKGROUND_COLOR="#ec8093"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(88)) = -14648214.963647239</p><p>&#916;h = -10270.676950093533</p><p>f(t) = 76375</p></body></html></richcontent>
<node ID="ID_53029" TEXT="(122) time, take, come, back, long" BACKGROUND_COLOR="#ee8091"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(122)) = -14329102.956600282</p><p>&#916;h = -8469.217349377519</p><p>f(t) = 48297</p></body></html></richcontent>
<node ID="ID_52996" TEXT="(155) time, take, long, place, happen" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(155)) = -14074548.691672973</p><p>&#916;h = -6978.133262782867</p><p>f(t) = 27589</p></body></html></richcontent></node>
<node ID="ID_52981" TEXT="(170) come, back, thought, next, hope" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(170)) = -13973614.791664302</p><p>&#916;h = -6340.528802140136</p><p>f(t) = 20708</p></body></html></richcontent></node>
</node>
<node ID="ID_53018" TEXT="(133) well, lot, put, got, end" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(133)) = -14238706.177805193</p><p>&#916;h = -7907.2773692307965</p><p>f(t) = 28078</p></body></html></richcontent>
<node ID="ID_52946" TEXT="(205) well, lot, put, got, side" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(205)) = -13763697.976623174</p><p>&#916;h = -5656.343974599222</p><p>f(t) = 15756</p></body></html></richcontent></node>
<node ID="ID_52918" TEXT="(233) end, lead, total, instead, night" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(233)) = -13613755.11203038</p><p>&#916;h = -5113.763722248768</p><p>f(t) = 12322</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_53047" TEXT="(104) year, said, dai, last, made" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(104)) = -14490170.743505757</p><p>&#916;h = -9501.868347968368</p><p>f(t) = 39806</p></body></html></richcontent>
<node ID="ID_52992" TEXT="(159) said, dai, talk, hand, seen" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(159)) = -14046683.300179617</p><p>&#916;h = -6802.5131546049815</p><p>f(t) = 22904</p></body></html></richcontent>
<node ID="ID_52876" TEXT="(275) said, talk, came, told, went" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(275)) = -13412874.382562036</p><p>&#916;h = -4463.055880794171</p><p>f(t) = 12400</p></body></html></richcontent></node>
<node ID="ID_52884" TEXT="(267) dai, hand, seen, home, heard" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(267)) = -13448974.841577759</p><p>&#916;h = -4554.092969214733</p><p>f(t) = 10504</p></body></html></richcontent></node>
</node>
<node ID="ID_52941" TEXT="(210) year, last, made, week, ago" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(210)) = -13735738.170478754</p><p>&#916;h = -5496.0809703320265</p><p>f(t) = 16902</p></body></html></richcontent>
<node ID="ID_52804" TEXT="(347) last, made, week, hour, minut" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(347)) = -13121549.222045552</p><p>&#916;h = -3662.572024406705</p><p>f(t) = 8671</p></body></html></richcontent></node>
<node ID="ID_52763" TEXT="(388) year, ago, month, coupl, progress" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(388)) = -12978497.569441378</p><p>&#916;h = -3309.963678059008</p><p>f(t) = 8231</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_53074" TEXT="(77) right, two, first, start, second" BACKGROUND_COLOR="#f0808f" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(77)) = -14765654.693984292</p><p>&#916;h = -11170.051299530125</p><p>f(t) = 47144</p></body></html></richcontent>
<node ID="ID_53010" TEXT="(141) two, first, second, order, three" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(141)) = -14176330.396488816</p><p>&#916;h = -7656.375938698708</p><p>f(t) = 28930</p></body></html></richcontent>
<node ID="ID_52956" TEXT="(195) two, three, head, receiv, intern" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(195)) = -13821203.402090881</p><p>&#916;h = -5835.955711112998</p><p>f(t) = 15715</p></body></html></richcontent>
<node ID="ID_52749" TEXT="(402) two, three, head, four, half" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(402)) = -12933024.679298181</p><p>&#916;h = -3182.6569856242713</p><p>f(t) = 8217</p></body></html></richcontent></node>
<node ID="ID_52777" TEXT="(374) receiv, intern, final, sent, confer" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(374)) = -13025932.12821978</p><p>&#916;h = -3437.5873411376233</p><p>f(t) = 7498</p></body></html></richcontent></node>
</node>
<node ID="ID_52914" TEXT="(237) first, second, order, return, pass" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(237)) = -13593361.765703686</p><p>&#916;h = -5070.542218012008</p><p>f(t) = 13215</p></body></html></richcontent>
<node ID="ID_52730" TEXT="(421) order, return, pass, singl, enter" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(421)) = -12873269.04711817</p><p>&#916;h = -3100.950042285054</p><p>f(t) = 6709</p></body></html></richcontent></node>
<node ID="ID_52600" TEXT="(551) first, second, third, fourth, fifth" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(551)) = -12518777.75115214</p><p>&#916;h = -2425.4744261110463</p><p>f(t) = 6506</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52990" TEXT="(161) right, start, turn, open, build" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(161)) = -14033085.310446525</p><p>&#916;h = -6759.579072536741</p><p>f(t) = 18214</p></body></html></richcontent>
<node ID="ID_52870" TEXT="(281) start, open, build, solut, content" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(281)) = -13386323.582697606</p><p>&#916;h = -4382.171833044005</p><p>f(t) = 9129</p></body></html></richcontent>
<node ID="ID_52576" TEXT="(575) start, open, build" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(575)) = -12461980.755361624</p><p>&#916;h = -2323.27799212627</p><p>f(t) = 4883</p></body></html></richcontent></node>
<node ID="ID_52581" TEXT="(570) solut, content, mcgill, bother, plain" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(570)) = -12473639.556701522</p><p>&#916;h = -2336.118177054188</p><p>f(t) = 4246</p></body></html></richcontent></node>
</node>
<node ID="ID_52834" TEXT="(317) right, turn, left, move, restor" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(317)) = -13235626.56344066</p><p>&#916;h = -3988.646741022909</p><p>f(t) = 9085</p></body></html></richcontent>
<node ID="ID_52578" TEXT="(573) turn, left, move, restor, stuck" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(573)) = -12466634.859009037</p><p>&#916;h = -2327.436172054993</p><p>f(t) = 4754</p></body></html></richcontent></node>
<node ID="ID_19619" TEXT="(26576) right" BACKGROUND_COLOR="#ea8095"></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_53132" TEXT="(19) new, govern, law, gun, nation" BACKGROUND_COLOR="#f0808f"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(19)) = -15706601.70610822</p><p>&#916;h = -25311.452919418516</p><p>f(t) = 148710</p></body></html></richcontent>
<node ID="ID_53121" TEXT="(30) new, effect, report, studi, big" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(30)) = -15456546.840303577</p><p>&#916;h = -20482.236897701005</p><p>f(t) = 74631</p></body></html></richcontent>
<node ID="ID_53086" TEXT="(65) new, effect, report, studi, unit" BACKGROUND_COLOR="#f4808b" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(65)) = -14908205.586361576</p><p>&#916;h = -12620.66742870571</p><p>f(t) = 44253</p></body></html></richcontent>
<node ID="ID_53058" TEXT="(93) new, washington, citi, parti, west" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(93)) = -14597458.407225836</p><p>&#916;h = -10025.656465458698</p><p>f(t) = 24374</p></body></html></richcontent>
<node ID="ID_52969" TEXT="(182) new, washington, citi, west, alan" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(182)) = -13898554.605540968</p><p>&#916;h = -6087.5372352166305</p><p>f(t) = 13612</p></body></html></richcontent>
<node ID="ID_15886" TEXT="(26576) new" BACKGROUND_COLOR="#de80a1"></node>
<node ID="ID_52794" TEXT="(357) washington, citi, west, alan, seattl" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(357)) = -13085382.307209693</p><p>&#916;h = -3563.9312404342345</p><p>f(t) = 6627</p></body></html></richcontent></node>
</node>
<node ID="ID_52951" TEXT="(200) parti, fair, cambridg, consult, perri" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(200)) = -13792218.912586827</p><p>&#916;h = -5734.112328039002</p><p>f(t) = 10762</p></body></html></richcontent>
<node ID="ID_52767" TEXT="(384) fair, cambridg, consult, perri, stock" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(384)) = -12991877.165664095</p><p>&#916;h = -3359.604522011243</p><p>f(t) = 5507</p></body></html></richcontent></node>
<node ID="ID_52725" TEXT="(426) parti, juli, japanes, asid, broadcast" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(426)) = -12857895.164006563</p><p>&#916;h = -3048.2789690954814</p><p>f(t) = 5255</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_53002" TEXT="(149) effect, report, studi, unit, april" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(149)) = -14117054.195502615</p><p>&#916;h = -7129.16288435756</p><p>f(t) = 19879</p></body></html></richcontent>
<node ID="ID_52882" TEXT="(269) report, unit, april, road, york" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(269)) = -13439894.882281123</p><p>&#916;h = -4523.070551062119</p><p>f(t) = 10627</p></body></html></richcontent>
<node ID="ID_52689" TEXT="(462) road, york, five, middl, wall" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(462)) = -12752099.640755564</p><p>&#916;h = -2842.949579727996</p><p>f(t) = 5324</p></body></html></richcontent></node>
<node ID="ID_52560" TEXT="(591) report, unit, april, forward, march" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(591)) = -12425168.788681991</p><p>&#916;h = -2273.957238252915</p><p>f(t) = 5303</p></body></html></richcontent></node>
</node>
<node ID="ID_52832" TEXT="(319) effect, studi, normal, increas, earli" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(319)) = -13227652.192054626</p><p>&#916;h = -3964.2853634191997</p><p>f(t) = 9252</p></body></html></richcontent>
<node ID="ID_52610" TEXT="(541) effect, normal, increas, ill, adult" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(541)) = -12543219.487087293</p><p>&#916;h = -2469.863394914806</p><p>f(t) = 5049</p></body></html></richcontent></node>
<node ID="ID_52537" TEXT="(614) studi, earli, appar, earlier, percent" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(614)) = -12374005.631547047</p><p>&#916;h = -2185.8306666289573</p><p>f(t) = 4203</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_53084" TEXT="(67) big, gui, fire, offic, fbi" BACKGROUND_COLOR="#fa8085" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(67)) = -14883132.057120979</p><p>&#916;h = -12441.979044874126</p><p>f(t) = 30378</p></body></html></richcontent>
<node ID="ID_53013" TEXT="(138) big, gui, offic, polic, trade" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(138)) = -14199454.808702905</p><p>&#916;h = -7763.463416964121</p><p>f(t) = 16416</p></body></html></richcontent>
<node ID="ID_52864" TEXT="(287) offic, polic, trade, flame, king" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(287)) = -13360159.060251493</p><p>&#916;h = -4320.575937332178</p><p>f(t) = 8432</p></body></html></richcontent>
<node ID="ID_52632" TEXT="(519) trade, flame, king, charg, bunch" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(519)) = -12598368.287635233</p><p>&#916;h = -2553.8324802802235</p><p>f(t) = 4413</p></body></html></richcontent></node>
<node ID="ID_52534" TEXT="(617) offic, polic, chicago, auto, cop" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(617)) = -12367455.378684677</p><p>&#916;h = -2170.508164397994</p><p>f(t) = 4019</p></body></html></richcontent></node>
</node>
<node ID="ID_52879" TEXT="(272) big, gui, owner, pro, club" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(272)) = -13426345.486678934</p><p>&#916;h = -4505.919087136572</p><p>f(t) = 7984</p></body></html></richcontent>
<node ID="ID_52614" TEXT="(537) big, gui, honda, gonna, annoi" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(537)) = -12553129.029088233</p><p>&#916;h = -2484.064744925374</p><p>f(t) = 4195</p></body></html></richcontent></node>
<node ID="ID_52571" TEXT="(580) owner, pro, club, own, sfu" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(580)) = -12450382.988845948</p><p>&#916;h = -2308.847743913575</p><p>f(t) = 3789</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52949" TEXT="(202) fire, fbi, burn, outsid, koresh" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(202)) = -13780753.256409448</p><p>&#916;h = -5715.667470421686</p><p>f(t) = 13962</p></body></html></richcontent>
<node ID="ID_52823" TEXT="(328) outsid, media, dan, insid, iastat" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(328)) = -13192712.468362942</p><p>&#916;h = -3843.2103425123787</p><p>f(t) = 7332</p></body></html></richcontent>
<node ID="ID_52545" TEXT="(606) media, dan, iastat, blame, incid" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(606)) = -12391607.648623927</p><p>&#916;h = -2210.0560672030115</p><p>f(t) = 3688</p></body></html></richcontent></node>
<node ID="ID_52501" TEXT="(650) outsid, insid, cult, reno, janet" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(650)) = -12297303.68893734</p><p>&#916;h = -2085.10983404734</p><p>f(t) = 3644</p></body></html></richcontent></node>
</node>
<node ID="ID_52611" TEXT="(540) fire, fbi, burn, koresh, batf" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(540)) = -12545689.954903133</p><p>&#916;h = -2470.4678158413008</p><p>f(t) = 6630</p></body></html></richcontent>
<node ID="ID_52101" TEXT="(1050) fbi, koresh, batf, waco, compound" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1050)) = -11658181.877281412</p><p>&#916;h = -1250.9228408195486</p><p>f(t) = 3450</p></body></html></richcontent></node>
<node ID="ID_52106" TEXT="(1045) fire, burn, tank, atf, aliv" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1045)) = -11664450.76180146</p><p>&#916;h = -1255.4315045301337</p><p>f(t) = 3180</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_53112" TEXT="(39) govern, law, gun, nation, american" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(39)) = -15288145.10523897</p><p>&#916;h = -17071.450452583318</p><p>f(t) = 74079</p></body></html></richcontent>
<node ID="ID_53061" TEXT="(90) nation, american, import, presid, posit" BACKGROUND_COLOR="#f98086" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(90)) = -14627682.577472882</p><p>&#916;h = -10111.037430271055</p><p>f(t) = 44207</p></body></html></richcontent>
<node ID="ID_53011" TEXT="(140) nation, american, import, posit, todai" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(140)) = -14183993.211210694</p><p>&#916;h = -7662.814721877934</p><p>f(t) = 30672</p></body></html></richcontent>
<node ID="ID_52965" TEXT="(186) import, posit, todai, major, futur" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(186)) = -13874370.690283595</p><p>&#916;h = -5983.852959358905</p><p>f(t) = 17434</p></body></html></richcontent>
<node ID="ID_52817" TEXT="(334) posit, major, futur, minor, consider" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(334)) = -13169944.110308483</p><p>&#916;h = -3753.7587649475463</p><p>f(t) = 8902</p></body></html></richcontent></node>
<node ID="ID_52773" TEXT="(378) import, todai, offici, administr, bring" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(378)) = -13012215.766738856</p><p>&#916;h = -3412.0397638625873</p><p>f(t) = 8532</p></body></html></richcontent></node>
</node>
<node ID="ID_52898" TEXT="(253) nation, american, polit, member, repres" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(253)) = -13514344.762751216</p><p>&#916;h = -4767.6752573564445</p><p>f(t) = 13238</p></body></html></richcontent>
<node ID="ID_52693" TEXT="(458) nation, american, freedom, civil, america" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(458)) = -12763495.694154952</p><p>&#916;h = -2851.074357010657</p><p>f(t) = 6665</p></body></html></richcontent></node>
<node ID="ID_52698" TEXT="(453) polit, member, repres, effort, leader" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(453)) = -12777807.802133914</p><p>&#916;h = -2875.0907908514782</p><p>f(t) = 6573</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52875" TEXT="(276) presid, countri, hous, job, clinton" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(276)) = -13408411.326681241</p><p>&#916;h = -4460.0617454068415</p><p>f(t) = 13535</p></body></html></richcontent>
<node ID="ID_52734" TEXT="(417) countri, hous, job, clinton, meet" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(417)) = -12885723.766617868</p><p>&#916;h = -3116.7522340688884</p><p>f(t) = 7308</p></body></html></richcontent>
<node ID="ID_52459" TEXT="(692) countri, job, meet, econom, visit" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(692)) = -12212711.75709166</p><p>&#916;h = -1944.9325255018775</p><p>f(t) = 3847</p></body></html></richcontent></node>
<node ID="ID_52205" TEXT="(946) hous, clinton, congress, senat, democrat" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(946)) = -11795885.070790047</p><p>&#916;h = -1401.1642829894263</p><p>f(t) = 3461</p></body></html></richcontent></node>
</node>
<node ID="ID_52593" TEXT="(558) presid, decis, stephanopoulo, justic, morn" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(558)) = -12501951.920687696</p><p>&#916;h = -2387.162628449427</p><p>f(t) = 6227</p></body></html></richcontent>
<node ID="ID_52279" TEXT="(872) decis, justic, yesterdai, myer, despit" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(872)) = -11903453.655992849</p><p>&#916;h = -1519.071975582061</p><p>f(t) = 3182</p></body></html></richcontent></node>
<node ID="ID_52030" TEXT="(1121) presid, stephanopoulo, morn, secretari, spoke" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1121)) = -11572452.391780116</p><p>&#916;h = -1162.2628547093045</p><p>f(t) = 3045</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_53057" TEXT="(94) govern, law, gun, protect, bodi" BACKGROUND_COLOR="#f78088" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(94)) = -14587432.750760376</p><p>&#916;h = -10020.280336165568</p><p>f(t) = 29872</p></body></html></richcontent>
<node ID="ID_52922" TEXT="(229) govern, law, protect, drug, legal" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(229)) = -13634368.73629731</p><p>&#916;h = -5190.653584884218</p><p>f(t) = 16705</p></body></html></richcontent>
<node ID="ID_52805" TEXT="(346) govern, drug, legal, crime, commit" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(346)) = -13125238.345217481</p><p>&#916;h = -3689.1231719295756</p><p>f(t) = 8767</p></body></html></richcontent>
<node ID="ID_52466" TEXT="(685) govern, citizen, stupid, imposs, infinit" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(685)) = -12226416.324721403</p><p>&#916;h = -1972.1503615112451</p><p>f(t) = 4387</p></body></html></richcontent></node>
<node ID="ID_52490" TEXT="(661) drug, legal, crime, commit, crimin" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(661)) = -12274603.730299175</p><p>&#916;h = -2042.4660279586242</p><p>f(t) = 4380</p></body></html></richcontent></node>
</node>
<node ID="ID_52720" TEXT="(431) law, protect, agenc, court, feder" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(431)) = -12842713.694933482</p><p>&#916;h = -3013.676503615352</p><p>f(t) = 7938</p></body></html></richcontent>
<node ID="ID_52314" TEXT="(837) law, agenc, feder, enforc, transmit" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(837)) = -11957758.35592777</p><p>&#916;h = -1588.4611903824698</p><p>f(t) = 4209</p></body></html></richcontent></node>
<node ID="ID_52442" TEXT="(709) protect, court, constitut, legitim, appeal" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(709)) = -12180132.996148054</p><p>&#916;h = -1892.9745078863052</p><p>f(t) = 3729</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52968" TEXT="(183) gun, bodi, arm, weapon, necessari" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(183)) = -13892467.068305751</p><p>&#916;h = -6085.015450346909</p><p>f(t) = 13167</p></body></html></richcontent>
<node ID="ID_52530" TEXT="(621) gun, weapon, firearm, assault, handgun" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(621)) = -12358788.042964669</p><p>&#916;h = -2154.517384045248</p><p>f(t) = 6595</p></body></html></richcontent>
<node ID="ID_52031" TEXT="(1120) gun, firearm, assault, handgun, homicid" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1120)) = -11573616.443632975</p><p>&#916;h = -1164.0518528610264</p><p>f(t) = 4002</p></body></html></richcontent></node>
<node ID="ID_52139" TEXT="(1012) weapon, violenc, violent, suicid, rifl" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1012)) = -11706676.340764709</p><p>&#916;h = -1297.663712683745</p><p>f(t) = 2593</p></body></html></richcontent></node>
</node>
<node ID="ID_52746" TEXT="(405) bodi, arm, necessari, bear, locat" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(405)) = -12923484.01898317</p><p>&#916;h = -3170.2440000017086</p><p>f(t) = 6572</p></body></html></richcontent>
<node ID="ID_52489" TEXT="(662) bodi, necessari, locat, guarante, drawn" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(662)) = -12272561.264271216</p><p>&#916;h = -2041.3840888711275</p><p>f(t) = 3682</p></body></html></richcontent></node>
<node ID="ID_52176" TEXT="(975) arm, bear, amend, regul, militia" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(975)) = -11755796.701891897</p><p>&#916;h = -1347.6956753726117</p><p>f(t) = 2890</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_53137" TEXT="(14) peopl, sai, god, believ, point" BACKGROUND_COLOR="#e98096"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(14)) = -15850968.076814726</p><p>&#916;h = -30751.63983635395</p><p>f(t) = 223070</p></body></html></richcontent>
<node ID="ID_53129" TEXT="(22) peopl, sai, believ, point, mean" BACKGROUND_COLOR="#ea8095"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(22)) = -15632870.124102466</p><p>&#916;h = -23492.01802296225</p><p>f(t) = 181933</p></body></html></richcontent>
<node ID="ID_53099" TEXT="(52) peopl, sai, believ, point, mean" BACKGROUND_COLOR="#ea8095"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(52)) = -15082936.284248244</p><p>&#916;h = -14383.805013953752</p><p>f(t) = 133279</p></body></html></richcontent>
<node ID="ID_53077" TEXT="(74) peopl, person, live, consid, issu" BACKGROUND_COLOR="#f1808e" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(74)) = -14799904.900107875</p><p>&#916;h = -11534.031194251205</p><p>f(t) = 71372</p></body></html></richcontent>
<node ID="ID_53059" TEXT="(92) consid, issu, found, respons, discuss" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(92)) = -14607491.30743707</p><p>&#916;h = -10032.900211234679</p><p>f(t) = 42165</p></body></html></richcontent>
<node ID="ID_52993" TEXT="(158) consid, found, respons, act, action" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(158)) = -14053637.533717904</p><p>&#916;h = -6954.2335382860765</p><p>f(t) = 23933</p></body></html></richcontent>
<node ID="ID_52873" TEXT="(278) consid, respons, act, action, continu" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(278)) = -13399503.306160828</p><p>&#916;h = -4402.518442426081</p><p>f(t) = 12549</p></body></html></richcontent></node>
<node ID="ID_52877" TEXT="(274) found, carri, later, fail, safeti" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(274)) = -13417347.763235964</p><p>&#916;h = -4473.380673927721</p><p>f(t) = 11384</p></body></html></richcontent></node>
</node>
<node ID="ID_52976" TEXT="(175) issu, discuss, moral, agre, societi" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(175)) = -13941998.550468024</p><p>&#916;h = -6298.942852378648</p><p>f(t) = 18232</p></body></html></richcontent>
<node ID="ID_52854" TEXT="(297) issu, discuss, societi, social, restrict" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(297)) = -13317362.714540202</p><p>&#916;h = -4223.436889922814</p><p>f(t) = 10520</p></body></html></richcontent></node>
<node ID="ID_52819" TEXT="(332) moral, agre, punish, lee, disagre" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(332)) = -13177480.160418926</p><p>&#916;h = -3769.35267980519</p><p>f(t) = 7712</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_53016" TEXT="(135) peopl, person, live, caus, man" BACKGROUND_COLOR="#f1808e"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(135)) = -14222920.908307225</p><p>&#916;h = -7876.453621855209</p><p>f(t) = 29207</p></body></html></richcontent>
<node ID="ID_52916" TEXT="(235) peopl, person, other, accept, taken" BACKGROUND_COLOR="#f3808c"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(235)) = -13603541.717744106</p><p>&#916;h = -5097.985263723633</p><p>f(t) = 16544</p></body></html></richcontent>
<node ID="ID_52821" TEXT="(330) person, other, accept, taken, account" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(330)) = -13185030.253648818</p><p>&#916;h = -3775.4150999729027</p><p>f(t) = 9441</p></body></html></richcontent></node>
<node ID="ID_17392" TEXT="(26576) peopl" BACKGROUND_COLOR="#dd80a2"></node>
</node>
<node ID="ID_52895" TEXT="(256) live, caus, man, life, death" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(256)) = -13500067.461893681</p><p>&#916;h = -4730.7699189831765</p><p>f(t) = 12663</p></body></html></richcontent>
<node ID="ID_52736" TEXT="(415) live, caus, death, die, suffer" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(415)) = -12891971.106173558</p><p>&#916;h = -3130.1848563884996</p><p>f(t) = 7037</p></body></html></richcontent></node>
<node ID="ID_52633" TEXT="(518) man, life, hell, etern, fear" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(518)) = -12600927.30832538</p><p>&#916;h = -2559.0206901466445</p><p>f(t) = 5626</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_53053" TEXT="(98) sai, believ, point, mean, differ" BACKGROUND_COLOR="#ee8091" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(98)) = -14547811.911887405</p><p>&#916;h = -9687.286292856443</p><p>f(t) = 61907</p></body></html></richcontent>
<node ID="ID_53023" TEXT="(128) point, mean, differ, true, cours" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(128)) = -14279162.042478463</p><p>&#916;h = -8176.798406598915</p><p>f(t) = 37584</p></body></html></richcontent>
<node ID="ID_52972" TEXT="(179) point, mean, differ, cours, feel" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(179)) = -13917030.728258703</p><p>&#916;h = -6202.288332705968</p><p>f(t) = 23644</p></body></html></richcontent>
<node ID="ID_52846" TEXT="(305) point, feel, understand, simpli, clear" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(305)) = -13284057.702206729</p><p>&#916;h = -4073.0735202815413</p><p>f(t) = 11870</p></body></html></richcontent></node>
<node ID="ID_52871" TEXT="(280) mean, differ, cours, sens, explain" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(280)) = -13390707.611212945</p><p>&#916;h = -4384.028515337894</p><p>f(t) = 11774</p></body></html></richcontent></node>
</node>
<node ID="ID_52929" TEXT="(222) true, experi, matter, assum, correct" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(222)) = -13671000.342969852</p><p>&#916;h = -5269.392143447098</p><p>f(t) = 13940</p></body></html></richcontent>
<node ID="ID_52792" TEXT="(359) experi, matter, assum, correct, choic" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(359)) = -13078265.889876775</p><p>&#916;h = -3549.1713807458145</p><p>f(t) = 8005</p></body></html></richcontent></node>
<node ID="ID_52695" TEXT="(456) true, hold, truth, absolut, proof" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(456)) = -12769204.277318276</p><p>&#916;h = -2856.0543442102207</p><p>f(t) = 5935</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52986" TEXT="(165) sai, believ, fact, claim, wrong" BACKGROUND_COLOR="#f2808d"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(165)) = -14006245.212054567</p><p>&#916;h = -6644.2100144645665</p><p>f(t) = 24323</p></body></html></richcontent>
<node ID="ID_52853" TEXT="(298) fact, claim, evid, argument, statement" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(298)) = -13313139.27765028</p><p>&#916;h = -4211.675891475534</p><p>f(t) = 12492</p></body></html></richcontent>
<node ID="ID_52738" TEXT="(413) fact, claim, statement, quot, lack" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(413)) = -12898248.57866567</p><p>&#916;h = -3138.862321703462</p><p>f(t) = 7008</p></body></html></richcontent></node>
<node ID="ID_52543" TEXT="(608) evid, argument, prove, argu, conclus" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(608)) = -12387190.100922467</p><p>&#916;h = -2203.4401943520206</p><p>f(t) = 5484</p></body></html></richcontent></node>
</node>
<node ID="ID_52851" TEXT="(300) sai, believ, wrong, suppos, certainli" BACKGROUND_COLOR="#f4808b"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(300)) = -13304730.388942644</p><p>&#916;h = -4176.517654367039</p><p>f(t) = 11831</p></body></html></richcontent>
<node ID="ID_52675" TEXT="(476) believ, wrong, suppos, certainli" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(476)) = -12712823.87921591</p><p>&#916;h = -2760.550828501524</p><p>f(t) = 6042</p></body></html></richcontent></node>
<node ID="ID_20132" TEXT="(26576) sai" BACKGROUND_COLOR="#e4809b"></node>
</node>
</node>
</node>
</node>
<node ID="ID_53104" TEXT="(47) word, book, exist, human, object" BACKGROUND_COLOR="#f78088"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(47)) = -15157683.924266394</p><p>&#916;h = -15363.697977114178</p><p>f(t) = 48654</p></body></html></richcontent>
<node ID="ID_53065" TEXT="(86) word, book, exist, human, church" BACKGROUND_COLOR="#f78088" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(86)) = -14668897.098216753</p><p>&#916;h = -10364.834939779976</p><p>f(t) = 30611</p></body></html></richcontent>
<node ID="ID_53012" TEXT="(139) exist, human, natur, colleg, atheist" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(139)) = -14191691.34528594</p><p>&#916;h = -7698.134075247595</p><p>f(t) = 16891</p></body></html></richcontent>
<node ID="ID_52878" TEXT="(273) exist, human, natur, pure, fnal" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(273)) = -13421839.567591798</p><p>&#916;h = -4491.804355833214</p><p>f(t) = 10421</p></body></html></richcontent>
<node ID="ID_52645" TEXT="(506) exist, human, natur, pure, divin" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(506)) = -12632041.253063668</p><p>&#916;h = -2613.8096317301097</p><p>f(t) = 6248</p></body></html></richcontent></node>
<node ID="ID_52592" TEXT="(559) fnal, toler, acknowledg, specul, iran" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(559)) = -12499564.758059246</p><p>&#916;h = -2383.979976363451</p><p>f(t) = 4173</p></body></html></richcontent></node>
</node>
<node ID="ID_52806" TEXT="(345) colleg, atheist, islam, alt, atheism" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(345)) = -13128930.72557322</p><p>&#916;h = -3692.3803557379288</p><p>f(t) = 6470</p></body></html></richcontent>
<node ID="ID_52549" TEXT="(602) colleg, atheist, alt, atheism, bore" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(602)) = -12400464.47307517</p><p>&#916;h = -2217.703006642434</p><p>f(t) = 3625</p></body></html></richcontent></node>
<node ID="ID_52345" TEXT="(806) islam, writer, jaeger, rushdi, gregg" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(806)) = -12008171.832281865</p><p>&#916;h = -1662.907203624185</p><p>f(t) = 2845</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52950" TEXT="(201) word, book, church, languag, respond" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(201)) = -13786484.800258787</p><p>&#916;h = -5731.543849339709</p><p>f(t) = 13720</p></body></html></richcontent>
<node ID="ID_52779" TEXT="(372) book, church, cathol, tradit, satan" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(372)) = -13032834.479450889</p><p>&#916;h = -3454.7953158979653</p><p>f(t) = 6895</p></body></html></richcontent>
<node ID="ID_52430" TEXT="(721) book, satan, famou, theologi, scholar" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(721)) = -12157617.885320932</p><p>&#916;h = -1859.263711138119</p><p>f(t) = 3482</p></body></html></richcontent></node>
<node ID="ID_52289" TEXT="(862) church, cathol, tradit, council, pope" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(862)) = -11918695.065577013</p><p>&#916;h = -1529.7902587610006</p><p>f(t) = 3413</p></body></html></richcontent></node>
</node>
<node ID="ID_52731" TEXT="(420) word, languag, respond, translat, english" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(420)) = -12876377.079463903</p><p>&#916;h = -3108.032345733489</p><p>f(t) = 6825</p></body></html></richcontent>
<node ID="ID_52444" TEXT="(707) word, languag, respond, translat, english" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(707)) = -12183927.213063236</p><p>&#916;h = -1900.9537430711935</p><p>f(t) = 3825</p></body></html></richcontent></node>
<node ID="ID_52350" TEXT="(801) templ, ancient, explan, deriv, bind" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(801)) = -12016507.033200005</p><p>&#916;h = -1670.039257612836</p><p>f(t) = 3000</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_53036" TEXT="(115) object, observ, associ, sgi, theori" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(115)) = -14389602.72420888</p><p>&#916;h = -8729.702185887363</p><p>f(t) = 18043</p></body></html></richcontent>
<node ID="ID_52913" TEXT="(238) associ, anim, signific, trial, wisc" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(238)) = -13588291.223485673</p><p>&#916;h = -5063.645595246504</p><p>f(t) = 9352</p></body></html></richcontent>
<node ID="ID_52694" TEXT="(457) anim, signific, trial, wisc, philosophi" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(457)) = -12766348.222974066</p><p>&#916;h = -2852.5288191136497</p><p>f(t) = 4766</p></body></html></richcontent>
<node ID="ID_52256" TEXT="(895) anim, signific, trial, nih, speci" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(895)) = -11869046.762900192</p><p>&#916;h = -1473.0556767647795</p><p>f(t) = 2459</p></body></html></richcontent></node>
<node ID="ID_52236" TEXT="(915) wisc, philosophi, wisconsin, philosoph, todd" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(915)) = -11839951.506652793</p><p>&#916;h = -1440.000787516663</p><p>f(t) = 2307</p></body></html></richcontent></node>
</node>
<node ID="ID_52657" TEXT="(494) associ, fish, shit, oregon, ass" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(494)) = -12663682.414070547</p><p>&#916;h = -2670.599578523237</p><p>f(t) = 4586</p></body></html></richcontent>
<node ID="ID_52246" TEXT="(905) fish, shit, ass, enlighten, bastard" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(905)) = -11854422.655792441</p><p>&#916;h = -1451.2867000570259</p><p>f(t) = 2299</p></body></html></richcontent></node>
<node ID="ID_52179" TEXT="(972) associ, oregon, environment, bone, celebr" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(972)) = -11759869.52380248</p><p>&#916;h = -1364.0729469719518</p><p>f(t) = 2287</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52896" TEXT="(255) object, observ, sgi, theori, frank" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(255)) = -13504810.272206027</p><p>&#916;h = -4742.810312345362</p><p>f(t) = 8691</p></body></html></richcontent>
<node ID="ID_52652" TEXT="(499) object, observ, theori, frank, ration" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(499)) = -12650425.12071185</p><p>&#916;h = -2633.217831966118</p><p>f(t) = 5058</p></body></html></richcontent>
<node ID="ID_52177" TEXT="(974) observ, theori, ration, simon, hypothesi" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(974)) = -11757147.003976548</p><p>&#916;h = -1350.3020846500003</p><p>f(t) = 2603</p></body></html></richcontent></node>
<node ID="ID_52150" TEXT="(1001) object, frank, dwyer, sni, mchp" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1001)) = -11721079.432405015</p><p>&#916;h = -1317.8878305138642</p><p>f(t) = 2455</p></body></html></richcontent></node>
</node>
<node ID="ID_52474" TEXT="(677) sgi, keith, caltech, jon, livesei" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(677)) = -12242290.395182883</p><p>&#916;h = -1989.995303568896</p><p>f(t) = 3633</p></body></html></richcontent>
<node ID="ID_51262" TEXT="(1889) keith, caltech, cco, pasadena, gap" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1889)) = -10919358.33188506</p><p>&#916;h = -621.5958086373284</p><p>f(t) = 1833</p></body></html></richcontent></node>
<node ID="ID_50825" TEXT="(2326) sgi, jon, livesei, wpd, solntz" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2326)) = -10683632.087539159</p><p>&#916;h = -465.96764546603663</p><p>f(t) = 1800</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_53089" TEXT="(62) god, christian, jesu, love, paul" BACKGROUND_COLOR="#f5808a"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(62)) = -14946610.735633118</p><p>&#916;h = -13107.130833465708</p><p>f(t) = 41137</p></body></html></richcontent>
<node ID="ID_52961" TEXT="(190) god, christian, jesu, religion, bibl" BACKGROUND_COLOR="#f68089"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(190)) = -13850537.441231366</p><p>&#916;h = -5902.252673280731</p><p>f(t) = 26184</p></body></html></richcontent>
<node ID="ID_52861" TEXT="(290) god, christian, jesu, religion, christ" BACKGROUND_COLOR="#f68089" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(290)) = -13347209.360166661</p><p>&#916;h = -4284.178072292809</p><p>f(t) = 14459</p></body></html></richcontent>
<node ID="ID_52616" TEXT="(535) god, jesu, christ, lord, prai" BACKGROUND_COLOR="#f88087"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(535)) = -12558113.397785872</p><p>&#916;h = -2495.330872597042</p><p>f(t) = 8898</p></body></html></richcontent>
<node ID="ID_52304" TEXT="(847) jesu, christ, lord, prai, prayer" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(847)) = -11941973.26492024</p><p>&#916;h = -1566.247772416551</p><p>f(t) = 4966</p></body></html></richcontent>
<node ID="ID_51705" TEXT="(1446) jesu, resurrect, gospel, luke, apostl" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1446)) = -11244588.831004197</p><p>&#916;h = -871.2193841072585</p><p>f(t) = 2497</p></body></html></richcontent></node>
<node ID="ID_51720" TEXT="(1431) christ, lord, prai, prayer, salvat" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1431)) = -11257728.680493383</p><p>&#916;h = -878.8028795748396</p><p>f(t) = 2469</p></body></html></richcontent></node>
</node>
<node ID="ID_9235" TEXT="(26576) god" BACKGROUND_COLOR="#ec8093"></node>
</node>
<node ID="ID_52472" TEXT="(679) christian, religion, faith, belief, religi" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(679)) = -12238311.166625125</p><p>&#916;h = -1987.2757317269716</p><p>f(t) = 5561</p></body></html></richcontent>
<node ID="ID_52154" TEXT="(997) religion, faith, belief, religi" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(997)) = -11726365.05693872</p><p>&#916;h = -1324.5465837361699</p><p>f(t) = 3001</p></body></html></richcontent>
<node ID="ID_51193" TEXT="(1958) religion, religi" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1958)) = -10877404.929275585</p><p>&#916;h = -594.9707411707204</p><p>f(t) = 1585</p></body></html></richcontent></node>
<node ID="ID_51396" TEXT="(1755) faith, belief" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1755)) = -11006441.945401665</p><p>&#916;h = -679.0727981102536</p><p>f(t) = 1416</p></body></html></richcontent></node>
</node>
<node ID="ID_3943" TEXT="(26576) christian" BACKGROUND_COLOR="#f3808c"></node>
</node>
</node>
<node ID="ID_52790" TEXT="(361) bibl, teach, heaven, scriptur, context" BACKGROUND_COLOR="#fd8082" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(361)) = -13071177.635460567</p><p>&#916;h = -3516.1385797137045</p><p>f(t) = 11725</p></body></html></richcontent>
<node ID="ID_52651" TEXT="(500) bibl, teach, context, spirit, holi" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(500)) = -12647791.902879884</p><p>&#916;h = -2629.9109991741425</p><p>f(t) = 6196</p></body></html></richcontent>
<node ID="ID_52273" TEXT="(878) bibl, teach, context, spirit, holi" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(878)) = -11894395.041434482</p><p>&#916;h = -1506.010012701896</p><p>f(t) = 3753</p></body></html></richcontent>
<node ID="ID_51800" TEXT="(1351) teach, spirit, holi, doctrin, roman" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1351)) = -11330812.29828437</p><p>&#916;h = -945.6617782342655</p><p>f(t) = 2018</p></body></html></richcontent></node>
<node ID="ID_51477" TEXT="(1674) bibl, context, biblic, passag" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1674)) = -11063444.63919826</p><p>&#916;h = -729.5212497082393</p><p>f(t) = 1735</p></body></html></richcontent></node>
</node>
<node ID="ID_51976" TEXT="(1175) mormon, jehovah, unto, elohim, thou" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1175)) = -11510991.961721716</p><p>&#916;h = -1109.5192251518602</p><p>f(t) = 2443</p></body></html></richcontent>
<node ID="ID_50635" TEXT="(2516) jehovah, unto, elohim, thou, thee" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2516)) = -10599591.432623928</p><p>&#916;h = -419.51301951141795</p><p>f(t) = 1428</p></body></html></richcontent></node>
<node ID="ID_51168" TEXT="(1983) mormon, saint, mose, paradis, abraham" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1983)) = -10862680.02628818</p><p>&#916;h = -581.3748312865355</p><p>f(t) = 1015</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52536" TEXT="(615) heaven, scriptur, promis, reveal, canon" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(615)) = -12371819.800880417</p><p>&#916;h = -2182.7657501189096</p><p>f(t) = 5529</p></body></html></richcontent>
<node ID="ID_52221" TEXT="(930) heaven, promis, reveal, kingdom, revel" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(930)) = -11818475.60640007</p><p>&#916;h = -1423.179451643562</p><p>f(t) = 3099</p></body></html></richcontent>
<node ID="ID_51607" TEXT="(1544) promis, reveal, emphasi, coven, pour" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1544)) = -11162614.02298579</p><p>&#916;h = -804.3013174536754</p><p>f(t) = 1551</p></body></html></richcontent></node>
<node ID="ID_51546" TEXT="(1605) heaven, kingdom, revel, prophet, propheci" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1605)) = -11114805.068025967</p><p>&#916;h = -762.6529363398731</p><p>f(t) = 1548</p></body></html></richcontent></node>
</node>
<node ID="ID_52099" TEXT="(1052) scriptur, canon, enemi, hebrew, testament" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1052)) = -11655680.46106897</p><p>&#916;h = -1250.0395905674814</p><p>f(t) = 2430</p></body></html></richcontent>
<node ID="ID_51320" TEXT="(1831) enemi, bless, psalm, glori, sword" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1831)) = -10956173.870029759</p><p>&#916;h = -646.8462716120121</p><p>f(t) = 1225</p></body></html></richcontent></node>
<node ID="ID_51009" TEXT="(2142) scriptur, canon, hebrew, testament, chronicl" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2142)) = -10774570.22685967</p><p>&#916;h = -524.0697838889755</p><p>f(t) = 1205</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_53004" TEXT="(147) love, paul, homosexu, sin, corpor" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(147)) = -14131477.942622475</p><p>&#916;h = -7268.736515014622</p><p>f(t) = 14953</p></body></html></richcontent>
<node ID="ID_52835" TEXT="(316) love, paul, sin, hate, mari" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(316)) = -13239619.866653547</p><p>&#916;h = -3993.303212885279</p><p>f(t) = 8963</p></body></html></richcontent>
<node ID="ID_52582" TEXT="(569) love, sin, hate, mari, perfect" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(569)) = -12475983.861623349</p><p>&#916;h = -2344.304921826086</p><p>f(t) = 4831</p></body></html></richcontent>
<node ID="ID_52227" TEXT="(924) sin, mari, perfect, grace, spiritu" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(924)) = -11827039.683960123</p><p>&#916;h = -1428.8834019704373</p><p>f(t) = 2770</p></body></html></richcontent>
<node ID="ID_51411" TEXT="(1740) sin, grace, spiritu, conceiv, deepli" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1740)) = -11016716.262396075</p><p>&#916;h = -690.2675865469355</p><p>f(t) = 1545</p></body></html></richcontent></node>
<node ID="ID_51503" TEXT="(1648) mari, perfect, plenti, virgin, pose" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1648)) = -11082561.686448187</p><p>&#916;h = -739.7395026139857</p><p>f(t) = 1225</p></body></html></richcontent></node>
</node>
<node ID="ID_51899" TEXT="(1252) love, hate, sinner, disgust, antonio" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1252)) = -11428624.275328722</p><p>&#916;h = -1035.3970135262061</p><p>f(t) = 2061</p></body></html></richcontent>
<node ID="ID_13619" TEXT="(26576) love" BACKGROUND_COLOR="#f98086"></node>
<node ID="ID_50874" TEXT="(2277) hate, sinner, disgust, antonio, holt" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2277)) = -10706780.19204672</p><p>&#916;h = -480.1705565117445</p><p>f(t) = 902</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52492" TEXT="(659) paul, vers, relationship, worship, condemn" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(659)) = -12278698.570694132</p><p>&#916;h = -2049.371166134195</p><p>f(t) = 4132</p></body></html></richcontent>
<node ID="ID_51916" TEXT="(1235) vers, relationship, condemn, ridicul, irrelev" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1235)) = -11446328.839617435</p><p>&#916;h = -1048.0734096429078</p><p>f(t) = 2135</p></body></html></richcontent>
<node ID="ID_51192" TEXT="(1959) condemn, ridicul, irrelev, mankind, ritual" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1959)) = -10876809.958534414</p><p>&#916;h = -594.8234866629064</p><p>f(t) = 1072</p></body></html></richcontent></node>
<node ID="ID_50918" TEXT="(2233) vers, relationship, flesh, corinthian, leviticu" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2233)) = -10728191.969762832</p><p>&#916;h = -492.62600570298673</p><p>f(t) = 1063</p></body></html></richcontent></node>
</node>
<node ID="ID_51838" TEXT="(1313) paul, worship, ceremoni, sabbath, gentil" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1313)) = -11367326.772453418</p><p>&#916;h = -975.3111409407138</p><p>f(t) = 1997</p></body></html></richcontent>
<node ID="ID_17235" TEXT="(26576) paul" BACKGROUND_COLOR="#fa8085"></node>
<node ID="ID_50569" TEXT="(2582) worship, ceremoni, sabbath, gentil, tendenc" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2582)) = -10572438.9643094</p><p>&#916;h = -404.17213333016844</p><p>f(t) = 845</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_52700" TEXT="(451) homosexu, corpor, sex, gai, cramer" BACKGROUND_COLOR="#fc8083" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(451)) = -12783568.391587546</p><p>&#916;h = -2884.727540175023</p><p>f(t) = 5990</p></body></html></richcontent>
<node ID="ID_51926" TEXT="(1225) homosexu, sex, gai, sexual, male" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1225)) = -11456842.309921114</p><p>&#916;h = -1054.271679674348</p><p>f(t) = 3116</p></body></html></richcontent>
<node ID="ID_51245" TEXT="(1906) homosexu, gai, partner, heterosexu, promiscu" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1906)) = -10908854.63827694</p><p>&#916;h = -613.5190180127975</p><p>f(t) = 1814</p></body></html></richcontent>
<node ID="ID_10461" TEXT="(26576) homosexu" BACKGROUND_COLOR="#fa8085"></node>
<node ID="ID_50200" TEXT="(2951) gai, partner, heterosexu, promiscu, median" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2951)) = -10437831.938733645</p><p>&#916;h = -329.7004455774295</p><p>f(t) = 864</p></body></html></richcontent></node>
</node>
<node ID="ID_51136" TEXT="(2015) sex, sexual, male, femal, uniform" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2015)) = -10844239.73293676</p><p>&#916;h = -570.6973210701981</p><p>f(t) = 1302</p></body></html></richcontent>
<node ID="ID_49923" TEXT="(3228) sex, sexual" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3228)) = -10352519.109396558</p><p>&#916;h = -286.31391967475065</p><p>f(t) = 776</p></body></html></richcontent></node>
<node ID="ID_49708" TEXT="(3443) male, femal, uniform" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3443)) = -10294121.301915146</p><p>&#916;h = -258.6792405376764</p><p>f(t) = 526</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52229" TEXT="(922) corpor, cramer, optilink, clayton, pyramid" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(922)) = -11829900.669547133</p><p>&#916;h = -1430.951847257209</p><p>f(t) = 2874</p></body></html></richcontent>
<node ID="ID_51827" TEXT="(1324) corpor, molest, walsh, schmidt, aol" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1324)) = -11356628.53262161</p><p>&#916;h = -967.7129865870957</p><p>f(t) = 1519</p></body></html></richcontent>
<node ID="ID_50812" TEXT="(2339) molest, walsh, schmidt, aol, exnet" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2339)) = -10677589.900234306</p><p>&#916;h = -463.5154423375061</p><p>f(t) = 769</p></body></html></richcontent></node>
<node ID="ID_4822" TEXT="(26576) corpor" BACKGROUND_COLOR="#fb8084"></node>
</node>
<node ID="ID_50193" TEXT="(2958) cramer, optilink, clayton, pyramid, mutual" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2958)) = -10435525.38854025</p><p>&#916;h = -328.8942140403815</p><p>f(t) = 1355</p></body></html></richcontent>
<node ID="ID_47628" TEXT="(5523) cramer, optilink, clayton, petaluma" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5523)) = -9933311.559204182</p><p>&#916;h = -114.28412793343887</p><p>f(t) = 1002</p></body></html></richcontent></node>
<node ID="ID_47868" TEXT="(5283) pyramid, mutual, consent" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5283)) = -9961950.577606503</p><p>&#916;h = -124.03004366761888</p><p>f(t) = 353</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_53128" TEXT="(23) armenian, kill, israel, jew, children" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(23)) = -15609378.106079504</p><p>&#916;h = -22919.01033493523</p><p>f(t) = 84034</p></body></html></richcontent>
<node ID="ID_53107" TEXT="(44) kill, israel, jew, children, forc" BACKGROUND_COLOR="#f98086"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(44)) = -15204947.067138327</p><p>&#916;h = -16233.94788866199</p><p>f(t) = 56786</p></body></html></richcontent>
<node ID="ID_53049" TEXT="(102) kill, children, men, dead, women" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(102)) = -14509252.562197853</p><p>&#916;h = -9545.64303470809</p><p>f(t) = 29649</p></body></html></richcontent>
<node ID="ID_52924" TEXT="(227) kill, men, dead, women, murder" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(227)) = -13644773.278578406</p><p>&#916;h = -5209.00266235786</p><p>f(t) = 15483</p></body></html></richcontent>
<node ID="ID_52841" TEXT="(310) kill, murder, popul, anti, andi" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(310)) = -13263770.976671485</p><p>&#916;h = -4038.132114883687</p><p>f(t) = 9638</p></body></html></richcontent>
<node ID="ID_52566" TEXT="(585) kill, murder, villag, soldier, massacr" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(585)) = -12438861.786118211</p><p>&#916;h = -2291.241959215142</p><p>f(t) = 5802</p></body></html></richcontent>
<node ID="ID_51942" TEXT="(1209) villag, soldier, massacr, troop, wound" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1209)) = -11473873.064481266</p><p>&#916;h = -1074.9937541798863</p><p>f(t) = 3001</p></body></html></richcontent>
<node ID="ID_51388" TEXT="(1763) massacr, wound, bullet, slaughter, bayonet" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1763)) = -11001014.383496266</p><p>&#916;h = -677.0429501423787</p><p>f(t) = 1635</p></body></html></richcontent></node>
<node ID="ID_51109" TEXT="(2042) villag, soldier, troop, tartar, artilleri" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2042)) = -10828963.52202606</p><p>&#916;h = -561.2153227970266</p><p>f(t) = 1366</p></body></html></richcontent></node>
</node>
<node ID="ID_52079" TEXT="(1072) kill, murder, innoc, guilti, guilt" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1072)) = -11630939.777904347</p><p>&#916;h = -1222.2011380479235</p><p>f(t) = 2801</p></body></html></richcontent>
<node ID="ID_12497" TEXT="(26576) kill" BACKGROUND_COLOR="#f78088"></node>
<node ID="ID_51266" TEXT="(1885) murder, innoc, guilti, guilt, yoke" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1885)) = -10921847.552551191</p><p>&#916;h = -622.8106936755066</p><p>f(t) = 1184</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52493" TEXT="(658) popul, anti, andi, resist, holocaust" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(658)) = -12280754.106967067</p><p>&#916;h = -2055.536272935613</p><p>f(t) = 3836</p></body></html></richcontent>
<node ID="ID_52050" TEXT="(1101) popul, anti, resist, persecut, fighter" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1101)) = -11595914.741698988</p><p>&#916;h = -1185.1699443535472</p><p>f(t) = 2144</p></body></html></richcontent>
<node ID="ID_51180" TEXT="(1971) popul, resist, fighter, revolt, anticip" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1971)) = -10869707.55480932</p><p>&#916;h = -588.6660909110942</p><p>f(t) = 1094</p></body></html></richcontent></node>
<node ID="ID_51313" TEXT="(1838) anti, persecut, pharise, bulk, foam" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1838)) = -10951655.763633039</p><p>&#916;h = -643.7353523549682</p><p>f(t) = 1050</p></body></html></richcontent></node>
</node>
<node ID="ID_51895" TEXT="(1256) andi, holocaust, propaganda, bias, bia" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1256)) = -11424487.276648398</p><p>&#916;h = -1030.3862856663764</p><p>f(t) = 1692</p></body></html></richcontent>
<node ID="ID_50775" TEXT="(2376) andi, holocaust, semit, beyer, wwii" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2376)) = -10660599.510452269</p><p>&#916;h = -453.31255390433944</p><p>f(t) = 874</p></body></html></richcontent></node>
<node ID="ID_50987" TEXT="(2164) propaganda, bias, bia, owen, highlight" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2164)) = -10763106.650604567</p><p>&#916;h = -518.1591126629646</p><p>f(t) = 818</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_52674" TEXT="(477) men, dead, women, reach, wit" BACKGROUND_COLOR="#fc8083" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(477)) = -12710063.328387408</p><p>&#916;h = -2760.046876146327</p><p>f(t) = 5845</p></body></html></richcontent>
<node ID="ID_52312" TEXT="(839) reach, began, deep, collabor, apologi" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(839)) = -11954581.655355958</p><p>&#916;h = -1585.2024984229502</p><p>f(t) = 3001</p></body></html></richcontent>
<node ID="ID_51691" TEXT="(1460) reach, began, apologi, atlant, flood" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1460)) = -11232473.468756966</p><p>&#916;h = -859.0003977409651</p><p>f(t) = 1583</p></body></html></richcontent>
<node ID="ID_50890" TEXT="(2261) reach, apologi, atlant, unnecessari, thirti" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2261)) = -10714500.11476705</p><p>&#916;h = -484.6859551777161</p><p>f(t) = 807</p></body></html></richcontent></node>
<node ID="ID_50701" TEXT="(2450) began, flood, meanwhil, horizon, firmli" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2450)) = -10627757.69006333</p><p>&#916;h = -434.0797606550623</p><p>f(t) = 776</p></body></html></richcontent></node>
</node>
<node ID="ID_51637" TEXT="(1514) deep, collabor, lesson, forgotten, anatolia" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1514)) = -11187050.448819594</p><p>&#916;h = -823.5116738812358</p><p>f(t) = 1418</p></body></html></richcontent>
<node ID="ID_50579" TEXT="(2572) collabor, lesson, forgotten, anatolia, inflict" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2572)) = -10576487.605360225</p><p>&#916;h = -406.04138912250346</p><p>f(t) = 719</p></body></html></richcontent></node>
<node ID="ID_50649" TEXT="(2502) deep, dro, happili, sack, smack" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2502)) = -10605483.2909475</p><p>&#916;h = -422.2174750583654</p><p>f(t) = 699</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52251" TEXT="(900) men, dead, women, wit, paragraph" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(900)) = -11861703.921070164</p><p>&#916;h = -1458.1406331791513</p><p>f(t) = 2844</p></body></html></richcontent>
<node ID="ID_51272" TEXT="(1879) men, women" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1879)) = -10925592.962928798</p><p>&#916;h = -625.2279405928857</p><p>f(t) = 1454</p></body></html></richcontent>
<node ID="ID_14526" TEXT="(26576) men" BACKGROUND_COLOR="#fb8084"></node>
<node ID="ID_25827" TEXT="(26576) women" BACKGROUND_COLOR="#fc8083"></node>
</node>
<node ID="ID_51513" TEXT="(1638) dead, wit, paragraph, ruin, helpless" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1638)) = -11089976.016574804</p><p>&#916;h = -743.0979230666562</p><p>f(t) = 1390</p></body></html></richcontent>
<node ID="ID_5597" TEXT="(26576) dead" BACKGROUND_COLOR="#fc8083"></node>
<node ID="ID_50609" TEXT="(2542) wit, paragraph, ruin, helpless, vengeanc" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2542)) = -10588772.333758108</p><p>&#916;h = -413.28403538285056</p><p>f(t) = 694</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_52966" TEXT="(185) children, famili, father, son, child" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(185)) = -13880373.052840019</p><p>&#916;h = -6002.362556424065</p><p>f(t) = 14166</p></body></html></richcontent>
<node ID="ID_52721" TEXT="(430) children, famili, father, son, child" BACKGROUND_COLOR="#fc8083" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(430)) = -12845740.232009593</p><p>&#916;h = -3026.5370761134254</p><p>f(t) = 7459</p></body></html></richcontent>
<node ID="ID_52438" TEXT="(713) children, famili, child, parent, born" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(713)) = -12172577.157074038</p><p>&#916;h = -1881.171005564509</p><p>f(t) = 4024</p></body></html></richcontent>
<node ID="ID_51952" TEXT="(1199) famili, born, cloth, daughter, suddenli" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1199)) = -11484674.382259082</p><p>&#916;h = -1082.9202631300432</p><p>f(t) = 2070</p></body></html></richcontent>
<node ID="ID_51189" TEXT="(1962) famili, born, beg, nonetheless, grandfath" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1962)) = -10875027.42255423</p><p>&#916;h = -592.8797903841187</p><p>f(t) = 1072</p></body></html></richcontent></node>
<node ID="ID_50996" TEXT="(2155) cloth, daughter, suddenli, insult, terribl" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2155)) = -10767779.74742731</p><p>&#916;h = -520.0026960421819</p><p>f(t) = 998</p></body></html></richcontent></node>
</node>
<node ID="ID_51655" TEXT="(1496) children, child, parent" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1496)) = -11201963.472144607</p><p>&#916;h = -833.5958079987904</p><p>f(t) = 1954</p></body></html></richcontent>
<node ID="ID_3857" TEXT="(26576) children" BACKGROUND_COLOR="#fa8085"></node>
<node ID="ID_50610" TEXT="(2541) child, parent" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2541)) = -10589185.630129542</p><p>&#916;h = -413.29637143311265</p><p>f(t) = 828</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52362" TEXT="(789) father, son, mother, wife, woman" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(789)) = -12036707.999820016</p><p>&#916;h = -1694.5027658726613</p><p>f(t) = 3435</p></body></html></richcontent>
<node ID="ID_51683" TEXT="(1468) father, son, mother, cry, uncl" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1468)) = -11225620.106104108</p><p>&#916;h = -853.5406334218424</p><p>f(t) = 1736</p></body></html></richcontent>
<node ID="ID_50652" TEXT="(2499) father, son" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2499)) = -10606752.484182345</p><p>&#916;h = -423.37448238446086</p><p>f(t) = 978</p></body></html></richcontent></node>
<node ID="ID_50646" TEXT="(2505) mother, cry, uncl, hurri, climb" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2505)) = -10604217.453282114</p><p>&#916;h = -421.63747423689347</p><p>f(t) = 758</p></body></html></richcontent></node>
</node>
<node ID="ID_51774" TEXT="(1377) wife, woman, marriag, contradict, marri" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1377)) = -11306490.918202959</p><p>&#916;h = -923.0121301154431</p><p>f(t) = 1699</p></body></html></richcontent>
<node ID="ID_50586" TEXT="(2565) wife, woman, husband, divorc, multisync" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2565)) = -10579338.90552204</p><p>&#916;h = -407.810412066101</p><p>f(t) = 856</p></body></html></richcontent></node>
<node ID="ID_50949" TEXT="(2202) marriag, contradict, marri, lucif, reconcil" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2202)) = -10743675.428055052</p><p>&#916;h = -504.79655784968054</p><p>f(t) = 843</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_52757" TEXT="(394) apart, azerbaijan, neighbor, afraid, ran" BACKGROUND_COLOR="#fe8081" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(394)) = -12958776.597042974</p><p>&#916;h = -3256.851024132644</p><p>f(t) = 6707</p></body></html></richcontent>
<node ID="ID_52060" TEXT="(1091) apart, neighbor, afraid, ran, floor" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1091)) = -11607860.037511174</p><p>&#916;h = -1200.500847620846</p><p>f(t) = 3618</p></body></html></richcontent>
<node ID="ID_51739" TEXT="(1412) apart, neighbor, afraid, ran, shout" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1412)) = -11274586.671174705</p><p>&#916;h = -896.6902863111754</p><p>f(t) = 2274</p></body></html></richcontent>
<node ID="ID_50561" TEXT="(2590) apart, shout, sumgait, mamma, calm" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2590)) = -10569211.852818267</p><p>&#916;h = -401.93497191468487</p><p>f(t) = 1413</p></body></html></richcontent></node>
<node ID="ID_50770" TEXT="(2381) neighbor, afraid, ran, threw, procur" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2381)) = -10658335.52428877</p><p>&#916;h = -451.6060099770111</p><p>f(t) = 861</p></body></html></richcontent></node>
</node>
<node ID="ID_51212" TEXT="(1939) floor, crowd, sat, bed, tragedi" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1939)) = -10888767.26915676</p><p>&#916;h = -601.8429294642992</p><p>f(t) = 1344</p></body></html></richcontent>
<node ID="ID_50309" TEXT="(2842) floor, bed, mob, fought, buse" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2842)) = -10474834.433371099</p><p>&#916;h = -349.22753520948754</p><p>f(t) = 759</p></body></html></richcontent></node>
<node ID="ID_49912" TEXT="(3239) crowd, sat, tragedi, smash, nake" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3239)) = -10349378.902079063</p><p>&#916;h = -284.7298803336016</p><p>f(t) = 585</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52367" TEXT="(784) azerbaijan, estim, azeri, azerbaijani, baku" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(784)) = -12045195.528047543</p><p>&#916;h = -1702.2630069920706</p><p>f(t) = 3089</p></body></html></richcontent>
<node ID="ID_51131" TEXT="(2020) azerbaijan, azeri, azerbaijani, baku, karabakh" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2020)) = -10841391.143726133</p><p>&#916;h = -568.3527521690703</p><p>f(t) = 1562</p></body></html></richcontent>
<node ID="ID_48954" TEXT="(4197) azerbaijan, azeri, azerbaijani, baku, karabakh" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4197)) = -10128050.198506732</p><p>&#916;h = -187.04271827806951</p><p>f(t) = 1032</p></body></html></richcontent></node>
<node ID="ID_49821" TEXT="(3330) journalist, stomach, chest, helicopt, agdam" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3330)) = -10324103.198550966</p><p>&#916;h = -271.5362315562088</p><p>f(t) = 530</p></body></html></richcontent></node>
</node>
<node ID="ID_51735" TEXT="(1416) estim, youth, repost, stress, urban" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1416)) = -11271007.376964442</p><p>&#916;h = -893.3563874029787</p><p>f(t) = 1527</p></body></html></richcontent>
<node ID="ID_50810" TEXT="(2341) estim, repost, toll, hojali, certifi" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2341)) = -10676662.881770113</p><p>&#916;h = -463.45374185933906</p><p>f(t) = 790</p></body></html></richcontent></node>
<node ID="ID_50834" TEXT="(2317) youth, stress, urban, amd, wherev" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2317)) = -10687838.76042258</p><p>&#916;h = -468.74120465012675</p><p>f(t) = 737</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_53030" TEXT="(121) israel, jew, forc, war, isra" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(121)) = -14337581.16576038</p><p>&#916;h = -8478.209160099243</p><p>f(t) = 27137</p></body></html></richcontent>
<node ID="ID_52953" TEXT="(198) forc, war, attack, land, begin" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(198)) = -13803719.314212574</p><p>&#916;h = -5763.1443335742515</p><p>f(t) = 17997</p></body></html></richcontent>
<node ID="ID_52883" TEXT="(268) land, begin, peac, armi, thousand" BACKGROUND_COLOR="#fc8083" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(268)) = -13444420.748608544</p><p>&#916;h = -4525.866327421943</p><p>f(t) = 10333</p></body></html></richcontent>
<node ID="ID_52654" TEXT="(497) begin, armi, thousand, destroi, hundr" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(497)) = -12655694.466661172</p><p>&#916;h = -2635.1478298146394</p><p>f(t) = 5523</p></body></html></richcontent>
<node ID="ID_52239" TEXT="(912) armi, thousand, destroi, hundr, destruct" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(912)) = -11844282.421147894</p><p>&#916;h = -1446.1184319170425</p><p>f(t) = 2874</p></body></html></richcontent>
<node ID="ID_51574" TEXT="(1577) armi, thousand, hundr, inhabit, desert" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1577)) = -11136406.556083586</p><p>&#916;h = -782.2157376353134</p><p>f(t) = 1628</p></body></html></richcontent></node>
<node ID="ID_51505" TEXT="(1646) destroi, destruct, jerusalem, mosqu, huji" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1646)) = -11084041.924687726</p><p>&#916;h = -740.2619760483649</p><p>f(t) = 1246</p></body></html></richcontent></node>
</node>
<node ID="ID_52240" TEXT="(911) begin, battl, newspap, prime, minist" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(911)) = -11845728.805123506</p><p>&#916;h = -1446.3839756130474</p><p>f(t) = 2649</p></body></html></richcontent>
<node ID="ID_51595" TEXT="(1556) newspap, prime, minist, ben, britain" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1556)) = -11152992.600810777</p><p>&#916;h = -798.1978773958399</p><p>f(t) = 1325</p></body></html></richcontent></node>
<node ID="ID_51502" TEXT="(1649) begin, battl, yassin, dir, irgun" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1649)) = -11081821.946945572</p><p>&#916;h = -739.5837129419087</p><p>f(t) = 1324</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52599" TEXT="(552) land, peac, region, davidian, border" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(552)) = -12516352.276726028</p><p>&#916;h = -2413.490561439845</p><p>f(t) = 4810</p></body></html></richcontent>
<node ID="ID_52151" TEXT="(1000) land, peac, plane, invad, henrik" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1000)) = -11722397.855940234</p><p>&#916;h = -1318.4235352195828</p><p>f(t) = 2418</p></body></html></richcontent>
<node ID="ID_51559" TEXT="(1592) land, peac" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1592)) = -11124758.786133623</p><p>&#916;h = -768.5762448284659</p><p>f(t) = 1376</p></body></html></richcontent></node>
<node ID="ID_51110" TEXT="(2041) plane, invad, henrik, invas, kpc" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2041)) = -10829525.052447096</p><p>&#916;h = -561.5304210342874</p><p>f(t) = 1042</p></body></html></richcontent></node>
</node>
<node ID="ID_52087" TEXT="(1064) region, davidian, border, branch, sdpa" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1064)) = -11640778.361005493</p><p>&#916;h = -1233.0166945477977</p><p>f(t) = 2392</p></body></html></richcontent>
<node ID="ID_51426" TEXT="(1725) region, border, ira, refuge, confisc" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1725)) = -11027139.623396013</p><p>&#916;h = -697.4542664375913</p><p>f(t) = 1275</p></body></html></richcontent></node>
<node ID="ID_50869" TEXT="(2282) davidian, branch, sdpa, urartu, dbd" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2282)) = -10704385.208010895</p><p>&#916;h = -478.2180288868549</p><p>f(t) = 1117</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_52733" TEXT="(418) forc, war, attack, militari, fight" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(418)) = -12882607.0143838</p><p>&#916;h = -3116.513159906259</p><p>f(t) = 7664</p></body></html></richcontent>
<node ID="ID_52512" TEXT="(639) forc, militari, civilian, justifi, meant" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(639)) = -12320434.591066673</p><p>&#916;h = -2113.0328194611357</p><p>f(t) = 4141</p></body></html></richcontent>
<node ID="ID_52089" TEXT="(1062) forc, justifi, meant, intent, disput" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1062)) = -11643250.80772148</p><p>&#916;h = -1237.1893319990486</p><p>f(t) = 2231</p></body></html></richcontent>
<node ID="ID_51348" TEXT="(1803) justifi, meant, intent, disput, nagl" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1803)) = -10974405.38253139</p><p>&#916;h = -656.0221327028848</p><p>f(t) = 1125</p></body></html></richcontent></node>
<node ID="ID_8423" TEXT="(26576) forc" BACKGROUND_COLOR="#fa8085"></node>
</node>
<node ID="ID_51918" TEXT="(1233) militari, civilian, bomb, kuwait, iraq" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1233)) = -11448425.91069261</p><p>&#916;h = -1048.8732357196714</p><p>f(t) = 1910</p></body></html></richcontent>
<node ID="ID_50939" TEXT="(2212) militari, civilian, bomb" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2212)) = -10738641.126959922</p><p>&#916;h = -502.4655995283829</p><p>f(t) = 1037</p></body></html></richcontent></node>
<node ID="ID_50046" TEXT="(3105) kuwait, iraq, gulf, iraqi, saudi" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3105)) = -10388828.790448725</p><p>&#916;h = -304.740053024856</p><p>f(t) = 873</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_52356" TEXT="(795) war, attack, fight, terrorist, terror" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(795)) = -12026570.43989167</p><p>&#916;h = -1682.6603287715116</p><p>f(t) = 3523</p></body></html></richcontent>
<node ID="ID_51832" TEXT="(1319) war, fight, plo, hama, ghetto" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1319)) = -11361483.605486542</p><p>&#916;h = -972.31363465717</p><p>f(t) = 1928</p></body></html></richcontent>
<node ID="ID_25324" TEXT="(26576) war" BACKGROUND_COLOR="#fa8085"></node>
<node ID="ID_51092" TEXT="(2059) fight, plo, hama, ghetto, abu" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2059)) = -10819470.048012145</p><p>&#916;h = -555.7803017420374</p><p>f(t) = 939</p></body></html></richcontent></node>
</node>
<node ID="ID_51752" TEXT="(1399) attack, terrorist, terror, ana, tsiel" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1399)) = -11286326.537844982</p><p>&#916;h = -910.2053442011966</p><p>f(t) = 1595</p></body></html></richcontent>
<node ID="ID_1443" TEXT="(26576) attack" BACKGROUND_COLOR="#fb8084"></node>
<node ID="ID_50711" TEXT="(2440) terrorist, terror, ana, tsiel, ohayon" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2440)) = -10632114.448978731</p><p>&#916;h = -436.82782166994</p><p>f(t) = 758</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_52687" TEXT="(464) israel, jew, isra, arab, jewish" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(464)) = -12746416.479144838</p><p>&#916;h = -2828.253422211521</p><p>f(t) = 9140</p></body></html></richcontent>
<node ID="ID_52439" TEXT="(712) israel, jew, isra, arab, jewish" BACKGROUND_COLOR="#fa8085" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(712)) = -12174462.053765357</p><p>&#916;h = -1884.896691318805</p><p>f(t) = 6106</p></body></html></richcontent>
<node ID="ID_51604" TEXT="(1547) israel, isra, arab, palestinian, territori" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1547)) = -11160202.072188064</p><p>&#916;h = -803.7241707168869</p><p>f(t) = 4150</p></body></html></richcontent>
<node ID="ID_50875" TEXT="(2276) israel, isra" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2276)) = -10707260.723992197</p><p>&#916;h = -480.5319454764831</p><p>f(t) = 2131</p></body></html></richcontent>
<node ID="ID_11610" TEXT="(26576) israel" BACKGROUND_COLOR="#f98086"></node>
<node ID="ID_11609" TEXT="(26576) isra" BACKGROUND_COLOR="#fb8084"></node>
</node>
<node ID="ID_51218" TEXT="(1933) arab, palestinian, territori, occupi, palestin" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1933)) = -10892387.621603258</p><p>&#916;h = -604.3719506477355</p><p>f(t) = 2019</p></body></html></richcontent>
<node ID="ID_50671" TEXT="(2480) palestinian, territori, occupi, palestin, zionist" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2480)) = -10614835.961836629</p><p>&#916;h = -426.9103346893535</p><p>f(t) = 1200</p></body></html></richcontent></node>
<node ID="ID_1075" TEXT="(26576) arab" BACKGROUND_COLOR="#fb8084"></node>
</node>
</node>
<node ID="ID_51083" TEXT="(2068) jew, jewish" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2068)) = -10814475.084142044</p><p>&#916;h = -553.4644664177758</p><p>f(t) = 1956</p></body></html></richcontent>
<node ID="ID_11866" TEXT="(26576) jew" BACKGROUND_COLOR="#f98086"></node>
<node ID="ID_11869" TEXT="(26576) jewish" BACKGROUND_COLOR="#fb8084"></node>
</node>
</node>
<node ID="ID_52224" TEXT="(927) polici, movement, strip, gaza, cpr" BACKGROUND_COLOR="#fe8081" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(927)) = -11822753.67080824</p><p>&#916;h = -1428.2110995062249</p><p>f(t) = 3034</p></body></html></richcontent>
<node ID="ID_51757" TEXT="(1394) movement, strip, gaza, racism, zionism" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1394)) = -11290883.621742107</p><p>&#916;h = -913.3572864676244</p><p>f(t) = 1559</p></body></html></richcontent>
<node ID="ID_50304" TEXT="(2847) strip, gaza, settlement, gazan, labour" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2847)) = -10473090.560685333</p><p>&#916;h = -348.10507527743175</p><p>f(t) = 808</p></body></html></richcontent>
<node ID="ID_48618" TEXT="(4533) gaza, settlement, gazan, rabin, settler" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4533)) = -10068918.68963376</p><p>&#916;h = -164.94841584429378</p><p>f(t) = 439</p></body></html></richcontent></node>
<node ID="ID_49180" TEXT="(3971) strip, labour, sharon, enclav, judea" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3971)) = -10172342.855483092</p><p>&#916;h = -204.98026935711096</p><p>f(t) = 369</p></body></html></richcontent></node>
</node>
<node ID="ID_50662" TEXT="(2489) movement, racism, zionism, racist, perlman" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2489)) = -10610998.438350378</p><p>&#916;h = -425.41404371095996</p><p>f(t) = 751</p></body></html></richcontent>
<node ID="ID_49436" TEXT="(3715) movement, perlman, qso, tranquil, ecc" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3715)) = -10227830.187188908</p><p>&#916;h = -228.50300869751663</p><p>f(t) = 402</p></body></html></richcontent></node>
<node ID="ID_48872" TEXT="(4279) racism, zionism, racist, dia, tripe" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4279)) = -10112920.02581051</p><p>&#916;h = -181.78908291748667</p><p>f(t) = 349</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51278" TEXT="(1873) polici, cpr, igc, apc, elia" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1873)) = -10929353.956802037</p><p>&#916;h = -627.6242909751745</p><p>f(t) = 1475</p></body></html></richcontent>
<node ID="ID_49794" TEXT="(3357) cpr, igc, apc, elia, cdp" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3357)) = -10316816.674963202</p><p>&#916;h = -268.45743208538624</p><p>f(t) = 794</p></body></html></richcontent>
<node ID="ID_46268" TEXT="(6883) cpr, igc, apc, cdp" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(6883)) = -9806874.452759922</p><p>&#916;h = -74.45361373614287</p><p>f(t) = 491</p></body></html></richcontent></node>
<node ID="ID_48339" TEXT="(4812) elia, davidsson, iceland, strengthen, unconvent" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4812)) = -10025506.944703247</p><p>&#916;h = -146.68664799520047</p><p>f(t) = 303</p></body></html></richcontent></node>
</node>
<node ID="ID_17907" TEXT="(26576) polici" BACKGROUND_COLOR="#fc8083"></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_53071" TEXT="(80) armenian, muslim, histori, turkish, million" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(80)) = -14732569.576185424</p><p>&#916;h = -10714.536811412298</p><p>f(t) = 27248</p></body></html></richcontent>
<node ID="ID_52900" TEXT="(251) armenian, histori, turkish, million, turk" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(251)) = -13523914.909416037</p><p>&#916;h = -4800.3736579739925</p><p>f(t) = 15906</p></body></html></richcontent>
<node ID="ID_52499" TEXT="(652) armenian, turkish, million, turk, soviet" BACKGROUND_COLOR="#fb8084"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(652)) = -12293138.300672049</p><p>&#916;h = -2071.1230667591153</p><p>f(t) = 8341</p></body></html></richcontent>
<node ID="ID_51661" TEXT="(1490) armenian, turkish, turk, armenia, turkei" BACKGROUND_COLOR="#fb8084" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1490)) = -11206979.054160535</p><p>&#916;h = -838.3496569263953</p><p>f(t) = 5509</p></body></html></richcontent>
<node ID="ID_51422" TEXT="(1729) armenian, armenia, serdar, argic, extermin" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1729)) = -11024351.420475952</p><p>&#916;h = -696.3293456779793</p><p>f(t) = 3757</p></body></html></richcontent>
<node ID="ID_49135" TEXT="(4016) armenian, armenia" BACKGROUND_COLOR="#fa8085"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4016)) = -10163188.39676839</p><p>&#916;h = -201.30299541991553</p><p>f(t) = 2073</p></body></html></richcontent>
<node ID="ID_1184" TEXT="(26576) armenian" BACKGROUND_COLOR="#f78088"></node>
<node ID="ID_1183" TEXT="(26576) armenia" BACKGROUND_COLOR="#fd8082"></node>
</node>
<node ID="ID_47538" TEXT="(5613) serdar, argic, extermin, zuma, sera" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5613)) = -9923196.110268598</p><p>&#916;h = -110.90004277887056</p><p>f(t) = 1684</p></body></html></richcontent>
<node ID="ID_44648" TEXT="(8503) serdar, argic, zuma, sera, ohanu" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(8503)) = -9709124.21196718</p><p>&#916;h = -48.60724240017589</p><p>f(t) = 1476</p></body></html></richcontent></node>
<node ID="ID_7777" TEXT="(26576) extermin" BACKGROUND_COLOR="#fe8081"></node>
</node>
</node>
<node ID="ID_50325" TEXT="(2826) turkish, turk, turkei" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2826)) = -10480451.512931855</p><p>&#916;h = -352.47502182400785</p><p>f(t) = 1752</p></body></html></richcontent>
<node ID="ID_49158" TEXT="(3993) turkish, turk" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3993)) = -10167847.885384811</p><p>&#916;h = -203.64880207867827</p><p>f(t) = 1312</p></body></html></richcontent>
<node ID="ID_23944" TEXT="(26576) turkish" BACKGROUND_COLOR="#fb8084"></node>
<node ID="ID_23941" TEXT="(26576) turk" BACKGROUND_COLOR="#fd8082"></node>
</node>
<node ID="ID_23942" TEXT="(26576) turkei" BACKGROUND_COLOR="#fd8082"></node>
</node>
</node>
<node ID="ID_51975" TEXT="(1176) million, soviet, genocid, union, struggl" BACKGROUND_COLOR="#fd8082" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1176)) = -11509882.442496564</p><p>&#916;h = -1107.7350275033677</p><p>f(t) = 2832</p></body></html></richcontent>
<node ID="ID_50948" TEXT="(2203) genocid, kurd, fascist, homeland, arf" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2203)) = -10743170.631497202</p><p>&#916;h = -504.54822395704105</p><p>f(t) = 1443</p></body></html></richcontent>
<node ID="ID_50298" TEXT="(2853) genocid, arf, asala, ucr, raffi" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2853)) = -10471004.496564306</p><p>&#916;h = -347.13205677847145</p><p>f(t) = 790</p></body></html></richcontent>
<node ID="ID_8975" TEXT="(26576) genocid" BACKGROUND_COLOR="#fd8082"></node>
<node ID="ID_48818" TEXT="(4333) arf, asala, ucr, raffi, revision" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4333)) = -10103206.73135814</p><p>&#916;h = -177.6111333937588</p><p>f(t) = 355</p></body></html></richcontent></node>
</node>
<node ID="ID_49584" TEXT="(3567) kurd, fascist, homeland, atroc, perpetr" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3567)) = -10262876.659987027</p><p>&#916;h = -245.16578070934338</p><p>f(t) = 653</p></body></html></richcontent>
<node ID="ID_48324" TEXT="(4827) kurd, fascist, homeland, kurdish, dictatorship" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4827)) = -10023313.238222763</p><p>&#916;h = -145.80410795856733</p><p>f(t) = 378</p></body></html></richcontent></node>
<node ID="ID_48148" TEXT="(5003) atroc, perpetr, barbar, caucasu, defenseless" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5003)) = -9998431.427024761</p><p>&#916;h = -137.19677085694275</p><p>f(t) = 275</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51372" TEXT="(1779) million, soviet, union, struggl" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1779)) = -10990277.939974707</p><p>&#916;h = -666.923521210294</p><p>f(t) = 1389</p></body></html></richcontent>
<node ID="ID_49955" TEXT="(3196) soviet, union, struggl" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3196)) = -10361757.305194248</p><p>&#916;h = -291.3605755387689</p><p>f(t) = 745</p></body></html></richcontent>
<node ID="ID_21619" TEXT="(26576) soviet" BACKGROUND_COLOR="#fd8082"></node>
<node ID="ID_48768" TEXT="(4383) union, struggl" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4383)) = -10094404.670104498</p><p>&#916;h = -174.43253218710015</p><p>f(t) = 287</p></body></html></richcontent></node>
</node>
<node ID="ID_14807" TEXT="(26576) million" BACKGROUND_COLOR="#fc8083"></node>
</node>
</node>
</node>
<node ID="ID_52701" TEXT="(450) histori, escap, centuri, soul, mountain" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(450)) = -12786457.56391763</p><p>&#916;h = -2889.172330083922</p><p>f(t) = 7565</p></body></html></richcontent>
<node ID="ID_52282" TEXT="(869) histori, centuri, professor, ottoman, empir" BACKGROUND_COLOR="#fd8082" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(869)) = -11908016.871512651</p><p>&#916;h = -1521.2927820491313</p><p>f(t) = 3959</p></body></html></richcontent>
<node ID="ID_52001" TEXT="(1150) centuri, ottoman, empir, eastern, princip" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1150)) = -11539102.829780735</p><p>&#916;h = -1134.9111450864148</p><p>f(t) = 2555</p></body></html></richcontent>
<node ID="ID_51137" TEXT="(2014) ottoman, empir, eastern, shaw, citizenship" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2014)) = -10844810.430694975</p><p>&#916;h = -570.6977582142426</p><p>f(t) = 1372</p></body></html></richcontent>
<node ID="ID_50433" TEXT="(2718) ottoman, empir, shaw, mccarthi, annihil" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2718)) = -10519671.030635063</p><p>&#916;h = -372.09474883209623</p><p>f(t) = 836</p></body></html></richcontent></node>
<node ID="ID_49895" TEXT="(3256) eastern, citizenship, diplomat, rescu, systemat" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3256)) = -10344568.469555251</p><p>&#916;h = -281.05990627659776</p><p>f(t) = 536</p></body></html></richcontent></node>
</node>
<node ID="ID_51275" TEXT="(1876) centuri, princip, primit, treati, tribe" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1876)) = -10927472.36461981</p><p>&#916;h = -626.6370320755086</p><p>f(t) = 1183</p></body></html></richcontent>
<node ID="ID_50323" TEXT="(2828) centuri, primit, tribe, ant, india" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2828)) = -10479746.592846727</p><p>&#916;h = -352.29240166881937</p><p>f(t) = 613</p></body></html></richcontent></node>
<node ID="ID_50150" TEXT="(3001) princip, treati, merchant, akin, ibid" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3001)) = -10421549.67981622</p><p>&#916;h = -321.6672755542968</p><p>f(t) = 570</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51214" TEXT="(1937) histori, professor, emeritu, atamian, halid" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1937)) = -10889972.358327743</p><p>&#916;h = -603.0025926562812</p><p>f(t) = 1404</p></body></html></richcontent>
<node ID="ID_10330" TEXT="(26576) histori" BACKGROUND_COLOR="#fb8084"></node>
<node ID="ID_47906" TEXT="(5245) professor, emeritu, atamian, halid, arfa" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5245)) = -9966689.764681708</p><p>&#916;h = -125.48955417366233</p><p>f(t) = 528</p></body></html></richcontent>
<node ID="ID_18334" TEXT="(26576) professor" BACKGROUND_COLOR="#fe8081"></node>
<node ID="ID_44239" TEXT="(8912) emeritu, atamian, halid, arfa, chester" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(8912)) = -9690213.78457159</p><p>&#916;h = -43.85751405492192</p><p>f(t) = 263</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_52380" TEXT="(771) escap, soul, mountain, proceed, london" BACKGROUND_COLOR="#fe8081" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(771)) = -12067583.293208336</p><p>&#916;h = -1736.1985843301518</p><p>f(t) = 3606</p></body></html></richcontent>
<node ID="ID_51780" TEXT="(1371) escap, soul, mountain, proceed, london" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1371)) = -11312042.63735914</p><p>&#916;h = -928.1212565289752</p><p>f(t) = 2195</p></body></html></richcontent>
<node ID="ID_50785" TEXT="(2366) escap, soul, mountain, proceed" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2366)) = -10665152.213100778</p><p>&#916;h = -456.60278322483646</p><p>f(t) = 1177</p></body></html></richcontent>
<node ID="ID_49979" TEXT="(3172) escap, soul" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3172)) = -10368792.299234858</p><p>&#916;h = -294.44594086825964</p><p>f(t) = 659</p></body></html></richcontent></node>
<node ID="ID_48856" TEXT="(4295) mountain, proceed" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4295)) = -10110018.801221786</p><p>&#916;h = -180.62420308573928</p><p>f(t) = 518</p></body></html></richcontent></node>
</node>
<node ID="ID_50773" TEXT="(2378) london, moslem, sir, revolutionari, retreat" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2378)) = -10659692.899520006</p><p>&#916;h = -453.06028744211653</p><p>f(t) = 1018</p></body></html></richcontent>
<node ID="ID_49504" TEXT="(3647) moslem, caucasian, hovannisian, kar, rawlinson" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3647)) = -10243635.109476034</p><p>&#916;h = -236.52703065183596</p><p>f(t) = 619</p></body></html></richcontent></node>
<node ID="ID_49332" TEXT="(3819) london, sir, revolutionari, retreat" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3819)) = -10204551.475244079</p><p>&#916;h = -218.38794910983415</p><p>f(t) = 399</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_49345" TEXT="(3806) istanbul, ankara, ermeni, osmanli, nun" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3806)) = -10207402.979983356</p><p>&#916;h = -219.99484482874686</p><p>f(t) = 1411</p></body></html></richcontent>
<node ID="ID_27927" TEXT="(25224) mecmuasi, nezareti, umumiy, muharrerat, babiali" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(25224)) = -9494308.574960737</p><p>&#916;h = 0.0</p><p>f(t) = 723</p></body></html></richcontent>
<node ID="ID_27926" TEXT="(25225) mecmuasi, nezareti, umumiy, muharrerat, babiali" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(25225)) = -9494308.574960737</p><p>&#916;h = -1.4551915228366852e-11</p><p>f(t) = 687</p></body></html></richcontent></node>
<node ID="ID_27908" TEXT="(25243) tarihind, tariht, teblig, tedkik, telgraflarin" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(25243)) = -9494308.574960737</p><p>&#916;h = -2.9103830456733704e-11</p><p>f(t) = 36</p></body></html></richcontent></node>
</node>
<node ID="ID_48073" TEXT="(5078) istanbul, ankara, ermeni, osmanli, nun" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5078)) = -9988281.814444005</p><p>&#916;h = -133.1570687808562</p><p>f(t) = 688</p></body></html></richcontent>
<node ID="ID_43202" TEXT="(9949) ermeni, osmanli, nun, askeri, belgeleri" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(9949)) = -9649872.890711749</p><p>&#916;h = -34.41403370532498</p><p>f(t) = 344</p></body></html></richcontent></node>
<node ID="ID_46777" TEXT="(6374) istanbul, ankara, macmillan, ittihad, bombai" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(6374)) = -9848066.135925295</p><p>&#916;h = -87.4449358915299</p><p>f(t) = 344</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
</node>
<node ID="ID_52971" TEXT="(180) muslim, greek, germani, nazi, european" BACKGROUND_COLOR="#fc8083"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(180)) = -13910828.439925997</p><p>&#916;h = -6142.163443468657</p><p>f(t) = 11342</p></body></html></richcontent>
<node ID="ID_52764" TEXT="(387) germani, nazi, european, europ, german" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(387)) = -12981823.237651248</p><p>&#916;h = -3325.668209867523</p><p>f(t) = 6173</p></body></html></richcontent>
<node ID="ID_52276" TEXT="(875) germani, nazi, european, europ, german" BACKGROUND_COLOR="#fd8082" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(875)) = -11898916.261555761</p><p>&#916;h = -1507.680765429308</p><p>f(t) = 3199</p></body></html></richcontent>
<node ID="ID_51492" TEXT="(1659) germani, nazi, german, hitler, socialist" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1659)) = -11074440.107121091</p><p>&#916;h = -736.2527950426738</p><p>f(t) = 1752</p></body></html></richcontent>
<node ID="ID_50922" TEXT="(2229) germani, german, und, aryan, himmler" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2229)) = -10730167.676536685</p><p>&#916;h = -495.14296515520255</p><p>f(t) = 992</p></body></html></richcontent>
<node ID="ID_49636" TEXT="(3515) german, und, aryan, himmler, natal" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3515)) = -10275770.060366333</p><p>&#916;h = -250.53203126178414</p><p>f(t) = 517</p></body></html></richcontent></node>
<node ID="ID_9025" TEXT="(26576) germani" BACKGROUND_COLOR="#fd8082"></node>
</node>
<node ID="ID_50322" TEXT="(2829) nazi, hitler, socialist, communist" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2829)) = -10479394.30044506</p><p>&#916;h = -351.78871017442725</p><p>f(t) = 760</p></body></html></richcontent>
<node ID="ID_15705" TEXT="(26576) nazi" BACKGROUND_COLOR="#fd8082"></node>
<node ID="ID_48991" TEXT="(4160) hitler, socialist, communist" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4160)) = -10135015.231860131</p><p>&#916;h = -189.45931686506083</p><p>f(t) = 340</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51498" TEXT="(1653) european, europ, franc, french, switzerland" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1653)) = -11078865.634026157</p><p>&#916;h = -738.4722304127208</p><p>f(t) = 1447</p></body></html></richcontent>
<node ID="ID_50351" TEXT="(2800) european, europ" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2800)) = -10489704.674924081</p><p>&#916;h = -358.2929766065354</p><p>f(t) = 728</p></body></html></richcontent>
<node ID="ID_7611" TEXT="(26576) european" BACKGROUND_COLOR="#fd8082"></node>
<node ID="ID_7609" TEXT="(26576) europ" BACKGROUND_COLOR="#fd8082"></node>
</node>
<node ID="ID_50339" TEXT="(2812) franc, french, switzerland, norwai, itali" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2812)) = -10485412.992564274</p><p>&#916;h = -355.66692969774886</p><p>f(t) = 719</p></body></html></richcontent>
<node ID="ID_48173" TEXT="(4978) switzerland, norwai, itali, austria" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4978)) = -10001879.15483418</p><p>&#916;h = -138.36469293788832</p><p>f(t) = 372</p></body></html></richcontent></node>
<node ID="ID_48746" TEXT="(4405) franc, french" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4405)) = -10090581.604755023</p><p>&#916;h = -173.08935728113283</p><p>f(t) = 347</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_52207" TEXT="(944) ericsson, finland, sweden, hut, arena" BACKGROUND_COLOR="#fe8081" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(944)) = -11798689.655086374</p><p>&#916;h = -1402.7572123432037</p><p>f(t) = 2974</p></body></html></richcontent>
<node ID="ID_51356" TEXT="(1795) ericsson, sweden, telecom, ext, swedish" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1795)) = -10979663.61142842</p><p>&#916;h = -657.7785380890564</p><p>f(t) = 1613</p></body></html></richcontent>
<node ID="ID_50551" TEXT="(2600) ericsson, sweden, telecom, ext, swedish" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2600)) = -10565198.718787372</p><p>&#916;h = -400.5449655415141</p><p>f(t) = 968</p></body></html></richcontent>
<node ID="ID_49048" TEXT="(4103) sweden, swedish, stockholm, czech, staffan" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4103)) = -10145972.500596449</p><p>&#916;h = -194.498732813503</p><p>f(t) = 610</p></body></html></richcontent></node>
<node ID="ID_48783" TEXT="(4368) ericsson, telecom, ext" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4368)) = -10097027.720747774</p><p>&#916;h = -175.2579104294855</p><p>f(t) = 358</p></body></html></richcontent></node>
</node>
<node ID="ID_49387" TEXT="(3764) marku, slap, refere, fin, gartner" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3764)) = -10216738.320316585</p><p>&#916;h = -224.28701913685654</p><p>f(t) = 645</p></body></html></richcontent>
<node ID="ID_48711" TEXT="(4440) marku, slap, refere, fin, gartner" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4440)) = -10084556.050731298</p><p>&#916;h = -171.19800939499692</p><p>f(t) = 370</p></body></html></richcontent></node>
<node ID="ID_46139" TEXT="(7012) mikael, ketter, nilsson, larsson, patrik" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(7012)) = -9797441.894391473</p><p>&#916;h = -71.87377984329942</p><p>f(t) = 275</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_51441" TEXT="(1710) finland, hut, arena, helsinki, finnish" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1710)) = -11037645.185406366</p><p>&#916;h = -703.8677332984225</p><p>f(t) = 1361</p></body></html></richcontent>
<node ID="ID_50093" TEXT="(3058) finland, hut, helsinki, finnish, tele" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3058)) = -10403422.423683897</p><p>&#916;h = -314.7160020234878</p><p>f(t) = 751</p></body></html></richcontent>
<node ID="ID_48678" TEXT="(4473) finland, hut, helsinki" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4473)) = -10078941.049572738</p><p>&#916;h = -168.85401167933014</p><p>f(t) = 383</p></body></html></richcontent></node>
<node ID="ID_48815" TEXT="(4336) finnish, tele, jokerit, nokia, vipunen" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4336)) = -10102673.950731685</p><p>&#916;h = -177.58085577737074</p><p>f(t) = 368</p></body></html></richcontent></node>
</node>
<node ID="ID_50477" TEXT="(2674) arena, abo, roland, olymp, finabo" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2674)) = -10536260.949516365</p><p>&#916;h = -380.531731284791</p><p>f(t) = 610</p></body></html></richcontent>
<node ID="ID_48934" TEXT="(4217) arena, roland, olymp, downtown, poland" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4217)) = -10124321.690558523</p><p>&#916;h = -186.0008821503725</p><p>f(t) = 327</p></body></html></richcontent></node>
<node ID="ID_48127" TEXT="(5024) abo, finabo, polari, andtbacka, mandtbacka" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5024)) = -9995559.291631373</p><p>&#916;h = -136.21605026737961</p><p>f(t) = 283</p></body></html></richcontent></node>
</node>
</node>
</node>
</node>
<node ID="ID_52679" TEXT="(472) muslim, greek, island, bosnia, yale" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(472)) = -12723951.562503558</p><p>&#916;h = -2792.673965629001</p><p>f(t) = 5169</p></body></html></richcontent>
<node ID="ID_51706" TEXT="(1445) muslim, bosnia, yale, bosnian, serb" BACKGROUND_COLOR="#fd8082" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1445)) = -11245461.159246357</p><p>&#916;h = -872.3282421596086</p><p>f(t) = 2658</p></body></html></richcontent>
<node ID="ID_51332" TEXT="(1819) muslim, bosnia, bosnian, serb, serbian" BACKGROUND_COLOR="#fd8082"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1819)) = -10963959.663440555</p><p>&#916;h = -649.7194176617486</p><p>f(t) = 1899</p></body></html></richcontent>
<node ID="ID_49681" TEXT="(3470) bosnia, bosnian, serb, serbian, croat" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3470)) = -10287173.259086197</p><p>&#916;h = -255.79103193625633</p><p>f(t) = 969</p></body></html></richcontent>
<node ID="ID_48543" TEXT="(4608) bosnian, serb, serbian, croat, serbia" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4608)) = -10056753.887548994</p><p>&#916;h = -159.59012110014737</p><p>f(t) = 654</p></body></html></richcontent></node>
<node ID="ID_47827" TEXT="(5324) bosnia, herzegovina, expuls, sarajevo, croatian" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5324)) = -9956896.69949065</p><p>&#916;h = -122.43988148383505</p><p>f(t) = 315</p></body></html></richcontent></node>
</node>
<node ID="ID_15513" TEXT="(26576) muslim" BACKGROUND_COLOR="#fb8084"></node>
</node>
<node ID="ID_50326" TEXT="(2825) yale, ethnic, yugoslavia, cleans, minerva" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2825)) = -10480804.546554668</p><p>&#916;h = -353.0336228137312</p><p>f(t) = 759</p></body></html></richcontent>
<node ID="ID_48839" TEXT="(4312) yale, minerva, secess, croatia, jovanov" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(4312)) = -10106957.612916501</p><p>&#916;h = -179.46276642264274</p><p>f(t) = 431</p></body></html></richcontent>
<node ID="ID_43224" TEXT="(9927) yale, minerva" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(9927)) = -9650631.981752822</p><p>&#916;h = -34.59521677014709</p><p>f(t) = 259</p></body></html></richcontent></node>
<node ID="ID_44088" TEXT="(9063) secess, croatia, jovanov, internation, shakil" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(9063)) = -9683717.325096466</p><p>&#916;h = -42.22238142664719</p><p>f(t) = 172</p></body></html></richcontent></node>
</node>
<node ID="ID_47732" TEXT="(5419) ethnic, yugoslavia, cleans" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5419)) = -9945432.133088656</p><p>&#916;h = -118.87933774810517</p><p>f(t) = 328</p></body></html></richcontent>
<node ID="ID_7573" TEXT="(26576) ethnic" BACKGROUND_COLOR="#fe8081"></node>
<node ID="ID_46271" TEXT="(6880) yugoslavia, cleans" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(6880)) = -9807098.05620357</p><p>&#916;h = -74.59109937337053</p><p>f(t) = 163</p></body></html></richcontent></node>
</node>
</node>
</node>
<node ID="ID_51839" TEXT="(1312) greek, island, greec, quarter, aggress" BACKGROUND_COLOR="#fe8081" FOLDED="true"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1312)) = -11368302.504341608</p><p>&#916;h = -975.7318881888932</p><p>f(t) = 2511</p></body></html></richcontent>
<node ID="ID_51413" TEXT="(1738) greek, island, greec, cypru, bathroom" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1738)) = -11018099.40866862</p><p>&#916;h = -692.1096896509698</p><p>f(t) = 1668</p></body></html></richcontent>
<node ID="ID_49607" TEXT="(3544) greek, greec, turkiy, aspir, macedonian" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3544)) = -10268546.20066629</p><p>&#916;h = -247.44981226224627</p><p>f(t) = 1014</p></body></html></richcontent>
<node ID="ID_9458" TEXT="(26576) greek" BACKGROUND_COLOR="#fc8083"></node>
<node ID="ID_47815" TEXT="(5336) greec, turkiy, aspir, macedonian, thrace" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5336)) = -9955430.033794586</p><p>&#916;h = -121.98939383923425</p><p>f(t) = 412</p></body></html></richcontent></node>
</node>
<node ID="ID_50358" TEXT="(2793) island, cypru, bathroom, cypriot, ilhan" BACKGROUND_COLOR="#fe8081"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2793)) = -10492219.837337822</p><p>&#916;h = -359.7687538883474</p><p>f(t) = 654</p></body></html></richcontent>
<node ID="ID_11594" TEXT="(26576) island" BACKGROUND_COLOR="#fd8082"></node>
<node ID="ID_47761" TEXT="(5390) cypru, bathroom, cypriot, ilhan, hid" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5390)) = -9948897.067859156</p><p>&#916;h = -119.9229717124108</p><p>f(t) = 303</p></body></html></richcontent></node>
</node>
</node>
<node ID="ID_50935" TEXT="(2216) quarter, aggress, pari, uiowa, aiu" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2216)) = -10736635.424538918</p><p>&#916;h = -499.8062568704336</p><p>f(t) = 843</p></body></html></richcontent>
<node ID="ID_49293" TEXT="(3858) quarter, pari, aiu, salonica, balkan" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3858)) = -10196087.405321455</p><p>&#916;h = -215.28544578742003</p><p>f(t) = 443</p></body></html></richcontent>
<node ID="ID_46735" TEXT="(6416) pari, aiu, salonica, izmir, southeastern" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(6416)) = -9844415.345872223</p><p>&#916;h = -86.4113212050579</p><p>f(t) = 224</p></body></html></richcontent></node>
<node ID="ID_47937" TEXT="(5214) quarter, balkan, conquest, allianc, pillag" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5214)) = -9970605.916138664</p><p>&#916;h = -126.94749308231985</p><p>f(t) = 219</p></body></html></richcontent></node>
</node>
<node ID="ID_49159" TEXT="(3992) aggress, uiowa, napoleon, mau, tankut" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(3992)) = -10168051.555172661</p><p>&#916;h = -203.6697878507257</p><p>f(t) = 400</p></body></html></richcontent>
<node ID="ID_46310" TEXT="(6841) uiowa, napoleon, mau, herki, osinski" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(6841)) = -9810025.585922202</p><p>&#916;h = -75.41728272485489</p><p>f(t) = 201</p></body></html></richcontent></node>
<node ID="ID_47731" TEXT="(5420) aggress, tankut, tamamidi, atan, pano" BACKGROUND_COLOR="#ff8080"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(5420)) = -9945313.253750907</p><p>&#916;h = -118.84019356679346</p><p>f(t) = 199</p></body></html></richcontent></node>
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
