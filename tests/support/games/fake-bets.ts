import { Refusal } from '#gateway/http/refusal.ts';
import type { Bets, MemberBet } from '#gateway/play/play.ts';

interface KeptBet {
  readonly kind: string;
  bet: MemberBet;
  readonly pending: { readonly payoutCentavos: number; readonly outcome: unknown };
}

/** The state of a settled bet. */
function stateOf(stake: number, payout: number): MemberBet['state'] {
  if (payout === stake) return 'tied';
  return payout > stake ? 'won' : 'lost';
}

/** Bets in memory for tests, of one session and one wallet. */
export function createFakeBets(wallet: { centavos: number }, clock: { now(): number }) {
  const kept = new Map<string, KeptBet>();

  function check(session: string): void {
    if (session !== 'a-session') throw new Refusal(401, 'login.not.session');
  }

  function settle(one: KeptBet, result: KeptBet['pending']): void {
    if (one.bet.state !== 'open') return;
    const { payoutCentavos, outcome } = result;
    const state = stateOf(one.bet.stakeCentavos, payoutCentavos);
    wallet.centavos += payoutCentavos;
    one.bet = { ...one.bet, payoutCentavos, outcome, state };
  }

  function put(
    kind: string,
    key: string,
    stakeCentavos: number,
    later: ReturnType<Parameters<Bets['place']>[2]['decide']>,
  ) {
    if (wallet.centavos < stakeCentavos) throw new Refusal(200, 'insufficient_balance');
    wallet.centavos -= stakeCentavos;
    const { choice, dueAt, result } = later;
    if (result === null) throw new TypeError('These bets have their results at once');
    const open = { state: 'open', payoutCentavos: 0, outcome: null } as const;
    const bet = { id: key, key, stakeCentavos, ...open, choice, placedAt: clock.now(), dueAt };
    const one: KeptBet = { kind, bet, pending: result };
    kept.set(key, one);
    return one;
  }

  const bets: Bets = {
    now: async () => clock.now(),
    async place(session, kind, { key, stakeCentavos, decide }) {
      check(session);
      const one = kept.get(key) ?? put(kind, key, stakeCentavos, decide(clock.now(), 10_001));
      return { bet: one.bet, balanceCentavos: wallet.centavos };
    },
    async list(session, kind) {
      check(session);
      for (const one of kept.values())
        if ((one.bet.dueAt ?? Infinity) <= clock.now()) settle(one, one.pending);
      const all = [...kept.values()].filter((one) => one.kind === kind).map(({ bet }) => bet);
      return { bets: all.toReversed(), balanceCentavos: wallet.centavos };
    },
    async end(session, kind, key, decide) {
      check(session);
      const one = kept.get(key);
      if (one === undefined) throw new Refusal(404, 'not_found');
      if (one.bet.state === 'open') {
        const { result, raise } = decide(one.bet);
        if (raise !== null) {
          const { stakeCentavos, choice, result: raised } = raise;
          const dueAt = clock.now();
          settle(
            put(kind, `${key}-raise`, stakeCentavos, { choice, result: raised, dueAt }),
            raised,
          );
        }
        settle(one, result);
      }
      const raised = kept.get(`${key}-raise`)?.bet ?? null;
      return { bet: one.bet, raise: raised, balanceCentavos: wallet.centavos };
    },
  };
  return { bets, kept };
}
