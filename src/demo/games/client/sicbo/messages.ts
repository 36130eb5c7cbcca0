import { extendMessages } from '../extend-messages.ts';
import type { Messages } from '../game-messages.ts';

interface SicboMessages {
  legend: string;
  choose: string;
  small: string;
  big: string;
  triple: string;
  total: string;
  number: string;
  face: (face: number) => string;
  sums: (range: string, times: string) => string;
  result: (dice: string, sum: number) => string;
  lost: string;
  gained: (amount: string) => string;
}

type Own = SicboMessages & Pick<Messages, 'spin' | 'begin' | 'how' | 'fair' | 'keys'>;

const english: Own = {
  spin: 'Roll',
  legend: 'Bet on',
  choose: 'Choose what to bet on.',
  begin: 'Choose a place on the felt and roll.',
  small: 'Small',
  big: 'Big',
  triple: 'Any triple',
  total: 'Total',
  number: 'A number, on one die, two or three',
  face: (face) => `Number ${face}`,
  sums: (range, times) => `${range}\u00a0· ${times}`,
  result: (dice, sum) => `${dice}: ${sum}.`,
  lost: 'The house takes it.',
  gained: (amount) => `You are paid ${amount}.`,
  how: 'Three dice are shaken under a dome. Small is a total of 4 to 10, Big of 11 to 17; three alike lose on both. Or bet on the total itself, on a number that shows on one die or more, or on any three alike. What is paid includes the stake.',
  fair: 'Every die falls by chance. Over very many throws 97.22 % of stakes on Small or Big is paid back, 95.83 % on a number, 94.44 % on any triple, 92.59 % to 94.44 % on a total.',
  keys: 'Arrow keys choose, Enter rolls.',
};

const tagalog: Own = {
  spin: 'Igulong',
  legend: 'Tayaan',
  choose: 'Pumili ng tatayaan.',
  begin: 'Pumili ng puwesto sa mesa at igulong ang dice.',
  small: 'Maliit',
  big: 'Malaki',
  triple: 'Tatluhan',
  total: 'Kabuuan',
  number: 'Isang numero, sa isa, dalawa o tatlong dice',
  face: (face) => `Numero ${face}`,
  sums: (range, times) => `${range}\u00a0· ${times}`,
  result: (dice, sum) => `${dice}: ${sum}.`,
  lost: 'Sa bahay ang taya.',
  gained: (amount) => `Bayad sa iyo: ${amount}.`,
  how: 'Tatlong dice ang inaalog sa ilalim ng salamin. Maliit ang kabuuang 4 hanggang 10, Malaki ang 11 hanggang 17; talo ang dalawa kapag magkakapareho ang tatlo. Puwede ring tumaya sa mismong kabuuan, sa numerong lalabas sa isa o higit pang dice, o sa alinmang tatluhan. Kasama na ang taya sa ibinabayad.',
  fair: 'Nagkataon ang bagsak ng bawat dice. Sa napakaraming gulong, 97.22 % ng taya sa Maliit o Malaki ang naibabalik, 95.83 % sa numero, 94.44 % sa tatluhan, 92.59 % hanggang 94.44 % sa kabuuan.',
  keys: 'Arrow keys para pumili, Enter para igulong.',
};

const chinese: Own = {
  spin: '掷骰',
  legend: '投注',
  choose: '请选择投注项。',
  begin: '在台面上选择一处，然后掷骰。',
  small: '小',
  big: '大',
  triple: '全围',
  total: '总点数',
  number: '单个点数，出现一次、两次或三次',
  face: (face) => `点数 ${face}`,
  sums: (range, times) => `${range}\u00a0· ${times}`,
  result: (dice, sum) => `${dice}：${sum} 点。`,
  lost: '这次没有中奖。',
  gained: (amount) => `赔付 ${amount}。`,
  how: '三颗骰子在罩内摇动。总点数 4 至 10 为小，11 至 17 为大，三颗相同则大小皆输。也可投注总点数、某个点数（出现一次或以上）或任意三颗相同。赔付额包含投注。',
  fair: '每颗骰子都是随机掷出。长期来看，大小返还 97.22 %，单个点数返还 95.83 %，全围返还 94.44 %，总点数返还 92.59 % 至 94.44 %。',
  keys: '方向键选择，回车掷骰。',
};

const thai: Own = {
  spin: 'ทอยลูกเต๋า',
  legend: 'เดิมพันที่',
  choose: 'เลือกช่องที่จะเดิมพันก่อน',
  begin: 'เลือกช่องบนโต๊ะแล้วทอยได้เลย',
  small: 'ต่ำ',
  big: 'สูง',
  triple: 'ตองใดก็ได้',
  total: 'แต้มรวม',
  number: 'เลขเดียว ออกหนึ่ง สอง หรือสามลูก',
  face: (face) => `เลข ${face}`,
  sums: (range, times) => `${range}\u00a0· ${times}`,
  result: (dice, sum) => `${dice} รวม ${sum} แต้ม`,
  lost: 'รอบนี้เจ้ามือชนะ',
  gained: (amount) => `จ่ายให้คุณ ${amount}`,
  how: 'เขย่าลูกเต๋าสามลูกในโถแก้ว แต้มรวม 4 ถึง 10 คือต่ำ 11 ถึง 17 คือสูง ถ้าออกตองแพ้ทั้งสองฝั่ง หรือจะเดิมพันที่แต้มรวม เลขที่ออกหนึ่งลูกขึ้นไป หรือตองใดก็ได้ เงินที่จ่ายรวมเดิมพันแล้ว',
  fair: 'ลูกเต๋าทุกลูกสุ่ม ในระยะยาวจ่ายคืน 97.22 % ของเดิมพันต่ำหรือสูง 95.83 % ของเลขเดียว 94.44 % ของตอง และ 92.59 % ถึง 94.44 % ของแต้มรวม',
  keys: 'ปุ่มลูกศรเพื่อเลือก Enter เพื่อทอย',
};

/** The messages of sic bo, by language code. */
export const sicboMessages = extendMessages({ EN: english, TY: tagalog, CN: chinese, TH: thai });
