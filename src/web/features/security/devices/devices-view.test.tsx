import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { getDevices, getLoginRecords } from '#protocol/calls/security/devices.ts';
import { openApp } from '#tests/support/open-app.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const path = '/member?page=securityCenter&item=devices';
const open = () => openScreen({ path, gateway, signedIn: 'juan' });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const cards = async () => {
  const devices = await part('Devices');
  await devices.findAllByRole('article');
  return devices.getAllByRole('article');
};

describe('devices', () => {
  it('are listed with this one first, and its place where it is known', async () => {
    const other = await openApp({ gateway, signedIn: 'juan' });
    await open();
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    const [own, second] = await cards();
    expect(own?.textContent).toMatch(/Place unknown.*This device/);
    expect(second?.textContent).toMatch(/Last seen.*Sign out/);
    expect(within(own ?? document.body).queryByRole('button')).toBeNull();
    await other.close();
  });

  it('are signed out one by one', async () => {
    const other = await openApp({ gateway, signedIn: 'juan' });
    const { user } = await open();
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    const [, second = document.body] = await cards();
    await user.click(within(second).getByRole('button', { name: /^Sign out/ }));
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    await other.app.balance.load();
    await waitFor(() => expect(other.app.session.state.phase).toBe('guest'));
    await other.close();
  });

  it('are all signed out after a question, except this one', async () => {
    const others = [
      await openApp({ gateway, signedIn: 'juan' }),
      await openApp({ gateway, signedIn: 'juan' }),
    ];
    const { user, app } = await open();
    await waitFor(async () => expect(await cards()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
    const question = within(await screen.findByRole('dialog', { name: /all other devices\?/ }));
    expect(question.getByText(/2 devices have to log in again/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Sign them out' }));
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    expect(app.session.state.phase).toBe('member');
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
    for (const other of others) await other.close();
  });

  it('can be loaded again after a failure', async () => {
    await operator.failNext(getDevices, 500);
    const { user } = await open();
    const devices = await part('Devices');
    await user.click(await devices.findByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(1);
  });
});

describe('the last logins', () => {
  it('include the failed ones, and show all when asked', async () => {
    const wrong = { username: 'juan', password: 'wrong', captcha: '', remember: false };
    const stranger = await openApp({ gateway });
    await stranger.app.session.signIn(wrong).catch(() => undefined);
    await stranger.close();
    for (let n = 0; n < 11; n += 1) await gateway.signIn('juan');
    const { user } = await open();
    const table = await screen.findByRole('table', { name: 'Last logins' });
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    await user.click(screen.getByRole('button', { name: /^Show all 1\d$/ }));
    expect(within(table).getAllByText('Wrong password')).toHaveLength(1);
    expect(within(table).getAllByText('Logged in').length).toBeGreaterThan(11);
  });

  it('can be loaded again after a failure', async () => {
    await operator.failNext(getLoginRecords, 500);
    const { user } = await open();
    const logins = await part('Last logins');
    await user.click(await logins.findByRole('button', { name: 'Try again' }));
    expect(await logins.findByRole('table', { name: 'Last logins' })).toBeTruthy();
  });
});
