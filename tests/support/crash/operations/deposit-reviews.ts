import { randomUUID } from 'node:crypto';
import { calls } from '#protocol/calls.ts';
import { beginProof } from '../../deposit-samples.ts';
import { samplePicture } from '../../sample-requests.ts';
import type { MoneyOperation } from '../crash-points.ts';
import type { CrashWorld } from '../crash-world.ts';
import { beginDeposit, noticeOf } from './deposits.ts';
import { knownAmount } from '../../known-amount.ts';

/** Begins a bank transfer of juan with its proof. Returns the function that sends the proof, and the id of the deposit. */
async function proofOf(world: CrashWorld) {
  const token = await world.signIn('juan');
  const proof = { ...(await beginProof(world, token, samplePicture)), reference: 'IB 1' };
  const send = (other: CrashWorld) => other.request(calls.sendDepositProof, proof, { token });
  return { id: proof.id, send };
}

type Decision = 'credit' | 'refuse' | 'return' | 'settle';

const decide = (id: string, decision: Decision, values: object) => (world: CrashWorld) =>
  world.operator.send('POST', `payments/${id}/${decision}`, values);

const proof: MoneyOperation = {
  name: 'the proof of a bank transfer',
  least: 8,
  prepare: async (world) => (await proofOf(world)).send,
};

/** A decision of the operator about a bank transfer with its proof. */
function transferReview(
  name: string,
  least: number,
  decision: Decision,
  values: object,
): MoneyOperation {
  return {
    name,
    least,
    async prepare(world) {
      const { id, send } = await proofOf(world);
      await send(world);
      return decide(id, decision, values);
    },
  };
}

const otherAmount: MoneyOperation = {
  name: 'the credit of a payment of another amount',
  least: 12,
  async prepare(world) {
    const id = await beginDeposit(world, 'first-deposit');
    await noticeOf(id, 'paid', 400_00)(world);
    return decide(id, 'credit', {});
  },
};

/** Money of an order that we do not know. */
async function unknownMoney(world: CrashWorld): Promise<string> {
  await noticeOf(randomUUID(), 'paid')(world);
  const rows = world.database.sql.selectFrom('deposit').select('id').where('state', '=', 'review');
  return (await rows.where('member_id', 'is', null).executeTakeFirstOrThrow()).id;
}

const unknown: MoneyOperation = {
  name: 'the notice of a payment of an unknown order',
  least: 8,
  prepare: () => Promise.resolve(noticeOf(randomUUID(), 'paid')),
};

const unknownCredit: MoneyOperation = {
  name: 'the credit of a payment of an unknown order',
  least: 12,
  prepare: async (world) => decide(await unknownMoney(world), 'credit', { username: 'juan' }),
};

/** A settlement of what juan owes: a payment was played away and then taken back. */
function settlement(from: 'balance' | 'house', least: number): MoneyOperation {
  return {
    name: `the settlement from the ${from} of a payment that was taken back`,
    least,
    async prepare(world) {
      const token = await world.signIn('juan');
      const id = await beginDeposit(world);
      await noticeOf(id, 'paid')(world);
      const { centavos } = await world.request(calls.getBalance, {}, { token });
      const played = { key: 'played', amount: -knownAmount(centavos) / 100, reason: 'Played' };
      await world.operator.adjustBalance('juan', played);
      await noticeOf(id, 'reversed')(world);
      await world.operator.adjustBalance('juan', { key: 'won', amount: 900, reason: 'Won' });
      return decide(id, 'settle', { from, reason: 'Agreed by telephone' });
    },
  };
}

/** Deposits that the operator decides about. */
export const depositReviewOperations: readonly MoneyOperation[] = [
  proof,
  transferReview('a bank transfer that the operator credits', 12, 'credit', {}),
  transferReview('a bank transfer that is credited with another amount', 12, 'credit', {
    amount: 450,
    reason: 'Less arrived',
  }),
  transferReview('a bank transfer that the operator refuses', 8, 'refuse', {}),
  transferReview('a bank transfer that the operator returns', 8, 'return', { reason: 'Not yours' }),
  otherAmount,
  unknown,
  unknownCredit,
  settlement('balance', 8),
  settlement('house', 6),
];
