import { categories, type Category } from '#protocol/vocabulary/category.ts';
import type { Startable } from '#core/play/start-rules.ts';
import { dialogAddress } from '../../lib/dialog/dialog-address.ts';

/** Vendors of the lottery: the page of the lottery is their lobby. */
const lotteries = new Set(['LOTT', 'ELOTT']);

/** Name of a vendor card in an address, such as `FISH-LAMBAT`. */
export function cardName({ category, vendor }: Pick<Startable, 'category' | 'vendor'>): string {
  return `${category}-${vendor}`;
}

/** The address of a game page with play money. */
export function trialAddress(address: string): string {
  return `${address}&demo=true`;
}

/** Address of the page that plays a game, or that lists the games of a vendor card. */
export function startAddress(game: Startable): `/${string}` {
  const { nodeId, opens, vendor, category } = game;
  if (category === 'ELOTT' && lotteries.has(vendor)) return '/lottery';
  if (opens !== 'games' && nodeId !== null) return `/seamless?node=${nodeId}`;
  // Only a vendor's card comes here. It has a category, and a game has a node.
  const { path } = categories[category as Category];
  return dialogAddress(path, 'vendorGames', { card: cardName(game) });
}
