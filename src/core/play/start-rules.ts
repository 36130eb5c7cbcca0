import type { AccountType } from '#protocol/model/member.ts';
import type { Category } from '#protocol/vocabulary/category.ts';

/** The part of a game or vendor card that starting needs. */
export interface Startable {
  readonly nodeId: number | null;
  readonly gameId: string | null;
  readonly vendor: string;
  readonly category: Category | 'other';
  readonly name: string;
  readonly opens?: 'games' | 'lobby';
  readonly underMaintenance?: boolean;
  /** Can be played with play money. */
  readonly trial?: boolean;
}

export type Start = 'signIn' | 'trialAccount' | 'maintenance' | 'vendorGames' | 'play';

const trial: AccountType = 4;

/** Returns true where a game is refused but play money is allowed: for guests and trial accounts. */
export function mayTry(game: Startable, start: Start): boolean {
  return game.trial === true && (start === 'signIn' || start === 'trialAccount');
}

/** The result of a tap on a game, by the first rule that applies: maintenance, sign in, trial account, games of the vendor, play. */
export function startOf(
  game: Startable,
  player: { signedIn: boolean; type: AccountType | null },
): Start {
  if (game.underMaintenance) return 'maintenance';
  if (!player.signedIn) return 'signIn';
  if (player.type === trial) return 'trialAccount';
  return game.opens === 'games' ? 'vendorGames' : 'play';
}
