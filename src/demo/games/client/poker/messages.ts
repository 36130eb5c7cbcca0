import { extendMessages } from '../extend-messages.ts';
import type { Messages } from '../game-messages.ts';

export type HandKind =
  | 'high'
  | 'pair'
  | 'twoPairs'
  | 'three'
  | 'straight'
  | 'flush'
  | 'fullHouse'
  | 'four'
  | 'straightFlush'
  | 'royalFlush';

interface PokerMessages {
  house: string;
  board: string;
  you: string;
  fold: string;
  call: (amount: string) => string;
  decide: (cards: string, flop: string, call: string) => string;
  foldsIn: (time: string) => string;
  folded: string;
  tooLate: string;
  callTooDear: (amount: string) => string;
  handTooDear: (amount: string) => string;
  shown: (you: string, house: string) => string;
  noHand: string;
  gained: (amount: string) => string;
  back: (amount: string) => string;
  lost: string;
  hands: Record<HandKind, string>;
  anteTitle: string;
  other: string;
}

type Own = PokerMessages & Pick<Messages, 'spin' | 'begin' | 'how' | 'fair' | 'keys' | 'stake'>;

const english: Own = {
  spin: 'Deal',
  stake: 'Ante',
  begin: 'Hold’em against the house. Choose an ante and deal.',
  house: 'House',
  board: 'Board',
  you: 'You',
  fold: 'Fold',
  call: (amount) => `Call ${amount}`,
  decide: (cards, flop, call) => `You hold ${cards}. The board is ${flop}. Call ${call} or fold.`,
  foldsIn: (time) => `Folds in ${time}`,
  folded: 'You folded. The ante is lost.',
  tooLate: 'The time to decide was over, so that the hand was folded.',
  callTooDear: (amount) => `Your balance does not cover the call of ${amount}. The hand waits.`,
  handTooDear: (amount) =>
    `Your balance must cover the ante and its call, ${amount} in all. The stake is lower now.`,
  shown: (you, house) => `You: ${you}. House: ${house}.`,
  noHand: 'The house does not play its hand.',
  gained: (amount) => `You are paid ${amount}.`,
  back: (amount) => `Your stakes of ${amount} come back.`,
  lost: 'The house wins.',
  hands: {
    high: 'high card',
    pair: 'a pair',
    twoPairs: 'two pairs',
    three: 'three of a kind',
    straight: 'a straight',
    flush: 'a flush',
    fullHouse: 'a full house',
    four: 'four of a kind',
    straightFlush: 'a straight flush',
    royalFlush: 'a royal flush',
  },
  anteTitle: 'Ante with',
  other: 'any other hand',
  how: 'You play against the house, not against other players. You and the house get two cards each, and the board gets three. Then call twice the ante, or fold and lose the ante. After a call the board gets two more cards, and the best five of seven cards count. The house plays with a pair of fours or better. If it does not, the ante wins and the call comes back. If it does, the better hand wins ante and call; equal hands get their stakes back. After three minutes without a decision a hand is folded.',
  fair: 'Every card is drawn from a seed, whose hash is shown before you bet, and from your own seed; the seed is shown at the end. A player who folds two cards below the ten that make no pair and, with the board, neither four of a suit nor four of a straight, and calls everything else, is paid back 98.92 % of all stakes over very many hands.',
  keys: 'Enter deals and calls. Tab reaches Fold.',
};

const tagalog: Own = {
  spin: 'Magbigay',
  stake: 'Ante',
  begin: 'Hold’em laban sa house. Pumili ng ante at magbigay ng baraha.',
  house: 'House',
  board: 'Mesa',
  you: 'Ikaw',
  fold: 'Tiklop',
  call: (amount) => `Call ${amount}`,
  decide: (cards, flop, call) =>
    `Hawak mo ang ${cards}. Nasa mesa ang ${flop}. Mag-call ng ${call} o tumiklop.`,
  foldsIn: (time) => `Titiklop sa ${time}`,
  folded: 'Tumiklop ka. Talo ang ante.',
  tooLate: 'Lampas na ang oras kaya itiniklop ang kamay.',
  callTooDear: (amount) => `Kulang ang balanse para sa call na ${amount}. Naghihintay ang kamay.`,
  handTooDear: (amount) =>
    `Dapat saklaw ng balanse ang ante at ang call nito, ${amount} lahat. Ibinaba ang taya.`,
  shown: (you, house) => `Ikaw: ${you}. House: ${house}.`,
  noHand: 'Hindi lumalaro ang kamay ng house.',
  gained: (amount) => `Bayad sa iyo: ${amount}.`,
  back: (amount) => `Ibinalik ang taya mong ${amount}.`,
  lost: 'Panalo ang house.',
  hands: {
    high: 'mataas na baraha',
    pair: 'pares',
    twoPairs: 'dalawang pares',
    three: 'tatlong magkapareho',
    straight: 'straight',
    flush: 'flush',
    fullHouse: 'full house',
    four: 'apat na magkapareho',
    straightFlush: 'straight flush',
    royalFlush: 'royal flush',
  },
  anteTitle: 'Ante sa',
  other: 'iba pang kamay',
  how: 'Sa house ka naglalaro, hindi sa ibang player. Tigdadalawang baraha kayo ng house, at tatlo ang sa mesa. Mag-call ng doble ng ante, o tumiklop at matalo ang ante. Pagka-call, dalawa pang baraha sa mesa, at ang pinakamagandang lima sa pito ang binibilang. Lumalaro ang house kapag may pares ng kuwatro o mas mataas. Kung wala, panalo ang ante at ibinabalik ang call. Kung mayroon, panalo ng ante at call ang mas magandang kamay; kapag pareho, ibinabalik ang taya. Pagkaraan ng tatlong minutong walang pasya, titiklop ang kamay.',
  fair: 'Bawat baraha ay binubunot mula sa seed, na ipinapakita ang hash bago ka tumaya, at mula sa sarili mong seed; ipinapakita ang seed sa dulo. Ang tumitiklop ng dalawang barahang mas mababa sa sampu na walang pares at, kasama ng mesa, walang apat na magkasuit o apat ng straight, at nagko-call sa lahat ng iba, ay nababayaran ng 98.92 % ng lahat ng taya sa napakaraming kamay.',
  keys: 'Enter para magbigay at mag-call. Tab para sa Tiklop.',
};

const chinese: Own = {
  spin: '发牌',
  stake: '底注',
  begin: '与庄家对战的德州扑克。选择底注并发牌。',
  house: '庄家',
  board: '公共牌',
  you: '您',
  fold: '弃牌',
  call: (amount) => `跟注 ${amount}`,
  decide: (cards, flop, call) => `您的牌 ${cards}，公共牌 ${flop}。跟注 ${call} 或弃牌。`,
  foldsIn: (time) => `${time} 后自动弃牌`,
  folded: '您已弃牌，底注输掉。',
  tooLate: '决定时间已过，此手牌已弃。',
  callTooDear: (amount) => `余额不足以跟注 ${amount}，此手牌仍在等待。`,
  handTooDear: (amount) => `余额须足够支付底注和跟注，共 ${amount}。注额已调低。`,
  shown: (you, house) => `您：${you}。庄家：${house}。`,
  noHand: '庄家牌型不够，不参与比牌。',
  gained: (amount) => `赔付 ${amount}。`,
  back: (amount) => `退还投注 ${amount}。`,
  lost: '庄家获胜。',
  hands: {
    high: '高牌',
    pair: '一对',
    twoPairs: '两对',
    three: '三条',
    straight: '顺子',
    flush: '同花',
    fullHouse: '葫芦',
    four: '四条',
    straightFlush: '同花顺',
    royalFlush: '皇家同花顺',
  },
  anteTitle: '底注赔付',
  other: '其他牌型',
  how: '您与庄家对战，而非与其他玩家。您与庄家各两张牌，公共牌三张。随后可跟注底注的两倍，或弃牌输掉底注。跟注后再发两张公共牌，七张中取最好的五张比较。庄家有一对四或更好才比牌，否则底注获胜、跟注退还；若比牌，较好的一方赢得底注与跟注，相同则退还投注。三分钟未决定则自动弃牌。',
  fair: '每张牌由种子（投注前显示其哈希值）与您自己的种子抽定，结束后公布种子。若两张牌都小于十、不成对，且与公共牌没有四张同花或四张顺子时弃牌，其余全部跟注，长期返还全部投注的 98.92 %。',
  keys: '回车发牌与跟注，Tab 切换到弃牌。',
};

const thai: Own = {
  spin: 'แจกไพ่',
  stake: 'แอนเต้',
  begin: 'โฮลเอ็มสู้กับเจ้ามือ เลือกแอนเต้แล้วแจกไพ่',
  house: 'เจ้ามือ',
  board: 'ไพ่กลาง',
  you: 'คุณ',
  fold: 'หมอบ',
  call: (amount) => `ตาม ${amount}`,
  decide: (cards, flop, call) => `ไพ่ของคุณ ${cards} ไพ่กลาง ${flop} ตาม ${call} หรือหมอบ`,
  foldsIn: (time) => `หมอบใน ${time}`,
  folded: 'คุณหมอบ เสียแอนเต้',
  tooLate: 'หมดเวลาตัดสินใจ ไพ่มือนี้ถูกหมอบแล้ว',
  callTooDear: (amount) => `ยอดเงินไม่พอสำหรับตาม ${amount} ไพ่มือนี้ยังรออยู่`,
  handTooDear: (amount) => `ยอดเงินต้องพอสำหรับเงินเดิมพันแรกและการตาม รวม ${amount} ลดเงินเดิมพันให้แล้ว`,
  shown: (you, house) => `คุณ: ${you} เจ้ามือ: ${house}`,
  noHand: 'ไพ่เจ้ามือไม่ถึงเกณฑ์',
  gained: (amount) => `จ่ายให้คุณ ${amount}`,
  back: (amount) => `คืนเงินเดิมพัน ${amount}`,
  lost: 'เจ้ามือชนะ',
  hands: {
    high: 'ไพ่สูง',
    pair: 'หนึ่งคู่',
    twoPairs: 'สองคู่',
    three: 'ตอง',
    straight: 'สเตรท',
    flush: 'ฟลัช',
    fullHouse: 'ฟูลเฮาส์',
    four: 'โฟร์การ์ด',
    straightFlush: 'สเตรทฟลัช',
    royalFlush: 'รอยัลฟลัช',
  },
  anteTitle: 'แอนเต้เมื่อได้',
  other: 'ไพ่อื่น ๆ',
  how: 'คุณเล่นสู้กับเจ้ามือ ไม่ใช่ผู้เล่นอื่น คุณและเจ้ามือได้ไพ่คนละสองใบ ไพ่กลางสามใบ จากนั้นตามสองเท่าของแอนเต้ หรือหมอบแล้วเสียแอนเต้ เมื่อตามแล้วเปิดไพ่กลางอีกสองใบ นับห้าใบที่ดีที่สุดจากเจ็ดใบ เจ้ามือเล่นเมื่อมีคู่สี่ขึ้นไป หากไม่ถึง แอนเต้ชนะและคืนเงินตาม หากถึง ไพ่ดีกว่าชนะทั้งแอนเต้และเงินตาม เสมอคืนเงิน หากไม่ตัดสินใจภายในสามนาทีจะถูกหมอบ',
  fair: 'ไพ่ทุกใบสุ่มจากซีดที่แสดงแฮชก่อนเดิมพัน และจากซีดของคุณเอง แสดงซีดเมื่อจบ ผู้เล่นที่หมอบเมื่อไพ่สองใบต่ำกว่าสิบ ไม่มีคู่ และรวมไพ่กลางแล้วไม่มีสี่ใบดอกเดียวกันหรือสี่ใบเรียง แล้วตามในกรณีอื่นทั้งหมด จะได้คืน 98.92 % ของเดิมพันทั้งหมดในระยะยาว',
  keys: 'Enter แจกและตาม Tab ไปที่หมอบ',
};

/** The messages of poker, by language code. */
export const pokerMessages = extendMessages({ EN: english, TY: tagalog, CN: chinese, TH: thai });
