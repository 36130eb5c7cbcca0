import type { MarketPack } from '../protection/protection.ts';
import type { Database } from '../store/database.ts';
import type { OperatorSettings } from '../system/system.ts';
import { markHarm } from './mark-harm.ts';

export { markHarm };

interface HarmJobNeeds {
  readonly database: Pick<Database, 'sql' | 'transaction'>;
  readonly market: MarketPack;
  readonly settings: Pick<OperatorSettings, 'read'>;
}

/** Creates the job that marks signs of harm. It names the help lines of the operator, or of the market where the operator has set none. */
export function createHarmJob({
  database,
  market,
  settings,
}: HarmJobNeeds): (now: number) => Promise<void> {
  return async (now) => {
    const { trust } = await settings.read();
    const helpLines = trust.helpLines ?? market.trust.helpLines;
    await markHarm(database, { harm: market.harm, helpLines }, now);
  };
}
