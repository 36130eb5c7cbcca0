import type { CrashWorld } from '../crash/crash-world.ts';
import type { Random } from './seeded-random.ts';

type Outcome = 'paid' | 'reversed';

interface Notice {
  readonly orderId: string;
  readonly outcome: Outcome;
  readonly amount: number;
}

/**
 * The notices of the payment provider on their way to the gateway. They are lost, doubled, late and out of order, and the
 * provider sends each again until it is answered.
 */
export function createPost(random: Random) {
  const waiting: Notice[] = [];
  const sent: Notice[] = [];

  async function deliver({ fetchRaw }: CrashWorld, notice: Notice): Promise<void> {
    const { orderId, outcome } = notice;
    const reference = `agos-${orderId}`;
    const eventId = `${outcome} ${orderId}`;
    const body = JSON.stringify({ about: 'payment', eventId, reference, ...notice });
    const answer = await fetchRaw('/wps/providers/agos/notices', { method: 'POST', body });
    if (answer.status !== 200) throw new Error(`The notice got ${answer.status}`);
  }

  return {
    /** The deposits with a notice of the outcome. */
    ordersOf: (outcome: Outcome) =>
      sent.filter((one) => one.outcome === outcome).map(({ orderId }) => orderId),
    send(notice: Notice): void {
      waiting.push(notice);
      sent.push(notice);
    },
    /** Takes a notice out of the order in which they were sent, and returns its delivery. Null when none waits. */
    take(): ((world: CrashWorld) => Promise<void>) | null {
      if (waiting.length === 0) return null;
      const notice = random.pick(waiting);
      const times = random.pick([0, 1, 1, 2]);
      // A lost one waits again.
      if (times > 0) waiting.splice(waiting.indexOf(notice), 1);
      return async (world) => {
        for (let nth = 0; nth < times; nth += 1) await deliver(world, notice);
      };
    },
    /** Delivers every notice once more, the last ones first. */
    async deliverAll(world: CrashWorld): Promise<void> {
      for (const notice of sent.toReversed()) await deliver(world, notice);
      waiting.length = 0;
    },
  };
}

export type Post = ReturnType<typeof createPost>;
