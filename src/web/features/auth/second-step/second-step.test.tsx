import { screen, waitFor, within } from '@testing-library/react';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { signIn } from '#protocol/calls/sign-in.ts';
import { accounts, demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { appCode, enrol } from '#tests/support/security-samples.ts';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const iggy = accounts.find(({ username }) => username === 'iggy');

async function openStep() {
  const opened = await openScreen({ path: '/help?dialog=login', gateway });
  const { user } = opened;
  const username = await screen.findByLabelText<HTMLInputElement>('Username or mobile number');
  await user.type(username, 'iggy');
  await user.type(screen.getByLabelText('Password'), 'Parola2026');
  const press = (name: string) => {
    const found = screen.getAllByRole('button', { name }).at(-1);
    return user.click(found ?? document.body);
  };
  await press('Log in');
  await screen.findByRole('dialog', { name: 'One more check' });
  await screen.findByRole('radio', { name: /Code by SMS/ });
  const choose = (name: RegExp) => user.click(screen.getByRole('radio', { name }));
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return { ...opened, username, press, choose, field };
}

const account = () => screen.findByRole('button', { name: /Your account$/ });
const newest = async (to: string) => (await operator.outbox(to))[0]?.code ?? '';

describe('the second step', () => {
  it('shows the channels of the gateway, with the receivers of the codes', async () => {
    await openStep();
    const dialog = within(screen.getByRole('dialog'));
    const channels = dialog
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    expect(channels).toEqual([
      'Code by SMS+63 *** 0110',
      'Code by e-maili***@example.com',
      'Authenticator appThe code that it shows now',
      'Bank account nameYour name as your bank has it',
    ]);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Code by SMS/ }));
  });

  it('shows a toast after success', async () => {
    const { app, choose, field, user, press } = await openStep();
    await choose(/Bank account name/);
    await user.type(field('Name on your bank account'), 'Iggy Evangelista');
    await press('Continue');
    await account();
    const toasts = app.ui.state.toasts.map(({ text }) => text);
    expect(toasts).toContain('Verification done, logging in');
  });

  it.each([
    ['SMS', /Code by SMS/, '+639175550110'],
    ['e-mail', /Code by e-mail/, 'iggy@example.com'],
  ])('accepts only the code that was sent by %s', async (_, channel, to) => {
    const { choose, field, user, press } = await openStep();
    await choose(channel);
    await press('Get code');
    await screen.findByRole('button', { name: /Again in/ });
    const code = await newest(to);
    await user.type(field('Code'), code === '000000' ? '111111' : '000000');
    await press('Continue');
    expect(await screen.findByText(/This code is not right/)).toBeTruthy();
    await user.clear(field('Code'));
    await user.type(field('Code'), code);
    await press('Continue');
    await account();
  });

  it('requests a code by another channel without a wait', async () => {
    const { choose, press } = await openStep();
    await press('Get code');
    await screen.findByRole('button', { name: /Again in/ });
    await choose(/Code by e-mail/);
    await press('Get code');
    await screen.findByRole('button', { name: /Again in/ });
    expect(await newest('iggy@example.com')).toMatch(/^\d{6}$/);
  });

  it('accepts the code of an authenticator app', async () => {
    const { choose, field, user, press } = await openStep();
    await choose(/Authenticator app/);
    const totp = new TOTP({ secret: Secret.fromBase32(iggy?.totpSecret ?? '') });
    await user.type(field('Code'), totp.generate());
    await press('Continue');
    await account();
  });

  it('shows a fault at the field, and allows another attempt', async () => {
    const { choose, field, user, press } = await openStep();
    await choose(/Bank account name/);
    await press('Continue');
    expect(screen.getByText('Please enter your name.')).toBeTruthy();
    await user.type(field('Name on your bank account'), 'Somebody Else');
    await press('Continue');
    expect(await screen.findByText(/not the name of the bank account/)).toBeTruthy();
    expect(field('Name on your bank account').value).toBe('Somebody Else');
    expect(document.activeElement).toBe(field('Name on your bank account'));
    await user.clear(field('Name on your bank account'));
    await user.type(field('Name on your bank account'), 'Iggy Evangelista');
    await press('Continue');
    await account();
  });

  it('returns to the login with its input', async () => {
    const { press, username, app } = await openStep();
    await press('Back to logging in');
    await screen.findByRole('dialog', { name: 'Log in' });
    expect(username.value).toBe('iggy');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Parola2026');
    await waitFor(() => expect(document.activeElement).toBe(username));
    expect(app.session.state.secondStep).toBeNull();
  });
});

describe('the second step of a gateway that offers no known channel', () => {
  it('leads to the people who help, and back to the login', async () => {
    const opened = await openScreen({ path: '/help?dialog=login', gateway });
    const { user, app } = opened;
    await user.type(await screen.findByLabelText('Username or mobile number'), 'iggy');
    await user.type(screen.getByLabelText('Password'), 'Parola2026');
    const refusal = { errorCode: 'login_verify_required' };
    await operator.failNext(signIn, 200, refusal);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'One more check' }));
    const contact = await dialog.findByRole('link', { name: 'Contact us' });
    expect(contact.getAttribute('href')).toMatch(/^(https|mailto|tel):/);
    expect(document.activeElement?.textContent).toMatch(/cannot check here that it is you/);
    await user.click(dialog.getByRole('button', { name: 'Back to logging in' }));
    await screen.findByRole('dialog', { name: 'Log in' });
    expect(app.session.state.secondStep).toBeNull();
  });
});

describe('the second step of a member with an authenticator app', () => {
  /** Switches the app of juan on and begins a login. */
  async function openAppStep() {
    const enrolled = await enrol(gateway, await gateway.signIn('juan'));
    const opened = await openScreen({ path: '/help?dialog=login', gateway });
    const { user } = opened;
    await user.type(await screen.findByLabelText('Username or mobile number'), 'juan');
    await user.type(screen.getByLabelText('Password'), demoPassword);
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Log in' }));
    const code = await screen.findByLabelText<HTMLInputElement>('Code');
    return { ...opened, ...enrolled, code };
  }

  it('asks for its code only, without a choice of channels', async () => {
    const { user, secret, code } = await openAppStep();
    expect(screen.getByText(/asks for your authenticator app at each login/)).toBeTruthy();
    expect(within(screen.getByRole('dialog')).queryByRole('radio')).toBeNull();
    expect(document.activeElement).toBe(code);
    await user.type(code, appCode(secret, 1));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await account()).toBeTruthy();
  });

  it('accepts a recovery code in its place, once', async () => {
    const { user, recoveryCodes, app } = await openAppStep();
    await user.click(screen.getByRole('button', { name: /Use a recovery code/ }));
    const field = screen.getByLabelText<HTMLInputElement>('Recovery code');
    await user.type(field, 'AAAAA-AAAAA');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/This code is not right/)).toBeTruthy();
    await user.clear(field);
    await user.type(field, recoveryCodes[0]?.toLowerCase() ?? '');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await account();
    const { authenticator } = await app.securityCentre();
    await authenticator.load();
    expect(authenticator.state.recoveryCodesLeft).toBe(9);
  });
});
