import { randomUUID } from 'node:crypto';
import { calls } from '#protocol/calls.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import { applyPayoutNotice } from '#gateway/withdrawals/send-part.ts';
import { samplePicture } from '../../sample-requests.ts';
import type { MoneyOperation } from '../crash-points.ts';
import type { CrashWorld } from '../crash-world.ts';
import { grantOne } from './bonuses.ts';
import { withdrawalPassword } from './people.ts';

type Action = Parameters<CrashWorld['operator']['withdrawal']>[1];

/** Asks for a withdrawal of juan. Returns a function that asks again with the same key. */
async function ask(world: CrashWorld, values: { givesUp?: string[] } = {}) {
  const token = await world.signIn('juan');
  const [account] = await world.request(calls.getPayoutAccounts, {}, { token });
  const wanted = {
    key: randomUUID(),
    amount: 500,
    account: account?.id ?? '',
    password: withdrawalPassword,
    ...values,
  };
  return { token, again: (other: CrashWorld) => other.request(calls.withdraw, wanted, { token }) };
}

/** A withdrawal of juan after some actions of the operator. */
async function moved(world: CrashWorld, ...actions: readonly Action[]) {
  const { token, again } = await ask(world);
  const { id } = await again(world);
  for (const action of actions) await world.operator.withdrawal(id, action, valuesOf(action));
  return { id, token };
}

function valuesOf(action: Action): object {
  if (action === 'pay') return { provider: 'agos' };
  return action === 'take' || action === 'approve' ? {} : { reason: 'No' };
}

/** An action of the operator on a withdrawal on which others were done before. */
function action(name: Action, least: number, before: readonly Action[]): MoneyOperation {
  return {
    name: `the action ${name} of the operator on a withdrawal`,
    least,
    async prepare(world) {
      const { id } = await moved(world, ...before);
      return ({ operator }) => operator.withdrawal(id, name, valuesOf(name));
    },
  };
}

const request: MoneyOperation = {
  name: 'the request of a withdrawal',
  least: 20,
  prepare: async (world) => (await ask(world)).again,
};

const forfeiting: MoneyOperation = {
  name: 'the request of a withdrawal that gives a bonus up',
  least: 25,
  async prepare(world) {
    const { id } = await grantOne(world);
    return (await ask(world, { givesUp: [id] })).again;
  },
};

const cancellation: MoneyOperation = {
  name: 'a withdrawal that its member cancels',
  least: 8,
  async prepare(world) {
    const { id, token } = await moved(world);
    return (other) => other.request(calls.cancelWithdrawal, { id }, { token });
  },
};

/** Payouts whose answer is lost, comes later, or is a refusal. */
const payouts = (['lost', 'pending', 'refused'] as const).map((answer): MoneyOperation => ({
  name: `a payout whose answer is ${answer}`,
  least: 8,
  async prepare(world) {
    const { id } = await moved(world, 'take', 'approve');
    return async ({ bank, operator, database }) => {
      bank.answerWith(answer);
      const { state } = await database.sql
        .selectFrom('withdrawal')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      // The operator sees that a payment was made.
      if (state === 'approved') await operator.withdrawal(id, 'pay', { provider: 'agos' });
    };
  },
}));

const release: MoneyOperation = {
  name: 'a withdrawal that is released after its payout was refused',
  least: 8,
  async prepare(world) {
    const { id } = await moved(world, 'take', 'approve');
    world.bank.answerWith('refused');
    await world.operator.withdrawal(id, 'pay', { provider: 'agos' });
    return ({ operator }) => operator.withdrawal(id, 'release', { reason: 'No' });
  },
};

/** Reports the first payment of a withdrawal as made, which its provider had refused. */
async function reportLate({ database }: CrashWorld, id: string): Promise<void> {
  const notice = { key: `withdrawal:${id}:payout:1`, outcome: 'paid', reference: 'late' } as const;
  await database.transaction((sql) =>
    applyPayoutNotice(sql, notice, { confirmMs: 60_000, now: Date.now() }),
  );
}

/** Decisions about a refused payment that was made, before and after its money was given back. */
const latePayouts = ([[], ['release']] as const).map((before): MoneyOperation => ({
  name: `a refused payment that was made after all${before.length > 0 ? ', and was released' : ''}`,
  least: 8,
  async prepare(world) {
    const { id } = await moved(world, 'take', 'approve');
    world.bank.answerWith('refused');
    await world.operator.withdrawal(id, 'pay', { provider: 'agos' });
    for (const name of before) await world.operator.withdrawal(id, name, valuesOf(name));
    await reportLate(world, id);
    const decision = { n: 1, wasPaid: true, reason: 'Statement' };
    return ({ operator }) => operator.withdrawal(id, 'late', decision);
  },
}));

const partPayments: MoneyOperation = {
  name: 'a withdrawal that is paid in two parts',
  least: 15,
  async prepare(world) {
    const { id } = await moved(world, 'take', 'approve');
    return async ({ operator, database }) => {
      const parts = database.sql.selectFrom('withdrawal_part').select('n');
      const { length } = await parts.where('withdrawal_id', '=', id).execute();
      const provider = 'agos';
      if (length === 0) await operator.withdrawal(id, 'pay', { provider, amount: 200 });
      if (length < 2) await operator.withdrawal(id, 'pay', { provider });
    };
  },
};

const dueParts: MoneyOperation = {
  name: 'the job that sends payouts again',
  least: 10,
  async prepare(world) {
    const { id } = await moved(world, 'take', 'approve');
    world.bank.answerWith('pending');
    await world.operator.withdrawal(id, 'pay', { provider: 'agos' });
    world.clock.pass(60 * 60_000);
    return ({ bank, operator }) => {
      bank.answerWith('paid');
      return operator.jobs('withdrawals');
    };
  },
};

const payoutNotice: MoneyOperation = {
  name: 'the notice of a payout',
  least: 15,
  async prepare(world) {
    const { id } = await moved(world, 'take', 'approve');
    world.bank.answerWith('pending');
    await world.operator.withdrawal(id, 'pay', { provider: 'agos' });
    const key = `withdrawal:${id}:payout:1`;
    const { amount } = await world.database.sql
      .selectFrom('withdrawal_part')
      .select('amount')
      .where('withdrawal_id', '=', id)
      .executeTakeFirstOrThrow();
    world.bank.paid.set(key, amount);
    const notice = { about: 'payout', eventId: key, reference: key, key, outcome: 'paid', amount };
    const init = { method: 'POST', body: JSON.stringify(notice) };
    return async ({ fetchRaw, operator }) => {
      const { status } = await fetchRaw('/wps/providers/agos/notices', init);
      if (status !== 200) throw new Error(`The notice got ${status}`);
      await operator.jobs('payments');
    };
  },
};

const confirmation: MoneyOperation = {
  name: 'the confirmation of the member that a withdrawal has arrived',
  least: 8,
  async prepare(world) {
    const { id, token } = await moved(world, 'take', 'approve', 'pay');
    const values = { id, result: 'received' } as const;
    return (other) => other.request(calls.confirmPayment, values, { token });
  },
};

const dueConfirmation: MoneyOperation = {
  name: 'the confirmation of a withdrawal by the clock',
  least: 5,
  async prepare(world) {
    await moved(world, 'take', 'approve', 'pay');
    world.clock.pass(30 * dayMs);
    return ({ operator }) => operator.jobs('withdrawals');
  },
};

/** Opens a dispute about a paid withdrawal of juan. Returns a function that sends it again. */
async function dispute(world: CrashWorld) {
  const { id, token } = await moved(world, 'take', 'approve', 'pay');
  const upload = { purpose: 'proof', picture: samplePicture } as const;
  const { id: picture } = await world.request(calls.uploadPicture, upload, { token });
  const answer = { id, result: 'notReceived' as const, pictures: [picture] };
  return {
    id,
    send: (other: CrashWorld) => other.request(calls.confirmPayment, answer, { token }),
  };
}

const notReceived: MoneyOperation = {
  name: 'the answer of the member that a withdrawal has not arrived',
  least: 8,
  prepare: async (world) => (await dispute(world)).send,
};

/** The two ends of a dispute by the operator. */
const disputeEnds = (['pay', 'confirm'] as const).map((end): MoneyOperation => ({
  name: `the action ${end} of the operator on a withdrawal in dispute`,
  least: 5,
  async prepare(world) {
    const { id, send } = await dispute(world);
    await send(world);
    return ({ operator }) => operator.withdrawal(id, end, valuesOf(end));
  },
}));

/** Withdrawals from their request to each of their ends. */
export const withdrawalOperations: readonly MoneyOperation[] = [
  request,
  forfeiting,
  cancellation,
  action('take', 5, []),
  action('approve', 5, ['take']),
  action('reject', 8, ['take']),
  action('pay', 12, ['take', 'approve']),
  ...payouts,
  release,
  ...latePayouts,
  partPayments,
  dueParts,
  payoutNotice,
  confirmation,
  dueConfirmation,
  action('confirm', 5, ['take', 'approve', 'pay']),
  notReceived,
  ...disputeEnds,
];
