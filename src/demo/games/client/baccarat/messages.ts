import { extendMessages } from '../extend-messages.ts';
import type { Messages } from '../game-messages.ts';

interface BaccaratMessages {
  legend: string;
  choose: string;
  player: string;
  banker: string;
  tie: string;
  result: (player: number, banker: number, winner: string) => string;
  gained: (amount: string) => string;
  back: (amount: string) => string;
}

type Own = BaccaratMessages & Pick<Messages, 'spin' | 'begin' | 'how' | 'fair' | 'keys'>;

const english: Own = {
  spin: 'Deal',
  legend: 'Bet on',
  choose: 'Choose what to bet on.',
  begin: 'Choose a side and deal.',
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  result: (player, banker, winner) => `Player ${player}, Banker ${banker}: ${winner}.`,
  gained: (amount) => `You are paid ${amount}.`,
  back: (amount) => `A tie: your ${amount} comes back.`,
  how: 'Two hands are dealt; the one nearer to nine wins. Only the last figure of a sum counts; tens and pictures count nothing. A third card follows the rules of the table. What is paid includes the stake. On a tie, bets on the hands come back.',
  fair: 'Eight decks are shuffled anew for each round, and every card is drawn by chance. Over very many rounds 98.76 % of stakes on Player is paid back, 98.94 % on Banker, 85.64 % on Tie.',
  keys: 'Arrow keys choose, Enter deals.',
};

const tagalog: Own = {
  spin: 'Bigay',
  legend: 'Tayaan',
  choose: 'Pumili ng tatayaan.',
  begin: 'Pumili ng panig at magpabigay ng baraha.',
  player: 'Player',
  banker: 'Banker',
  tie: 'Tabla',
  result: (player, banker, winner) => `Player ${player}, Banker ${banker}: ${winner}.`,
  gained: (amount) => `Bayad sa iyo: ${amount}.`,
  back: (amount) => `Tabla: ibinalik ang ${amount} mo.`,
  how: 'Dalawang kamay ang binibigyan; panalo ang mas malapit sa siyam. Huling numero lang ng kabuuan ang bilang; walang halaga ang sampu at mga larawan. May tuntunin ang mesa para sa ikatlong baraha. Kasama na ang taya sa ibinabayad. Kapag tabla, ibinabalik ang taya sa mga kamay.',
  fair: 'Walong baraha ang binabalasa muli sa bawat round, at nagkataon ang bawat hugot. Sa napakaraming round, 98.76 % ng taya sa Player ang naibabalik, 98.94 % sa Banker, 85.64 % sa Tabla.',
  keys: 'Arrow keys para pumili, Enter para magbigay.',
};

const chinese: Own = {
  spin: '发牌',
  legend: '投注',
  choose: '请选择投注项。',
  begin: '选择一方，然后发牌。',
  player: '闲',
  banker: '庄',
  tie: '和',
  result: (player, banker, winner) => `闲 ${player} 点，庄 ${banker} 点：${winner}。`,
  gained: (amount) => `赔付 ${amount}。`,
  back: (amount) => `和局，退回 ${amount}。`,
  how: '发两手牌，点数更接近九者胜。点数只取和的个位，十与人头牌为零点，第三张牌按牌桌规则发出。赔付额包含投注。和局时，庄、闲投注退回。',
  fair: '每局重新洗八副牌，每张牌都是随机抽取。长期来看，闲返还 98.76 %，庄返还 98.94 %，和返还 85.64 %。',
  keys: '方向键选择，回车发牌。',
};

const thai: Own = {
  spin: 'แจกไพ่',
  legend: 'เดิมพันที่',
  choose: 'เลือกฝั่งที่จะเดิมพันก่อน',
  begin: 'เลือกฝั่ง แล้วแจกไพ่',
  player: 'ผู้เล่น',
  banker: 'เจ้ามือ',
  tie: 'เสมอ',
  result: (player, banker, winner) => `ผู้เล่น ${player} เจ้ามือ ${banker}: ${winner}`,
  gained: (amount) => `จ่ายให้คุณ ${amount}`,
  back: (amount) => `เสมอ คืนเดิมพัน ${amount}`,
  how: 'แจกไพ่สองมือ มือที่ใกล้เก้ากว่าชนะ นับเฉพาะเลขตัวท้ายของผลรวม สิบและไพ่ภาพไม่มีแต้ม ไพ่ใบที่สามแจกตามกติกาโต๊ะ เงินที่จ่ายรวมเดิมพันแล้ว ถ้าเสมอ เดิมพันของสองมือจะได้คืน',
  fair: 'ทุกรอบสับไพ่แปดสำรับใหม่และจั่วแบบสุ่ม ในระยะยาวจ่ายคืน 98.76 % ของเดิมพันฝั่งผู้เล่น 98.94 % ฝั่งเจ้ามือ และ 85.64 % ของเสมอ',
  keys: 'ปุ่มลูกศรเพื่อเลือก Enter เพื่อแจกไพ่',
};

/** The messages of baccarat, by language code. */
export const baccaratMessages = extendMessages({ EN: english, TY: tagalog, CN: chinese, TH: thai });
