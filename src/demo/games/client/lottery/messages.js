import { extendMessages } from '../extend-messages.js';

/**
 * @typedef {object} LotteryMessages
 * @property {string} choose
 * @property {string} draw
 * @property {string} lucky
 * @property {(place: number) => string} place
 * @property {(balls: number) => string} places
 * @property {(balls: number, highest: number) => string} ticks
 * @property {(drawn: string, hits: number) => string} result
 * @property {(amount: string) => string} gained
 * @property {(hits: number) => string} hits
 * @property {string} returns
 */

/** @typedef {LotteryMessages & Pick<import('../messages.js').Messages, 'spin' | 'begin' | 'how' | 'fair' | 'keys'>} Own */

/** @type {Own} */
const english = {
  spin: 'Draw',
  choose: 'Some numbers are still missing.',
  begin: 'Here is a lucky ticket. Change it as you like, then draw.',
  draw: 'Draw',
  lucky: 'Lucky numbers',
  place: (place) => `Ball ${place}`,
  places: (balls) => `Choose ${balls} balls, each in its place.`,
  ticks: (balls, highest) => `Tick ${balls} of ${highest} numbers.`,
  result: (drawn, hits) => `Drawn: ${drawn}. ${hits === 1 ? '1 hit' : `${hits} hits`}.`,
  gained: (amount) => `You are paid ${amount}.`,
  hits: (hits) => (hits === 1 ? '1 hit' : `${hits} hits`),
  returns: 'Paid back on average',
  how: 'Each ticket has a draw of its own, at once. Where each ball has its place, a number hits in its place only; elsewhere the order does not matter. What is paid includes the stake.',
  fair: 'Every ball is drawn by chance after the stake is taken. How much comes back over very many tickets stands above, for the draw you have chosen.',
  keys: 'Tab moves on, Space ticks a number, Enter draws.',
};

/** @type {Own} */
const tagalog = {
  spin: 'Bola na',
  choose: 'May kulang pang numero.',
  begin: 'Ito ang masuwerteng tiket. Palitan kung gusto mo, saka pabolahin.',
  draw: 'Bola',
  lucky: 'Suwerteng numero',
  place: (place) => `Bola ${place}`,
  places: (balls) => `Pumili ng ${balls} bola, bawat isa sa puwesto nito.`,
  ticks: (balls, highest) => `Pumili ng ${balls} sa ${highest} numero.`,
  result: (drawn, hits) => `Lumabas: ${drawn}. ${hits} tama.`,
  gained: (amount) => `Bayad sa iyo: ${amount}.`,
  hits: (hits) => `${hits} tama`,
  returns: 'Naibabalik sa karaniwan',
  how: 'May sariling bola ang bawat tiket, agad-agad. Kung may puwesto ang bawat bola, sa puwesto lang nito tumatama ang numero; sa iba, hindi mahalaga ang ayos. Kasama na ang taya sa ibinabayad.',
  fair: 'Nagkataon ang bawat bola pagkatapos makuha ang taya. Nasa itaas kung magkano ang naibabalik sa napakaraming tiket ng napili mong bola.',
  keys: 'Tab para lumipat, Space para pumili, Enter para magpabola.',
};

/** @type {Own} */
const chinese = {
  spin: '开奖',
  choose: '号码还没有选满。',
  begin: '这是一张机选票，可随意更改，然后开奖。',
  draw: '彩种',
  lucky: '机选号码',
  place: (place) => `第 ${place} 球`,
  places: (balls) => `选择 ${balls} 个球，各有位置。`,
  ticks: (balls, highest) => `从 ${highest} 个号码中选 ${balls} 个。`,
  result: (drawn, hits) => `开出：${drawn}，中 ${hits} 个。`,
  gained: (amount) => `赔付 ${amount}。`,
  hits: (hits) => `中 ${hits} 个`,
  returns: '平均返还',
  how: '每张票即时单独开奖。按位置的彩种须号码与位置都相同，其他彩种不计顺序。赔付额包含投注。',
  fair: '扣除投注后，每个球都是随机抽取。所选彩种的长期返还比例见上表。',
  keys: 'Tab 移动，空格选号，回车开奖。',
};

/** @type {Own} */
const thai = {
  spin: 'ออกรางวัล',
  choose: 'ยังเลือกเลขไม่ครบ',
  begin: 'นี่คือตั๋วเลขสุ่ม เปลี่ยนได้ตามใจ แล้วออกรางวัล',
  draw: 'ชนิดหวย',
  lucky: 'สุ่มเลขนำโชค',
  place: (place) => `ลูกที่ ${place}`,
  places: (balls) => `เลือก ${balls} ลูก ตามตำแหน่ง`,
  ticks: (balls, highest) => `เลือก ${balls} จาก ${highest} เลข`,
  result: (drawn, hits) => `ออก: ${drawn} ถูก ${hits} ตัว`,
  gained: (amount) => `จ่ายให้คุณ ${amount}`,
  hits: (hits) => `ถูก ${hits} ตัว`,
  returns: 'จ่ายคืนโดยเฉลี่ย',
  how: 'ตั๋วแต่ละใบออกรางวัลทันทีเป็นของตัวเอง ถ้าลูกมีตำแหน่ง เลขต้องตรงตำแหน่ง ชนิดอื่นไม่คิดลำดับ เงินที่จ่ายรวมเดิมพันแล้ว',
  fair: 'ทุกลูกสุ่มหลังจากหักเดิมพันแล้ว อัตราจ่ายคืนระยะยาวของชนิดที่เลือกอยู่ด้านบน',
  keys: 'Tab เพื่อเลื่อน Space เพื่อเลือกเลข Enter เพื่อออกรางวัล',
};

/** The messages of the lottery, by language code. */
export const lotteryMessages = extendMessages({ EN: english, TY: tagalog, CN: chinese, TH: thai });
