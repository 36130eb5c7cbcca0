import { screen, waitFor } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { openPageOf } from '#tests/support/open-screen.tsx';
import { withdrawalPassword } from '#tests/support/plain-gateway/cashier-answers.ts';
import { openPlainApp } from '#tests/support/plain-gateway/open-plain-app.ts';
import { openPlainGateway } from '#tests/support/plain-gateway/plain-gateway.ts';

const gateway = await openPlainGateway();
afterAll(() => gateway.close());

const open = async (path: string, asMember = true) =>
  openPageOf(await openPlainApp(gateway, { asMember }), path);

/** The words for a gateway that does not answer, and for what could not be loaded. */
const away = /cannot be reached|could not be loaded|You seem to be offline/;

const expectNoFailure = () => expect(document.body.textContent).not.toMatch(away);

describe('a page at a gateway of another make', () => {
  it.each([
    ['/', 'Lucky Sevens', false],
    ['/', 'Continue playing', true],
    ['/rng', 'Pearl Diver', false],
    ['/promotions', 'Weekly cashback', false],
    ['/help', 'About us', false],
    ['/responsible-gaming', 'Is this the real site?', false],
    ['/lottery', 'EZ2', true],
    ['/favourites', 'Ocean King', true],
    ['/member?page=personalHistoryCopy', 'Lucky Sevens', true],
    ['/member?page=transactionHistory', 'Deposit', true],
    ['/member?page=personalProfit', /₱150.00/, true],
    ['/member?page=messageV2', 'A gift for you', true],
    ['/member?page=rewardCenter', 'Welcome gift', true],
    ['/member?page=referral', /MARIA7/, true],
    ['/member?page=manualRebate', 'There is no rebate for your level', true],
    ['/member?page=missionLeaderboard', /mission/i, true],
    ['/member?page=securityCenter', /Withdrawal password/, true],
    ['/member?page=securityCenter&item=devices', /not available/, true],
    ['/member?page=bonusDetails', /bonus/i, true],
    ['/member?page=withdrawConfirmation', /confirm/i, true],
    ['/pointMall', /1,250/, true],
  ])('%s shows %s (member: %s) and no word about the network', async (path, words, asMember) => {
    await open(path, asMember);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expectNoFailure();
  });

  it('opens the page of a payment after a deposit without limits', async () => {
    const { user } = await open('/member?page=deposit');
    await user.type(await screen.findByRole('textbox', { name: /^Amount/ }), '500');
    expect(screen.queryByText('no fee')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Deposit/ }));
    const pay = await screen.findByRole('link', { name: /Pay at GCash/ });
    expect(pay.getAttribute('href')).toBe('https://pay.example/qr/1.png');
    expect(screen.queryByText(/This page shows it as soon as it arrives/)).toBeNull();
    expectNoFailure();
  });

  it('sends a withdrawal whose state the gateway does not send', async () => {
    const { user } = await open('/member?page=withdraw');
    await user.type(await screen.findByRole('textbox', { name: /^Amount/ }), '200');
    expect(screen.queryByText('Left today')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const password = await screen.findByLabelText(/Withdrawal password/);
    await user.type(password, withdrawalPassword);
    // The request is held until its charge is known.
    await waitFor(() => expect(screen.queryAllByText('…')).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Withdraw now' }));
    expect(await screen.findByText(/We have your request/)).toBeTruthy();
    expectNoFailure();
    expect(gateway.members.named('maria')?.withdrawals).toHaveLength(1);
  });
});
