import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { getDepositSettings } from '#protocol/calls/cashier/deposits.ts';
import { getPlayLimits } from '#protocol/calls/protection/play-limits.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

const gateway = await openTestGateway();
const { operator } = gateway;

beforeEach(() => operator.account({ username: 'newcomer', password: demoPassword, type: 0 }));
afterEach(() => operator.reset());
afterAll(() => gateway.close());

type Settings = Parameters<typeof openScreen>[0];

/** Opens the deposits of a member who has chosen nothing. */
async function open(settings: Settings = {}) {
  const path = '/member?page=deposit';
  const opened = await openScreen({ path, gateway, signedIn: 'newcomer', ...settings });
  const question = within(await screen.findByRole('region', { name: 'Before your first deposit' }));
  const option = (name: string) => question.findByRole<HTMLInputElement>('radio', { name });
  const save = () => opened.user.click(question.getByRole('button', { name: 'Save my choice' }));
  return { ...opened, question, option, save };
}

const newDeposit = () => screen.findByRole('region', { name: 'New deposit' });

async function limitOf(frame: 'day' | 'week' | 'month') {
  const token = await gateway.signIn('newcomer');
  const { limits } = await gateway.request(getPlayLimits, {}, { token });
  return limits.find((one) => one.kind === 'deposit' && one.frame === frame)?.amount;
}

it('asks before the first deposit, with nothing chosen, and sends nothing without a choice', async () => {
  const { question, option, save } = await open();
  await option('No limit');
  expect(question.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  await save();
  expect(question.getByText('Please choose a limit, or “No limit”.')).toBeTruthy();
  expect(document.activeElement).toBe(await option('A limit for each day'));
  expect(screen.queryByRole('region', { name: 'New deposit' })).toBeNull();
  expect(question.queryByRole('button', { name: 'Later' })).toBeNull();
});

it('sets the limit that is typed, keeps it through a failure, and then lets the player deposit', async () => {
  const { user, question, option, save, platform } = await open();
  await user.click(await option('A limit for each week'));
  await save();
  expect(question.getByText('Please enter an amount above 0.')).toBeTruthy();
  await user.type(question.getByLabelText('Limit'), '2,500');
  platform.goOffline();
  await save();
  expect(await question.findByText(/You seem to be offline/)).toBeTruthy();
  platform.goOnline();
  expect(question.getByLabelText('Limit')).toHaveProperty('value', '2,500');
  await save();
  expect(within(await newDeposit()).getByText(/₱2,500.00 left until/)).toBeTruthy();
  expect(await limitOf('week')).toBe(2_500_00);
});

it('keeps “No limit”, and does not ask again', async () => {
  const { user, option, save, unmount } = await open();
  await user.click(await option('No limit'));
  await save();
  await newDeposit();
  expect(await limitOf('day')).toBeNull();
  unmount();
  await openScreen({ path: '/member?page=deposit', gateway, signedIn: 'newcomer' });
  await newDeposit();
  expect(screen.queryByRole('region', { name: 'Before your first deposit' })).toBeNull();
});

it('the choice of a limit can be put off where the market only offers it', async () => {
  const limitChoice = { atRegistration: false, isRequired: false };
  const offered = await withChangedReply(
    getDepositSettings,
    (reply) => ({ ...reply, limitChoice }),
    gateway,
  );
  const { user, question } = await open(offered);
  await user.click(await question.findByRole('button', { name: 'Later' }));
  await newDeposit();
});

it('follows the greeting of a new member, and can wait until the first deposit', async () => {
  const opened = await openScreen({ gateway, signedIn: 'newcomer', publicity: true });
  opened.app.popups.recordRegistration();
  const welcome = within(await screen.findByRole('dialog', { name: 'Welcome to Parola' }));
  await opened.user.click(welcome.getByRole('button', { name: 'Close' }));
  const question = within(await screen.findByRole('dialog', { name: 'You set the limits' }));
  await opened.user.click(await question.findByRole('radio', { name: 'A limit for each day' }));
  await opened.user.type(question.getByLabelText('Limit'), '300');
  await opened.user.click(question.getByRole('button', { name: 'Save my choice' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await limitOf('day')).toBe(300_00);
  expect(opened.app.popups.state.registered).toBe(false);
});
