import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { demoWithdrawalPassword as pin } from '#demo/content/accounts.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage, openPart } from '#tests/support/open-screen.tsx';
import { expectFocus } from '#tests/support/expect-focus.ts';
import { WithdrawPage } from './withdraw-page.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const open = (path = '/member?page=withdraw') => openPage({ path, gateway, signedIn: 'juan' });

/** The form alone, for tests that stay at it. */
const openForm = (signedIn = 'juan') =>
  openPart(<WithdrawPage search={{}} />, { path: '/member?page=withdraw', gateway, signedIn });

type Opened = Pick<Awaited<ReturnType<typeof open>>, 'user' | 'requests'>;

const amountField = () => screen.findByLabelText<HTMLInputElement>('Amount');

async function enter({ user }: Opened, amount: string) {
  const field = await amountField();
  await user.clear(field);
  await user.click(field);
  await user.paste(amount);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

async function send({ user }: Opened, password = pin) {
  await user.type(await screen.findByLabelText('Withdrawal password'), password);
  await screen.findByText('₱490.00');
  await user.click(screen.getByRole('button', { name: 'Withdraw now' }));
}

const sentCount = ({ requests }: Opened) =>
  requests.filter(({ url }) => new URL(url).pathname === calls.withdraw.path).length;

/** The number of withdrawals of juan that wait for the operator. */
async function requestedCount(): Promise<number> {
  const token = await gateway.signIn('juan');
  const request = { state: 'requested', size: 100 } as const;
  return (await gateway.request(calls.getWithdrawals, request, { token })).withdrawals.length;
}

/** The next withdrawal arrives at the gateway, but its answer is lost. */
function loseNextAnswer({ platform }: Pick<Awaited<ReturnType<typeof open>>, 'platform'>): void {
  const { fetch } = platform;
  let isLost = true;
  Object.assign(platform, {
    async fetch(input: RequestInfo | URL, init?: RequestInit) {
      const answer = await fetch(input, init);
      const url = input instanceof Request ? input.url : String(input);
      if (!url.includes(calls.withdraw.path) || !isLost) return answer;
      isLost = false;
      throw new TypeError('The connection is gone');
    },
  });
}

describe('the page of withdrawals', () => {
  it('shows what can be withdrawn, the charge before it is sent, and then the course', async () => {
    const opened = await open();
    expect(await screen.findByText('You can withdraw')).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('Withdraw'));
    expect(screen.getByText('₱100.00').parentElement?.textContent).toBe('₱100.00 to ₱50,000.00');
    expect(screen.getByText('Day and night')).toBeTruthy();
    await enter(opened, '500');
    expect(await screen.findByRole('heading', { name: 'Is this right?' })).toBe(
      document.activeElement,
    );
    const review = within(screen.getByRole('region', { name: 'Your withdrawal' }));
    expect(await review.findByText('₱10.00')).toBeTruthy();
    expect(review.getByText('₱490.00')).toBeTruthy();
    expect(review.getByText('Bangko Parola')).toBeTruthy();
    await send(opened);
    const course = await screen.findByRole('list', { name: 'Progress of the withdrawal' });
    expect(course.textContent).toContain('You asked for the withdrawal');
    await expectFocus('₱500.00');
    // It is on the page, and screen readers hear it once.
    await waitFor(() => expect(screen.getAllByText(/We have your request/)).toHaveLength(2));
    expect(screen.getAllByText(/We have your request/)[1]?.role).toBe('status');
    expect(opened.router.state.location.href).not.toContain('500');
  });

  it('holds the button until the charge is known', async () => {
    await operator.failNext(calls.getWithdrawCharge, 500);
    const opened = await open();
    await enter(opened, '500');
    const again = await screen.findByRole('button', { name: 'Try again' });
    const button = screen.getByRole('button', { name: 'Withdraw now' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await opened.user.click(again);
    await screen.findByText('₱490.00');
    expect(button.getAttribute('aria-disabled')).toBeNull();
  });

  it('asks by itself for a charge that did not arrive', async () => {
    await operator.failNext(calls.getWithdrawCharge, 500);
    const opened = await open();
    await enter(opened, '500');
    await screen.findByRole('button', { name: 'Try again' });
    await act(async () => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('₱490.00')).toBeTruthy();
  });

  it.each([
    ['0', 'The least is ₱100.00.'],
    ['-50', /cannot read this amount/],
    ['100.005', /at most two decimals/],
    ['1.250', 'This can mean ₱1,250.00 or ₱1.25. Please type one of the two.'],
    ['99999', 'The most at once is ₱50,000.00.'],
    ['40000', /You can withdraw ₱[\d,.]+ now/],
  ])('refuses the amount %s at its field', async (typed, words) => {
    const opened = await openForm();
    await enter(opened, typed);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(await amountField());
    expect((await amountField()).value).toBe(typed);
    expect(sentCount(opened)).toBe(0);
  });

  it.each([
    ['1,000', '₱1,000.00'],
    ['๕๐๐', '₱500.00'],
    ['500,50', '₱500.50'],
  ])('reads the pasted amount %s as it is meant', async (pasted, shown) => {
    const opened = await openForm();
    await enter(opened, pasted);
    await screen.findByRole('button', { name: 'Withdraw now' });
    expect(screen.getAllByText(shown).length).toBeGreaterThan(0);
  });

  it('loses nothing at a wrong withdrawal password', async () => {
    const opened = await open();
    await enter(opened, '500');
    await send(opened, '000000');
    expect(await screen.findByText(/Tries left: 4/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Your withdrawal' }).textContent).toContain('500.00');
    await send(opened);
    expect(await screen.findByRole('list', { name: 'Progress of the withdrawal' })).toBeTruthy();
  });

  it('sends once at a double press', async () => {
    const opened = await open();
    await enter(opened, '500');
    await opened.user.type(await screen.findByLabelText('Withdrawal password'), pin);
    await screen.findByText('₱490.00');
    await opened.user.dblClick(screen.getByRole('button', { name: 'Withdraw now' }));
    await screen.findByRole('list', { name: 'Progress of the withdrawal' });
    expect(sentCount(opened)).toBe(1);
  });

  it('finds the first request when its answer was lost', async () => {
    const before = await requestedCount();
    const opened = await open();
    loseNextAnswer(opened);
    await enter(opened, '500');
    await send(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('list', { name: 'Progress of the withdrawal' });
    expect(await requestedCount()).toBe(before + 1);
  });

  it('shows the withdrawal under way that got no answer, before one is sent after the app was closed', async () => {
    const first = await open();
    loseNextAnswer(first);
    await enter(first, '500');
    await send(first);
    const note = await screen.findByRole('region', { name: 'Withdrawals under way' });
    expect(note.textContent).toContain('₱500.00');
    expect(sentCount(first)).toBe(1);
    first.unmount();
    await first.close();

    const again = await openPage({
      path: '/member?page=withdraw',
      gateway,
      browser: first.browser,
      signedIn: 'juan',
    });
    expect(await screen.findByText(/A withdrawal is under way already/)).toBeTruthy();
    await enter(again, '500');
    expect(screen.getByText(/A withdrawal is under way already/)).toBeTruthy();
    await send(again);
    await screen.findByRole('list', { name: 'Progress of the withdrawal' });
    expect(await requestedCount()).toBe(1);
  });

  it('says that a request without an answer may have arrived', async () => {
    const opened = await open();
    await operator.failNext(calls.withdraw, 503);
    await enter(opened, '500');
    await send(opened);
    await screen.findByRole('button', { name: 'Try again' });
    await opened.user.click(screen.getByRole('button', { name: 'Change something' }));
    expect(await screen.findByText(/it may have arrived/)).toBeTruthy();
    expect((await amountField()).value).toBe('500');
  });

  it('goes back to the amount when the gateway refuses it', async () => {
    const opened = await open();
    await enter(opened, '500');
    await operator.settings({
      withdrawalLimits: { least: 600_00, most: 9_000_00, timesPerDay: 5, sumPerDay: 9_000_00 },
    });
    await send(opened);
    expect(await screen.findByText(/outside of the limits/)).toBeTruthy();
    expect(document.activeElement).toBe(await amountField());
  });

  it('asks for a code by SMS from an amount on, and keeps the rest when it is wrong', async () => {
    await operator.settings({ withdrawalCode: { due: 'from', from: 500_00 } });
    const opened = await open();
    await enter(opened, '500');
    const code = await screen.findByLabelText<HTMLInputElement>(/^Code to /);
    await opened.user.click(screen.getByRole('button', { name: 'Get code' }));
    await waitFor(async () => expect(await operator.outbox('+639175550101')).not.toEqual([]));
    await opened.user.type(code, '000000');
    await send(opened);
    expect(await screen.findByText(/This code is not right/)).toBeTruthy();
    const [sent] = await operator.outbox('+639175550101');
    await opened.user.type(code, sent?.code ?? '');
    await opened.user.click(screen.getByRole('button', { name: 'Withdraw now' }));
    expect(await screen.findByRole('list', { name: 'Progress of the withdrawal' })).toBeTruthy();
  });

  it('asks for no password while its module says so', async () => {
    await operator.settings({ modules: { WDRAWNOPASSVERIF3: true } });
    const opened = await open();
    await enter(opened, '500');
    await screen.findByText('₱490.00');
    expect(screen.queryByLabelText('Withdrawal password')).toBeNull();
    await opened.user.click(screen.getByRole('button', { name: 'Withdraw now' }));
    expect(await screen.findByRole('list', { name: 'Progress of the withdrawal' })).toBeTruthy();
  });

  it('is cancelled after a question', async () => {
    const opened = await open();
    await enter(opened, '500');
    await send(opened);
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Cancel the withdrawal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this withdrawal?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel it' }));
    expect(await screen.findByText(/You cancelled this withdrawal/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel the withdrawal' })).toBeNull();
  });
});

describe('without a way to withdraw', () => {
  it.each([
    [{ withdrawalsAllowed: false }, 'Withdrawals are stopped for now'],
    [
      { withdrawalLimits: { least: 1, most: 9_000_00, timesPerDay: 0, sumPerDay: 9_000_00 } },
      'You have used all withdrawals of today',
    ],
    [
      { withdrawalLimits: { least: 100_00, most: 9_000_00, timesPerDay: 9, sumPerDay: 50_00 } },
      'You have reached the sum of today',
    ],
    [
      {
        withdrawalLimits: {
          least: 40_000_00,
          most: 50_000_00,
          timesPerDay: 9,
          sumPerDay: 90_000_00,
        },
      },
      'There is not enough to withdraw yet',
    ],
  ])('the page says why (%#)', async (settings, words) => {
    await operator.settings(settings);
    await openForm();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it('the page says when it opens again, in Manila time', async () => {
    const minute = Math.floor((Date.now() + 8 * 3_600_000) / 60_000) % 1440;
    const from = (minute + 60) % 1440;
    await operator.settings({ withdrawalHours: { from, to: (from + 60) % 1440 } });
    await openForm();
    expect(await screen.findByText('Withdrawals are closed right now')).toBeTruthy();
    expect(screen.getByText(/They open again on .*, Manila time/)).toBeTruthy();
  });

  it('a member without an account is led to add one', async () => {
    await openForm('luis');
    expect(
      await screen.findByRole('link', { name: /Set a withdrawal password|Add an account/ }),
    ).toBeTruthy();
  });
});

describe('the list of withdrawals', () => {
  it('has the last ones, or the ones of one state, and says when there is none', async () => {
    const opened = await open('/member?page=withdraw&withdrawals=all');
    const list = await screen.findByRole('list', { name: 'Withdrawals' });
    expect(within(list).getAllByRole('link').length).toBeGreaterThan(1);
    await opened.user.selectOptions(screen.getByLabelText('State'), 'Payment failed');
    expect(await screen.findByText('No withdrawal in this state')).toBeTruthy();
    expect(opened.router.state.location.search).toMatchObject({ withdrawalState: 'failed' });
  });

  it('can be loaded again after a failure', async () => {
    await operator.failNext(calls.getWithdrawals, 500);
    const { user } = await open('/member?page=withdraw&withdrawals=all');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Withdrawals' })).toBeTruthy();
  });
});
