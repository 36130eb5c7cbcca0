import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { getBalance } from '#protocol/calls/wallet.ts';
import { knownAmount } from '#tests/support/known-amount.ts';
import { openStream } from '#tests/support/live-stream.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;
let token: string;
let stream: Awaited<ReturnType<typeof openStream>>;

beforeAll(async () => void (test = await openTestGateway()));
afterAll(() => test.close());
beforeEach(async () => {
  token = await test.signIn('ana');
  stream = await openStream(test.gateway, token);
});
afterEach(() => stream.close());

const events = () => stream.frames.flatMap(({ name, data }) => (name === 'change' ? [data] : []));
const balance = async () => (await test.request(getBalance, {}, { token })).centavos;

it('a member gets an event of a correction of the balance by the operator, once', async () => {
  const before = await balance();
  const adjustment = { key: 'one', amount: 12.5, reason: 'A bet was settled wrongly.' };
  await test.operator.adjustBalance('ana', adjustment);
  await expect(test.operator.adjustBalance('ana', adjustment)).rejects.toThrow('nothing to do');
  await vi.waitFor(() =>
    expect(events()).toMatchObject([{ kind: 'balanceChanged', amount: 12.5 }]),
  );
  expect(await balance()).toBe(knownAmount(before) + 12_50);
  const tooMuch = { key: 'two', amount: -knownAmount(before) / 100 - 13, reason: 'Too much.' };
  await expect(test.operator.adjustBalance('ana', tooMuch)).rejects.toThrow('insufficient_balance');
  expect(await balance()).toBe(knownAmount(before) + 12_50);
  expect(events()).toHaveLength(1);
});

it('a member gets an event of a contract that is offered', async () => {
  const offer = { kind: 'dividend', from: 'luis', period: 'M', rate: 250 };
  await test.operator.offerContract('ana', offer);
  await vi.waitFor(() => expect(events()).toMatchObject([{ kind: 'contractRequest' }]));
});

it('a member gets an event of a message', async () => {
  await test.operator.message({ to: 'ana', title: 'Hello', content: 'Hello' });
  await vi.waitFor(() => expect(events()).toMatchObject([{ kind: 'newMessage' }]));
  expect(events()[0]).not.toHaveProperty('quiet');
});
