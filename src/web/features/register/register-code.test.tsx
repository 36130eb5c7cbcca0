import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openRegisterForm } from '#tests/support/open-register-form.tsx';

const gateway = await openTestGateway();
afterEach(() => gateway.operator.reset());
afterAll(() => gateway.close());

const { operator } = gateway;
const number = '9185550144';

/** Opens the form by mobile number, and requests a code for it. */
async function requestCode() {
  const opened = await openRegisterForm({ gateway });
  const { user, type } = opened;
  await type('Mobile number', number);
  await user.click(screen.getByRole('button', { name: 'Get code' }));
  await screen.findByText(/We sent a code to/);
  const [sent] = await operator.outbox(`63${number}`);
  const next = async () => user.click(await screen.findByRole('button', { name: 'Continue' }));
  return { ...opened, next, code: sent?.code ?? '' };
}

/** Fills in both steps with this code, and sends them. */
async function registerWith(code: string, opened: Awaited<ReturnType<typeof requestCode>>) {
  await opened.fill({ 'SMS code': code, Password: 'Secret77', 'Confirm password': 'Secret77' });
  await opened.next();
  await opened.fill({ 'Real name': 'Maria Santos' });
  await opened.agree();
  await opened.send();
}

describe('the code of a registration', () => {
  it('is reported at its field when it is wrong, and the input stays', async () => {
    const opened = await requestCode();
    const { code, field, user, type, next, send, router } = opened;
    await registerWith(code === '000000' ? '000001' : '000000', opened);
    expect(await screen.findByText(/This code is not right/)).toBeTruthy();
    const input = await field('SMS code');
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect((await field('Password')).value).toBe('Secret77');
    await user.clear(input);
    await type('SMS code', code);
    await next();
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('is reported at its field when it has expired', async () => {
    const opened = await requestCode();
    await operator.advance(301);
    await registerWith(opened.code, opened);
    expect(await screen.findByText(/This code is no longer good/)).toBeTruthy();
    const input = await opened.field('SMS code');
    await waitFor(() => expect(document.activeElement).toBe(input));
  });

  it('can be requested again only after the countdown, also after a reload', async () => {
    const { browser, platform, unmount } = await requestCode();
    expect(await screen.findByRole('button', { name: /Again in [45]:\d\d/ })).toBeTruthy();
    unmount();
    await openRegisterForm({
      gateway,
      browser,
      platform: { sessionStorage: platform.sessionStorage },
    });
    expect(await screen.findByRole('button', { name: /Again in [45]:\d\d/ })).toBeTruthy();
  });
});
