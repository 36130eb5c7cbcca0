import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { openTestGateway } from '#tests/support/open-gateway.ts';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const path = '/member?page=redEnvelope';
const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('li') ?? document.body);
};

it('opens an envelope once, and shows the share and the next envelopes', async () => {
  const { user, app } = await openScreen({ path, gateway, signedIn: 'juan' });
  const card = await cardOf('Welcome envelope');
  expect(card.getByText('Shares left: 1000 of 1000')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Open: Welcome envelope' }));
  expect(await card.findByText('Your share, paid into your balance')).toBeTruthy();
  expect(card.getByText('Shares left: 999 of 1000')).toBeTruthy();
  expect(card.queryByRole('button')).toBeNull();
  await waitFor(() => expect(app.balance.state.centavos).toBeGreaterThanOrEqual(10_005_00));
  const next = within(screen.getByRole('list', { name: 'Next red envelopes' }));
  expect(next.getAllByText(/^Opens .*, Manila time\. Shares: 100\.$/).length).toBeGreaterThan(0);
});

it('the page says that the last share was taken by another member', async () => {
  const { now } = await operator.advance(0);
  await operator.redEnvelope({ pot: 10, shares: 1, least: 1, opensAt: now - 1_000 });
  const { user } = await openScreen({ path, gateway, signedIn: 'juan' });
  const card = await cardOf('An envelope');
  const token = await gateway.signIn('ana');
  const { envelopes } = await gateway.request(calls.getRedEnvelopes, {}, { token });
  const { id = '' } = envelopes.find(({ title }) => title === 'An envelope') ?? {};
  await gateway.request(calls.openRedEnvelope, { id }, { token });
  await user.click(card.getByRole('button', { name: 'Open: An envelope' }));
  expect(await card.findByText(/^Sold out: every share is taken/)).toBeTruthy();
});
