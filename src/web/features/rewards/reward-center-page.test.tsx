import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { claimReward, getClaims } from '#protocol/calls/rewards/claims.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { expectFocus } from '#tests/support/expect-focus.ts';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const path = '/member?page=rewardCenter';
const open = (signedIn = 'juan') => openScreen({ path, gateway, signedIn });
const offers = async () => within(await screen.findByRole('list', { name: 'Rewards to claim' }));
/** Lets every member claim cash. */
const dropConditions = () =>
  operator.settings({
    rewardConditions: { verified: false, deposits: 0, turnover: 0, plays: 1 },
  });
const results = async () =>
  within(await screen.findByRole('list', { name: 'Results of your claims' }));

describe('the claim hall', () => {
  it('shows each reward with source, terms and last day, and pays one', async () => {
    const { user, app } = await open();
    await waitFor(() => expect(document.title).toContain('Reward centre'));
    const list = await offers();
    const [row] = list
      .getAllByRole('listitem')
      .filter((one) => one.textContent.includes('Welcome ticket'));
    const ticket = within(row ?? document.body);
    expect(ticket.getByText('Ticket')).toBeTruthy();
    expect(ticket.getByText('Cash. The conditions of the claim hall apply.')).toBeTruthy();
    expect(ticket.getByText(/Claim it until .*, Manila time/)).toBeTruthy();
    expect(ticket.getByText('₱38.00')).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Claim: Welcome ticket' }));
    expect(await screen.findByText('1 reward was claimed.')).toBeTruthy();
    await waitFor(() => expect(app.balance.state.centavos).toBe(10_038_00));
    const past = within(await screen.findByRole('list', { name: 'Rewards so far' }));
    expect(await past.findByText('Welcome ticket')).toBeTruthy();
    await waitFor(() => expect(list.queryByText('Welcome ticket')).toBeNull());
    await expectFocus('Claim 9: Referral');
  });

  it('shows the conditions of cash with what is missing, and keeps the reward', async () => {
    await operator.offerTicket({ to: 'luis', amount: 1, title: 'First' });
    const { user } = await open('luis');
    const conditions = within(await screen.findByRole('region', { name: 'Conditions of cash' }));
    const lines = conditions.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      expect.stringMatching(/^A verified mobile number/),
      expect.stringMatching(/^Deposits of ₱100\.00 in all/),
      expect.stringMatching(/^Bets of ₱100\.00 in all/),
      expect.stringMatching(/^Claimed cash is played once/),
    ]);
    expect(lines.join()).toContain('to go');
    await user.click((await offers()).getByRole('button', { name: 'Claim: First' }));
    expect(await screen.findByText(/^Cash rewards are for players/)).toBeTruthy();
    expect((await offers()).getByText('First')).toBeTruthy();
  });

  it('shows a member who meets the conditions that they are done', async () => {
    await open();
    const conditions = within(await screen.findByRole('region', { name: 'Conditions of cash' }));
    expect(conditions.getAllByText('Done')).toHaveLength(3);
    expect(conditions.queryByRole('link')).toBeNull();
  });

  it('claims all, and says that one of them failed', async () => {
    await dropConditions();
    for (const title of ['First', 'Second', 'Third']) {
      await operator.offerTicket({ to: 'luis', amount: 1, title });
    }
    const { user } = await open('luis');
    await offers();
    await operator.failNext(claimReward, 500);
    await user.click(screen.getByRole('button', { name: 'Claim all' }));
    expect(await screen.findByText(/^2 of 3 were claimed/)).toBeTruthy();
    const list = await results();
    expect(list.getAllByText('Claimed')).toHaveLength(2);
    expect(list.getAllByText('Not claimed')).toHaveLength(1);
    await waitFor(async () => expect((await offers()).getAllByRole('listitem')).toHaveLength(1));
    await user.click((await offers()).getByRole('button', { name: /^Claim: / }));
    expect(await screen.findByText('Nothing to claim now')).toBeTruthy();
  });

  it('groups the rewards of one source with their count and sum, to claim one by one or all', async () => {
    await dropConditions();
    for (const amount of [1, 2, 4]) {
      await operator.offerTicket({ to: 'luis', amount, title: `Ticket ${amount}` });
    }
    const { user, app } = await open('luis');
    const group = within(await screen.findByRole('listitem', { name: 'Ticket' }));
    const before = app.balance.state.centavos ?? 0;
    expect(group.getByText('3 rewards')).toBeTruthy();
    expect(group.getByText('₱7.00')).toBeTruthy();
    expect(group.queryByText('Ticket 2')).toBeNull();
    await user.click(group.getByRole('button', { name: 'Show each' }));
    await user.click(group.getByRole('button', { name: 'Claim: Ticket 2' }));
    expect(await group.findByText('2 rewards')).toBeTruthy();
    expect(group.getByText('₱5.00')).toBeTruthy();
    await waitFor(() => expect(app.balance.state.centavos).toBe(before + 2_00));
    await user.click(group.getByRole('button', { name: 'Claim 2: Ticket' }));
    expect(await screen.findByText('2 rewards were claimed.')).toBeTruthy();
    await waitFor(() => expect(app.balance.state.centavos).toBe(before + 7_00));
    expect(await screen.findByText('Nothing to claim now')).toBeTruthy();
  });

  it('has a badge in the menu', async () => {
    await openScreen({ path: '/member', gateway, signedIn: 'ana' });
    const link = await screen.findByRole('link', { name: /Reward centre/ });
    expect(await within(link).findByText('2 rewards to claim')).toBeTruthy();
  });

  it('shows a failure with a retry', async () => {
    await operator.failNext(getClaims, 500, { times: 3 });
    const { user, app } = await open();
    const [retry] = await screen.findAllByRole('button', { name: /Try again/ });
    await operator.settings({ failNext: [] });
    await user.click(retry ?? document.body);
    await offers();
    expect((await app.rewards()).claims.state.phase).toBe('ready');
  });
});

describe('a promo code', () => {
  it('is redeemed, and refused at its field when it was used', async () => {
    const { user, app } = await open('ana');
    const field = await screen.findByRole('textbox', { name: 'Promo code' });
    const button = screen.getByRole('button', { name: 'Redeem' });
    await user.click(button);
    expect(await screen.findByText('Please type a promo code.')).toBeTruthy();
    const before = app.balance.state.centavos ?? 0;
    await user.type(field, 'parola50');
    await user.click(button);
    expect(await screen.findByText(/is yours/)).toBeTruthy();
    await waitFor(() => expect(app.balance.state.centavos).toBe(before + 50_00));
    await user.type(field, 'PAROLA50');
    await user.click(button);
    expect(await screen.findByText(/used this promo code already/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
