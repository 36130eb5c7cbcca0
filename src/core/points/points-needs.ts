import type { Language } from '#protocol/model/language.ts';
import type { Cache } from '../cache/cache.ts';
import type { CashierNeeds } from '../cashier/cashier.ts';

/** Everything that the points mall needs of the app. */
export interface PointsNeeds extends CashierNeeds {
  cache: Cache;
  language(): Language;
}
