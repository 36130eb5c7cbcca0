import type { Language } from '#protocol/model/language.ts';
import type { Centavos } from '#protocol/model/money.ts';

type Worded = Readonly<Record<Language, string>>;

/** A prize that a member has won. */
interface WonPrize {
  /** Titles of the leaderboard. */
  readonly titles: Worded;
  readonly place: number;
  readonly centavos: Centavos;
}

function pesosText(centavos: Centavos): string {
  return (centavos / 100).toLocaleString('en-PH', { style: 'currency', currency: 'PHP' });
}

/** The title of the reward: the leaderboard and the place. */
export function prizeTitle({ titles, place }: WonPrize): Worded {
  return {
    EN: `${titles.EN}: place ${place}`,
    TY: `${titles.TY}: ika-${place} puwesto`,
    CN: `${titles.CN}：第 ${place} 名`,
    TH: `${titles.TH}: อันดับ ${place}`,
  };
}

/** The last sentence of the message: where the prize is. */
function placeOfPrize(amount: string, isPaid: boolean): Worded {
  if (isPaid) {
    return {
      EN: `Your prize of ${amount} is in your main wallet.`,
      TY: `Nasa main wallet mo na ang premyong ${amount}.`,
      CN: `奖金 ${amount} 已存入您的主钱包。`,
      TH: `เงินรางวัล ${amount} อยู่ในกระเป๋าหลักของคุณแล้ว`,
    };
  }
  return {
    EN: `Your prize of ${amount} waits in the claim hall of your reward centre, which shows what is missing to claim cash.`,
    TY: `Naghihintay ang premyong ${amount} sa claim hall ng iyong reward centre, kung saan makikita ang kulang pa para makuha ang cash.`,
    CN: `奖金 ${amount} 在奖励中心的领奖大厅等您领取，那里会显示领取现金还缺少的条件。`,
    TH: `เงินรางวัล ${amount} รอคุณอยู่ในห้องรับรางวัลของศูนย์รางวัล ซึ่งจะแสดงเงื่อนไขที่ยังขาดสำหรับรับเงินสด`,
  };
}

/** The message to a member who has won a prize, which was paid or waits for a claim. `contents` is HTML; titles of leaderboards are the operator's. */
export function prizeMessage(
  prize: WonPrize,
  { isPaid }: { readonly isPaid: boolean },
): { titles: Worded; contents: Worded } {
  const amount = pesosText(prize.centavos);
  const title = prizeTitle(prize);
  const where = placeOfPrize(amount, isPaid);
  return {
    titles: {
      EN: `You won ${amount} on the leaderboard`,
      TY: `Nanalo ka ng ${amount} sa leaderboard`,
      CN: `您在排行榜赢得 ${amount}`,
      TH: `คุณได้รับรางวัล ${amount} จากกระดานผู้นำ`,
    },
    contents: {
      EN: `<p>${title.EN}. ${where.EN}</p>`,
      TY: `<p>${title.TY}. ${where.TY}</p>`,
      CN: `<p>${title.CN}。${where.CN}</p>`,
      TH: `<p>${title.TH} ${where.TH}</p>`,
    },
  };
}
