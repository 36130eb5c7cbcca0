import { roundMessagesOf } from './round-messages.js';

/**
 * The texts of a game page in one language. `tag` is the BCP 47 language tag.
 * @typedef {import('./round-messages.js').RoundMessages & OwnMessages} Messages
 *
 * @typedef {object} OwnMessages
 * @property {string} tag
 * @property {string} loading
 * @property {string} spin
 * @property {string} stop
 * @property {string} stake
 * @property {string} less
 * @property {string} more
 * @property {string} balance
 * @property {string} win
 * @property {string} close
 * @property {string} rules
 * @property {string} sound
 * @property {string} autoplay
 * @property {(left: number) => string} autoplayLeft
 * @property {string} autoplayOff
 * @property {string} begin
 * @property {string} nothing
 * @property {(amount: string, lines: number) => string} won
 * @property {(line: number, count: number, symbol: string, amount: string) => string} line
 * @property {string} greatWin
 * @property {string} insufficient
 * @property {string} deposit
 * @property {string} lowered
 * @property {(most: string) => string} stakeLimit
 * @property {string} dropped
 * @property {string} again
 * @property {string} sessionOver
 * @property {string} ticketUsed
 * @property {string} unavailable
 * @property {(count: number) => string} linesTitle
 * @property {string} how
 * @property {string} fair
 * @property {string} keys
 * @property {Record<string, string>} symbols
 */

/** @type {OwnMessages} */
const english = {
  tag: 'en-PH',
  loading: 'Lighting the lamp…',
  spin: 'Spin',
  stop: 'Stop',
  stake: 'Stake',
  less: 'Lower stake',
  more: 'Higher stake',
  balance: 'Balance',
  win: 'Paid',
  close: 'Close the game',
  rules: 'Rules and payouts',
  sound: 'Sound',
  autoplay: 'Autoplay',
  autoplayLeft: (left) => `${left} left`,
  autoplayOff: 'Off',
  begin: 'Choose a stake and spin.',
  nothing: 'No win this time.',
  won: (amount, lines) => `You are paid ${amount} on ${lines} ${lines === 1 ? 'line' : 'lines'}.`,
  line: (line, count, symbol, amount) => `Line ${line}: ${count} × ${symbol}, ${amount}`,
  greatWin: 'A great win',
  insufficient:
    'Your balance is too low for this stake. Lower the stake, or deposit and come back.',
  deposit: 'Deposit',
  lowered: 'Your balance did not cover that stake, so it has been lowered. Nothing was staked.',
  stakeLimit: (most) =>
    `While your bonus is active, stake at most ${most} at once. Nothing was staked.`,
  dropped: 'The connection dropped. We keep asking for the same round: nothing is staked twice.',
  again: 'Ask again now',
  sessionOver: 'You have been signed out. Close the game and sign in again. Your balance is safe.',
  ticketUsed: 'This way in has been used up. Close the game and open it again from its card.',
  unavailable: 'The game cannot be opened right now. Try again in a moment.',
  linesTitle: (count) => `The ${count} lines`,
  how: 'Same symbols pay from the left reel on, along a line. The lamp stands for any symbol. Each line pays its best win; all lines are added up. The stake is shared evenly by the lines.',
  fair: 'Every spin is decided by chance before the reels stop. Over very many spins 96.09 % of all stakes is paid back.',
  keys: 'Space or Enter spins.',
  symbols: {
    lamp: 'Lamp',
    hero: 'Star of the game',
    pearl: 'Pearl',
    galleon: 'Galleon',
    parol: 'Lantern',
    mango: 'Mango',
    ruby: 'Ruby',
    emerald: 'Emerald',
    sapphire: 'Sapphire',
  },
};

/** @type {OwnMessages} */
const tagalog = {
  tag: 'fil-PH',
  loading: 'Sinisindihan ang ilaw…',
  spin: 'Ikot',
  stop: 'Hinto',
  stake: 'Taya',
  less: 'Ibaba ang taya',
  more: 'Itaas ang taya',
  balance: 'Balanse',
  win: 'Bayad',
  close: 'Isara ang laro',
  rules: 'Mga tuntunin at bayad',
  sound: 'Tunog',
  autoplay: 'Autoplay',
  autoplayLeft: (left) => `${left} pa`,
  autoplayOff: 'Patay',
  begin: 'Pumili ng taya at paikutin.',
  nothing: 'Walang panalo ngayon.',
  won: (amount, lines) => `Bayad sa iyo: ${amount} sa ${lines} linya.`,
  line: (line, count, symbol, amount) => `Linya ${line}: ${count} × ${symbol}, ${amount}`,
  greatWin: 'Malaking panalo',
  insufficient:
    'Kulang ang balanse para sa tayang ito. Ibaba ang taya, o magdeposito muna at bumalik.',
  deposit: 'Magdeposito',
  lowered: 'Hindi kaya ng balanse ang tayang iyon kaya ibinaba namin. Walang naitaya.',
  stakeLimit: (most) =>
    `Hanggang ${most} lang ang taya sa isang beses habang may bonus ka. Walang naitaya.`,
  dropped:
    'Naputol ang koneksyon. Iyon pa ring round ang hinihingi namin: walang madodobleng taya.',
  again: 'Subukan ulit ngayon',
  sessionOver: 'Na-log out ka na. Isara ang laro at mag-login ulit. Ligtas ang balanse mo.',
  ticketUsed: 'Nagamit na ang daan papasok. Isara ang laro at buksan ulit mula sa card nito.',
  unavailable: 'Hindi mabuksan ang laro sa ngayon. Subukan ulit maya-maya.',
  linesTitle: (count) => `Ang ${count} linya`,
  how: 'Nagbabayad ang magkakaparehong simbolo mula sa kaliwang reel, ayon sa linya. Panghalili ang ilaw sa kahit anong simbolo. Pinakamataas na panalo ang bayad ng bawat linya, at pinagsasama ang lahat. Pantay na hinahati ang taya sa mga linya.',
  fair: 'Nagkataon ang bawat ikot at napagpasyahan na bago huminto ang mga reel. Sa napakaraming ikot, 96.09 % ng lahat ng taya ang naibabalik.',
  keys: 'Space o Enter para umikot.',
  symbols: {
    lamp: 'Ilaw',
    hero: 'Bida ng laro',
    pearl: 'Perlas',
    galleon: 'Galeon',
    parol: 'Parol',
    mango: 'Mangga',
    ruby: 'Rubi',
    emerald: 'Esmeralda',
    sapphire: 'Sapiro',
  },
};

/** @type {OwnMessages} */
const chinese = {
  tag: 'zh-Hans',
  loading: '正在点亮灯塔…',
  spin: '旋转',
  stop: '停止',
  stake: '投注',
  less: '降低投注',
  more: '提高投注',
  balance: '余额',
  win: '赔付',
  close: '关闭游戏',
  rules: '规则与赔付',
  sound: '声音',
  autoplay: '自动旋转',
  autoplayLeft: (left) => `剩余 ${left} 次`,
  autoplayOff: '关闭',
  begin: '选择投注，开始旋转。',
  nothing: '这次没有中奖。',
  won: (amount, lines) => `${lines} 条线赔付 ${amount}。`,
  line: (line, count, symbol, amount) => `第 ${line} 线：${count} × ${symbol}，${amount}`,
  greatWin: '大奖',
  insufficient: '余额不足以支付此投注。请降低投注，或存款后再来。',
  deposit: '存款',
  lowered: '余额不足以支付该投注，已为您调低。本次未扣款。',
  stakeLimit: (most) => `奖金有效期间，单次投注上限为 ${most}。本次未扣款。`,
  dropped: '网络中断。我们正在重新请求同一局，绝不会重复扣注。',
  again: '立即重试',
  sessionOver: '您已退出登录。请关闭游戏并重新登录，余额安然无恙。',
  ticketUsed: '此入口已失效。请关闭游戏，从游戏卡片重新进入。',
  unavailable: '暂时无法打开游戏，请稍后再试。',
  linesTitle: (count) => `${count} 条赔付线`,
  how: '相同符号自最左侧转轮起沿线连续出现即可赔付。灯塔可替代任意符号。每条线只付最高奖，各线奖金相加。投注平均分配到各条线。',
  fair: '每次旋转在转轮停止前已随机判定。长期来看，全部投注的 96.09 % 会返还玩家。',
  keys: '按空格或回车旋转。',
  symbols: {
    lamp: '灯塔',
    hero: '主角',
    pearl: '珍珠',
    galleon: '大帆船',
    parol: '星灯',
    mango: '芒果',
    ruby: '红宝石',
    emerald: '祖母绿',
    sapphire: '蓝宝石',
  },
};

/** @type {OwnMessages} */
const thai = {
  tag: 'th',
  loading: 'กำลังจุดไฟประภาคาร…',
  spin: 'หมุน',
  stop: 'หยุด',
  stake: 'เดิมพัน',
  less: 'ลดเดิมพัน',
  more: 'เพิ่มเดิมพัน',
  balance: 'ยอดเงิน',
  win: 'จ่าย',
  close: 'ปิดเกม',
  rules: 'กติกาและการจ่าย',
  sound: 'เสียง',
  autoplay: 'หมุนอัตโนมัติ',
  autoplayLeft: (left) => `เหลือ ${left}`,
  autoplayOff: 'ปิด',
  begin: 'เลือกเดิมพันแล้วหมุนได้เลย',
  nothing: 'รอบนี้ยังไม่ชนะ',
  won: (amount, lines) => `จ่ายให้คุณ ${amount} จาก ${lines} เส้น`,
  line: (line, count, symbol, amount) => `เส้น ${line}: ${count} × ${symbol}, ${amount}`,
  greatWin: 'ชนะก้อนโต',
  insufficient: 'ยอดเงินไม่พอสำหรับเดิมพันนี้ ลดเดิมพันหรือฝากเงินก่อนแล้วกลับมาใหม่',
  deposit: 'ฝากเงิน',
  lowered: 'ยอดเงินไม่พอ เราจึงลดเดิมพันให้ ยังไม่มีการหักเงิน',
  stakeLimit: (most) => `ขณะที่โบนัสยังใช้งานอยู่ เดิมพันได้ไม่เกิน ${most} ต่อครั้ง ยังไม่มีการหักเงิน`,
  dropped: 'สัญญาณขาดหาย เรากำลังขอผลรอบเดิมอยู่ จะไม่มีการหักเดิมพันซ้ำ',
  again: 'ลองอีกครั้งตอนนี้',
  sessionOver: 'คุณออกจากระบบแล้ว ปิดเกมแล้วเข้าสู่ระบบใหม่ ยอดเงินของคุณปลอดภัย',
  ticketUsed: 'ลิงก์เข้าเกมนี้ใช้ไปแล้ว ปิดเกมแล้วเปิดใหม่จากหน้ารายการเกม',
  unavailable: 'เปิดเกมไม่ได้ในขณะนี้ กรุณาลองใหม่อีกครั้ง',
  linesTitle: (count) => `เส้นจ่าย ${count} เส้น`,
  how: 'สัญลักษณ์เหมือนกันเรียงจากวงล้อซ้ายสุดตามเส้นจะได้รับรางวัล ประภาคารแทนได้ทุกสัญลักษณ์ แต่ละเส้นจ่ายรางวัลสูงสุดและนำมารวมกัน เดิมพันแบ่งเท่ากันทุกเส้น',
  fair: 'ทุกรอบสุ่มตัดสินก่อนวงล้อหยุด ในระยะยาวจ่ายคืน 96.09 % ของเดิมพันทั้งหมด',
  keys: 'กด Space หรือ Enter เพื่อหมุน',
  symbols: {
    lamp: 'ประภาคาร',
    hero: 'ตัวเอกของเกม',
    pearl: 'ไข่มุก',
    galleon: 'เรือใบ',
    parol: 'โคมดาว',
    mango: 'มะม่วง',
    ruby: 'ทับทิม',
    emerald: 'มรกต',
    sapphire: 'ไพลิน',
  },
};

/** @type {Record<string, OwnMessages>} */
const all = { EN: english, TY: tagalog, CN: chinese, TH: thai };

/**
 * The messages of a language by its wire code; English for unknown codes.
 * @param {string} language
 * @returns {Messages}
 */
export function messagesOf(language) {
  return { ...(all[language] ?? english), ...roundMessagesOf(language) };
}
