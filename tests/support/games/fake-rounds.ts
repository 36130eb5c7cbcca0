import type { GameType } from '#protocol/vocabulary/category.ts';
import { Refusal } from '#gateway/http/refusal.ts';
import type { RoundResult } from '#gateway/bets/bets.ts';
import type { Rounds } from '#gateway/play/play.ts';

const facts = { leastBet: null, lines: null, isJackpot: false };

/** Rounds in memory for tests, with one ticket, one session and one wallet. */
export function fakeRounds(balanceCentavos: number, category: GameType = 'RNG') {
  const settled = new Map<string, RoundResult>();
  const tickets = new Set(['good-ticket']);
  const wallet = { centavos: balanceCentavos, decided: 0 };

  function check(session: string): void {
    if (session !== 'a-session') throw new Refusal(401, 'login.not.session');
  }

  const rounds: Rounds = {
    async open(ticket) {
      if (!tickets.delete(ticket)) throw new Refusal(404, 'not_found');
      const game = { nodeId: 10_001, gameName: 'Keeper of the Lamp', language: 'TY', facts };
      return {
        session: 'a-session',
        money: 'real',
        balanceCentavos: wallet.centavos,
        category,
        ...game,
      };
    },
    async play(session, _, { key, stakeCentavos, decide }) {
      check(session);
      const known = settled.get(key);
      if (known)
        return { ...known, jackpotCentavos: 0, balanceCentavos: wallet.centavos, repeated: true };
      if (wallet.centavos < stakeCentavos) throw new Refusal(200, 'insufficient_balance');
      const result = decide(facts, category);
      wallet.decided += 1;
      wallet.centavos += result.payoutCentavos - stakeCentavos;
      settled.set(key, result);
      return { ...result, jackpotCentavos: 0, balanceCentavos: wallet.centavos, repeated: false };
    },
    async balance(session) {
      check(session);
      return wallet.centavos;
    },
  };
  return { rounds, wallet, settled };
}
