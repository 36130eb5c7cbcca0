import { categories } from '#contract/vocabulary/category.ts';
import type { Startable } from '#core/play/start-rules.ts';
import { dialogAddress } from '../../lib/dialog/dialogs.ts';

/** The lottery's own vendors: their lobby is the page of the lottery. */
const lotteries = new Set(['LOTT', 'ELOTT']);

/** How an address names a vendor's card, whose games open over a page. */
export function cardName({ category, vendor }: Pick<Startable, 'category' | 'vendor'>): string {
  return `${category}-${vendor}`;
}

/** The page where the game of a page is tried with play money. */
export function trialAddress(address: string): string {
  return `${address}&demo=true`;
}

/** The page where a game is played, or where the games behind a vendor's card are listed. */
export function startAddress(game: Startable): `/${string}` {
  const { nodeId, opens, vendor, category } = game;
  if (category === 'ELOTT' && lotteries.has(vendor)) return '/lottery';
  if (opens !== 'games' && nodeId !== null) return `/seamless?node=${nodeId}`;
  return dialogAddress(categories[category].path, 'vendorGames', { card: cardName(game) });
}
