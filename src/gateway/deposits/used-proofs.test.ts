import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { beginProof } from '#tests/support/deposit-samples.ts';
import { type Cashier, openCashier } from '#tests/support/open-cashier.ts';
import { samplePicture } from '#tests/support/sample-requests.ts';
import type { UsedProof } from './used-proofs.ts';

const otherPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGMQUDBwCEgAAAOHAVEweXTmAAAAAElFTkSuQmCC';

let test: Cashier;

beforeAll(async () => {
  test = await openCashier();
});
afterAll(() => test.close());
beforeEach(async () => void (await test.operator.reset()));

/** Sends the proof of a new bank transfer. Returns the id of the deposit. */
async function prove(username: string, reference: string, picture: string): Promise<string> {
  const token = await test.signIn(username);
  const proof = await beginProof(test, token, picture);
  await test.request(calls.sendDepositProof, { ...proof, reference }, { token });
  return proof.id;
}

/** Reads how the console describes the proofs of a deposit in review. */
async function usedProofsOf(id: string) {
  const { reviews } = (await test.operator.send('GET', 'payments')) as {
    reviews: { id: string; usedProofs: UsedProof[] }[];
  };
  return reviews
    .find((one) => one.id === id)
    ?.usedProofs.map(({ same, otherId, username }) => ({ same, otherId, username }));
}

it('the operator sees another deposit with the same reference, however it is written', async () => {
  const first = await prove('juan', 'ib-2026 77', samplePicture);
  const second = await prove('ana', ' IB2026.77', otherPicture);
  const other = await prove('ana', 'IB 2026 78', otherPicture);
  expect(await usedProofsOf(second)).toContainEqual({
    same: 'reference',
    otherId: first,
    username: 'juan',
  });
  expect(await usedProofsOf(first)).toEqual([
    { same: 'reference', otherId: second, username: 'ana' },
  ]);
  expect(await usedProofsOf(other)).toEqual([
    { same: 'picture', otherId: second, username: 'ana' },
  ]);
});

it('the operator sees another deposit with the same picture, also after that one was decided', async () => {
  const first = await prove('juan', 'A 1', samplePicture);
  await test.operator.send('POST', `payments/${first}/credit`, { amount: 500 });
  const second = await prove('ana', 'B 2', samplePicture);
  expect(await usedProofsOf(second)).toEqual([
    { same: 'picture', otherId: first, username: 'juan' },
  ]);
});

it('gets references and pictures of both deposits, to see them side by side', async () => {
  const first = await prove('juan', 'ib-2026 77', samplePicture);
  const second = await prove('ana', 'IB2026.77', otherPicture);
  const { reviews } = (await test.operator.send('GET', 'payments')) as {
    reviews: { id: string; pictures: string[]; usedProofs: UsedProof[] }[];
  };
  const [juan, ana] = [first, second].map((id) => reviews.find((one) => one.id === id));
  expect(juan?.pictures).toHaveLength(1);
  expect(ana?.usedProofs).toMatchObject([
    { otherId: first, bankReference: 'ib-2026 77', pictures: juan?.pictures },
  ]);
});

it('the operator sees no other deposit when references are signs only, or the proof is new', async () => {
  const first = await prove('juan', '--', samplePicture);
  const second = await prove('ana', '..', otherPicture);
  expect(await usedProofsOf(first)).toEqual([]);
  expect(await usedProofsOf(second)).toEqual([]);
});
