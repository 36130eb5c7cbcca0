import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WireReplyOf } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import { openPage } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

type Wire = WireReplyOf<typeof calls.getWithdrawal>;

/** Opens the page of a withdrawal of juan with changed fields. */
async function open(changes: Partial<Wire>) {
  const changed = await withChangedReply(calls.getWithdrawal, (reply) => ({
    ...reply,
    ...changes,
  }));
  const token = await changed.gateway.signIn('juan');
  const wanted = { state: '', size: 10 } as const;
  const { withdrawals } = await changed.gateway.request(calls.getWithdrawals, wanted, { token });
  const path = `/member?page=withdraw&withdrawal=${withdrawals[0]?.id ?? ''}`;
  return openPage({ ...changed, path, signedIn: 'juan' });
}

const course = async () =>
  within(await screen.findByRole('list', { name: 'Progress of the withdrawal' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');

const step = { actor: 'operator', time: Date.UTC(2026, 8, 1), amount: null, reason: '' } as const;

describe('the course of a withdrawal', () => {
  it('shows how much is missing, not how much arrived', async () => {
    await open({
      state: 'disputed',
      dispute: { kind: 'partly', receivedAmount: 4000, missingAmount: 990, pictures: [] },
      steps: [{ ...step, state: 'disputed', actor: 'member', amount: 4000 }],
    });
    const [reported] = await course();
    expect(reported).toContain('You told us that money is missing');
    expect(reported).toContain('₱990.00');
    expect(reported).not.toContain('₱4,000.00');
  });

  it('names each payment as one that was made', async () => {
    const payment = { ...step, amount: 300, reason: 'slip 7' } as const;
    await open({
      state: 'disputed',
      steps: [
        { ...step, state: 'paying' },
        { ...payment, state: 'paying' },
        { ...payment, state: 'paid' },
        { ...payment, state: 'disputed' },
      ],
    });
    const [begun, part, paid, missing] = await course();
    expect(begun).toContain('The payment began');
    expect(part).toMatch(/A part was paid.*₱300\.00.*Reference: slip 7/);
    expect(paid).toMatch(/It was paid.*Reference: slip 7/);
    expect(missing).toMatch(/A part of the missing money was paid.*Reference: slip 7/);
  });

  it('shows a reason letter by letter, at the head and in the course', async () => {
    const reason = 'Write <b>Juan</b> & 2 < 3 at <https://a.example>';
    await open({ state: 'rejected', reason, steps: [{ ...step, state: 'rejected', reason }] });
    expect(await screen.findAllByText(reason, { selector: 'bdi' })).toHaveLength(2);
  });
});

it('the receipt of a withdrawal that was paid in part adds up to its amount', async () => {
  const sums = { amount: 5000, charge: 10, receiveAmount: 4990, paidAmount: 2000 };
  const { user } = await open({ ...sums, state: 'paid', returnedAmount: 3000 });
  await user.click(await screen.findByRole('button', { name: 'Receipt' }));
  const receipt = await screen.findByRole('dialog', { name: 'Receipt' });
  expect(receipt.textContent).toMatch(
    /Amount₱5,000\.00Charge₱0\.00Back in your balance₱3,000\.00You receive₱2,000\.00/,
  );
  expect(document.querySelector('main')?.textContent).toMatch(/You receive₱2,000\.00/);
});
