import type { DemoHelp } from './article.ts';

/** About games, responsibility, devices and agents. */
export const playHelp: readonly DemoHelp[] = [
  {
    tag: 'games',
    title: {
      EN: 'When a game stops in the middle',
      TY: 'Kapag huminto ang laro sa kalagitnaan',
      CN: '游戏中途中断怎么办',
      TH: 'เมื่อเกมค้างกลางคัน',
    },
    content: {
      EN: '<p>Every round is decided and written down on our side before your screen shows it. If the connection drops, open the game again: the round is shown as it ended and nothing is staked twice.</p>',
      TY: '<p>Napagpapasyahan at naisusulat na sa panig namin ang bawat round bago pa ito makita sa screen mo. Kapag naputol ang koneksyon, buksan lang ulit ang laro: ipapakita ang naging resulta at walang madodobleng taya.</p>',
      CN: '<p>每一局在显示之前，结果已由我方判定并记录。若网络中断，请重新打开游戏：将显示原局结果，绝不会重复扣注。</p>',
      TH: '<p>ทุกรอบตัดสินและบันทึกที่ฝั่งเราก่อนแสดงบนหน้าจอ หากสัญญาณหลุดให้เปิดเกมใหม่ ระบบจะแสดงผลเดิมและไม่หักเดิมพันซ้ำ</p>',
    },
  },
  {
    tag: 'trial',
    title: {
      EN: 'Trying games without money',
      TY: 'Pagsubok ng laro nang walang taya',
      CN: '免费试玩',
      TH: 'ทดลองเล่นโดยไม่ใช้เงิน',
    },
    content: {
      EN: '<p>Games marked <strong>Trial</strong> can be played with play money, without an account. The rules and the odds are the same as in the real game. Play money cannot be withdrawn.</p>',
      TY: '<p>Ang mga larong may tatak na <strong>Trial</strong> ay malalaro gamit ang play money kahit walang account. Pareho ang patakaran at tsansa sa totoong laro. Hindi nawi-withdraw ang play money.</p>',
      CN: '<p>带有<strong>试玩</strong>标记的游戏无需账户即可用游戏币体验，规则与概率和真钱模式一致。游戏币不可提款。</p>',
      TH: '<p>เกมที่มีป้าย<strong>ทดลอง</strong>เล่นด้วยเครดิตจำลองได้โดยไม่ต้องมีบัญชี กติกาและอัตราเหมือนเกมจริง เครดิตจำลองถอนไม่ได้</p>',
    },
  },
  {
    tag: 'responsible',
    title: {
      EN: 'Limits, pauses and closing an account',
      TY: 'Limitasyon, pahinga at pagsasara ng account',
      CN: '限额、冷静期与销户',
      TH: 'กำหนดวงเงิน พักเล่น และปิดบัญชี',
    },
    content: {
      EN: '<p>You can set a daily limit, take a pause of one day to six months, or close your account for good. A limit is lowered at once and raised after 24 hours.</p><p>If play has stopped being fun, talk to somebody. Customer service keeps a list of places that help, free of charge.</p>',
      TY: '<p>Puwede kang magtakda ng arawang limitasyon, magpahinga nang isang araw hanggang anim na buwan, o isara nang tuluyan ang account. Agad ang pagbaba ng limitasyon; 24 oras bago ito tumaas.</p><p>Kung hindi na masaya ang paglalaro, makipag-usap sa iba. May listahan ang customer service ng mga tumutulong nang libre.</p>',
      CN: '<p>您可以设置每日限额、冷静一天至六个月，或永久关闭账户。调低限额立即生效，调高需等待 24 小时。</p><p>若博彩已不再有趣，请找人聊聊。客服备有免费求助机构的名单。</p>',
      TH: '<p>ตั้งวงเงินรายวัน พักเล่นหนึ่งวันถึงหกเดือน หรือปิดบัญชีถาวรได้ ลดวงเงินมีผลทันที เพิ่มวงเงินมีผลหลัง 24 ชั่วโมง</p><p>หากการเล่นไม่สนุกแล้ว โปรดพูดคุยกับใครสักคน ฝ่ายบริการลูกค้ามีรายชื่อหน่วยงานที่ช่วยเหลือฟรี</p>',
    },
  },
  {
    tag: 'offline',
    title: {
      EN: 'Weak signal and no signal',
      TY: 'Mahina o walang signal',
      CN: '信号弱或断网',
      TH: 'สัญญาณอ่อนหรือไม่มีสัญญาณ',
    },
    content: {
      EN: '<p>Parola opens without a connection and shows what it kept: your favourites, notices and the last winners, with their age. Stars you set are sent when you are back. Money never moves while you are offline.</p>',
      TY: '<p>Bumubukas ang Parola kahit walang koneksyon at ipinapakita ang naitabi: mga paborito, abiso at huling nanalo, kasama kung gaano na katagal. Ipapadala ang mga star mo pagbalik ng signal. Walang gumagalaw na pera habang offline.</p>',
      CN: '<p>没有网络时 Parola 仍可打开，并显示已保存的收藏、公告与最近赢家及其时间。您点亮的星标会在恢复连接后同步。离线期间资金不会变动。</p>',
      TH: '<p>Parola เปิดได้แม้ไม่มีสัญญาณ แสดงสิ่งที่เก็บไว้ ได้แก่ รายการโปรด ประกาศ และผู้ชนะล่าสุดพร้อมเวลา ดาวที่กดไว้จะส่งเมื่อออนไลน์ เงินไม่เคลื่อนไหวขณะออฟไลน์</p>',
    },
  },
  {
    tag: 'agents',
    title: {
      EN: 'Becoming an agent',
      TY: 'Pagiging agent',
      CN: '成为代理',
      TH: 'สมัครเป็นตัวแทน',
    },
    content: {
      EN: '<p>Agents bring players and share in what their team plays. Write to customer service with your username and city. You will be called within two working days.</p>',
      TY: '<p>Nagdadala ng manlalaro ang mga agent at may bahagi sa laro ng kanilang grupo. Sumulat sa customer service kalakip ang username at lungsod. Tatawagan ka sa loob ng dalawang araw ng trabaho.</p>',
      CN: '<p>代理招募玩家，并按团队投注分享收益。请将用户名与所在城市告知客服，我们将在两个工作日内致电。</p>',
      TH: '<p>ตัวแทนชักชวนผู้เล่นและได้ส่วนแบ่งจากทีม แจ้งชื่อผู้ใช้และจังหวัดกับฝ่ายบริการลูกค้า เราจะโทรกลับภายในสองวันทำการ</p>',
    },
  },
];
