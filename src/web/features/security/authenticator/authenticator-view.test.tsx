import { act, screen, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { getAuthenticator } from '#protocol/calls/security/authenticator.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { appCode, enrol } from '#tests/support/security-samples.ts';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await operator.reset();
});
afterAll(() => gateway.close());

const path = '/member?page=securityCenter&item=authenticator';
const open = () => openScreen({ path, gateway, signedIn: 'juan' });
type Opened = Awaited<ReturnType<typeof open>>;
const press = async ({ user }: Opened, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const password = () => screen.findByLabelText<HTMLInputElement>('Login password');

/** The slice of the opened app. */
async function sliceOf({ app }: Opened) {
  return (await app.securityCentre()).authenticator;
}

describe('setting an authenticator app up', () => {
  it('asks for the login password, shows code and key, and shows the recovery codes once', async () => {
    const opened = await open();
    const { user } = opened;
    await user.type(await password(), 'wrong');
    await press(opened, 'Set up the app');
    expect(await screen.findByText(/The old password is not right/)).toBeTruthy();
    await user.clear(await password());
    await user.type(await password(), demoPassword);
    await press(opened, 'Set up the app');
    expect(await screen.findByRole('img', { name: /QR code for your/ })).toBeTruthy();
    const { state } = await sliceOf(opened);
    const secret = state.setup?.secret ?? '';
    expect(screen.getByText(secret)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open my app' }).getAttribute('href')).toContain(
      `secret=${secret}`,
    );

    const code = screen.getByLabelText<HTMLInputElement>('Code');
    await user.type(code, '000000');
    await press(opened, 'Switch the app on');
    expect(await screen.findByText(/This code is not right/)).toBeTruthy();
    await user.clear(code);
    await user.type(code, appCode(secret));
    await press(opened, 'Switch the app on');
    const sheet = await screen.findByRole('region', { name: 'Recovery codes' });
    const codes = within(sheet)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(new Set(codes).size).toBe(10);
    await press(opened, 'I have saved them');
    expect(await screen.findByText(/10 recovery codes are left/)).toBeTruthy();
    expect(screen.queryByText(codes[0] ?? '')).toBeNull();
  });

  it('copies, saves and prints the recovery codes', async () => {
    const opened = await open();
    const { user } = opened;
    await user.type(await password(), demoPassword);
    await press(opened, 'Set up the app');
    const slice = await sliceOf(opened);
    const code = await screen.findByLabelText('Code');
    await user.type(code, appCode(slice.state.setup?.secret ?? ''));
    await press(opened, 'Switch the app on');
    await screen.findByRole('region', { name: 'Recovery codes' });
    const codes = slice.state.newCodes ?? [];

    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await press(opened, 'Copy');
    expect(written).toHaveBeenCalledWith(codes.join('\n'));

    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file);
      return 'blob:codes';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await press(opened, 'Download');
    expect(await saved[0]?.text()).toContain(codes.join('\r\n'));

    const printed = vi.fn();
    vi.stubGlobal('print', printed);
    await press(opened, 'Print');
    expect(printed).toHaveBeenCalledTimes(1);
  });

  it('can be put off, and be loaded again after a failure', async () => {
    await operator.failNext(getAuthenticator, 500);
    const opened = await open();
    await press(opened, 'Try again');
    await opened.user.type(await password(), demoPassword);
    await press(opened, 'Set up the app');
    await press(opened, 'Not now');
    expect((await password()).value).toBe('');
    expect((await sliceOf(opened)).state).toMatchObject({ isOn: false, setup: null });
  });
});

describe('an authenticator app that is on', () => {
  /** Opens the page of a member who has switched an app on. */
  async function openEnrolled() {
    const opened = await openScreen({ path: '/help', gateway, signedIn: 'juan' });
    const enrolled = await enrol(gateway, await gateway.signIn('juan'));
    await act(() => opened.router.navigate({ href: path }));
    await screen.findByText(/^On since/);
    return { ...opened, ...enrolled };
  }

  it('is switched off by the password and a recovery code', async () => {
    const opened = await openEnrolled();
    const { user, recoveryCodes } = opened;
    await press(opened, 'Switch the app off');
    await press(opened, 'Switch the app off');
    expect(screen.getByText('Please enter your login password.')).toBeTruthy();
    await user.type(await password(), demoPassword);
    await user.type(screen.getByLabelText('Code'), recoveryCodes[0] ?? '');
    await press(opened, 'Switch the app off');
    expect(await screen.findByRole('button', { name: 'Set up the app' })).toBeTruthy();
    expect((await sliceOf(opened)).state.isOn).toBe(false);
  });

  it('makes new recovery codes by the password and a code of the app', async () => {
    const opened = await openEnrolled();
    const { user, secret, recoveryCodes } = opened;
    await press(opened, 'Make new recovery codes');
    await user.type(await password(), demoPassword);
    await user.type(screen.getByLabelText('Code'), appCode(secret, 1));
    await press(opened, 'Make new recovery codes');
    const sheet = await screen.findByRole('region', { name: 'Recovery codes' });
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(10);
    expect(within(sheet).queryByText(recoveryCodes[0] ?? '')).toBeNull();
  });
});
