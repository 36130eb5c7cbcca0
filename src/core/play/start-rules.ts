import type { AccountType } from '#contract/model/member.ts';
import type { Category } from '#contract/vocabulary/category.ts';

/** A game or a vendor's card, as far as starting it goes. */
export interface Startable {
  readonly nodeId: number | null;
  readonly gameId: string | null;
  readonly vendor: string;
  readonly category: Category;
  readonly name: string;
  readonly opens?: 'games' | 'lobby';
  readonly underMaintenance?: boolean;
  /** Whether it can be tried with play money. */
  readonly trial?: boolean;
}

export type Start = 'signIn' | 'trialAccount' | 'maintenance' | 'vendorGames' | 'play';

const trial: AccountType = 4;

/** Whom a game is refused who may try it with play money instead, where there is such a thing: guests and trial accounts. */
export function mayTry(game: Startable, start: Start): boolean {
  return game.trial === true && (start === 'signIn' || start === 'trialAccount');
}

/** What comes of a tap on a game, by the first rule that holds: no maintenance, sign in, no trial account, the vendor's own list, play. */
export function startOf(
  game: Startable,
  player: { signedIn: boolean; type: AccountType | null },
): Start {
  if (game.underMaintenance) return 'maintenance';
  if (!player.signedIn) return 'signIn';
  if (player.type === trial) return 'trialAccount';
  return game.opens === 'games' ? 'vendorGames' : 'play';
}
