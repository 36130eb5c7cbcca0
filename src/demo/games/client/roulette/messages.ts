import { extendMessages } from '../extend-messages.ts';
import type { Messages } from '../game-messages.ts';

interface RouletteMessages {
  legend: string;
  choose: string;
  places: Record<string, string>;
  colours: Record<string, string>;
  number: string;
  third: string;
  half: string;
  result: (number: string, colour: string) => string;
  lost: string;
  gained: (amount: string) => string;
}

type Own = RouletteMessages & Pick<Messages, 'spin' | 'begin' | 'how' | 'fair' | 'keys'>;

const english: Own = {
  spin: 'Spin',
  legend: 'Bet on',
  choose: 'Choose what to bet on.',
  begin: 'Choose a place on the felt and spin.',
  places: {
    red: 'Red',
    black: 'Black',
    even: 'Even',
    odd: 'Odd',
    low: '1–18',
    high: '19–36',
    dozen1: '1st 12',
    dozen2: '2nd 12',
    dozen3: '3rd 12',
    column1: 'Row 1',
    column2: 'Row 2',
    column3: 'Row 3',
  },
  colours: { red: 'red', black: 'black', green: 'green' },
  number: 'One number',
  third: 'Dozen or row of twelve',
  half: 'Red, Black, Even, Odd, 1–18, 19–36',
  result: (number, colour) => `${number}, ${colour}.`,
  lost: 'The house takes it.',
  gained: (amount) => `You are paid ${amount}.`,
  how: 'The ball falls into one of thirty-seven pockets, 0 to 36. Bet on a number, a dozen, a row of twelve, a colour, even or odd, the low or the high half: the felt lights what your bet covers. On 0 only a bet on 0 wins. What is paid includes the stake.',
  fair: 'Every pocket is as likely as any other, and drawn by chance before the ball falls. Over very many spins 97.30 % of all stakes is paid back, whatever you bet on.',
  keys: 'Arrow keys choose, Enter spins.',
};

const tagalog: Own = {
  spin: 'Ikot',
  legend: 'Tayaan',
  choose: 'Pumili ng tatayaan.',
  begin: 'Pumili ng puwesto sa mesa at paikutin.',
  places: {
    red: 'Pula',
    black: 'Itim',
    even: 'Pares',
    odd: 'Gansal',
    low: '1–18',
    high: '19–36',
    dozen1: 'Unang 12',
    dozen2: 'Ika-2 12',
    dozen3: 'Ika-3 12',
    column1: 'Hanay 1',
    column2: 'Hanay 2',
    column3: 'Hanay 3',
  },
  colours: { red: 'pula', black: 'itim', green: 'berde' },
  number: 'Isang numero',
  third: 'Dosena o hanay na labindalawa',
  half: 'Pula, Itim, Pares, Gansal, 1–18, 19–36',
  result: (number, colour) => `${number}, ${colour}.`,
  lost: 'Sa bahay ang taya.',
  gained: (amount) => `Bayad sa iyo: ${amount}.`,
  how: 'Mahuhulog ang bola sa isa sa tatlumpu’t pitong bulsa, 0 hanggang 36. Tumaya sa numero, dosena, hanay na labindalawa, kulay, pares o gansal, mababa o mataas: iniilawan ng mesa ang sakop ng taya mo. Kapag 0, taya lang sa 0 ang panalo. Kasama na ang taya sa ibinabayad.',
  fair: 'Pare-pareho ang tsansa ng bawat bulsa, at nabunot na ito bago mahulog ang bola. Sa napakaraming ikot, 97.30 % ng lahat ng taya ang naibabalik, saan ka man tumaya.',
  keys: 'Arrow keys para pumili, Enter para umikot.',
};

const chinese: Own = {
  spin: '旋转',
  legend: '投注',
  choose: '请选择投注项。',
  begin: '在台面上选择一处，然后旋转。',
  places: {
    red: '红',
    black: '黑',
    even: '双',
    odd: '单',
    low: '1–18',
    high: '19–36',
    dozen1: '第一打',
    dozen2: '第二打',
    dozen3: '第三打',
    column1: '第一列',
    column2: '第二列',
    column3: '第三列',
  },
  colours: { red: '红', black: '黑', green: '绿' },
  number: '单个号码',
  third: '一打或一列（十二个号码）',
  half: '红、黑、单、双、1–18、19–36',
  result: (number, colour) => `${number}，${colour}。`,
  lost: '这次没有中奖。',
  gained: (amount) => `赔付 ${amount}。`,
  how: '小球落入 0 至 36 共三十七个格子之一。可投注单个号码、一打、一列、颜色、单双或大小半区，台面会亮起您投注覆盖的号码。开出 0 时只有投注 0 获胜。赔付额包含投注。',
  fair: '每个格子的机会均等，在小球落下之前已随机抽定。无论投注哪里，长期来看全部投注的 97.30 % 会返还玩家。',
  keys: '方向键选择，回车旋转。',
};

const thai: Own = {
  spin: 'หมุน',
  legend: 'เดิมพันที่',
  choose: 'เลือกช่องที่จะเดิมพันก่อน',
  begin: 'เลือกช่องบนโต๊ะแล้วหมุนได้เลย',
  places: {
    red: 'แดง',
    black: 'ดำ',
    even: 'คู่',
    odd: 'คี่',
    low: '1–18',
    high: '19–36',
    dozen1: 'โหล 1',
    dozen2: 'โหล 2',
    dozen3: 'โหล 3',
    column1: 'แถว 1',
    column2: 'แถว 2',
    column3: 'แถว 3',
  },
  colours: { red: 'แดง', black: 'ดำ', green: 'เขียว' },
  number: 'เลขตัวเดียว',
  third: 'โหลหรือแถวสิบสองเลข',
  half: 'แดง ดำ คู่ คี่ 1–18 19–36',
  result: (number, colour) => `ออก ${number} สี${colour}`,
  lost: 'รอบนี้เจ้ามือชนะ',
  gained: (amount) => `จ่ายให้คุณ ${amount}`,
  how: 'ลูกบอลจะตกลงในหนึ่งจากสามสิบเจ็ดช่อง 0 ถึง 36 เดิมพันเลขเดียว โหล แถวสิบสองเลข สี คู่หรือคี่ ครึ่งต่ำหรือครึ่งสูงก็ได้ โต๊ะจะสว่างตรงเลขที่เดิมพันครอบคลุม ถ้าออก 0 เฉพาะเดิมพันที่ 0 เท่านั้นที่ชนะ เงินที่จ่ายรวมเดิมพันแล้ว',
  fair: 'ทุกช่องมีโอกาสเท่ากันและสุ่มไว้ก่อนลูกบอลตก ไม่ว่าจะเดิมพันที่ไหน ในระยะยาวจ่ายคืน 97.30 % ของเดิมพันทั้งหมด',
  keys: 'ปุ่มลูกศรเพื่อเลือก Enter เพื่อหมุน',
};

/** The messages of roulette, by language code. */
export const rouletteMessages = extendMessages({ EN: english, TY: tagalog, CN: chinese, TH: thai });
