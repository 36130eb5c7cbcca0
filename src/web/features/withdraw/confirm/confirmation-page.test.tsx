import { screen, waitFor, within } from '@testing-library/react';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { demoWithdrawalPassword as password } from '#demo/content/accounts.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { samplePicture } from '#tests/support/sample-requests.ts';

const gateway = await openTestGateway();
const { operator } = gateway;
let token: string;

/** A withdrawal of juan that the operator has paid by hand. */
async function payOne(amount: number): Promise<string> {
  const [account] = await gateway.request(calls.getPayoutAccounts, {}, { token });
  const request = { key: randomUUID(), amount, account: account?.id ?? '', password };
  const { id } = await gateway.request(calls.withdraw, request, { token });
  await operator.withdrawal(id, 'take');
  await operator.withdrawal(id, 'approve');
  await operator.withdrawal(id, 'pay', { provider: 'hand', reference: 'slip 1' });
  return id;
}

const stateOf = async (id: string) => gateway.request(calls.getWithdrawal, { id }, { token });

beforeEach(async () => {
  token = await gateway.signIn('juan');
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: 4, height: 4, close: () => undefined }),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await operator.reset();
});
afterAll(() => gateway.close());

const open = (settings: Parameters<typeof openScreen>[0] = {}) =>
  openScreen({ path: '/member?page=withdrawConfirmation', gateway, signedIn: 'juan', ...settings });

/** The card of a payment, by its amount. */
const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the confirmation of payments', () => {
  it('counts down to the automatic receipt, and says what it means', async () => {
    await payOne(500);
    await open();
    const payment = await card('₱490.00');
    expect(payment.getByRole('timer').textContent).toMatch(/^2[34]:\d\d:\d\d left$/);
    expect(screen.getByText(/this money does not come back to your balance/)).toBeTruthy();
  });

  it('keeps a half-written answer over a reload', async () => {
    await payOne(500);
    const { user, platform, unmount } = await open();
    const payment = await card('₱490.00');
    await user.click(payment.getByLabelText('Only a part'));
    await user.type(payment.getByLabelText('Amount that arrived'), '120');
    const { sessionStorage } = platform;
    const kept = sessionStorage.getItem('formDraft');
    unmount();
    // A reload closes no form.
    sessionStorage.setItem('formDraft', kept ?? '');
    await open({ platform: { sessionStorage } });
    const again = await card('₱490.00');
    await waitFor(() =>
      expect(again.getByLabelText<HTMLInputElement>('Amount that arrived').value).toBe('120'),
    );
  });

  it('confirms a payment in full', async () => {
    const id = await payOne(500);
    const { user } = await open();
    const payment = await card('₱490.00');
    await user.click(payment.getByLabelText('In full'));
    await user.click(payment.getByRole('button', { name: 'Yes, I have all of it' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: '₱490.00' })).toBeNull());
    expect(await stateOf(id)).toMatchObject({ state: 'confirmed', confirmedBy: 'player' });
  });

  it.each(['0', '490', '1000'])('refuses a part of %s', async (typed) => {
    const id = await payOne(500);
    const { user } = await open();
    const payment = await card('₱490.00');
    await user.click(payment.getByLabelText('Only a part'));
    await user.type(payment.getByLabelText('Amount that arrived'), typed);
    await user.click(payment.getByRole('button', { name: 'Send my answer' }));
    expect(await payment.findByText(/more than nothing and less than ₱490.00/)).toBeTruthy();
    expect((await stateOf(id)).state).toBe('paid');
  });

  it('disputes a part, and shows the end of the dispute', async () => {
    const id = await payOne(500);
    const { user } = await open();
    const payment = await card('₱490.00');
    await user.click(payment.getByLabelText('Only a part'));
    await user.type(payment.getByLabelText('Amount that arrived'), '200.50');
    expect(payment.getByText('₱289.50')).toBeTruthy();
    await user.click(payment.getByRole('button', { name: 'Send my answer' }));
    const section = await screen.findByRole('region', { name: 'We look into these' });
    expect(section.textContent).toMatch(/Received₱200.50.*Remaining₱289.50/);
    await operator.withdrawal(id, 'pay', { provider: 'hand', reference: 'slip 2' });
    await user.click(screen.getByRole('link', { name: 'Progress' }));
    expect((await screen.findAllByText('The missing part was paid')).length).toBeGreaterThan(0);
  });

  it('needs a picture when nothing arrived, and refuses a file that is none', async () => {
    const id = await payOne(500);
    const { user } = await open();
    const payment = await card('₱490.00');
    await user.click(payment.getByLabelText('Not at all'));
    await user.click(payment.getByRole('button', { name: 'Send my answer' }));
    expect(await payment.findByText(/Please add a picture of your account/)).toBeTruthy();
    const file = new File(['text'], 'proof.png', { type: 'image/png' });
    await user.upload(payment.getByLabelText(/^Pictures of your account/), file);
    await user.click(payment.getByRole('button', { name: 'Send my answer' }));
    expect(await payment.findByText('No picture that we can read')).toBeTruthy();
    expect((await stateOf(id)).state).toBe('paid');
  });

  it('takes "not at all" with a picture, which the operator sees', async () => {
    const id = await payOne(500);
    const bytes = Uint8Array.from(atob(samplePicture), (character) => character.charCodeAt(0));
    const drawing = { fillRect: () => undefined, drawImage: () => undefined };
    const { getContext } = HTMLCanvasElement.prototype;
    Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => drawing);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob([bytes], { type: 'image/jpeg' })),
    );
    const { user } = await open();
    const payment = await card('₱490.00');
    await user.click(payment.getByLabelText('Not at all'));
    const file = new File([bytes], 'account.png', { type: 'image/png' });
    await user.upload(payment.getByLabelText(/^Pictures of your account/), file);
    expect(await payment.findByText('Ready')).toBeTruthy();
    await user.click(payment.getByRole('button', { name: 'Send my answer' }));
    await screen.findByRole('region', { name: 'We look into these' });
    expect(await stateOf(id)).toMatchObject({
      state: 'disputed',
      dispute: { kind: 'notReceived', pictures: [expect.stringContaining('/media/uploads/')] },
    });
    Reflect.set(HTMLCanvasElement.prototype, 'getContext', getContext);
  });

  it('says that an answer came too late', async () => {
    const id = await payOne(500);
    const { user } = await open();
    const payment = await card('₱490.00');
    await gateway.request(calls.confirmPayment, { id, result: 'received' }, { token });
    await user.click(payment.getByLabelText('Only a part'));
    await user.type(payment.getByLabelText('Amount that arrived'), '100');
    await user.click(payment.getByRole('button', { name: 'Send my answer' }));
    expect(await screen.findByText('This payment was answered before.')).toBeTruthy();
  });

  it('says that there is nothing to confirm', async () => {
    await open({ signedIn: 'luis' });
    expect(await screen.findByText('Nothing to confirm')).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    await operator.failNext(calls.getPaymentConfirmations, 500);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Payments to confirm' })).toBeTruthy();
  });
});
