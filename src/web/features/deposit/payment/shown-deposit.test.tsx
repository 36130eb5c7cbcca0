import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cancelDeposit,
  depositByLaunchUrl,
  depositByQRImageUrl,
  depositByTransfer,
  getDeposit,
} from '#protocol/calls/cashier/deposits.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage, openPart } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';
import { expectFocus } from '#tests/support/expect-focus.ts';
import { unsavedWork } from '../../../lib/form/unsaved-work.ts';
import { DepositPage } from '../deposit-page.tsx';

const gateway = await openTestGateway();

beforeEach(() => void vi.stubGlobal('open', () => null));
afterEach(async () => {
  vi.unstubAllGlobals();
  await gateway.operator.reset();
});
afterAll(() => gateway.close());

const pathOf = (id: string) => `/member?page=deposit&deposit=${id}`;
const details = { channel: 'agos-qr', amount: 500 };
const newDeposit = (more: Partial<typeof details> = {}) => ({
  key: crypto.randomUUID(),
  ...details,
  ...more,
});

const begun = {
  qr: depositByQRImageUrl,
  counter: depositByQRImageUrl,
  page: depositByLaunchUrl,
  bank: depositByTransfer,
};

/** Begins a deposit of juan by a channel, and opens its page. */
async function openPayment(kind: keyof typeof begun, channel: string) {
  const token = await gateway.signIn('juan');
  const { id } = await gateway.request(begun[kind], newDeposit({ channel }), { token });
  return { id, ...(await openPage({ path: pathOf(id), gateway, signedIn: 'juan' })) };
}

/** Shows a deposit whose reply is changed. */
async function openChanged(change: object) {
  const token = await gateway.signIn('juan');
  const { id } = await gateway.request(depositByQRImageUrl, newDeposit(), { token });
  const changed = await withChangedReply(getDeposit, (value) => ({ ...value, ...change }), gateway);
  const settings = { path: pathOf(id), ...changed, signedIn: 'juan' };
  return openPart(<DepositPage search={{ deposit: id }} />, settings);
}

describe('a payment', () => {
  it('by QR code counts down, holds updates and popups, and can be cancelled after a question', async () => {
    const { user, router, unmount } = await openPayment('qr', 'agos-qr');
    expect(await screen.findByRole('img', { name: 'QR code of this payment' })).toBeTruthy();
    expect((await screen.findByRole('timer')).textContent).toMatch(/^1[45]:\d\d$/);
    await waitFor(() => expect(unsavedWork.count).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Cancel this deposit' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel it' }));
    expect(await screen.findByText('You cancelled this deposit')).toBeTruthy();
    await expectFocus('You cancelled this deposit');
    await waitFor(() => expect(unsavedWork.count).toBe(0));
    await user.click(screen.getByRole('link', { name: 'Another way to pay' }));
    expect(await screen.findByRole('region', { name: 'New deposit' })).toBeTruthy();
    expect(router.state.location.search).toEqual({ page: 'deposit' });
    unmount();
  });

  it('opens the app of the wallet on a phone', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      matches: query.startsWith('(pointer: coarse)'),
    }));
    await openPayment('qr', 'agos-qr');
    const link = await screen.findByRole('link', { name: 'Open Agos Pay QR and pay' });
    expect(link.getAttribute('href')).toMatch(/^http:\/\/localhost:4174\/pay\/agos\//);
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('on a page of the provider has a link for a browser that opens no window', async () => {
    await openPayment('page', 'agos');
    const link = await screen.findByRole('link', { name: /^Pay at Agos Pay/ });
    expect(link.getAttribute('href')).toMatch(/^http:\/\/localhost:4174\/pay\/agos\//);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('at a counter has a code, a page that takes it, and what will arrive', async () => {
    await openPayment('counter', 'hulog');
    const link = await screen.findByRole('link', { name: /^Pay at Hulog counter/ });
    expect(link.getAttribute('href')).toMatch(/^http:\/\/localhost:4174\/pay\/hulog\//);
    const arrives = screen.getByText(/Added to your balance/);
    expect(arrives.closest('p')?.textContent).toBe(
      'Fee ₱15.00\u00a0· Added to your balance ₱485.00',
    );
    expect(await screen.findByRole('button', { name: 'Copy the code' })).toBeTruthy();
    expect(screen.getByText('Go to a counter of Hulog counter.')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^2[34]:\d\d:\d\d$/);
  });

  it('by bank transfer shows the account, and asks for reference and picture', async () => {
    const { user } = await openPayment('bank', 'bughaw');
    expect(await screen.findByText('0048 2210 9317')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send the proof' }));
    expect(await screen.findByText('Please type the number of your transfer.')).toBeTruthy();
    expect(screen.getByText('Please add a picture of the receipt.')).toBeTruthy();
    const text = new File(['no picture'], 'a.png', { type: 'image/png' });
    await user.type(screen.getByLabelText('Reference number of your bank'), 'REF 7');
    await user.upload(screen.getByLabelText(/^Picture of the receipt/), text);
    await user.click(screen.getByRole('button', { name: 'Send the proof' }));
    expect(await screen.findByText('No picture that we can read')).toBeTruthy();
    expect(screen.getByText(/Please wait for the pictures/)).toBeTruthy();
  });

  it('that cannot be cancelled any more shows how it is', async () => {
    const { id, user } = await openPayment('qr', 'agos-qr');
    const cancel = await screen.findByRole('button', { name: 'Cancel this deposit' });
    const token = await gateway.signIn('juan');
    await gateway.request(cancelDeposit, { id }, { token });
    await user.click(cancel);
    await user.click(await screen.findByRole('button', { name: 'Cancel it' }));
    expect(await screen.findByText('You cancelled this deposit')).toBeTruthy();
  });
});

const received = { receivedAmount: 500 };

describe('the result of a deposit', () => {
  it.each([
    [{ state: 'created' }, /Agos Pay QR prepares your payment/, /No money has moved/],
    [
      { state: 'paid', ...received, addedAmount: 490, paidLate: false },
      /₱490.00 is in your balance/,
      /play within your means/,
    ],
    [
      { state: 'paid', ...received, addedAmount: 500, paidLate: true },
      /₱500.00 is in your balance/,
      /came after its time/,
    ],
    [{ state: 'failed', failure: 'declined' }, /not paid/, /declined at Agos Pay QR/],
    [{ state: 'failed', failure: 'notReceived' }, /not paid/, /did not reach our account/],
    [{ state: 'expired' }, /time to pay ran out/, /added as soon as it arrives, also late/],
    [{ state: 'cancelled' }, /You cancelled/, /do not pay it any more/],
    [{ state: 'review', review: 'proof' }, /We are checking/, /we have your proof/],
    [
      { state: 'review', review: 'amount', receivedAmount: 300 },
      /We are checking/,
      /₱300.00 arrived in place of ₱500.00/,
    ],
    [{ state: 'review', review: 'afterEnd', ...received }, /We are checking/, /It is safe/],
    [
      { state: 'returned', ...received, reason: 'Wrong sender' },
      /We sent ₱500.00 back/,
      /Wrong sender/,
    ],
    [
      { state: 'reversed', ...received, reason: 'Chargeback' },
      /Agos Pay QR took ₱500.00 back/,
      /Chargeback/,
    ],
  ])('%j has words and a next step', async (change, title, words) => {
    await openChanged(change);
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
    const part = within(screen.getByRole('region', { name: 'State of this deposit' }));
    expect(
      part.getByText((_, element) => element?.tagName === 'P' && words.test(element.textContent)),
    ).toBeTruthy();
    expect(part.getByRole('link', { name: /^Another/ })).toBeTruthy();
    expect(unsavedWork.count).toBe(change.state === 'created' ? 1 : 0);
  });

  it('that failed can be begun again with the same amount', async () => {
    const { user, router } = await openChanged({ state: 'failed', failure: 'declined' });
    const before = router.state.location.search;
    await user.click(await screen.findByRole('button', { name: 'Begin again' }));
    await waitFor(() => expect(router.state.location.search).not.toEqual(before));
  });

  it('has a receipt', async () => {
    const { user } = await openChanged({ state: 'paid', ...received, addedAmount: 490 });
    await user.click(await screen.findByRole('button', { name: 'Receipt' }));
    const receipt = within(await screen.findByRole('article', { name: 'Deposit' }));
    expect(receipt.getByText('₱490.00')).toBeTruthy();
    expect(receipt.getByText('Order number')).toBeTruthy();
    expect(receipt.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/)).toBeTruthy();
  });

  it('has a receipt that names its bonus and what of it is played through', async () => {
    const bonus = { title: 'Reload', amount: 150, turnoverGoal: 1500, turnoverDone: 20 };
    const { user } = await openChanged({ state: 'paid', ...received, addedAmount: 490, bonus });
    await user.click(await screen.findByRole('button', { name: 'Receipt' }));
    const receipt = within(await screen.findByRole('article', { name: 'Deposit' }));
    expect(receipt.getByText('Reload, ₱150.00')).toBeTruthy();
    expect(receipt.getByText('₱20.00 of ₱1,500.00')).toBeTruthy();
  });
});

describe('a hostile reply', () => {
  const pending = (payment: object) => ({
    state: 'pending',
    expireTime: Date.now() + 60_000,
    payment,
  });

  it.each([
    ['a script', { way: 'page', url: 'javascript:alert(1)' }],
    ['a page of our own', { way: 'page', url: `${window.location.origin}/wps/session` }],
    ['no code', { way: 'qr', code: '', appLink: 'data:text/html,x' }],
    ['too long a code', { way: 'qr', code: '€'.repeat(1_999), appLink: 'javascript:alert(1)' }],
    ['an empty code', { way: 'counter', code: ' ' }],
  ])('with %s is not offered for payment', async (_, payment) => {
    await openChanged(pending(payment));
    expect(await screen.findByText(/cannot be shown safely/)).toBeTruthy();
    const links = screen
      .getByRole('region', { name: 'State of this deposit' })
      .querySelectorAll('a');
    expect(links).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Cancel this deposit' })).toBeTruthy();
  });

  it('with texts in HTML and right-to-left marks stays readable', async () => {
    const hostile = `<b onclick=alert(1)>\u202E${'W'.repeat(400)}`;
    const texts = { channelName: hostile, orderNo: hostile, reason: hostile };
    await openChanged({ state: 'returned', ...received, ...texts });
    expect(await screen.findByRole('heading', { name: /We sent/ })).toBeTruthy();
    expect(document.querySelector('b[onclick]')).toBeNull();
  });
});

describe('the addresses of deposits', () => {
  it('say that a deposit is not known', async () => {
    await openPage({ path: pathOf('nothing'), gateway, signedIn: 'juan' });
    expect(await screen.findByText('There is no deposit with this number')).toBeTruthy();
  });

  it('list the deposits by their state', async () => {
    const { user, router } = await openPayment('qr', 'agos-qr');
    await router.navigate({ to: '/member', search: { page: 'deposit', deposits: 'all' } });
    const list = await screen.findByRole('list', { name: 'Deposits' });
    expect(
      within(list).getByRole('link', { name: /Agos Pay QR.*Waiting for payment/ }),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Taken back' }));
    expect(await screen.findByText('No deposit in this state')).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ depositState: 'reversed' });
  });
});

describe('a deposit of another gateway', () => {
  it('in an unknown state is neither paid nor to be paid again', async () => {
    await openChanged({ state: 'frozen', amount: 'n/a', charge: null });
    const state = await screen.findByRole('region', { name: 'State of this deposit' });
    expect(within(state).getAllByText('Other')).not.toEqual([]);
    expect(within(state).getByText('–')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Begin again' })).toBeNull();
    expect(screen.queryByText('Added to the balance')).toBeNull();
    expect(screen.queryByText('Play now')).toBeNull();
  });

  it.each([
    ['by an unknown way', { payment: { way: 'crypto', wallet: 'x' } }],
    ['without a way', { payment: null }],
    [
      'of an unknown amount by a transfer',
      { amount: null, payment: { way: 'transfer', accountNumber: '1', reference: 'R' } },
    ],
  ])('%s is not to be paid', async (_, change) => {
    await openChanged(change);
    expect(await screen.findByText(/cannot be shown safely/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Copy the account number/ })).toBeNull();
  });

  it('that was paid shows no sum that is unknown', async () => {
    await openChanged({ state: 'paid', addedAmount: 'n/a', receivedAmount: {}, type: 'crypto' });
    const sum = await screen.findByText('is in your balance');
    expect(sum.parentElement?.textContent).toBe('– is in your balance');
  });
});
