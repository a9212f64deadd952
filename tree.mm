<map version="1.0.1">
<node ID="ID_4" TEXT="(1) tea, cat, dog" BACKGROUND_COLOR="#9c80e3"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(1)) = -7.5529454551430835</p><p>&#916;h = -2.5310161544280683</p><p>f(t) = 7</p><p>focus = 0.00 bits</p><p>most frequent words = tea, cat, dog</p></body></html></richcontent>
<node ID="ID_3" TEXT="(2) cat, dog" BACKGROUND_COLOR="#aa80d5" POSITION="right"><richcontent TYPE="NOTE"><html><head></head><body><p>log q(T(2)) = -5.021929300715016</p><p>&#916;h = -0.8630462173553428</p><p>f(t) = 4</p><p>focus = 0.31 bits</p><p>most frequent words = cat, dog</p></body></html></richcontent>
<node ID="ID_0" TEXT="(3) cat" BACKGROUND_COLOR="#aa80d5"></node>
<node ID="ID_1" TEXT="(3) dog" BACKGROUND_COLOR="#aa80d5"></node>
</node>
<node ID="ID_2" TEXT="(3) tea" BACKGROUND_COLOR="#8080ff" POSITION="left"></node>
</node>
</map>
