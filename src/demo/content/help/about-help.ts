import type { SeedHelp } from '#gateway/seed/seed.ts';

/** Articles about the company: contact, privacy, terms and partnership. */
export const aboutHelp: readonly SeedHelp[] = [
  {
    tag: 'about.contact',
    title: {
      EN: 'Reaching customer service',
      TY: 'Pag-contact sa customer service',
      CN: '联系客服',
      TH: 'ติดต่อฝ่ายบริการลูกค้า',
    },
    content: {
      EN: '<p>On a computer the bar at the right edge leads to us, on a phone the round button above the foot of the page.</p><h3>So that we can help</h3><ul><li>your username, never your password,</li><li>what you wanted to do, and what happened,</li><li>when it was, and a picture of the screen if you have one,</li><li>for a payment: the receipt or its number.</li></ul>',
      TY: '<p>Sa computer, nasa gilid sa kanan ang daan papunta sa amin; sa phone, ang bilog na button sa ibabang bahagi ng pahina.</p><h3>Para makatulong kami</h3><ul><li>ang username mo, hindi kailanman ang password,</li><li>ano ang gusto mong gawin, at ano ang nangyari,</li><li>kailan ito nangyari, at larawan ng screen kung mayroon,</li><li>kung tungkol sa bayad: ang resibo o ang numero nito.</li></ul>',
      CN: '<p>电脑端请使用页面右侧的栏，手机端请点击页面下方的圆形按钮。</p><h3>提供以下内容，便于我们协助</h3><ul><li>您的用户名，切勿提供密码；</li><li>您想做什么，发生了什么；</li><li>发生时间，如有截图请一并附上；</li><li>若涉及付款：回执或其编号。</li></ul>',
      TH: '<p>บนคอมพิวเตอร์ใช้แถบขอบขวา บนมือถือใช้ปุ่มกลมด้านล่างของหน้า</p><h3>เพื่อให้เราช่วยได้</h3><ul><li>ชื่อผู้ใช้ของคุณ ห้ามบอกรหัสผ่าน</li><li>คุณต้องการทำอะไร และเกิดอะไรขึ้น</li><li>เกิดขึ้นเมื่อใด และภาพหน้าจอหากมี</li><li>เรื่องการชำระเงิน: สลิปหรือหมายเลขสลิป</li></ul>',
    },
  },
  {
    tag: 'about.privacy',
    title: {
      EN: 'What we know of you',
      TY: 'Ano ang alam namin tungkol sa iyo',
      CN: '隐私说明',
      TH: 'ข้อมูลที่เรารู้เกี่ยวกับคุณ',
    },
    content: {
      EN: '<p>What you tell us is used to run your account, to pay you, and to do what the law asks of us.</p><h3>On your device</h3><ul><li>Before you log in: the lobby, announcements and answers, so that they open without a network, and your language and theme.</li><li>While you are logged in: who you are here, your favourites and the games you played last. Signing out removes them.</li><li>Never: passwords that can be read, or your balance.</li></ul><h3>With others</h3><p>A game you open learns which account plays it, not your name or your number. Where we ask whether a person is there, the maker of that check sees your browser.</p><p>You may ask what we hold of you, have it put right, and have it deleted when the law lets us. <a href="/help?topic=about.contact">Write to us.</a></p>',
      TY: '<p>Ginagamit ang sinabi mo sa amin para patakbuhin ang account mo, bayaran ka, at gawin ang hinihingi ng batas.</p><h3>Sa device mo</h3><ul><li>Bago mag-login: ang lobby, mga anunsyo at sagot, para mabuksan kahit walang network, at ang wika at tema mo.</li><li>Habang naka-login: kung sino ka rito, ang mga paborito at huling nilaro mo. Inaalis ang mga ito kapag nag-sign out.</li><li>Hindi kailanman: password na nababasa, o ang balanse mo.</li></ul><h3>Sa iba</h3><p>Nalalaman ng larong binuksan mo kung aling account ang naglalaro, hindi ang pangalan o numero mo. Kapag sinusuri namin kung tao ang nasa kabila, nakikita ng gumawa ng pagsusuri ang browser mo.</p><p>Puwede mong itanong kung ano ang hawak namin tungkol sa iyo, ipatama ito, at ipabura kapag pinapayagan ng batas. <a href="/help?topic=about.contact">Sumulat sa amin.</a></p>',
      CN: '<p>您提供的信息用于管理账户、向您付款以及履行法律义务。</p><h3>在您的设备上</h3><ul><li>登录之前：大厅、公告与帮助内容，以便离线打开；以及语言与主题设置。</li><li>登录期间：您的账户名、收藏与最近玩过的游戏，退出登录即清除。</li><li>绝不保存：可读的密码，以及您的余额。</li></ul><h3>与第三方</h3><p>您打开的游戏只知道是哪个账户在玩，不知道您的姓名与号码。进行真人验证时，验证服务商会看到您的浏览器信息。</p><p>您可查询我们持有的个人信息，要求更正，并在法律允许时要求删除。<a href="/help?topic=about.contact">请联系我们。</a></p>',
      TH: '<p>สิ่งที่คุณบอกเราใช้เพื่อดูแลบัญชี จ่ายเงินให้คุณ และทำตามที่กฎหมายกำหนด</p><h3>ในเครื่องของคุณ</h3><ul><li>ก่อนเข้าสู่ระบบ: ล็อบบี้ ประกาศ และคำตอบ เพื่อเปิดได้โดยไม่มีสัญญาณ รวมถึงภาษาและธีม</li><li>ขณะเข้าสู่ระบบ: ชื่อบัญชี รายการโปรดและเกมที่เล่นล่าสุด เมื่อออกจากระบบจะถูกลบ</li><li>ไม่เก็บเด็ดขาด: รหัสผ่านที่อ่านได้ และยอดเงินของคุณ</li></ul><h3>กับผู้อื่น</h3><p>เกมที่คุณเปิดรู้เพียงว่าบัญชีใดกำลังเล่น ไม่รู้ชื่อหรือเบอร์ของคุณ เมื่อเราตรวจว่าเป็นคนจริง ผู้ให้บริการตรวจจะเห็นข้อมูลเบราว์เซอร์</p><p>คุณขอดูข้อมูลที่เราถืออยู่ ขอแก้ไข และขอลบเมื่อกฎหมายอนุญาตได้ <a href="/help?topic=about.contact">เขียนถึงเรา</a></p>',
    },
  },
  {
    tag: 'about.terms',
    title: {
      EN: 'The terms in short',
      TY: 'Ang mga tuntunin sa maikli',
      CN: '条款摘要',
      TH: 'ข้อตกลงโดยย่อ',
    },
    content: {
      EN: '<ul><li><strong>Who may play:</strong> people of age, where the law lets them. We may ask you to show it.</li><li><strong>Your account:</strong> one a person, with what is true about you in it. It is yours alone.</li><li><strong>Your money:</strong> you play in pesos and with your own money. Withdrawals go to an account in your own name.</li><li><strong>Bets:</strong> one that is placed cannot be taken back. No robots, no playing together against others.</li><li><strong>Matches:</strong> when a bet is cancelled, the stake is given back.</li></ul><p>The whole text is shown when you register. What we do with what we know of you stands under <a href="/help?topic=about.privacy">privacy</a>.</p>',
      TY: '<ul><li><strong>Sino ang puwedeng maglaro:</strong> mga nasa hustong gulang, kung saan pinapayagan ng batas. Maaari naming hingin ang patunay.</li><li><strong>Ang account mo:</strong> isa bawat tao, at totoo ang nakalagay. Sa iyo lang ito.</li><li><strong>Ang pera mo:</strong> piso at sariling pera ang gamit. Napupunta ang withdraw sa account na nakapangalan sa iyo.</li><li><strong>Taya:</strong> hindi na mababawi ang naitaya na. Bawal ang robot at ang pagsasabwatan laban sa iba.</li><li><strong>Mga laban:</strong> kapag kinansela ang taya, ibinabalik ang itinaya.</li></ul><p>Makikita ang buong teksto kapag nag-register. Nasa <a href="/help?topic=about.privacy">privacy</a> kung ano ang ginagawa namin sa alam namin tungkol sa iyo.</p>',
      CN: '<ul><li><strong>谁可以参与：</strong>达到法定年龄且所在地法律允许者，我们可能要求出示证明。</li><li><strong>您的账户：</strong>每人一个，信息须真实，仅限本人使用。</li><li><strong>您的资金：</strong>以比索及本人资金参与，提款只付至本人名下账户。</li><li><strong>投注：</strong>一经确认不可撤回。禁止使用机器人，禁止合谋对付他人。</li><li><strong>赛事：</strong>注单若被取消，退还投注。</li></ul><p>完整条款在注册时显示。我们如何使用您的信息，见<a href="/help?topic=about.privacy">隐私说明</a>。</p>',
      TH: '<ul><li><strong>ใครเล่นได้:</strong> ผู้มีอายุตามเกณฑ์ในพื้นที่ที่กฎหมายอนุญาต เราอาจขอหลักฐาน</li><li><strong>บัญชีของคุณ:</strong> คนละหนึ่งบัญชี ข้อมูลต้องเป็นจริง ใช้ได้เฉพาะคุณ</li><li><strong>เงินของคุณ:</strong> เล่นด้วยเงินเปโซของคุณเอง ถอนเข้าบัญชีชื่อคุณเท่านั้น</li><li><strong>เดิมพัน:</strong> วางแล้วยกเลิกไม่ได้ ห้ามใช้โปรแกรมหรือรวมหัวกันเล่น</li><li><strong>การแข่งขัน:</strong> หากบิลถูกยกเลิกจะคืนเงินเดิมพัน</li></ul><p>ข้อความเต็มแสดงตอนสมัคร สิ่งที่เราทำกับข้อมูลของคุณอยู่ใน<a href="/help?topic=about.privacy">ความเป็นส่วนตัว</a></p>',
    },
  },
  {
    tag: 'about.agents',
    title: {
      EN: 'Becoming an agent',
      TY: 'Pagiging agent',
      CN: '成为代理',
      TH: 'สมัครเป็นตัวแทน',
    },
    content: {
      EN: '<p>Agents bring players and share in what their team plays: by dividend, or by a salary that a contract sets. Write to customer service with your username and city.</p>',
      TY: '<p>Nagdadala ng manlalaro ang mga agent at may bahagi sa laro ng kanilang grupo: dividend, o sahod ayon sa kontrata. Sumulat sa customer service kalakip ang username at lungsod.</p>',
      CN: '<p>代理招募玩家，并按团队投注获得分红或合约约定的薪酬。请将用户名与所在城市告知客服。</p>',
      TH: '<p>ตัวแทนชักชวนผู้เล่นและได้ส่วนแบ่งจากทีม เป็นปันผลหรือเงินเดือนตามสัญญา แจ้งชื่อผู้ใช้และจังหวัดกับฝ่ายบริการลูกค้า</p>',
    },
  },
];
