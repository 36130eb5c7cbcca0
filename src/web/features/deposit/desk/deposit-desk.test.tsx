import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  depositByQRImageUrl,
  getDepositPaymentChannels,
  getDepositSettings,
} from '#protocol/calls/cashier/deposits.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage, openPart } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';
import { expectFocus } from '#tests/support/expect-focus.ts';
import { unsavedWork } from '../../../lib/form/unsaved-work.ts';
import { DepositPage } from '../deposit-page.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;

beforeEach(() => void vi.stubGlobal('open', () => null));
afterEach(async () => {
  vi.unstubAllGlobals();
  await operator.reset();
});
afterAll(() => gateway.close());

const path = '/member?page=deposit';
const open = () => openPage({ path, gateway, signedIn: 'juan' });
/** The form alone, for tests that stay at it. */
const openForm = () => openPart(<DepositPage search={{}} />, { path, gateway, signedIn: 'juan' });
const form = async () => within(await screen.findByRole('region', { name: 'New deposit' }));
const amount = async () => (await form()).findByLabelText<HTMLInputElement>('Amount');
const send = () => screen.getByRole('button', { name: /^Deposit(?!.* again$)/ });

async function begunKeys(requests: readonly Request[]): Promise<unknown[]> {
  const sent = requests.filter(({ url }) => url.includes('MCSFE_depositBy'));
  return Promise.all(sent.map(async (one) => ((await one.clone().json()) as { key: unknown }).key));
}

describe('the page of deposits', () => {
  it('leads to the guide of the chosen channel, and keeps what was typed', async () => {
    const { user } = await open();
    await user.type(await amount(), '750');
    await user.click(screen.getByRole('radio', { name: 'Counter' }));
    const link = await screen.findByRole('link', { name: /^How to pay with Hulog counter/ });
    await user.click(link);
    const guide = within(await screen.findByRole('dialog', { name: 'How to deposit' }));
    expect(await guide.findByText('Take the code')).toBeTruthy();
    const [, close] = guide.getAllByRole('button', { name: 'Close' });
    if (close) await user.click(close);
    expect((await amount()).value).toBe('750');
  });

  it('groups the channels, with limits, fee and hours', async () => {
    const { user } = await openForm();
    expect(
      (await (await form()).findByRole<HTMLInputElement>('radio', { name: /Agos Pay QR/ })).checked,
    ).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'E-wallet' }));
    const card = await screen.findByRole('radio', { name: /Perlas card.*₱500.*1.5% \+ ₱5.00 fee/ });
    await user.click(card);
    await user.click(screen.getByRole('button', { name: '₱1,000' }));
    const sums = (await form()).getByText('Added to your balance').closest('dl');
    expect(sums?.textContent).toBe('You pay₱1,000.00Fee₱20.00Added to your balance₱980.00');
    await user.click(screen.getByRole('radio', { name: 'Bank' }));
    expect(await screen.findByText(/Manila time/)).toBeTruthy();
  });

  it.each([
    ['0', /takes ₱100.00 or more/],
    ['-5', /cannot read this amount/],
    ['1e309', /cannot read this amount/],
    ['100.005', /at most two decimals/],
    ['1.250', 'This can mean ₱1,250.00 or ₱1.25. Please type one of the two.'],
    ['99999999999', /takes ₱50,000.00 at most/],
    ['99,50', /takes ₱100.00 or more/],
    ['50,000.01', /takes ₱50,000.00 at most/],
    ['', /choose an amount/],
  ])('does not send the amount %j', async (typed, words) => {
    const { user, requests } = await openForm();
    const field = await amount();
    if (typed !== '') {
      await user.click(field);
      await user.paste(typed);
    }
    await user.click(send());
    expect(await screen.findByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe(typed);
    expect(await begunKeys(requests)).toEqual([]);
  });

  it.each([
    ['1,000', '₱1,000.00'],
    ['๕๐๐', '₱500.00'],
    ['₱1.250,50', '₱1,250.50'],
  ])('reads %j, and keeps it as it is', async (typed, shown) => {
    const { user } = await openForm();
    const field = await amount();
    await user.click(field);
    await user.paste(typed);
    expect(field.value).toBe(typed);
    expect(screen.getByRole('button', { name: `Deposit ${shown}` })).toBeTruthy();
  });

  it('sends once at a double press, and leads to the payment; Back leads to the page with what waits', async () => {
    const { user, requests, router } = await open();
    await amount();
    await user.click(screen.getByRole('button', { name: '₱500' }));
    await user.dblClick(send());
    expect(await screen.findByRole('img', { name: 'QR code of this payment' })).toBeTruthy();
    expect(await begunKeys(requests)).toHaveLength(1);
    await expectFocus('₱500.00');
    router.history.back();
    const waiting = within(await screen.findByRole('region', { name: 'Not finished yet' }));
    await user.click(await waiting.findByRole('link', { name: /Agos Pay QR.*₱500.00/ }));
    expect(await screen.findByRole('timer')).toBeTruthy();
  });

  it('finds the first deposit when the answer was lost, by Try again', async () => {
    const { user, requests, platform } = await open();
    await amount();
    const { fetch } = platform;
    const lost = vi.spyOn(platform, 'fetch').mockImplementation(async (input, init) => {
      const answer = await fetch(input, init);
      if (!String(input instanceof Request ? input.url : input).includes('depositBy')) {
        return answer;
      }
      lost.mockRestore();
      throw new TypeError('Failed to fetch');
    });
    await user.click(screen.getByRole('button', { name: '₱500' }));
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('timer')).toBeTruthy();
    const [first, second] = await begunKeys(requests);
    expect(second).toBe(first);
  });

  it('says that a provider does not answer, and keeps what was typed', async () => {
    await operator.failNext(depositByQRImageUrl, 200, { errorCode: 'provider_unavailable' });
    const { user } = await open();
    const field = await amount();
    await user.click(screen.getByRole('button', { name: '₱500' }));
    await user.click(send());
    expect(await screen.findByText(/payment service does not answer/)).toBeTruthy();
    expect(field.value).toBe('500');
  });

  it('holds updates and popups while an amount is typed', async () => {
    const { user } = await openForm();
    await amount();
    expect(unsavedWork.count).toBe(0);
    await user.click(screen.getByRole('button', { name: '₱500' }));
    await waitFor(() => expect(unsavedWork.count).toBe(1));
  });

  it('can be loaded again after a failure', async () => {
    await operator.failNext(getDepositSettings, 500);
    const { user } = await openForm();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await amount()).toBeTruthy();
  });
});

describe('the page of deposits of other gateways', () => {
  it('repeats the last deposit in one press', async () => {
    const lastDeposit = { channelCode: 'kislap-qr', amount: 750 };
    const changed = await withChangedReply(
      getDepositSettings,
      (value) => ({ ...value, lastDeposit }),
      gateway,
    );
    const { user } = await openPage({ path, ...changed, signedIn: 'juan' });
    await user.click(await screen.findByRole('button', { name: 'Deposit ₱750.00 again' }));
    expect(await screen.findByRole('timer')).toBeTruthy();
    expect(screen.getAllByText('Kislap QR')).toHaveLength(2);
  });

  it('offers bonuses with their terms, and chooses the one that the member came for', async () => {
    const bonus = {
      bonusId: 'b1',
      title: 'First deposit',
      percent: 100,
      minimumAmount: 500,
      maximumBonus: 1000,
      turnoverMultiple: 8,
      games: ['RNG'],
      announcementId: 'p1',
    };
    const changed = await withChangedReply(
      getDepositSettings,
      (value) => ({
        ...value,
        bonusList: [bonus, { ...bonus, bonusId: 'b2', title: 'Reload', announcementId: 'p2' }],
      }),
      gateway,
    );
    const settings = { ...changed, signedIn: 'juan' };
    const { user } = await openPage({ path: `${path}&bonus=p1`, ...settings });
    const first = await screen.findByRole<HTMLInputElement>('radio', { name: /^First deposit/ });
    expect(first.checked).toBe(true);
    expect(
      screen.getByRole('radio', { name: /^Reload.*stake deposit and bonus 8 times.*Slots/ }),
    ).toBeTruthy();
    await user.type(await amount(), '200');
    expect(screen.getByText(/to get it/).parentElement?.textContent).toBe('add ₱300.00 to get it');
    await user.click(screen.getByRole('radio', { name: /^No bonus/ }));
    expect(screen.queryByText(/to get it/)).toBeNull();
  });

  it('shows all terms of a bonus before it is chosen, with the sum to stake', async () => {
    const bonus = {
      bonusId: 'b1',
      title: 'Reload',
      percent: 50,
      turnoverMultiple: 10,
      turnoverBase: 'bonus',
      maximumStake: 500,
      maximumRelease: 9_000,
    };
    const changed = await withChangedReply(
      getDepositSettings,
      (value) => ({ ...value, bonusList: [bonus] }),
      gateway,
    );
    const { user } = await openPage({ path, ...changed, signedIn: 'juan' });
    await user.type(await amount(), '200');
    const terms = screen.getByRole<HTMLInputElement>('radio', { name: /^Reload/ });
    expect(terms.checked).toBe(false);
    const words = terms.labels?.[0]?.textContent;
    expect(words).toContain('stake the bonus 10 times before you withdraw');
    expect(words).toContain('With this deposit you stake ₱1,000.00 in all.');
    expect(words).toContain('Stake at most ₱500.00 at once.');
    expect(words).toContain('At most ₱9,000.00 become cash.');
    expect(words).toContain('A withdrawal before it is played through gives it up');
    await user.click(terms);
    const row = screen.getByText('To stake before you withdraw').closest('dt')?.nextSibling;
    expect(row?.textContent).toBe('₱1,000.00');
    // A screen reader hears the sums whole, when the typing rests.
    const sums = /^You pay: ₱200.00\. .*To stake before you withdraw: ₱1,000.00$/;
    expect((await screen.findByText(sums)).getAttribute('role')).toBe('status');
  });

  it('stays readable with hostile channels', async () => {
    const changed = await withChangedReply(
      getDepositPaymentChannels,
      (groups) => {
        const [group] = groups ?? [];
        const channel = group?.channelList?.[0];
        const name = `<img src=x onerror=alert(1)>\u202E${'W'.repeat(300)}`;
        const hostile = [
          { ...channel, channelCode: 'x', channelName: name, fixedAmounts: [1e15, -5, 0] },
          { ...channel, channelCode: 'y', maximumAmount: 1e300 },
          { ...channel, channelCode: 'z', type: 'magic' },
          null,
        ];
        return [{ groupName: 'qr', channelList: hostile }, 7];
      },
      gateway,
    );
    await openPage({ path, ...changed, signedIn: 'juan' });
    const radios = await (await form()).findAllByRole<HTMLInputElement>('radio');
    // An unknown kind is paid on a page, a limit that cannot be read is none. Bonuses of the day are radios too.
    expect(radios.filter(({ name }) => name === 'kind')).toHaveLength(2);
    expect(radios.filter(({ name }) => name === 'channel')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /₱0|[-−]₱|₱1,000,000,000/ })).toBeNull();
    expect(document.querySelector('img[src=x]')).toBeNull();
  });

  it('says when deposits are not open for the account', async () => {
    const changed = await withChangedReply(
      getDepositSettings,
      (value) => ({
        ...value,
        allowDeposit: 'N',
      }),
      gateway,
    );
    await openPage({ path, ...changed, signedIn: 'juan' });
    expect(await screen.findByText('Deposits are not open for your account')).toBeTruthy();
  });
});
