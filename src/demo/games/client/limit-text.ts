import { text } from './texts/texts.ts';

/** Limits that leave a part of the stake, or nothing. */
const shared = { play_limit: 'play', round_limit: 'round', house_limit: 'house' } as const;

const isShared = (reason: string): reason is keyof typeof shared => Object.hasOwn(shared, reason);

/**
 * The words for a bet that a limit refuses: of the member's own play limits, of an active bonus, of the member on one round,
 * of the house, of the time at play, or of the open bets of the member; and for one that waits for the identity. Null for
 * another reason.
 * `mostStakeCentavos`: the greatest stake that is allowed now.
 */
export function limitText(
  reason: string,
  mostStakeCentavos: number | null,
  format: (centavos: number) => string,
): string | null {
  if (reason === 'too_many_open_bets') return text('limit.openBets');
  if (reason === 'identity_needed') return text('limit.identity');
  if (reason === 'time_limit') return text('limit.time');
  if (mostStakeCentavos === null) return null;
  const most = format(mostStakeCentavos);
  if (reason === 'bonus_stake_limit') return text('limit.bonus', { most });
  if (reason === 'wager_limit') return text('limit.wager', { most });
  if (!isShared(reason)) return null;
  const limit = shared[reason];
  return mostStakeCentavos === 0 ? text(`limit.${limit}Full`) : text(`limit.${limit}`, { most });
}
