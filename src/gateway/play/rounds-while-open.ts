import { type OperatorSettings, requireOpenSite } from '../system/system.ts';
import type { Rounds } from './play.ts';

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
