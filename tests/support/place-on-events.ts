import type { EventBet } from '#gateway/bets/bets.ts';
import { createMemberBets } from '#gateway/play/member-bets.ts';
import type { Database } from '#gateway/store/database.ts';
import { clock, type TestPlayer } from './add-player.ts';

/** A bet of ten pesos on one or more events. */
interface TestBet {
  readonly key: string;
  readonly events: readonly string[];
  /** In centavos. 20 pesos by default. */
  readonly pays?: number;
  /** Epoch milliseconds. The end of the events by default. */
  readonly dueAt?: number;
}

const most = 1_000_000_00;
const limits = { memberPlace: most, memberStake: most, memberPayout: most, houseLoss: most };

/** A function that places bets on events that end at a time, as the games do. */
export function placeOnEvents(database: Database, endsAt: number) {
  const bets = createMemberBets(database, clock);
  return (player: TestPlayer, { key, events, pays = 20_00, dueAt = endsAt }: TestBet) => {
    const stakeCentavos = 10_00;
    const payouts = [20_00, 0];
    const parts = events.map((event): EventBet => ({
      event,
      closesAt: endsAt - 10_000,
      endsAt,
      stakes: { left: stakeCentavos },
      payouts,
      places: [{ stakeCentavos, payouts }],
      isCombined: events.length > 1,
      limits,
    }));
    const result = { payoutCentavos: pays, outcome: null };
    const decide = () => ({ choice: null, result, dueAt, events: parts });
    return bets.place(player.session, 'slot', { key, stakeCentavos, decide });
  };
}
