import { type OperatorSettings, requireOpenSite } from '../system/system.ts';
import type { Bets, Rounds } from './play.ts';

/** The same rounds, refused while the operator has closed the site. */
export function roundsWhileOpen(rounds: Rounds, settings: Pick<OperatorSettings, 'read'>): Rounds {
  const check = async () => requireOpenSite(await settings.read());
  return {
    async open(ticket, kind) {
      await check();
      return rounds.open(ticket, kind);
    },
    async play(session, kind, round) {
      await check();
      return rounds.play(session, kind, round);
    },
    async balance(session, kind) {
      await check();
      return rounds.balance(session, kind);
    },
  };
}

/** The same bets, refused while the operator has closed the site. Bets that are due are settled all the same. */
export function betsWhileOpen(bets: Bets, settings: Pick<OperatorSettings, 'read'>): Bets {
  const check = async () => requireOpenSite(await settings.read());
  return {
    now: () => bets.now(),
    async place(session, kind, bet) {
      await check();
      return bets.place(session, kind, bet);
    },
    async list(session, kind) {
      await check();
      return bets.list(session, kind);
    },
    async end(session, kind, key, decide) {
      await check();
      return bets.end(session, kind, key, decide);
    },
  };
}
