import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { sendCode } from '#protocol/calls/verification.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage, openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

type Settings = Parameters<typeof openPage>[0];

async function openSms(settings: Settings = {}, open = openPage) {
  const opened = await open({ path: '/help?dialog=login', gateway, ...settings });
  await opened.user.click(await screen.findByRole('tab', { name: 'SMS code' }));
  const mobile = await screen.findByLabelText<HTMLInputElement>('Mobile number');
  const country = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country code' });
  await waitFor(() => expect(country.value).not.toBe(''));
  const code = screen.getByLabelText<HTMLInputElement>('Code');
  const press = (name: string | RegExp) => {
    const found = screen.getAllByRole('button', { name }).at(-1);
    return opened.user.click(found ?? document.body);
  };
  return { ...opened, mobile, country, code, press };
}

const newest = async () => (await operator.outbox('+639175550101'))[0]?.code ?? '';

const signedIn = ({ app }: Pick<Awaited<ReturnType<typeof openSms>>, 'app'>) =>
  waitFor(() => expect(app.session.state.phase).toBe('member'));

function sent({ requests }: Awaited<ReturnType<typeof openSms>>, path: string): number {
  return requests.filter(({ url }) => url.includes(path)).length;
}

describe('logging in by SMS', () => {
  it('accepts the code that was sent, and counts down to the next request', async () => {
    const opened = await openSms({}, openScreen);
    const { user, mobile, country, code, press, router } = opened;
    expect(country.value).toBe('PH +63');
    await user.type(mobile, '0917 555 0101');
    await press('Get code');
    expect(await screen.findByRole('button', { name: /Again in [45]:\d\d/ })).toBeTruthy();
    await user.type(code, await newest());
    await press('Log in');
    await screen.findByRole('button', { name: /Your account$/ });
    expect(router.state.location.href).toBe('/help');
  });

  it('asks for a captcha after many strangers have asked for codes to the number', async () => {
    const juan = { mobile: '9175550101', dialCode: '63' };
    for (let n = 0; n < 5; n += 1) await gateway.request(sendCode, juan, { ip: `198.51.100.${n}` });
    let aheadMs = 0;
    const platform = { now: () => Date.now() + aheadMs };
    const { app, user, mobile, code, press } = await openSms({ platform });
    await user.type(mobile, '0917 555 0101');
    await press('Get code');
    const captcha = await screen.findByLabelText('Characters in the picture');
    await press('Get code');
    expect(screen.getByText('Please type what the picture shows.')).toBeTruthy();
    await user.type(captcha, (await operator.captchas())[0]?.text ?? '');
    aheadMs += 1_000;
    await press('Get code');
    expect(await screen.findByRole('button', { name: /Again in [45]:\d\d/ })).toBeTruthy();
    expect(screen.queryByLabelText('Characters in the picture')).toBeNull();
    await user.type(code, await newest());
    await press('Log in');
    await signedIn({ app });
  });

  it('continues the countdown after a reload', async () => {
    const { app, browser, platform, unmount } = await openPage({ gateway });
    const { codes } = await app.accounts();
    await codes.requestForLogin({ mobile: '9175550101', dialCode: '63' });
    unmount();
    await openSms({ browser, platform: { sessionStorage: platform.sessionStorage } });
    expect(screen.getByRole('button', { name: /Again in [45]:\d\d/ })).toBeTruthy();
  });

  it('requires a valid number before it requests a code', async () => {
    const opened = await openSms();
    await opened.press('Get code');
    expect(screen.getByText('Please enter your mobile number.')).toBeTruthy();
    expect(document.activeElement).toBe(opened.mobile);
    await opened.user.type(opened.mobile, '12');
    await opened.press('Get code');
    expect(screen.getByText(/Please enter 7–15 characters: digits only/)).toBeTruthy();
    expect(sent(opened, '/wps/verification')).toBe(0);
  });

  it('requests a code for another number without a wait', async () => {
    const opened = await openSms();
    await opened.user.type(opened.mobile, '9175550101');
    await opened.press('Get code');
    await screen.findByRole('button', { name: /Again in/ });
    await opened.user.type(opened.mobile, '{Backspace}3');
    await opened.press('Get code');
    await screen.findByRole('button', { name: /Again in/ });
    expect(sent(opened, '/wps/verification')).toBe(2);
  });

  it('shows a wrong code at its field and keeps the input', async () => {
    const { user, mobile, code, press } = await openSms();
    await user.type(mobile, '9175550101');
    await press('Get code');
    await screen.findByRole('button', { name: /Again in/ });
    const wrong = (await newest()) === '000000' ? '111111' : '000000';
    await user.type(code, wrong);
    await press('Log in');
    expect(await screen.findByText(/This code is not right/)).toBeTruthy();
    expect([mobile.value, code.value]).toEqual(['9175550101', wrong]);
    expect(document.activeElement).toBe(code);
  });

  it('allows another request once a code has expired', async () => {
    const { app, user, mobile, code, press } = await openSms();
    await user.type(mobile, '9175550101');
    await press('Get code');
    await screen.findByRole('button', { name: /Again in/ });
    await user.type(code, await newest());
    await operator.advance(301);
    await press('Log in');
    expect(await screen.findByText(/no longer good. Please ask for a new one/)).toBeTruthy();
    await press('Get code');
    await screen.findByRole('button', { name: /Again in/ });
    await user.clear(code);
    await user.type(code, await newest());
    await press('Log in');
    await signedIn({ app });
  });

  it('requires a captcha after three wrong codes', async () => {
    const { app, user, mobile, code, press } = await openSms();
    await user.type(mobile, '9175550101');
    await press('Get code');
    await screen.findByRole('button', { name: /Again in/ });
    const right = await newest();
    const begin = right.startsWith('00000') ? '11111' : '00000';
    for (const last of [1, 2, 3]) {
      await user.clear(code);
      await user.type(code, `${begin}${last}`);
      expect(screen.queryByText(/This code is not right/)).toBeNull();
      await press('Log in');
      await screen.findByText(/This code is not right/);
    }
    await user.clear(code);
    await user.type(code, right);
    await press('Log in');
    const captcha = await screen.findByLabelText('Characters in the picture');
    expect(document.activeElement).toBe(captcha);
    await user.type(captcha, (await operator.captchas())[0]?.text ?? '');
    await press('Log in');
    await signedIn({ app });
  });

  it('remembers the number and its country', async () => {
    const first = await openSms();
    await first.user.type(first.mobile, '9175550101');
    await first.press('Get code');
    await screen.findByRole('button', { name: /Again in/ });
    await first.user.click(screen.getByRole('checkbox', { name: /Remember/ }));
    await first.user.type(first.code, await newest());
    await first.press('Log in');
    await signedIn(first);
    await first.app.session.signOut();
    first.unmount();
    const { mobile, country } = await openSms({ browser: first.browser });
    await waitFor(() => expect(mobile.value).toBe('9175550101'));
    expect(country.value).toBe('PH +63');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Remember/ }).checked).toBe(true);
  });

  it('has autocomplete tokens, and keeps the code out of the DOM', async () => {
    const { user, mobile, country, code } = await openSms();
    expect([country.autocomplete, mobile.autocomplete, code.autocomplete]).toEqual([
      'tel-country-code',
      'tel-national',
      'one-time-code',
    ]);
    await user.type(code, '408261');
    expect(document.documentElement.outerHTML).not.toContain('408261');
  });
});
