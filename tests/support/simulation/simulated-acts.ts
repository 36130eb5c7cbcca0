import { calls } from '#protocol/calls.ts';
import { idOf, withdrawalPassword } from '../crash/operations/people.ts';
import type { CrashWorld } from '../crash/crash-world.ts';
import { createBonusPlay } from '../play-bonuses.ts';
import type { Random } from './seeded-random.ts';
import type { Post } from './simulated-post.ts';

/** Something that a member, the operator or the provider does: with the same keys when it is repeated. */
type SimulatedAct = (world: CrashWorld) => Promise<unknown>;

/** The parts that simulated actions use. */
export interface ActNeeds {
  readonly random: Random;
  readonly post: Post;
  /** Notes that an act with a key was answered, and must be in a table for ever. */
  readonly reported: (table: KeyedTable, key: string) => void;
}

/** The tables whose rows have the keys of acts. */
export type KeyedTable = 'round' | 'deposit' | 'withdrawal' | 'upline_transfer' | 'wallet_transfer';

const players = ['juan', 'ana', 'luis', 'aida'] as const;
const minuteMs = 60_000;

function bet({ random, reported }: ActNeeds): SimulatedAct {
  const username = random.pick(players);
  const key = random.key();
  const stake = random.integer(1, 50) * 100;
  const wager = { key, stake, pays: random.pick([0, 0, stake, stake * 2, stake * 30]) };
  const isLater = random.isTrue(0.5);
  const isJackpot = random.isTrue(0.1);
  return async (world) => {
    const id = await idOf(world, username);
    const { play, place } = createBonusPlay(world.database, world.clock.now());
    if (isLater) await place(id, wager);
    else await play(id, isJackpot ? { ...wager, jackpotPart: 0.1 } : wager);
    reported('round', key);
  };
}

function deposit({ random, post, reported }: ActNeeds): SimulatedAct {
  const username = random.pick(players);
  const key = random.key();
  const amount = random.integer(100, 900);
  const bonusId = random.isTrue(0.3) ? 'first-deposit' : undefined;
  const isPaid = random.isTrue(0.7);
  const paid = random.isTrue(0.9) ? amount * 100 : 50_00;
  let isSent = false;
  return async ({ signIn, request }) => {
    const token = await signIn(username);
    const wanted = { key, channel: 'agos', amount, bonusId };
    const { id } = await request(calls.depositByLaunchUrl, wanted, { token });
    reported('deposit', key);
    if (isPaid && !isSent) post.send({ orderId: id, outcome: 'paid', amount: paid });
    isSent = true;
  };
}

function reversal({ random, post }: ActNeeds): SimulatedAct | null {
  const reversed = new Set(post.ordersOf('reversed'));
  const paid = post.ordersOf('paid').filter((id) => !reversed.has(id));
  if (paid.length === 0) return null;
  post.send({ orderId: random.pick(paid), outcome: 'reversed', amount: 0 });
  return null;
}

function withdrawal({ random, reported }: ActNeeds): SimulatedAct {
  const username = random.pick(['juan', 'ana'] as const);
  const key = random.key();
  const amount = random.integer(200, 500);
  const givesUpAll = random.isTrue(0.7);
  return async ({ signIn, request, database }) => {
    const token = await signIn(username);
    const [account] = await request(calls.getPayoutAccounts, {}, { token });
    const own = { account: account?.id ?? '', password: withdrawalPassword };
    const active = database.sql.selectFrom('bonus').select('id').where('state', '=', 'active');
    const givesUp = givesUpAll ? (await active.execute()).map(({ id }) => id) : [];
    await request(calls.withdraw, { key, amount, givesUp, ...own }, { token });
    reported('withdrawal', key);
  };
}

/** The operator allows withdrawals again after a payment was taken back. */
function unblocking({ random }: ActNeeds): SimulatedAct {
  const username = random.pick(['juan', 'ana'] as const);
  return ({ operator }) => operator.unblockWithdrawals(username);
}

const nextActions = {
  requested: ['take', 'take', 'reject'],
  taken: ['approve', 'approve', 'reject'],
  approved: ['pay', 'pay', 'reject'],
  paying: ['pay'],
  failed: ['pay', 'release'],
  paid: ['confirm'],
} as const;

function operatorAction({ random }: ActNeeds): SimulatedAct {
  const state = random.pick([
    'requested',
    'taken',
    'approved',
    'paying',
    'failed',
    'paid',
  ] as const);
  const action = random.pick(nextActions[state]);
  const answer = random.pick(['paid', 'paid', 'pending', 'lost', 'refused'] as const);
  return async ({ database, operator, bank }) => {
    bank.answerWith(answer);
    const rows = database.sql.selectFrom('withdrawal').select('id').where('state', '=', state);
    const found = await rows.orderBy('id').executeTakeFirst();
    if (!found) return;
    const hasReason = action === 'reject' || action === 'release' || action === 'confirm';
    const values = hasReason ? { reason: 'No' } : action === 'pay' ? { provider: 'agos' } : {};
    await operator.withdrawal(found.id, action, values);
  };
}

function transfer({ random, reported }: ActNeeds): SimulatedAct {
  const key = random.key();
  const amount = random.integer(1, 20) * 10;
  const isUp = random.isTrue(0.5);
  const details = { amount, key, remark: '', withdrawalPassword };
  return async (world) => {
    const token = await world.signIn(isUp ? 'juan' : 'ana');
    if (isUp)
      await world.request(calls.transferToUpline, { recipient: 'ana', ...details }, { token });
    else {
      const id = await idOf(world, 'juan');
      await world.request(calls.transferToDownline, { id, ...details }, { token });
    }
    reported('upline_transfer', key);
  };
}

function walletTransfer({ random, reported }: ActNeeds): SimulatedAct {
  const key = random.key();
  const move = {
    kind: 'MOVE',
    from: null,
    to: 'TALA',
    amount: random.integer(1, 20) * 10,
  } as const;
  const wanted = random.isTrue(0.3) ? ({ kind: 'COLLECT', key } as const) : { ...move, key };
  return async ({ signIn, request }) => {
    await request(calls.transferBetweenWallets, wanted, { token: await signIn('juan') });
    reported('wallet_transfer', key);
  };
}

function reward({ random }: ActNeeds): SimulatedAct {
  const key = random.key();
  const kind = random.pick(['ticket', 'mission', 'rebate', 'bonus'] as const);
  const username = random.pick(players);
  return async (world) => {
    const { request, operator, clock, database } = world;
    const caller = { token: await world.signIn(username), key };
    const memberId = await idOf(world, username);
    if (kind === 'bonus') return createBonusPlay(database, clock.now()).grant(memberId, key);
    if (kind === 'rebate') return request(calls.claimRebate, {}, caller);
    if (kind === 'mission') {
      const { missions } = await request(calls.getMissions, {}, caller);
      const [done] = missions.filter(({ state }) => state === 'done');
      return done && request(calls.claimMission, { id: done.id, startsAt: done.startsAt }, caller);
    }
    await operator.offerTicket({ to: username, amount: 5, title: 'A ticket' });
    const { rewards } = await request(calls.getClaims, {}, caller);
    const [first] = rewards;
    return first && request(calls.claimReward, { id: first.id }, caller);
  };
}

function delivery({ post }: ActNeeds): SimulatedAct | null {
  return post.take();
}

const jobs = (): SimulatedAct => (world) => world.operator.jobs();

function clockJump({ random }: ActNeeds): SimulatedAct {
  const ms = random.pick([1, 1, 5, 30, 24 * 60, 8 * 24 * 60]) * minuteMs;
  let hasPassed = false;
  return ({ clock }) => {
    if (!hasPassed) clock.pass(ms);
    hasPassed = true;
    return Promise.resolve();
  };
}

/** The kinds of acts, with a number that says how often each is drawn. */
const kinds: readonly (readonly [number, (needs: ActNeeds) => SimulatedAct | null])[] = [
  [4, bet],
  [2, deposit],
  [2, delivery],
  [1, reversal],
  [2, withdrawal],
  [1, unblocking],
  [3, operatorAction],
  [1, transfer],
  [1, walletTransfer],
  [1, reward],
  [1, jobs],
  [1, clockJump],
];
const drawn = kinds.flatMap(([times, kind]) => Array<typeof kind>(times).fill(kind));

/** Draws the next act. Null when the drawn kind has nothing to do. */
export function drawAct(needs: ActNeeds): SimulatedAct | null {
  return needs.random.pick(drawn)(needs);
}
