import { extendMessages } from '../extend-messages.js';

/**
 * @typedef {object} MatchMessages
 * @property {string} legend
 * @property {string} choose
 * @property {string} home
 * @property {string} draw
 * @property {string} away
 * @property {(home: number, away: number, end: string) => string} result
 * @property {(amount: string) => string} gained
 */

/** @typedef {MatchMessages & Pick<import('../messages.js').Messages, 'spin' | 'begin' | 'how' | 'fair' | 'keys'>} Own */

/** @type {Own} */
const english = {
  spin: 'Play',
  legend: 'How it ends',
  choose: 'Choose how the match ends.',
  begin: 'Choose how the match ends and start it.',
  home: 'Home',
  draw: 'Draw',
  away: 'Away',
  result: (home, away, end) => `Final score ${home} to ${away}: ${end}.`,
  gained: (amount) => `You won ${amount}.`,
  how: 'A match that is not played anywhere: the gateway draws its score. Choose home, draw or away; what is paid includes the stake.',
  fair: 'The score is drawn by chance before the match is shown. Over very many matches 95.03 % of stakes on Home is paid back, 95.01 % on Draw, 94.86 % on Away.',
  keys: 'Arrow keys choose, Enter starts the match.',
};

/** @type {Own} */
const tagalog = {
  spin: 'Laro',
  legend: 'Paano magtatapos',
  choose: 'Pumili kung paano magtatapos ang laban.',
  begin: 'Pumili kung paano magtatapos ang laban at simulan ito.',
  home: 'Home',
  draw: 'Tabla',
  away: 'Away',
  result: (home, away, end) => `Huling iskor ${home} sa ${away}: ${end}.`,
  gained: (amount) => `Nanalo ka ng ${amount}.`,
  how: 'Labang hindi nilalaro saanman: ang gateway ang bumubunot ng iskor. Pumili ng home, tabla o away; kasama na ang taya sa ibinabayad.',
  fair: 'Nagkataon ang iskor at nabunot na bago ipakita ang laban. Sa napakaraming laban, 95.03 % ng taya sa Home ang naibabalik, 95.01 % sa Tabla, 94.86 % sa Away.',
  keys: 'Arrow keys para pumili, Enter para simulan.',
};

/** @type {Own} */
const chinese = {
  spin: '开赛',
  legend: '比赛结果',
  choose: '请选择比赛结果。',
  begin: '选择比赛结果，然后开赛。',
  home: '主胜',
  draw: '平局',
  away: '客胜',
  result: (home, away, end) => `最终比分 ${home} 比 ${away}：${end}。`,
  gained: (amount) => `您赢得 ${amount}。`,
  how: '这是一场虚拟比赛，比分由系统抽取。选择主胜、平局或客胜，赔付额包含投注。',
  fair: '比分在比赛展示前已随机抽取。长期来看，主胜返还 95.03 %，平局返还 95.01 %，客胜返还 94.86 %。',
  keys: '方向键选择，回车开赛。',
};

/** @type {Own} */
const thai = {
  spin: 'เริ่มแข่ง',
  legend: 'ผลการแข่งขัน',
  choose: 'เลือกผลการแข่งขันก่อน',
  begin: 'เลือกผลการแข่งขัน แล้วเริ่มแข่ง',
  home: 'เจ้าบ้าน',
  draw: 'เสมอ',
  away: 'ทีมเยือน',
  result: (home, away, end) => `ผลสุดท้าย ${home} ต่อ ${away}: ${end}`,
  gained: (amount) => `คุณชนะ ${amount}`,
  how: 'การแข่งขันจำลอง ระบบสุ่มสกอร์ เลือกเจ้าบ้าน เสมอ หรือทีมเยือน เงินที่จ่ายรวมเดิมพันแล้ว',
  fair: 'สกอร์สุ่มไว้ก่อนแสดงการแข่งขัน ในระยะยาวจ่ายคืน 95.03 % ของเดิมพันเจ้าบ้าน 95.01 % เสมอ และ 94.86 % ทีมเยือน',
  keys: 'ปุ่มลูกศรเพื่อเลือก Enter เพื่อเริ่มแข่ง',
};

/** The messages of the match, by language code. */
export const matchMessages = extendMessages({ EN: english, TY: tagalog, CN: chinese, TH: thai });
