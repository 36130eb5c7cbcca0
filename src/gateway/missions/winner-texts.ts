import type { Language } from '#contract/model/language.ts';
import type { Centavos } from '#contract/model/money.ts';

type Worded = Readonly<Record<Language, string>>;

/** A prize that a member has won. */
export interface WonPrize {
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

/** The message to a member who has won a prize. `contents` is HTML; titles of leaderboards are the operator's. */
export function prizeMessage(prize: WonPrize): { titles: Worded; contents: Worded } {
  const amount = pesosText(prize.centavos);
  const title = prizeTitle(prize);
  return {
    titles: {
      EN: `You won ${amount} on the leaderboard`,
      TY: `Nanalo ka ng ${amount} sa leaderboard`,
      CN: `您在排行榜赢得 ${amount}`,
      TH: `คุณได้รับรางวัล ${amount} จากกระดานผู้นำ`,
    },
    contents: {
      EN: `<p>${title.EN}. Your prize of ${amount} is in your main wallet.</p>`,
      TY: `<p>${title.TY}. Nasa main wallet mo na ang premyong ${amount}.</p>`,
      CN: `<p>${title.CN}。奖金 ${amount} 已存入您的主钱包。</p>`,
      TH: `<p>${title.TH} เงินรางวัล ${amount} อยู่ในกระเป๋าหลักของคุณแล้ว</p>`,
    },
  };
}
