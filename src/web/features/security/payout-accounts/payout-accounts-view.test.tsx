import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  addPayoutAccount,
  getBanks,
  getPayoutAccounts,
} from '#protocol/calls/security/payout-accounts.ts';
import { demoWithdrawalPassword as pin } from '#demo/content/accounts.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const path = '/member?page=securityCenter&item=payoutAccounts';
const open = (signedIn = 'juan') => openScreen({ path, gateway, signedIn });
const list = () => screen.findByRole('list', { name: 'Bank accounts and e-wallets' });
const cards = async () => within(await list()).getAllByRole('article');
const number = (label = 'Number of the e-wallet') =>
  screen.findByLabelText<HTMLInputElement>(label);

type Opened = Awaited<ReturnType<typeof open>>;

/** Opens the form and chooses a bank by the search. */
async function choose({ user }: Opened, words: string, name: string) {
  await user.click(await screen.findByRole('link', { name: 'Add an account' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search by name' }), words);
  await screen.findByText('1 result');
  await user.click(await screen.findByRole('button', { name }));
}

async function sendForm({ user }: Opened, password = pin) {
  const field = screen.getByLabelText('Withdrawal password');
  await user.clear(field);
  await user.type(field, password);
  await user.click(screen.getByRole('button', { name: 'Add the account' }));
}

describe('bank accounts and e-wallets', () => {
  it('are listed with masked numbers, the default one first', async () => {
    await open();
    const [card] = await cards();
    expect(card?.textContent).toMatch(/Bangko Parola.*\*{4} 0101.*Default.*J\*\*\* M\*\*\*/);
    expect(document.body.textContent).not.toContain('2026050101');
  });

  it('are added by search, with the number checked by the rule of the bank while it is typed', async () => {
    const opened = await open();
    const { user, router } = opened;
    await choose(opened, 'parolp', 'ParolPay');
    const field = await number();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByText('It has 11 characters.')).toBeTruthy();
    await user.type(field, '12345678901');
    expect(screen.getByText(/This is not a number of ParolPay/)).toBeTruthy();
    await user.clear(field);
    await user.type(field, '0917-555-0101');
    expect(screen.getByText('This number fits ParolPay.')).toBeTruthy();
    expect(screen.getByText(/The holder is you/).parentElement?.textContent).toContain('J*** M***');
    await sendForm(opened, '000000');
    expect(await screen.findByText(/Tries left: 4/)).toBeTruthy();
    expect(field.value).toBe('0917-555-0101');
    await sendForm(opened);
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect((await cards())[1]?.textContent).toMatch(/ParolPay\*{4} 0101.*you can withdraw to it/);
    expect(router.state.location.search).not.toHaveProperty('adds');
    expect(router.state.location.href).not.toContain('0917');
  });

  it('are refused at the number when they were added already', async () => {
    const opened = await open();
    await choose(opened, 'bangko', 'Bangko Parola');
    await opened.user.type(await number('Account number'), '2026050101');
    await sendForm(opened);
    expect(await screen.findByText('You have added this account already.')).toBeTruthy();
    expect(document.activeElement).toBe(await number('Account number'));
  });

  it('are made the default, and removed after a question with the withdrawal password', async () => {
    const token = await gateway.signIn('juan');
    const wallet = { bankCode: 'PAROLPAY', number: '09175550101', withdrawalPassword: pin };
    await gateway.request(addPayoutAccount, wallet, { token });
    const { user } = await open();
    await list();
    await user.click(screen.getByRole('button', { name: /^Make ParolPay/ }));
    await waitFor(async () => expect((await cards())[0]?.textContent).toMatch(/ParolPay.*Default/));
    await user.click(screen.getByRole('button', { name: /^Remove ParolPay/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this account?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove the account' }));
    expect(dialog.getByText('Please enter your withdrawal password.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Withdrawal password'), pin);
    await user.click(dialog.getByRole('button', { name: 'Remove the account' }));
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    expect((await cards())[0]?.textContent).toMatch(/Bangko Parola.*Default/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says before the form that there are ten already', async () => {
    const token = await gateway.signIn('juan');
    for (let n = 1; n < 10; n += 1) {
      const account = { bankCode: 'PAROLPAY', number: `0917555020${n}`, withdrawalPassword: pin };
      await gateway.request(addPayoutAccount, account, { token });
    }
    await open();
    expect(await screen.findByText(/You have 10 accounts, as many as we can keep/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add an account' })).toBeNull();
  });

  it('need a withdrawal password first', async () => {
    const { user } = await open('luis');
    expect(await screen.findByText('No account yet')).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: 'Set a withdrawal password' }));
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Withdrawal password' }),
    ).toBeTruthy();
  });

  it('can be loaded again after a failure, and so can the banks', async () => {
    await operator.failNext(getPayoutAccounts, 500);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(1);
    await operator.failNext(getBanks, 500);
    await user.click(screen.getByRole('link', { name: 'Add an account' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Galeon Trust' })).toBeTruthy();
  });

  it('say that there is no network', async () => {
    const opened = await open();
    await list();
    opened.platform.goOffline();
    await opened.user.click(screen.getByRole('link', { name: 'Add an account' }));
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(/You seem to be offline/)).toBeTruthy();
    expect(main.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
