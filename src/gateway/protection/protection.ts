import type { MarketPack } from './market-pack.ts';

export type { HarmRules } from './harm-rules.ts';
export { beginExclusion } from './begin-exclusion.ts';
export { pendingOf, type PendingLimit } from './own-limits.ts';
export { defaultMarket, type Market, type MarketPack, markets, packOf } from './market-pack.ts';

declare module '../http/request-context.ts' {
  interface Services {
    /** The rules of player protection. */
    readonly market: MarketPack;
  }
}
