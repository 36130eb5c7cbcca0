import { noConditions } from '#gateway/offers/offers.ts';
import type { Database } from '#gateway/store/database.ts';
import type { CrashWorld } from '../crash/crash-world.ts';
import { auditBooks } from '../crash/money-facts.ts';
import { findUnfinished } from './find-unfinished.ts';
import { openMortalGateway } from './mortal-gateway.ts';
import { createRandom, type Random } from './seeded-random.ts';
import { drawAct, type KeyedTable } from './simulated-acts.ts';
import { createPost, type Post } from './simulated-post.ts';

const dayMs = 24 * 3_600_000;
/** The books are audited after this many steps, and at the end. */
const auditedSteps = 100;
/** The part of the steps in which the gateway is to be killed. */
const killed = 0.25;

const most = 1_000_000_00;
const wide = { least: 1, most, dayMost: most, dayTimes: 1_000 };

/** Settings that refuse as little as possible. */
const settings = {
  uplineTransfers: wide,
  downlineTransfers: wide,
  singleWallet: false,
  rewardConditions: { ...noConditions, plays: 1 },
  withdrawalLimits: { least: 1, most, timesPerDay: 1_000, sumPerDay: most },
};

interface SimulationOptions {
  readonly seed: number;
  readonly steps: number;
  /** Draws the next act. By default the acts of `simulated-acts.ts`. */
  readonly draw?: typeof drawAct;
}

/** The keys of what was answered, by table. */
type Report = ReadonlyMap<KeyedTable, ReadonlySet<string>>;

/** Finds answers whose effect is not in the store. */
async function findLost({ sql }: Database, reported: Report): Promise<string[]> {
  const lost: string[] = [];
  for (const [table, keys] of reported) {
    const rows = await sql.selectFrom(table).select('key').execute();
    const known = new Set(rows.map(({ key }) => key));
    lost.push(...[...keys].filter((key) => !known.has(key)).map((key) => `lost: ${key}`));
  }
  return lost;
}

/** Delivers all notices, and lets the jobs end all that is open. */
async function finish(world: CrashWorld, post: Post): Promise<void> {
  world.bank.answerWith('paid');
  await post.deliverAll(world);
  for (let nth = 0; nth < 4; nth += 1) {
    world.clock.pass(dayMs);
    await world.operator.jobs();
  }
}

function drawPoint(random: Random) {
  const side = random.pick(['before', 'after'] as const);
  return random.isTrue(killed) ? { nth: random.integer(1, 40), side } : null;
}

/**
 * Lets members, the operator and a payment provider do `steps` random things at a gateway that is killed again and again,
 * while its clock jumps and notices are lost, doubled, late and out of order. What was not answered is repeated with the
 * same key. Ends at the first step with a fault. Returns what is wrong with the books and with what was answered. The seed
 * decides the steps.
 */
export async function simulate({ seed, steps, draw = drawAct }: SimulationOptions) {
  const random = createRandom(seed);
  const post = createPost(random);
  const keys = new Map<KeyedTable, Set<string>>();
  const reported = (table: KeyedTable, key: string) =>
    void keys.set(table, (keys.get(table) ?? new Set()).add(key));
  const faults: string[] = [];
  const gateway = await openMortalGateway((line) => faults.push(line));
  const { database } = gateway;

  async function audit(): Promise<string[]> {
    await gateway.run((world) => world.operator.jobs());
    return [...(await auditBooks(database)), ...(await findLost(database, keys))];
  }

  await gateway.run((world) => world.operator.settings(settings));
  let kills = 0;
  let nth = 0;
  while (nth < steps && faults.length === 0) {
    nth += 1;
    const acts = Array.from({ length: random.pick([1, 1, 2, 3]) }, () =>
      draw({ random, post, reported }),
    ).filter((act) => act !== null);
    const { isKilled, errors } = await gateway.runUntil(drawPoint(random), acts);
    if (isKilled) kills += 1;
    faults.push(...errors, ...(nth % auditedSteps === 0 ? await audit() : []));
  }
  if (faults.length === 0) {
    await gateway.run((world) => finish(world, post));
    faults.push(...(await audit()));
    await gateway.run(async (world) => faults.push(...(await findUnfinished(world, post))));
  }
  await gateway.close();
  return {
    faults: faults.map((fault) => `step ${nth}: ${fault}`),
    kills,
    reported: new Map<string, number>([...keys].map(([table, own]) => [table, own.size])),
  };
}
