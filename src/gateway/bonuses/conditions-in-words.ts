import type { Language } from '#protocol/model/language.ts';
import type { Centavos } from '#protocol/model/money.ts';
import { pesoText } from '../ledger/ledger.ts';
import type { BonusTerms } from '../store/tables/money/bonus-tables.ts';

type Worded = Readonly<Record<Language, string>>;

function turnoverInWords({ times, of, spins, days }: BonusTerms): Worded {
  if (spins) {
    return {
      EN: `${spins.count} free spins in slot games within ${days} days.`,
      TY: `${spins.count} libreng spin sa mga slot sa loob ng ${days} araw.`,
      CN: `老虎机免费旋转 ${spins.count} 次，${days} 天内有效。`,
      TH: `ฟรีสปิน ${spins.count} ครั้งในเกมสล็อต ภายใน ${days} วัน`,
    };
  }
  const isBoth = of === 'both';
  return {
    EN: `Bonus money. Stake ${isBoth ? 'deposit and bonus' : 'it'} ${times} × within ${days} days and it becomes cash.`,
    TY: `Perang bonus. Itaya ${isBoth ? 'ang deposito at bonus' : 'ito'} nang ${times} × sa loob ng ${days} araw at magiging cash ito.`,
    CN: `奖金。${days} 天内${isBoth ? '存款加奖金' : ''}完成 ${times} 倍流水即转为现金。`,
    TH: `เงินโบนัส เดิมพัน${isBoth ? 'ยอดฝากและโบนัส' : ''}ครบ ${times} เท่าภายใน ${days} วัน จะกลายเป็นเงินสด`,
  };
}

function mostInWords(most: Centavos): Worded {
  const amount = pesoText(most);
  return {
    EN: ` At most ${amount} become cash.`,
    TY: ` Hanggang ${amount} ang magiging cash.`,
    CN: ` 最多 ${amount} 转为现金。`,
    TH: ` เป็นเงินสดได้สูงสุด ${amount}`,
  };
}

/** The terms of a bonus in one line, for the offer of a reward. */
export function bonusConditionsInWords(terms: BonusTerms): Worded {
  const turnover = turnoverInWords(terms);
  if (terms.mostReleased === null) return turnover;
  const most = mostInWords(terms.mostReleased);
  return {
    EN: turnover.EN + most.EN,
    TY: turnover.TY + most.TY,
    CN: turnover.CN + most.CN,
    TH: turnover.TH + most.TH,
  };
}
