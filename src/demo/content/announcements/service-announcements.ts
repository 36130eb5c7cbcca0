import { announcement } from './announcement.ts';

/** Announcements about the service itself. */
export const serviceAnnouncements = [
  announcement(
    101,
    {
      EN: 'The lamp is lit: welcome to Parola',
      TY: 'Sindi na ang ilaw: tuloy po kayo sa Parola',
      CN: '灯已点亮：欢迎来到 Parola',
      TH: 'ไฟประภาคารสว่างแล้ว ยินดีต้อนรับสู่ Parola',
    },
    {
      EN: '<p>Good to see you. Slots, live tables, sports and the daily draws are all under one roof, and your balance follows you from one to the next.</p><p>If something is unclear, <strong>ask customer service</strong>. The button is at the right of the page.</p>',
      TY: '<p>Salamat sa pagdaan. Nasa iisang bubong na ang slots, live tables, sports at araw-araw na bola, at iisa lang ang balanse mo saan ka man maglaro.</p><p>May hindi malinaw? <strong>Magtanong sa customer service.</strong> Nasa kanan ng pahina ang button.</p>',
      CN: '<p>很高兴见到您。老虎机、真人桌台、体育与每日开奖都在这里，余额随您通行，无需转来转去。</p><p>如有不明之处，<strong>请咨询客服</strong>，入口在页面右侧。</p>',
      TH: '<p>ดีใจที่ได้พบคุณ สล็อต โต๊ะสด กีฬา และหวยรายวันรวมอยู่ที่เดียว ยอดเงินเดียวใช้ได้ทุกเกม</p><p>หากมีข้อสงสัย <strong>สอบถามฝ่ายบริการลูกค้าได้</strong> ปุ่มติดต่ออยู่ทางขวาของหน้า</p>',
    },
  ),
  announcement(
    102,
    {
      EN: 'Kundiman Casino is being serviced',
      TY: 'Inaayos pa ang Kundiman Casino',
      CN: 'Kundiman Casino 正在维护',
      TH: 'Kundiman Casino อยู่ระหว่างปรับปรุง',
    },
    {
      EN: '<p>The tables of Kundiman Casino are closed while their studio is moved. Bets already settled are not affected.</p><p>Until then you can sit down at <em>Bayside Live</em>, <em>Maharlika Tables</em> or <em>Sampaguita Salon</em>.</p>',
      TY: '<p>Sarado muna ang mga mesa ng Kundiman Casino habang inililipat ang kanilang studio. Hindi apektado ang mga tayang tapos na.</p><p>Habang naghihintay, puwede kang umupo sa <em>Bayside Live</em>, <em>Maharlika Tables</em> o <em>Sampaguita Salon</em>.</p>',
      CN: '<p>Kundiman Casino 的演播室正在搬迁，桌台暂停开放。已结算的注单不受影响。</p><p>在此期间，您可以前往 <em>Bayside Live</em>、<em>Maharlika Tables</em> 或 <em>Sampaguita Salon</em>。</p>',
      TH: '<p>โต๊ะของ Kundiman Casino ปิดชั่วคราวระหว่างย้ายสตูดิโอ เดิมพันที่ตัดสินผลแล้วไม่ได้รับผลกระทบ</p><p>ระหว่างนี้เชิญเล่นที่ <em>Bayside Live</em>, <em>Maharlika Tables</em> หรือ <em>Sampaguita Salon</em></p>',
    },
    { startsInDays: -1, endsInDays: 14 },
  ),
  announcement(
    103,
    {
      EN: 'Play within your means',
      TY: 'Maglaro lang nang ayon sa kaya',
      CN: '量力而行，理性娱乐',
      TH: 'เล่นอย่างพอดีตามกำลังของคุณ',
    },
    {
      EN: '<p>Play is for adults and for pleasure. Decide before you begin what an evening may cost, and stop when it is spent.</p><ul><li>Never borrow to play.</li><li>Never chase what is lost.</li><li>Take a pause each hour.</li></ul><p>Is it no longer fun? <a href="/help?topic=care.signs">Stop, and talk to somebody.</a></p>',
      TY: '<p>Ang paglalaro ay para sa nasa hustong gulang at para sa libangan. Bago magsimula, magtakda kung magkano lang ang gagastusin, at huminto kapag ubos na.</p><ul><li>Huwag mangutang para makapaglaro.</li><li>Huwag habulin ang natalo.</li><li>Magpahinga kada isang oras.</li></ul><p>Hindi na ba masaya? <a href="/help?topic=care.signs">Tumigil muna, at makipag-usap sa iba.</a></p>',
      CN: '<p>本站仅面向成年人，博彩只是消遣。开始之前请先定好当晚的预算，用完即止。</p><ul><li>切勿借钱投注。</li><li>切勿追回输款。</li><li>每小时休息一次。</li></ul><p>不再觉得有趣？<a href="/help?topic=care.signs">请停下来，与人谈谈。</a></p>',
      TH: '<p>การเล่นมีไว้สำหรับผู้ใหญ่และเพื่อความเพลิดเพลิน ก่อนเริ่มให้กำหนดงบของวันนี้ และหยุดเมื่อใช้หมด</p><ul><li>อย่ากู้ยืมเงินมาเล่น</li><li>อย่าเล่นเพื่อเอาคืน</li><li>พักทุกหนึ่งชั่วโมง</li></ul><p>ไม่สนุกแล้วใช่ไหม <a href="/help?topic=care.signs">หยุดพัก และคุยกับใครสักคน</a></p>',
    },
  ),
  announcement(
    104,
    {
      EN: 'Beware of pages that only look like ours',
      TY: 'Mag-ingat sa mga pahinang kamukha lang namin',
      CN: '谨防仿冒网站',
      TH: 'ระวังเว็บไซต์ที่ลอกเลียนเรา',
    },
    {
      EN: '<p>We never ask for your password or a one-time code in a message or a call. The addresses in the footer are the only ones we use.</p><p>Have you typed your password elsewhere? Change it now under <strong>Security</strong> and tell customer service.</p>',
      TY: '<p>Hindi kami kailanman hihingi ng password o one-time code sa text o tawag. Ang mga address lang sa ibaba ng pahina ang ginagamit namin.</p><p>Nailagay mo ba sa iba ang password mo? Palitan agad sa <strong>Seguridad</strong> at sabihan ang customer service.</p>',
      CN: '<p>我们绝不会通过短信或电话索要您的密码或验证码。页脚所列网址才是我们使用的地址。</p><p>如果您曾在别处输入过密码，请立即在<strong>安全</strong>页修改，并告知客服。</p>',
      TH: '<p>เราไม่เคยขอรหัสผ่านหรือรหัส OTP ทางข้อความหรือโทรศัพท์ เราใช้เฉพาะที่อยู่เว็บซึ่งระบุไว้ท้ายหน้าเท่านั้น</p><p>หากเคยกรอกรหัสผ่านที่อื่น กรุณาเปลี่ยนทันทีที่หน้า<strong>ความปลอดภัย</strong> และแจ้งฝ่ายบริการลูกค้า</p>',
    },
  ),
  announcement(
    105,
    {
      EN: 'Keep Parola on your phone',
      TY: 'Ilagay ang Parola sa telepono mo',
      CN: '把 Parola 装进手机',
      TH: 'ติดตั้ง Parola ไว้ในมือถือ',
    },
    {
      EN: '<p>Open the menu of your browser and choose <strong>Add to Home Screen</strong>. Parola then starts like an app, takes next to no space, and opens even when the signal is weak.</p>',
      TY: '<p>Buksan ang menu ng browser at piliin ang <strong>Add to Home Screen</strong>. Parang app na ang Parola: halos walang kinakain na espasyo at bubukas kahit mahina ang signal.</p>',
      CN: '<p>打开浏览器菜单，选择<strong>添加到主屏幕</strong>，Parola 便会像应用一样启动，几乎不占空间，信号弱时也能打开。</p>',
      TH: '<p>เปิดเมนูของเบราว์เซอร์แล้วเลือก<strong>เพิ่มลงในหน้าจอหลัก</strong> Parola จะเปิดได้เหมือนแอป แทบไม่กินพื้นที่ และเปิดได้แม้สัญญาณอ่อน</p>',
    },
  ),
];
