import { extendMessages } from '../extend-messages.ts';
import type { Messages } from '../game-messages.ts';

interface BingoMessages {
  choose: string;
  card: string;
  free: string;
  other: string;
  lines: (count: number) => string;
  full: (count: number, amount: string) => string;
}

type Own = BingoMessages & Pick<Messages, 'spin' | 'begin' | 'nothing' | 'how' | 'fair' | 'keys'>;

const english: Own = {
  spin: 'Call the balls',
  choose: 'Take a card.',
  begin: 'Here is your card. Call the balls when you like it.',
  card: 'Your card',
  free: 'Free',
  other: 'Another card',
  lines: (count) => (count === 1 ? '1 line' : count === 12 ? 'Full card' : `${count} lines`),
  full: (count, amount) =>
    `Bingo! ${count === 1 ? 'One line' : `${count} lines`} full, you are paid ${amount}.`,
  nothing: 'No line this time.',
  how: 'Forty of seventy-five balls are called. Every full row, column or diagonal is a line; the place in the middle is free. What is paid includes the stake. No card is luckier than another.',
  fair: 'Every ball is drawn by chance, none twice. Over very many cards 95.64 % of all stakes is paid back.',
  keys: 'Enter calls the balls.',
};

const tagalog: Own = {
  spin: 'Bola na',
  choose: 'Kumuha ng card.',
  begin: 'Ito ang card mo. Kung gusto mo na, pabolahin.',
  card: 'Ang card mo',
  free: 'Libre',
  other: 'Ibang card',
  lines: (count) => (count === 12 ? 'Buong card' : `${count} linya`),
  full: (count, amount) => `Bingo! ${count} linya ang buo, bayad sa iyo: ${amount}.`,
  nothing: 'Walang linya ngayon.',
  how: 'Apatnapu sa pitumpu’t limang bola ang tinatawag. Bawat buong pahalang, pababa o pahilis ay isang linya; libre ang gitna. Kasama na ang taya sa ibinabayad. Walang card na mas masuwerte sa iba.',
  fair: 'Nagkataon ang bawat bola, walang inuulit. Sa napakaraming card, 95.64 % ng lahat ng taya ang naibabalik.',
  keys: 'Enter para magpabola.',
};

const chinese: Own = {
  spin: '开始叫号',
  choose: '请先取一张卡。',
  begin: '这是您的卡片，满意就开始叫号。',
  card: '您的卡片',
  free: '免费',
  other: '换一张卡',
  lines: (count) => (count === 12 ? '全卡' : `${count} 条线`),
  full: (count, amount) => `宾果！连成 ${count} 条线，赔付 ${amount}。`,
  nothing: '这次没有连线。',
  how: '从七十五个球中叫出四十个。每连满一行、一列或一条对角线算一条线，中间格免费。赔付额包含投注。每张卡的机会均等。',
  fair: '每个球都是随机抽取，不会重复。长期来看，全部投注的 95.64 % 会返还玩家。',
  keys: '回车开始叫号。',
};

const thai: Own = {
  spin: 'เริ่มขานเลข',
  choose: 'หยิบการ์ดก่อน',
  begin: 'นี่คือการ์ดของคุณ พร้อมแล้วเริ่มขานเลขได้เลย',
  card: 'การ์ดของคุณ',
  free: 'ฟรี',
  other: 'เปลี่ยนการ์ด',
  lines: (count) => (count === 12 ? 'เต็มการ์ด' : `${count} แถว`),
  full: (count, amount) => `บิงโก! ครบ ${count} แถว จ่ายให้คุณ ${amount}`,
  nothing: 'รอบนี้ยังไม่ครบแถว',
  how: 'ขาน 40 จาก 75 ลูก ครบแถวแนวนอน แนวตั้ง หรือแนวทแยงนับเป็นหนึ่งแถว ช่องกลางฟรี เงินที่จ่ายรวมเดิมพันแล้ว ทุกการ์ดมีโอกาสเท่ากัน',
  fair: 'ทุกลูกสุ่มโดยไม่ซ้ำกัน ในระยะยาวจ่ายคืน 95.64 % ของเดิมพันทั้งหมด',
  keys: 'กด Enter เพื่อเริ่มขานเลข',
};

/** The messages of bingo, by language code. */
export const bingoMessages = extendMessages({ EN: english, TY: tagalog, CN: chinese, TH: thai });
