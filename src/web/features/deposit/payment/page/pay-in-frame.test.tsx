import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { depositByLaunchUrl, getDeposit } from '#protocol/calls/cashier/deposits.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { renderComponent } from '#tests/support/render-component.tsx';
import { PayInFrame } from './pay-in-frame.tsx';

const gateway = await openTestGateway();
const opened = vi.fn(() => null);

beforeEach(() => void vi.stubGlobal('open', opened));
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  opened.mockClear();
  await gateway.operator.reset();
});
afterAll(() => gateway.close());

const frame = () => screen.findByTitle<HTMLIFrameElement>('Payment: Perlas card');
const link = () => screen.findByRole('link', { name: /^Pay at Perlas card/ });

const pageOrigin = 'http://localhost:4174';

/** Sends a message of the page. Frames are empty in the test, so this window takes the place of the page's window. */
function send(
  to: HTMLIFrameElement,
  type: string,
  { origin = pageOrigin, source = window }: { origin?: string; source?: MessageEventSource } = {},
) {
  Object.defineProperty(to, 'contentWindow', { configurable: true, value: window });
  const message = { data: { type }, origin, source };
  act(() => void window.dispatchEvent(new MessageEvent('message', message)));
}

/** Begins a deposit by card, and opens its page. */
async function openPayment() {
  const token = await gateway.signIn('juan');
  const details = { key: crypto.randomUUID(), channel: 'perlas', amount: 500 };
  const { id } = await gateway.request(depositByLaunchUrl, details, { token });
  const path = `/member?page=deposit&deposit=${id}`;
  return openScreen({ path, gateway, signedIn: 'juan' });
}

const askedFor = (requests: readonly Request[]) =>
  requests.filter(({ url }) => new URL(url).pathname === getDeposit.path).length;

describe('a payment in a frame', () => {
  it('is on another origin, and its sandbox lets it neither navigate the app nor open windows', async () => {
    await openPayment();
    const { src, sandbox, referrerPolicy } = await frame();
    expect(src).toMatch(/^http:\/\/localhost:4174\/pay\/perlas\//);
    expect([...sandbox].toSorted()).toEqual(['allow-forms', 'allow-same-origin', 'allow-scripts']);
    expect(referrerPolicy).toBe('no-referrer');
  });

  it('is shown when its page says so, and asks for the deposit when it is over', async () => {
    const { requests } = await openPayment();
    const page = await frame();
    const other = new MessageChannel().port1;
    for (const stranger of [{ origin: 'https://evil.test' }, { source: other }]) {
      send(page, 'payment:open', stranger);
      send(page, 'payment:back', stranger);
      expect(screen.getByText('Opening Perlas card …')).toBeTruthy();
    }
    send(page, 'payment:open');
    expect(screen.queryByText('Opening Perlas card …')).toBeNull();
    const before = askedFor(requests);
    send(page, 'payment:over');
    await vi.waitFor(() => expect(askedFor(requests)).toBe(before + 1));
    expect(await frame()).toBe(page);
  });

  it('gives way to a window when the payer goes back, and comes again', async () => {
    const { user } = await openPayment();
    send(await frame(), 'payment:back');
    expect((await link()).getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.queryByTitle('Payment: Perlas card')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show Perlas card here' }));
    expect(await frame()).toBeTruthy();
  });

  it.each([`${window.location.origin}/pay/1`, 'http://pay.example/1', 'data:text/html,hi'])(
    'is never at %s',
    (url) => {
      const { container } = renderComponent(
        <PayInFrame name="Perlas card" url={url} onOver={() => undefined} />,
      );
      expect(screen.getByText(/^This payment cannot be shown safely/)).toBeTruthy();
      expect(container.querySelector('iframe, a')).toBeNull();
    },
  );

  it('is in one place at a time', async () => {
    const { user } = await openPayment();
    send(await frame(), 'payment:open');
    await user.click(screen.getByRole('link', { name: /^Open it in a new window/ }));
    expect(await link()).toBeTruthy();
    expect(screen.queryByTitle('Payment: Perlas card')).toBeNull();
  });

  it('that does not open in time is offered in a window', async () => {
    await openPayment();
    await frame();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    send(await frame(), 'payment:back');
    act(() => screen.getByRole('button', { name: 'Show Perlas card here' }).click());
    expect(await frame()).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(await link()).toBeTruthy();
  });

  it('begins without a window', async () => {
    const { user } = await openScreen({ path: '/member?page=deposit', gateway, signedIn: 'juan' });
    await user.click(await screen.findByRole('radio', { name: 'E-wallet' }));
    await user.click(await screen.findByRole('radio', { name: /^Perlas card/ }));
    const amount = screen.getByLabelText('Amount');
    await user.clear(amount);
    await user.type(amount, '500');
    await user.click(screen.getByRole('button', { name: /^Deposit(?!.* again$)/ }));
    expect(await frame()).toBeTruthy();
    expect(opened).not.toHaveBeenCalled();
  });
});
