import type { Messages } from './game-messages.ts';

/** The messages that differ when the game is played with play money. */
interface PlayMoneyMessages {
  balance: string;
  note: string;
  insufficient: string;
  deposit: string;
  lowered: string;
  sessionOver: string;
}

const playMoney: Record<string, PlayMoneyMessages> = {
  EN: {
    balance: 'Play money',
    note: 'This is play money: nothing is won or lost.',
    insufficient:
      'Your play money does not cover this stake any more. Lower the stake, or take a fresh purse: it costs nothing.',
    deposit: 'Fresh play money',
    lowered:
      'Your play money did not cover that stake, so it has been lowered. Nothing was staked.',
    sessionOver: 'This try has ended. Start the game again for fresh play money.',
  },
  TY: {
    balance: 'Perang panlaro',
    note: 'Perang panlaro lang ito: walang totoong panalo o talo.',
    insufficient:
      'Kulang na ang perang panlaro mo para sa tayang ito. Ibaba ang taya, o kumuha ng panibago: libre ito.',
    deposit: 'Bagong perang panlaro',
    lowered: 'Hindi kaya ng perang panlaro mo ang tayang iyon kaya ibinaba namin. Walang naitaya.',
    sessionOver: 'Tapos na ang subok na ito. Simulan ulit ang laro para sa bagong perang panlaro.',
  },
  CN: {
    balance: '试玩币',
    note: '这里用的是试玩币，输赢都不是真钱。',
    insufficient: '试玩币不够支付此投注了。请降低投注，或免费重新领取。',
    deposit: '重新领取试玩币',
    lowered: '试玩币不足以支付该投注，已为您调低。本次未扣除。',
    sessionOver: '本次试玩已结束。请重新开始游戏，领取新的试玩币。',
  },
  TH: {
    balance: 'เงินทดลอง',
    note: 'นี่คือเงินทดลอง ไม่มีได้เสียจริง',
    insufficient: 'เงินทดลองไม่พอสำหรับเดิมพันนี้แล้ว ลดเดิมพัน หรือรับเงินชุดใหม่ได้ฟรี',
    deposit: 'รับเงินทดลองชุดใหม่',
    lowered: 'เงินทดลองไม่พอ เราจึงลดเดิมพันให้ ยังไม่มีการหักเงิน',
    sessionOver: 'การทดลองเล่นรอบนี้จบแล้ว เริ่มเกมใหม่เพื่อรับเงินทดลองชุดใหม่',
  },
};

/** Replaces the messages about the balance when the game is played with play money. */
export function withPlayMoney<Own extends Messages>(
  messages: Own,
  { money, language }: { money: 'real' | 'play' | 'replay'; language: string },
): Own {
  const own = playMoney[language] ?? playMoney['EN'];
  if (money !== 'play' || own === undefined) return messages;
  return { ...messages, ...own, begin: `${own.note} ${messages.begin}` };
}
