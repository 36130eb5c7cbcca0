import { extendMessages } from '../extend-messages.js';

/**
 * @typedef {object} BookMessages
 * @property {string} views
 * @property {string} matches
 * @property {string} results
 * @property {string} bets
 * @property {string} leagues
 * @property {string} all
 * @property {string} winner
 * @property {string} total
 * @property {string} draw
 * @property {(line: number) => string} over
 * @property {(line: number) => string} under
 * @property {(time: string) => string} startsIn
 * @property {(share: number) => string} live
 * @property {string} ended
 * @property {string} up
 * @property {string} down
 * @property {string} slip
 * @property {(count: number) => string} slipCount
 * @property {string} emptySlip
 * @property {string} singles
 * @property {string} accumulator
 * @property {string} remove
 * @property {(was: string, is: string) => string} moved
 * @property {string} started
 * @property {string} half
 * @property {string} double
 * @property {string} most
 * @property {string} clear
 * @property {(least: string, most: string) => string} stakeBounds
 * @property {(count: number, amount: string) => string} totalStake
 * @property {(amount: string) => string} pays
 * @property {(amount: string) => string} place
 * @property {(count: number, amount: string) => string} placed
 * @property {string} oddsChanged
 * @property {string} betClosed
 * @property {string} noMatches
 * @property {string} noResults
 * @property {string} noBets
 * @property {string} openBets
 * @property {string} settledBets
 * @property {Record<'open' | 'won' | 'lost' | 'tied' | 'cancelled', string>} states
 * @property {(time: string) => string} resultAt
 * @property {(amount: string) => string} betWon
 * @property {string} betLost
 * @property {(legs: number) => string} legs
 * @property {string} stale
 */

/** @typedef {BookMessages & Pick<import('../messages.js').Messages, 'spin' | 'begin' | 'how' | 'fair' | 'keys' | 'win'>} Own */

/** @type {Own} */
const english = {
  spin: 'Bet slip',
  win: 'Open bets',
  begin: 'Press a price to put it on your slip.',
  views: 'Views',
  matches: 'Matches',
  results: 'Results',
  bets: 'My bets',
  leagues: 'Leagues',
  all: 'All',
  winner: 'Winner',
  total: 'Total',
  draw: 'Draw',
  over: (line) => `Over ${line}`,
  under: (line) => `Under ${line}`,
  startsIn: (time) => `in ${time}`,
  live: (share) => `Live, ${share} % played`,
  ended: 'Ended',
  up: 'risen',
  down: 'fallen',
  slip: 'Bet slip',
  slipCount: (count) => `Bet slip (${count})`,
  emptySlip: 'Your slip is empty. Press a price of a match.',
  singles: 'Singles',
  accumulator: 'Accumulator',
  remove: 'Remove',
  moved: (was, is) => `The price has moved from ${was} to ${is}.`,
  started: 'This match has started.',
  half: '½',
  double: '×2',
  most: 'Max',
  clear: 'Clear',
  stakeBounds: (least, most) => `Whole pesos, ${least} to ${most} a bet.`,
  totalStake: (count, amount) => `${count} ${count === 1 ? 'bet' : 'bets'}, ${amount} in all`,
  pays: (amount) => `Pays up to ${amount}`,
  place: (amount) => `Place ${amount}`,
  placed: (count, amount) =>
    count === 1
      ? `Your bet of ${amount} is placed.`
      : `${count} bets are placed, ${amount} in all.`,
  oddsChanged: 'Prices have moved. Look at them and place your bet again. Nothing was staked.',
  betClosed: 'A match has started, so that bets on it are closed. Nothing was staked.',
  noMatches: 'No match of this league takes bets now.',
  noResults: 'There are no results yet.',
  noBets: 'You have no bets yet. Press a price of a match.',
  openBets: 'Open',
  settledBets: 'Settled',
  states: { open: 'Open', won: 'Won', lost: 'Lost', tied: 'Returned', cancelled: 'Cancelled' },
  resultAt: (time) => `Result at ${time}`,
  betWon: (amount) => `A bet has won. It pays ${amount}.`,
  betLost: 'A bet has lost.',
  legs: (legs) => (legs === 1 ? 'Single' : `Accumulator of ${legs}`),
  stale: 'The prices cannot be refreshed. We keep trying.',
  how: 'These matches are played nowhere: the gateway draws their scores. A price includes the stake and moves until the match starts; your bet keeps the price at which it was placed. An accumulator multiplies the prices and wins when every match does. It takes up to 8 matches and pays up to ₱500,000.',
  fair: 'The score of a match is drawn from a seed, whose hash stands at the match before it starts; the seed is shown at its end. Over very many bets, prices pay back 92.93 % to 96.50 % of single stakes. An accumulator pays back the product of its legs.',
  keys: 'Tab moves between prices, Enter puts one on the slip or removes it.',
};

/** @type {Own} */
const tagalog = {
  spin: 'Bet slip',
  win: 'Bukas na taya',
  begin: 'Pindutin ang odds para ilagay sa slip mo.',
  views: 'Mga tanawin',
  matches: 'Mga laban',
  results: 'Mga resulta',
  bets: 'Mga taya ko',
  leagues: 'Mga liga',
  all: 'Lahat',
  winner: 'Panalo',
  total: 'Kabuuan',
  draw: 'Tabla',
  over: (line) => `Higit ${line}`,
  under: (line) => `Kulang ${line}`,
  startsIn: (time) => `sa loob ng ${time}`,
  live: (share) => `Live, ${share} % na`,
  ended: 'Tapos na',
  up: 'tumaas',
  down: 'bumaba',
  slip: 'Bet slip',
  slipCount: (count) => `Bet slip (${count})`,
  emptySlip: 'Walang laman ang slip mo. Pindutin ang odds ng isang laban.',
  singles: 'Isa-isa',
  accumulator: 'Pinagsama',
  remove: 'Alisin',
  moved: (was, is) => `Nagbago ang odds mula ${was} naging ${is}.`,
  started: 'Nagsimula na ang labang ito.',
  half: '½',
  double: '×2',
  most: 'Max',
  clear: 'Burahin',
  stakeBounds: (least, most) => `Buong piso, ${least} hanggang ${most} bawat taya.`,
  totalStake: (count, amount) => `${count} taya, ${amount} lahat`,
  pays: (amount) => `Hanggang ${amount} ang bayad`,
  place: (amount) => `Itaya ang ${amount}`,
  placed: (count, amount) =>
    count === 1 ? `Naitaya na ang ${amount}.` : `${count} taya ang naipasok, ${amount} lahat.`,
  oddsChanged: 'Nagbago ang odds. Tingnan muna at itaya ulit. Walang naitaya.',
  betClosed: 'Nagsimula na ang isang laban kaya sarado na ang taya rito. Walang naitaya.',
  noMatches: 'Walang laban sa ligang ito na tumatanggap ng taya ngayon.',
  noResults: 'Wala pang resulta.',
  noBets: 'Wala ka pang taya. Pindutin ang odds ng isang laban.',
  openBets: 'Bukas',
  settledBets: 'Tapos',
  states: {
    open: 'Bukas',
    won: 'Panalo',
    lost: 'Talo',
    tied: 'Ibinalik',
    cancelled: 'Kinansela',
  },
  resultAt: (time) => `Resulta sa ${time}`,
  betWon: (amount) => `Nanalo ang isang taya mo. Bayad: ${amount}.`,
  betLost: 'Natalo ang isang taya mo.',
  legs: (legs) => (legs === 1 ? 'Isa' : `Pinagsamang ${legs}`),
  stale: 'Hindi ma-refresh ang odds. Sinusubukan pa namin.',
  how: 'Hindi nilalaro saanman ang mga labang ito: ang gateway ang bumubunot ng iskor. Kasama sa odds ang taya at gumagalaw ito hanggang magsimula ang laban; mananatili sa taya mo ang odds noong itinaya ito. Pinararami ng pinagsamang taya ang mga odds at panalo lang ito kapag panalo ang lahat. Hanggang 8 laban at hanggang ₱500,000 ang bayad.',
  fair: 'Binubunot ang iskor mula sa seed. Nasa laban na ang hash nito bago magsimula, at ipinapakita ang seed pagkatapos. Sa napakaraming taya, 92.93 % hanggang 96.50 % ng isahang taya ang naibabalik. Sa pinagsama, ang produkto ng mga bahagi nito.',
  keys: 'Tab para lumipat ng odds, Enter para ilagay sa slip o alisin.',
};

/** @type {Own} */
const chinese = {
  spin: '投注单',
  win: '未结投注',
  begin: '点击赔率即可加入投注单。',
  views: '视图',
  matches: '赛事',
  results: '赛果',
  bets: '我的投注',
  leagues: '联赛',
  all: '全部',
  winner: '胜负',
  total: '大小',
  draw: '平局',
  over: (line) => `大 ${line}`,
  under: (line) => `小 ${line}`,
  startsIn: (time) => `${time} 后开始`,
  live: (share) => `进行中，已赛 ${share} %`,
  ended: '已结束',
  up: '上升',
  down: '下降',
  slip: '投注单',
  slipCount: (count) => `投注单（${count}）`,
  emptySlip: '投注单是空的，请点击赛事的赔率。',
  singles: '单式',
  accumulator: '串关',
  remove: '移除',
  moved: (was, is) => `赔率已由 ${was} 变为 ${is}。`,
  started: '此赛事已开始。',
  half: '½',
  double: '×2',
  most: '最大',
  clear: '清除',
  stakeBounds: (least, most) => `整数比索，每注 ${least} 至 ${most}。`,
  totalStake: (count, amount) => `${count} 注，共 ${amount}`,
  pays: (amount) => `最高赔付 ${amount}`,
  place: (amount) => `投注 ${amount}`,
  placed: (count, amount) =>
    count === 1 ? `${amount} 的投注已接受。` : `${count} 注已接受，共 ${amount}。`,
  oddsChanged: '赔率已变动，请查看后重新投注。本次未扣款。',
  betClosed: '有赛事已开始，不再接受投注。本次未扣款。',
  noMatches: '该联赛目前没有可投注的赛事。',
  noResults: '暂无赛果。',
  noBets: '您还没有投注。请点击赛事的赔率。',
  openBets: '未结',
  settledBets: '已结',
  states: { open: '未结', won: '赢', lost: '输', tied: '退还', cancelled: '已取消' },
  resultAt: (time) => `${time} 出结果`,
  betWon: (amount) => `有一注中奖，赔付 ${amount}。`,
  betLost: '有一注未中。',
  legs: (legs) => (legs === 1 ? '单式' : `${legs} 串 1`),
  stale: '赔率暂时无法刷新，正在重试。',
  how: '这些赛事并不真实举行，比分由系统抽取。赔率包含本金，开赛前会变动；您的投注按下注时的赔率计算。串关将各赔率相乘，全部猜中才算赢，最多 8 场，最高赔付 ₱500,000。',
  fair: '比分由种子抽取：开赛前显示其哈希值，结束后公布种子。长期来看，单式投注返还 92.93 % 至 96.50 %，串关返还为各场返还率的乘积。',
  keys: '按 Tab 切换赔率，按回车加入或移出投注单。',
};

/** @type {Own} */
const thai = {
  spin: 'สลิปเดิมพัน',
  win: 'เดิมพันที่รอผล',
  begin: 'กดราคาเพื่อใส่ในสลิป',
  views: 'มุมมอง',
  matches: 'การแข่งขัน',
  results: 'ผลการแข่งขัน',
  bets: 'เดิมพันของฉัน',
  leagues: 'ลีก',
  all: 'ทั้งหมด',
  winner: 'ผู้ชนะ',
  total: 'สูง/ต่ำ',
  draw: 'เสมอ',
  over: (line) => `สูง ${line}`,
  under: (line) => `ต่ำ ${line}`,
  startsIn: (time) => `อีก ${time}`,
  live: (share) => `กำลังแข่ง ${share} %`,
  ended: 'จบแล้ว',
  up: 'ขึ้น',
  down: 'ลง',
  slip: 'สลิปเดิมพัน',
  slipCount: (count) => `สลิป (${count})`,
  emptySlip: 'สลิปยังว่าง กดราคาของการแข่งขันได้เลย',
  singles: 'เดี่ยว',
  accumulator: 'สเต็ป',
  remove: 'นำออก',
  moved: (was, is) => `ราคาเปลี่ยนจาก ${was} เป็น ${is}`,
  started: 'การแข่งขันนี้เริ่มแล้ว',
  half: '½',
  double: '×2',
  most: 'สูงสุด',
  clear: 'ล้าง',
  stakeBounds: (least, most) => `เต็มเปโซ ${least} ถึง ${most} ต่อเดิมพัน`,
  totalStake: (count, amount) => `${count} เดิมพัน รวม ${amount}`,
  pays: (amount) => `จ่ายสูงสุด ${amount}`,
  place: (amount) => `เดิมพัน ${amount}`,
  placed: (count, amount) =>
    count === 1 ? `รับเดิมพัน ${amount} แล้ว` : `รับ ${count} เดิมพันแล้ว รวม ${amount}`,
  oddsChanged: 'ราคาเปลี่ยนแล้ว ดูราคาใหม่แล้วเดิมพันอีกครั้ง ยังไม่มีการหักเงิน',
  betClosed: 'มีการแข่งขันที่เริ่มแล้วจึงปิดรับเดิมพัน ยังไม่มีการหักเงิน',
  noMatches: 'ลีกนี้ยังไม่มีการแข่งขันที่เปิดรับเดิมพัน',
  noResults: 'ยังไม่มีผลการแข่งขัน',
  noBets: 'คุณยังไม่มีเดิมพัน กดราคาของการแข่งขันได้เลย',
  openBets: 'รอผล',
  settledBets: 'คิดผลแล้ว',
  states: { open: 'รอผล', won: 'ชนะ', lost: 'แพ้', tied: 'คืนเงิน', cancelled: 'ยกเลิก' },
  resultAt: (time) => `ผลออก ${time}`,
  betWon: (amount) => `เดิมพันของคุณชนะ จ่าย ${amount}`,
  betLost: 'เดิมพันของคุณแพ้หนึ่งรายการ',
  legs: (legs) => (legs === 1 ? 'เดี่ยว' : `สเต็ป ${legs} คู่`),
  stale: 'อัปเดตราคาไม่ได้ กำลังลองอีกครั้ง',
  how: 'การแข่งขันเหล่านี้ไม่ได้จัดขึ้นจริง ระบบสุ่มสกอร์ ราคารวมเงินเดิมพันแล้วและขยับได้จนกว่าจะเริ่มแข่ง เดิมพันของคุณใช้ราคาตอนที่วาง สเต็ปคูณราคาทุกคู่และต้องถูกทุกคู่ สูงสุด 8 คู่ จ่ายสูงสุด ₱500,000',
  fair: 'สกอร์สุ่มจากซีด แสดงแฮชก่อนเริ่มแข่งและแสดงซีดเมื่อจบ ในระยะยาวเดิมพันเดี่ยวจ่ายคืน 92.93 % ถึง 96.50 % ส่วนสเต็ปจ่ายคืนเท่ากับผลคูณของแต่ละคู่',
  keys: 'Tab เพื่อเลื่อนไปราคาอื่น Enter เพื่อใส่หรือนำออกจากสลิป',
};

/** The messages of the books, by language code. */
export const bookMessages = extendMessages({ EN: english, TY: tagalog, CN: chinese, TH: thai });
