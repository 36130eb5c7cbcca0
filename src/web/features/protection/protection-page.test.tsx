import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { depositByTransfer } from '#protocol/calls/cashier/deposits.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const daySeconds = 24 * 3600;

async function openLimits() {
  const opened = await openScreen({
    path: '/member?page=protection',
    gateway,
    signedIn: 'juan',
  });
  await screen.findByRole('heading', { name: 'You set the limits' });
  return opened;
}

type User = Awaited<ReturnType<typeof openLimits>>['user'];

/** The row of the limit of a day. */
function dayOf(kind: string) {
  const card = within(screen.getByRole('region', { name: kind }));
  const row = card.getAllByRole('listitem')[0];
  if (row === undefined) throw new Error(`There are no limits of ${kind}`);
  return within(row);
}

async function setDay(user: User, kind: string, amount: string) {
  await user.click(dayOf(kind).getByRole('button', { name: /limit: / }));
  const dialog = within(await screen.findByRole('dialog', { name: `${kind}\u00a0· A day` }));
  const field = dialog.getByLabelText(/^Limit/);
  await user.clear(field);
  await user.type(field, amount);
  return {
    dialog,
    send: () => user.click(dialog.getByRole('button', { name: 'Set the limit' })),
  };
}

it('sets a first and a lower limit at once, and says so before', async () => {
  const { user } = await openLimits();
  expect(dayOf('Deposits').getByText('No limit')).toBeTruthy();
  const first = await setDay(user, 'Deposits', '5000');
  expect(first.dialog.getAllByText('This holds at once.')).not.toEqual([]);
  await first.send();
  expect(await dayOf('Deposits').findByText('₱5,000.00')).toBeTruthy();
  const lower = await setDay(user, 'Deposits', '3,000');
  await lower.send();
  expect(await dayOf('Deposits').findByText('₱3,000.00')).toBeTruthy();
  expect(dayOf('Deposits').getByText(/^₱3,000.00 left until/)).toBeTruthy();
});

it('lets a higher limit wait, and asks again after the wait', async () => {
  const opened = await openLimits();
  const { user } = opened;
  await (await setDay(user, 'Stakes', '1000')).send();
  await dayOf('Stakes').findByText('₱1,000.00');
  const higher = await setDay(user, 'Stakes', '2000');
  expect(higher.dialog.getAllByText(/waits 24 hours/)).not.toEqual([]);
  await higher.send();
  expect(await dayOf('Stakes').findByText(/You asked for ₱2,000.00/)).toBeTruthy();
  expect(dayOf('Stakes').queryByRole('button', { name: 'Raise the limit' })).toBeNull();
  await operator.advance(daySeconds + 60);
  opened.unmount();
  const { user: later } = await openLimits();
  await later.click(await dayOf('Stakes').findByRole('button', { name: 'Raise the limit' }));
  expect(await dayOf('Stakes').findByText('₱2,000.00')).toBeTruthy();
  expect(dayOf('Stakes').queryByText(/Do you still want/)).toBeNull();
});

it('withdraws a change that waits', async () => {
  const { user } = await openLimits();
  await (await setDay(user, 'Losses', '1000')).send();
  await dayOf('Losses').findByText('₱1,000.00');
  await user.click(dayOf('Losses').getByRole('button', { name: /Change the limit/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Losses\u00a0· A day' }));
  await user.click(dialog.getByRole('button', { name: 'Ask to remove this limit' }));
  expect(await dayOf('Losses').findByText(/You asked to remove this limit/)).toBeTruthy();
  await user.click(dayOf('Losses').getByRole('button', { name: 'Keep my limit' }));
  expect(await dayOf('Losses').findByText('₱1,000.00')).toBeTruthy();
  await screen.findByRole('heading', { name: 'You set the limits' });
});

it('asks before a limit below what is used, and shows what is left where deposits are made', async () => {
  const token = await gateway.signIn('juan');
  const deposit = { key: crypto.randomUUID(), channel: 'bughaw', amount: 900 };
  await gateway.request(depositByTransfer, deposit, { token });
  const opened = await openLimits();
  const { user } = opened;
  const { dialog, send } = await setDay(user, 'Deposits', '500');
  expect(dialog.getAllByText(/You have used ₱900.00 already/)).not.toEqual([]);
  await send();
  const asked = within(await screen.findByRole('dialog', { name: 'You have used more than that' }));
  await user.click(asked.getByRole('button', { name: 'Set it anyway' }));
  expect(await dayOf('Deposits').findByText(/^Nothing left until/)).toBeTruthy();
  opened.unmount();
  const { user: depositor } = await openScreen({
    path: '/member?page=deposit',
    gateway,
    signedIn: 'juan',
  });
  const form = within(await screen.findByRole('region', { name: 'New deposit' }));
  expect(form.getByText(/^Nothing left until/)).toBeTruthy();
  expect(form.getByRole('link', { name: 'Play limits' })).toBeTruthy();
  await depositor.type(form.getByRole('textbox', { name: /^Amount/ }), '600');
  await depositor.click(form.getByRole('button', { name: 'Deposit' }));
  expect(await form.findByText('Your play limits leave ₱0.00 for now.')).toBeTruthy();
});
