import type { SeedHelp } from '#gateway/seed/seed.ts';

/** Articles about games: how to find them, their return to player, and interrupted rounds. */
export const playHelp: readonly SeedHelp[] = [
  {
    tag: 'play.start',
    title: {
      EN: 'Finding and starting a game',
      TY: 'Paghahanap at pagsisimula ng laro',
      CN: '查找并开始游戏',
      TH: 'ค้นหาและเริ่มเล่นเกม',
    },
    content: {
      EN: '<p>The lobby has a lane for each kind of game. <a href="/rng">Slots</a> can be searched by name and narrowed by maker, kind and least bet.</p><ol><li>Press a game. If you are not logged in yet, you are asked to.</li><li>It opens in this window, with your balance above it.</li><li>The arrow at the top left leads back to where you were.</li></ol><h3>Favourites</h3><p>The star on a game keeps it among your favourites, on every device you log in on.</p>',
      TY: '<p>May kanya-kanyang hanay sa lobby ang bawat uri ng laro. Puwedeng hanapin ang <a href="/rng">Slots</a> ayon sa pangalan, at salain ayon sa gumawa, uri at pinakamababang taya.</p><ol><li>Pindutin ang laro. Kung hindi ka pa naka-login, hihilingin muna ito.</li><li>Bubukas ito sa window na ito, nasa itaas ang balanse mo.</li><li>Ibabalik ka ng arrow sa kaliwang itaas kung saan ka galing.</li></ol><h3>Mga paborito</h3><p>Isinasama ng star ang laro sa mga paborito mo, sa lahat ng device na pinagla-loginan mo.</p>',
      CN: '<p>大厅按游戏种类分栏。<a href="/rng">老虎机</a>可按名称搜索，并按厂商、类型与最低投注筛选。</p><ol><li>点击游戏。若尚未登录，会先请您登录。</li><li>游戏在本窗口打开，上方显示您的余额。</li><li>点击左上角箭头可返回原处。</li></ol><h3>收藏</h3><p>点亮游戏上的星标即可收藏，在您登录的每台设备上都能看到。</p>',
      TH: '<p>ล็อบบี้แบ่งแถวตามประเภทเกม <a href="/rng">สล็อต</a>ค้นหาตามชื่อได้ และกรองตามค่าย ประเภท และเดิมพันขั้นต่ำได้</p><ol><li>กดที่เกม หากยังไม่เข้าสู่ระบบ ระบบจะขอให้เข้าก่อน</li><li>เกมเปิดในหน้าต่างนี้ โดยมียอดเงินอยู่ด้านบน</li><li>ลูกศรมุมซ้ายบนพากลับไปยังที่เดิม</li></ol><h3>รายการโปรด</h3><p>กดดาวบนเกมเพื่อเก็บไว้ในรายการโปรด เห็นได้ทุกเครื่องที่คุณเข้าสู่ระบบ</p>',
    },
  },
  {
    tag: 'play.returns',
    title: {
      EN: 'What games pay back',
      TY: 'Magkano ang ibinabalik ng mga laro',
      CN: '游戏返还率',
      TH: 'อัตราจ่ายคืนของเกม',
    },
    content: {
      EN: '<p>Each game returns, on average and over a very long time, a part of what is staked in it. The rest is the price of playing. Ours are reckoned exactly, that of poker by simulated hands, and the rules of each game tell them too.</p><table><thead><tr><th>Game of the house</th><th>Paid back on average</th></tr></thead><tbody><tr><td>Slots</td><td>96.09 %</td></tr><tr><td>Fishing</td><td>96 %</td></tr><tr><td>Baccarat, on Player</td><td>98.76 %</td></tr><tr><td>Baccarat, on Banker</td><td>98.94 %</td></tr><tr><td>Baccarat, on a tie</td><td>85.64 %</td></tr><tr><td>Bingo</td><td>95.64 %</td></tr><tr><td>High or low card</td><td>97.18 %</td></tr><tr><td>Poker against the house, by its advice</td><td>98.92 %</td></tr><tr><td>Sports and e-sports, single bets</td><td>92.93 % to 96.50 %</td></tr><tr><td>Cockfight, on Meron</td><td>94.95 %</td></tr><tr><td>Cockfight, on Wala</td><td>94.85 %</td></tr><tr><td>Cockfight, on a draw</td><td>92.00 %</td></tr><tr><td>Lottery</td><td>89.69 % to 92.96 %</td></tr></tbody></table><p>An evening is not a very long time: you may win, and you may lose all you staked. No round knows of the one before it.</p>',
      TY: '<p>Sa katagalan, ibinabalik ng bawat laro ang isang bahagi ng lahat ng itinaya rito. Ang natitira ang halaga ng paglalaro. Eksakto ang kuwenta ng sa amin, at sa poker ay mula sa mga simulated na kamay; nasa patakaran din ng bawat laro.</p><table><thead><tr><th>Sariling laro</th><th>Karaniwang ibinabalik</th></tr></thead><tbody><tr><td>Slots</td><td>96.09 %</td></tr><tr><td>Fishing</td><td>96 %</td></tr><tr><td>Baccarat, sa Player</td><td>98.76 %</td></tr><tr><td>Baccarat, sa Banker</td><td>98.94 %</td></tr><tr><td>Baccarat, sa tabla</td><td>85.64 %</td></tr><tr><td>Bingo</td><td>95.64 %</td></tr><tr><td>Mataas o mababang baraha</td><td>97.18 %</td></tr><tr><td>Poker laban sa house, ayon sa payo</td><td>98.92 %</td></tr><tr><td>Sports at e-sports, isahang taya</td><td>92.93 % hanggang 96.50 %</td></tr><tr><td>Sabong, sa Meron</td><td>94.95 %</td></tr><tr><td>Sabong, sa Wala</td><td>94.85 %</td></tr><tr><td>Sabong, sa tabla</td><td>92.00 %</td></tr><tr><td>Lottery</td><td>89.69 % hanggang 92.96 %</td></tr></tbody></table><p>Hindi matagal ang isang gabi: puwede kang manalo, at puwede ring matalo ang lahat ng itinaya mo. Walang round na nakakaalala sa nauna.</p>',
      CN: '<p>长期平均而言，每款游戏会返还投注额的一部分，其余即为娱乐成本。自营游戏的返还率均经精确计算（扑克为模拟所得），各游戏规则中亦有说明。</p><table><thead><tr><th>自营游戏</th><th>平均返还率</th></tr></thead><tbody><tr><td>老虎机</td><td>96.09 %</td></tr><tr><td>捕鱼</td><td>96 %</td></tr><tr><td>百家乐，押闲</td><td>98.76 %</td></tr><tr><td>百家乐，押庄</td><td>98.94 %</td></tr><tr><td>百家乐，押和</td><td>85.64 %</td></tr><tr><td>宾果</td><td>95.64 %</td></tr><tr><td>比大小牌</td><td>97.18 %</td></tr><tr><td>与庄家对战的扑克，按建议玩</td><td>98.92 %</td></tr><tr><td>体育与电竞，单式投注</td><td>92.93 % 至 96.50 %</td></tr><tr><td>斗鸡，押 Meron</td><td>94.95 %</td></tr><tr><td>斗鸡，押 Wala</td><td>94.85 %</td></tr><tr><td>斗鸡，押平局</td><td>92.00 %</td></tr><tr><td>彩票</td><td>89.69 % 至 92.96 %</td></tr></tbody></table><p>一个晚上并不算长：您可能赢，也可能输掉全部投注。每一局都与上一局无关。</p>',
      TH: '<p>เมื่อเฉลี่ยระยะยาวมาก แต่ละเกมจ่ายคืนส่วนหนึ่งของเงินเดิมพัน ส่วนที่เหลือคือค่าความบันเทิง อัตราของเราคำนวณไว้อย่างแม่นยำ (โป๊กเกอร์ได้จากการจำลอง) และแจ้งไว้ในกติกาของแต่ละเกม</p><table><thead><tr><th>เกมของเรา</th><th>จ่ายคืนโดยเฉลี่ย</th></tr></thead><tbody><tr><td>สล็อต</td><td>96.09 %</td></tr><tr><td>ยิงปลา</td><td>96 %</td></tr><tr><td>บาคาร่า แทงผู้เล่น</td><td>98.76 %</td></tr><tr><td>บาคาร่า แทงเจ้ามือ</td><td>98.94 %</td></tr><tr><td>บาคาร่า แทงเสมอ</td><td>85.64 %</td></tr><tr><td>บิงโก</td><td>95.64 %</td></tr><tr><td>ไพ่สูงหรือต่ำ</td><td>97.18 %</td></tr><tr><td>โป๊กเกอร์สู้เจ้ามือ ตามคำแนะนำ</td><td>98.92 %</td></tr><tr><td>กีฬาและอีสปอร์ต เดิมพันเดี่ยว</td><td>92.93 % ถึง 96.50 %</td></tr><tr><td>ไก่ชน แทง Meron</td><td>94.95 %</td></tr><tr><td>ไก่ชน แทง Wala</td><td>94.85 %</td></tr><tr><td>ไก่ชน แทงเสมอ</td><td>92.00 %</td></tr><tr><td>หวย</td><td>89.69 % ถึง 92.96 %</td></tr></tbody></table><p>คืนเดียวไม่ใช่ระยะยาว คุณอาจชนะ และอาจเสียเงินเดิมพันทั้งหมด ไม่มีรอบใดจำรอบก่อนหน้า</p>',
    },
  },
  {
    tag: 'play.stopped',
    title: {
      EN: 'When a game stops in the middle',
      TY: 'Kapag huminto ang laro sa kalagitnaan',
      CN: '游戏中途中断怎么办',
      TH: 'เมื่อเกมค้างกลางคัน',
    },
    content: {
      EN: '<p>Every round is decided and written down on our side before your screen shows it. If the connection drops, open the game again: the round is shown as it ended and nothing is staked twice.</p><h3>It does not start at all</h3><ul><li>Press the round arrow above the game, which starts it again.</li><li>A sign on a game says when its maker is at work on it. The others go on.</li><li>Your browser has to let this site open windows for the few games that need their own.</li></ul>',
      TY: '<p>Napagpapasyahan at naisusulat na sa panig namin ang bawat round bago pa ito makita sa screen mo. Kapag naputol ang koneksyon, buksan lang ulit ang laro: ipapakita ang naging resulta at walang madodobleng taya.</p><h3>Kung ayaw talagang magsimula</h3><ul><li>Pindutin ang paikot na arrow sa itaas ng laro para simulan ulit.</li><li>May tanda sa laro kapag inaayos ito ng gumawa. Tuloy ang iba.</li><li>Kailangang payagan ng browser mo ang site na ito na magbukas ng window para sa iilang larong may sariling window.</li></ul>',
      CN: '<p>每一局在显示之前，结果已由我方判定并记录。若网络中断，请重新打开游戏：将显示原局结果，绝不会重复扣注。</p><h3>游戏无法启动</h3><ul><li>点击游戏上方的循环箭头重新启动。</li><li>厂商维护时，游戏上会有标示，其他游戏不受影响。</li><li>少数游戏需要独立窗口，请允许浏览器为本站打开新窗口。</li></ul>',
      TH: '<p>ทุกรอบตัดสินและบันทึกที่ฝั่งเราก่อนแสดงบนหน้าจอ หากสัญญาณหลุดให้เปิดเกมใหม่ ระบบจะแสดงผลเดิมและไม่หักเดิมพันซ้ำ</p><h3>เกมไม่เริ่มเลย</h3><ul><li>กดลูกศรวนเหนือเกมเพื่อเริ่มใหม่</li><li>เมื่อค่ายเกมปิดปรับปรุงจะมีป้ายบอกบนเกม เกมอื่นเล่นได้ตามปกติ</li><li>บางเกมต้องเปิดหน้าต่างของตัวเอง โปรดให้เบราว์เซอร์อนุญาตเว็บนี้</li></ul>',
    },
  },
  {
    tag: 'play.trial',
    title: {
      EN: 'Looking around without an account',
      TY: 'Tumingin-tingin kahit walang account',
      CN: '不登录，先随便看看',
      TH: 'ดูรอบ ๆ ก่อนโดยไม่ต้องมีบัญชี',
    },
    content: {
      EN: '<p>The lobby is open to everybody, and many games can be tried with play money. With <strong>Look around first</strong>, where you log in, you also get a trial account at once. It can keep favourites.</p><p>The member centre, deposits and games for money need an account of your own. A trial account ends by itself.</p>',
      TY: '<p>Bukas sa lahat ang lobby, at maraming laro ang puwedeng subukan gamit ang play money. Sa <strong>Titingin-tingin muna</strong>, kung saan nagla-login, may trial account ka agad. Makakapag-ipon ito ng mga paborito.</p><p>Sariling account ang kailangan sa member center, deposito at larong may pera. Kusang natatapos ang trial account.</p>',
      CN: '<p>大厅对所有人开放，许多游戏可用试玩币体验。在登录处选择<strong>先看看</strong>，即可获得试用账户，可收藏游戏。</p><p>会员中心、存款与真钱游戏需使用本人账户。试用账户会自动失效。</p>',
      TH: '<p>ล็อบบี้เปิดให้ทุกคนดู และหลายเกมลองเล่นด้วยเงินทดลองได้ กด<strong>ขอดูก่อน</strong>ในหน้าเข้าสู่ระบบจะได้บัญชีทดลองทันที ซึ่งเก็บรายการโปรดได้</p><p>ศูนย์สมาชิก การฝาก และเกมที่ใช้เงินจริงต้องใช้บัญชีของคุณเอง บัญชีทดลองหมดอายุเอง</p>',
    },
  },
];
