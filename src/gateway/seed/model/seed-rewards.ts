import type { RewardSource } from '#protocol/vocabulary/reward-source.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { Worded } from '../../texts/texts.ts';

/** Reward of a title, with its conditions in one line. */
interface SeedGift {
  readonly centavos: number;
  readonly title: Worded;
  readonly terms: Worded;
  readonly endsInDays: number;
}

/** Rates of rebates and things that members can take. Amounts in centavos. */
export interface SeedRewards {
  /** Rates in hundredths of a percent, by the id of the level. */
  readonly rebateRates: readonly {
    readonly category: GameType;
    readonly rank: string;
    readonly rate: number;
  }[];
  readonly promoCodes: readonly (SeedGift & { readonly code: string; readonly uses: number })[];
  /** Each opens at a minute of a day (+08:00), `inDays` days after today. */
  readonly redEnvelopes: readonly {
    readonly title: Worded;
    readonly pot: number;
    readonly shares: number;
    readonly least: number;
    readonly inDays: number;
    readonly minute: number;
    readonly openMinutes: number;
  }[];
  /** Rewards that wait for members, who are named by their usernames. */
  readonly offers: readonly (SeedGift & {
    readonly username: string;
    readonly source: RewardSource;
    /** The message that it is attached to, which has the title of the reward. HTML. */
    readonly letter?: Worded;
  })[];
}
