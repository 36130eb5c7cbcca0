import { Refusal } from '#gateway/http/refusal.ts';
import type { RoundResult, Rounds } from '#gateway/money/rounds.ts';

const facts = { leastBet: null, lines: null };

/** Rounds in memory for tests: one ticket, one session, one purse. */
export function fakeRounds(balanceCentavos: number) {
  const settled = new Map<string, RoundResult>();
  const tickets = new Set(['good-ticket']);
  const purse = { centavos: balanceCentavos, decided: 0 };

  function check(session: string): void {
    if (session !== 'a-session') throw new Refusal(401, 'login.not.session');
  }

  const rounds: Rounds = {
    async open(ticket) {
      if (!tickets.delete(ticket)) throw new Refusal(404, 'not_found');
      const game = { nodeId: 10_001, gameName: 'Keeper of the Lamp', language: 'TY', facts };
      return { session: 'a-session', money: 'real', balanceCentavos: purse.centavos, ...game };
    },
    async play(session, { key, stakeCentavos, decide }) {
      check(session);
      const known = settled.get(key);
      if (known) return { ...known, balanceCentavos: purse.centavos, repeated: true };
      if (purse.centavos < stakeCentavos) throw new Refusal(200, 'insufficient_balance');
      const result = decide(facts);
      purse.decided += 1;
      purse.centavos += result.payoutCentavos - stakeCentavos;
      settled.set(key, result);
      return { ...result, balanceCentavos: purse.centavos, repeated: false };
    },
    async balance(session) {
      check(session);
      return purse.centavos;
    },
  };
  return { rounds, purse, settled };
}
