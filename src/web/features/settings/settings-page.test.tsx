import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { beginExclusion } from '#protocol/calls/protection/exclusions.ts';
import { getDevices } from '#protocol/calls/security/devices.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openApp } from '#tests/support/open-app.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const open = () => openScreen({ path: '/member?page=settings', gateway, signedIn: 'juan' });
const name = 'Stay signed in on this device';

/** Closes the app and opens it again on the same device. */
async function relaunch({ app, browser, platform }: Awaited<ReturnType<typeof open>>) {
  app.close();
  const { localStorage } = platform;
  const next = await openApp({ gateway, browser, platform: { localStorage } });
  onTestFinished(next.close);
  return next;
}

const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('staying signed in on this device', () => {
  it('is off, is switched on, and signs in at the next launch until the player signs out', async () => {
    const first = await open();
    const { user } = first;
    expect((await box()).checked).toBe(false);
    expect(screen.getByText(/Only on your own device/)).toBeTruthy();
    await user.click(await box());
    await waitFor(async () => expect((await box()).checked).toBe(true));

    const next = await relaunch(first);
    expect(next.app.session.state).toMatchObject({ phase: 'member', username: 'juan' });
    await next.app.session.signOut();
    const last = await relaunch({ ...first, app: next.app });
    expect(last.app.session.state.phase).toBe('guest');
  });

  it('is switched off again', async () => {
    const first = await open();
    const { user, app } = first;
    await app.session.staySignedIn();
    await waitFor(async () => expect((await box()).checked).toBe(true));
    await user.click(await box());
    await waitFor(async () => expect((await box()).checked).toBe(false));
    const next = await relaunch(first);
    expect(next.app.session.state.phase).toBe('guest');
  });

  it('ends with a break that began elsewhere, whose refusal is shown once', async () => {
    const first = await open();
    await first.app.session.staySignedIn();
    const token = await gateway.signIn('juan');
    const wanted = { kind: 'timeOut', length: 24, loginPassword: demoPassword } as const;
    const { endsAt } = await gateway.request(beginExclusion, wanted, { token });
    const next = await relaunch(first);
    expect(next.app.session.state.phase).toBe('guest');
    const value = expect.objectContaining({ endDate: endsAt });
    expect(next.app.ui.state.failure).toMatchObject({ code: 'login_blocked_by_time_out', value });
    const last = await relaunch({ ...first, app: next.app });
    expect(last.app.session.state.phase).toBe('guest');
    expect(last.app.ui.state.failure).toBeNull();
  });

  it('ends with a break that is over, which the login says', async () => {
    const first = await open();
    await first.app.session.staySignedIn();
    const token = await gateway.signIn('juan');
    const wanted = { kind: 'timeOut', length: 24, loginPassword: demoPassword } as const;
    await gateway.request(beginExclusion, wanted, { token });
    await operator.advance(24 * 3_600 + 1);
    first.app.close();
    cleanup();
    const { browser, platform } = first;
    const { localStorage } = platform;
    const device = { browser, platform: { localStorage } };
    const { app, user } = await openScreen({ gateway, ...device, path: '/login' });
    expect(app.session.state.phase).toBe('guest');
    expect(await screen.findByText(/It is over: you can log in again/)).toBeTruthy();
    await user.type(screen.getByLabelText('Username or mobile number'), 'juan');
    await user.type(screen.getByLabelText('Password'), demoPassword);
    await user.click(screen.getAllByRole('button', { name: /^Log in/ }).at(-1) ?? document.body);
    await waitFor(() => expect(app.session.state.phase).toBe('member'));
    expect(app.session.state.endedOnDevice).toBe(false);
  });

  it('can be loaded again after a failure', async () => {
    await operator.failNext(getDevices, 500);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await box()).checked).toBe(false);
  });
});
