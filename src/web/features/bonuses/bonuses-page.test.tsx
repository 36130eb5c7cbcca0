import { act, screen, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
beforeEach(async () => {
  await operator.reset();
});
afterAll(() => gateway.close());

const open = (path = '/member?page=bonusDetails') =>
  openScreen({ path, gateway, signedIn: 'juan' });

const give = (body: object) =>
  operator.send('POST', 'members/juan/bonuses', { key: 'gift', rule: 'reward', base: 80, ...body });

it('shows an active bonus with what is left by game, and gives it up after a question', async () => {
  await give({});
  const { user } = await open();
  const card = within(await screen.findByRole('article', { name: 'A gift from the lighthouse' }));
  expect(card.getByRole('progressbar', { name: /Turnover/ })).toHaveProperty('max', 400_00);
  expect(card.getByRole('row', { name: /^Slots 100% ₱400.00$/ })).toBeTruthy();
  expect(card.getByRole('row', { name: /^Live casino 20% ₱2,000.00$/ })).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Give it up' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give this bonus up?' }));
  expect(dialog.getByText(/You lose/).parentElement?.textContent).toContain('₱80.00');
  await user.click(dialog.getByRole('button', { name: 'Give it up' }));
  expect(await screen.findByText('You have no bonus now')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Done' }));
  expect(await screen.findByText('You gave it up.')).toBeTruthy();
});

it('names an active bonus with its progress at the balance', async () => {
  await give({});
  await open('/member?page=account');
  const card = within(await screen.findByRole('region', { name: 'Balance' }));
  const link = await card.findByRole('link', { name: 'A gift from the lighthouse' });
  expect(link.getAttribute('href')).toContain('bonusDetails');
  expect(card.getByRole('progressbar', { name: /Turnover/ })).toHaveProperty('max', 400_00);
  expect(card.getByText(/played$/).parentElement?.textContent).toBe('₱0.00 of ₱400.00 played');
});

it('names it in the account menu of the header too', async () => {
  await give({});
  const { user } = await open('/help');
  const header = within(screen.getAllByRole('banner')[0] ?? document.body);
  await user.click(await header.findByRole('button', { name: /Your account$/ }));
  expect(await header.findByRole('link', { name: 'A gift from the lighthouse' })).toBeTruthy();
  expect(header.getByRole('progressbar', { name: /Turnover/ })).toHaveProperty('max', 400_00);
});

it('shows how many of its free spins are played, and what they have won', async () => {
  await give({ rule: 'merienda-spins', base: 300 });
  const { app } = await open();
  const card = within(await screen.findByRole('article', { name: 'Merienda hour: twenty spins' }));
  expect(card.getByRole('progressbar', { name: /^Free spins/ })).toMatchObject({
    value: 0,
    max: 20,
  });
  const { state } = (await app.rewards()).bonuses;
  await act(async () => {
    state.rows = state.rows.map((bonus) => ({
      ...bonus,
      purse: 18_50,
      spins: bonus.spins && { ...bonus.spins, left: 13 },
    }));
    await Promise.resolve();
  });
  expect(await card.findByText('7 of 20 free spins played')).toBeTruthy();
  expect(card.getByRole('progressbar', { name: /^Free spins/ })).toHaveProperty('value', 7);
  expect(card.getByText('13')).toBeTruthy();
  expect(card.getByText('₱5.50')).toBeTruthy();
});

it('accepts an offered bonus', async () => {
  await give({ offer: true });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Accept it' }));
  expect(await screen.findByText('Still to stake, in any of these')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept it' })).toBeNull();
});

it('names the bonus that a withdrawal gives up before it is sent', async () => {
  await give({});
  const { user } = await open('/member?page=withdraw');
  await user.type(await screen.findByLabelText('Amount'), '500');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/This withdrawal gives up/)).toBeTruthy();
  await user.type(screen.getByLabelText('Withdrawal password'), '246810');
  await screen.findByText('₱490.00');
  await user.click(screen.getByRole('button', { name: 'Withdraw now' }));
  await screen.findByRole('list', { name: 'Progress of the withdrawal' });
  const bonuses = await operator.send('GET', 'members/juan/bonuses');
  expect(bonuses).toMatchObject([{ state: 'forfeited', reason: 'withdrawal' }]);
});
