import { type IdentityRules, requireIdentityToPlay } from '../identity/identity.ts';
import type { Sql } from '../store/database.ts';
import type { FoundPlayer } from './find-player.ts';

/** The rules of the market for each new bet. */
export interface BetRules {
  readonly identity: IdentityRules;
}

/** Admits all bets. */
export const noBetRules: BetRules = { identity: { due: 'never', untilThen: null } };

/**
 * The player, whose new bets meet the rules: each is refused with `identity_needed` where the identity comes before the play.
 * The rules are read in the transaction of the bet, after the main wallet is locked. Bets that are placed already end as before.
 */
export function withBetRules<Found extends FoundPlayer>(player: Found, { identity }: BetRules) {
  return {
    ...player,
    admit: (sql: Sql) => requireIdentityToPlay(sql, player.memberId, identity),
  };
}
