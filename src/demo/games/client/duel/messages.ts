import { extendMessages } from '../extend-messages.ts';
import type { Messages } from '../game-messages.ts';

interface DuelMessages {
  legend: string;
  choose: string;
  own: string;
  rival: string;
  high: string;
  low: string;
  result: (own: string, rival: string) => string;
  lost: string;
  gained: (amount: string) => string;
  back: (amount: string) => string;
}

type Own = DuelMessages & Pick<Messages, 'spin' | 'begin' | 'how' | 'fair' | 'keys'>;

const english: Own = {
  spin: 'Draw',
  legend: 'Your aim',
  choose: 'Choose your aim.',
  begin: 'Aim high or low, and draw.',
  own: 'You',
  rival: 'Rival',
  high: 'Higher card',
  low: 'Lower card',
  result: (own, rival) => `You drew ${own}, your rival ${rival}.`,
  lost: 'The rival takes it.',
  gained: (amount) => `You are paid ${amount}.`,
  back: (amount) => `As high as each other: your ${amount} comes back.`,
  how: 'You and a rival, played by the house, draw one card each from one deck. You say before whether the higher or the lower card is to win. The ace is the highest card. Cards of the same rank give the stake back. What is paid includes the stake.',
  fair: 'Both cards are drawn by chance. Over very many duels 97.18 % of all stakes is paid back, whichever way you aim.',
  keys: 'Arrow keys choose, Enter draws.',
};

const tagalog: Own = {
  spin: 'Bunot',
  legend: 'Ang pakay mo',
  choose: 'Pumili ng pakay.',
  begin: 'Mataas o mababa? Pumili, saka bumunot.',
  own: 'Ikaw',
  rival: 'Kalaban',
  high: 'Mas mataas',
  low: 'Mas mababa',
  result: (own, rival) => `${own} ang nabunot mo, ${rival} sa kalaban.`,
  lost: 'Sa kalaban ito.',
  gained: (amount) => `Bayad sa iyo: ${amount}.`,
  back: (amount) => `Magkapantay: ibinalik ang ${amount} mo.`,
  how: 'Tig-isang baraha kayo ng kalabang pinalalaro ng bahay, mula sa iisang baraha. Sabihin muna kung mas mataas o mas mababa ang panalo. Alas ang pinakamataas. Kapag magkapantay, ibinabalik ang taya. Kasama na ang taya sa ibinabayad.',
  fair: 'Nagkataon ang dalawang bunot. Sa napakaraming laban, 97.18 % ng lahat ng taya ang naibabalik, alinman ang pakay mo.',
  keys: 'Arrow keys para pumili, Enter para bumunot.',
};

const chinese: Own = {
  spin: '抽牌',
  legend: '您的目标',
  choose: '请选择目标。',
  begin: '选择比大或比小，然后抽牌。',
  own: '您',
  rival: '对手',
  high: '比大',
  low: '比小',
  result: (own, rival) => `您抽到 ${own}，对手抽到 ${rival}。`,
  lost: '对手获胜。',
  gained: (amount) => `赔付 ${amount}。`,
  back: (amount) => `点数相同，退回 ${amount}。`,
  how: '您与由庄家代打的对手从同一副牌中各抽一张，事先决定比大还是比小。A 最大，点数相同退回投注。赔付额包含投注。',
  fair: '两张牌都是随机抽取。无论比大比小，长期来看全部投注的 97.18 % 会返还玩家。',
  keys: '方向键选择，回车抽牌。',
};

const thai: Own = {
  spin: 'จั่วไพ่',
  legend: 'เป้าหมายของคุณ',
  choose: 'เลือกเป้าหมายก่อน',
  begin: 'เลือกสูงหรือต่ำ แล้วจั่วไพ่',
  own: 'คุณ',
  rival: 'คู่แข่ง',
  high: 'ไพ่สูงกว่า',
  low: 'ไพ่ต่ำกว่า',
  result: (own, rival) => `คุณจั่วได้ ${own} คู่แข่งได้ ${rival}`,
  lost: 'คู่แข่งชนะ',
  gained: (amount) => `จ่ายให้คุณ ${amount}`,
  back: (amount) => `แต้มเท่ากัน คืนเดิมพัน ${amount}`,
  how: 'คุณกับคู่แข่งซึ่งเจ้ามือเล่นให้ จั่วไพ่คนละใบจากสำรับเดียวกัน เลือกก่อนว่าไพ่สูงหรือต่ำจะชนะ เอซสูงที่สุด แต้มเท่ากันคืนเดิมพัน เงินที่จ่ายรวมเดิมพันแล้ว',
  fair: 'ไพ่ทั้งสองใบสุ่มจั่ว ไม่ว่าจะเลือกสูงหรือต่ำ ในระยะยาวจ่ายคืน 97.18 % ของเดิมพันทั้งหมด',
  keys: 'ปุ่มลูกศรเพื่อเลือก Enter เพื่อจั่วไพ่',
};

/** The messages of the duel, by language code. */
export const duelMessages = extendMessages({ EN: english, TY: tagalog, CN: chinese, TH: thai });
