import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { sendMobileRegisterCode } from '#protocol/calls/verification.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import {
  newcomer,
  noCode,
  off,
  openRegisterForm,
  short,
} from '#tests/support/open-register-form.tsx';
import { openPage } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
afterEach(() => gateway.operator.reset());
afterAll(() => gateway.close());

const { operator } = gateway;

const openRegister = (settings: Parameters<typeof openPage>[0] = {}) =>
  openRegisterForm({ gateway, ...settings });

const signedIn = ({ session }: Awaited<ReturnType<typeof openRegister>>['app']) =>
  waitFor(() => expect(session.state.username).toBe('maria7'));

/** The labels of the whole form, with the labels of hidden steps. */
async function labels(): Promise<string[]> {
  await screen.findByRole('button', { name: /Create account|Continue/ });
  const form = document.querySelector('form');
  return [...(form?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent ?? '');
}

describe('the registration form', () => {
  it("has the operator's fields in their order, by mobile number first", async () => {
    await openRegister();
    expect(await labels()).toEqual([
      'Country code',
      'Mobile number',
      'SMS code',
      'Password',
      'Confirm password',
      'Real name',
      'Email (optional)',
      'Invitation code (optional)',
      'I agree to the terms of use',
      'I am 18 years of age or older',
    ]);
    expect(screen.getByRole('tab', { name: 'Mobile number', selected: true })).toBeTruthy();
  });

  it('has no tabs where the operator has one method', async () => {
    await operator.settings(short);
    await openRegister();
    expect(await labels()).toEqual([
      'Username',
      'Password',
      'Confirm password',
      'I agree to the terms of use',
      'I am 18 years of age or older',
    ]);
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('has no password where the operator requires only a number', async () => {
    await operator.settings({ modules: { MOBILENUMPASSREG3: false } });
    await openRegister();
    expect(await labels()).not.toContain('Password');
  });

  it('says that registration is closed', async () => {
    await operator.settings({ modules: { MOBILENUMREG3: false, USERNAMEREG3: false } });
    await openRegister();
    expect(await screen.findByText('Nobody can register at the moment')).toBeTruthy();
  });

  it('loads the rules again after a failure', async () => {
    await operator.failNext({ path: '/wps/system/setting/register' }, 500);
    const { user, field } = await openRegister();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await field('Mobile number')).toBeTruthy();
  });

  it('leads members to the home page', async () => {
    const { router } = await openPage({ path: '/register', gateway, signedIn: 'juan' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('the fields', () => {
  const every = { enabled: true, required: false, minLength: 0, maxLength: 60 };
  const named = [
    ['username', 'Username', 'username', 'text'],
    ['password', 'Password', 'new-password', 'password'],
    ['confirmPassword', 'Confirm password', 'new-password', 'password'],
    ['payeeName', 'Real name', 'name', 'text'],
    ['email', 'Email (optional)', 'email', 'email'],
    ['mobileNum', 'Mobile number', 'tel-national', 'tel'],
    ['verificationCode', 'SMS code', 'one-time-code', 'text'],
    ['nickname', 'Nickname (optional)', 'nickname', 'text'],
    ['fullName', 'Full name (optional)', 'name', 'text'],
    ['paymentPassword', 'Transaction password (optional)', 'off', 'password'],
    ['affiliateCode', 'Invitation code (optional)', 'off', 'text'],
    ['referralCode', 'Referral code (optional)', 'off', 'text'],
    ['recommenderId', 'Referrer (optional)', 'off', 'text'],
    ['qqNum', 'QQ (optional)', 'off', 'text'],
    ['whatsapp', 'WhatsApp (optional)', 'tel', 'tel'],
    ['facebook', 'Facebook (optional)', 'off', 'text'],
    ['telegram', 'Telegram (optional)', 'off', 'text'],
    ['line', 'Line ID (optional)', 'off', 'text'],
    ['zalo', 'Zalo (optional)', 'tel', 'tel'],
    ['wechat', 'WeChat (optional)', 'off', 'text'],
    ['idNumber', 'ID number (optional)', 'off', 'text'],
    ['birthday', 'Birthday (optional)', 'bday', 'date'],
    ['address', 'Address (optional)', 'address-line1', 'text'],
    ['nationality', 'Nationality (optional)', 'country-name', 'text'],
    ['occupation', 'Occupation (optional)', 'organization-title', 'text'],
    ['sourceOfIncome', 'Source of income (optional)', 'off', 'text'],
    ['captcha', 'Characters in the picture', 'off', 'text'],
    ['petName', 'Pet name (optional)', 'off', 'text'],
  ] as const;
  const usual = ['username', 'password', 'confirmPassword', 'payeeName', 'email', 'mobileNum'];

  it('have autocomplete tokens for browsers and password managers', async () => {
    const rules = named
      .filter(([name]) => !usual.includes(name) && name !== 'verificationCode')
      .map(([name]) => [name, { ...every, patternId: name === 'birthday' ? 11 : 0 }]);
    await operator.settings({
      modules: { MOBILENUMREG3: false },
      registerRules: Object.fromEntries(rules),
    });
    const { field } = await openRegister();
    await field('Username');
    for (const [name, label, autocomplete, type] of named) {
      const found = screen.getByLabelText<HTMLInputElement>(label);
      expect([name, found.autocomplete, found.type]).toEqual([name, autocomplete, type]);
      expect(found.name).toBe(name);
    }
  });

  it('have the keyboard that suits them', async () => {
    const { field } = await openRegister();
    const keys = async (label: string) => (await field(label)).getAttribute('inputmode');
    expect(await keys('Mobile number')).toBe('tel');
    expect(await keys('SMS code')).toBe('numeric');
    expect(await keys('Email (optional)')).toBe('email');
  });

  it('show their rule as a hint', async () => {
    await operator.settings(short);
    const { field } = await openRegister();
    const reported = (await field('Username')).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(reported)?.textContent).toBe(
      'Please enter 4–16 characters: letters and digits, a letter first.',
    );
  });
});

describe('faults', () => {
  it('are at no field before its use, also where the browser misses an input', async () => {
    await openRegister();
    // The fields of the second step are there already.
    await screen.findByText('I agree to the terms of use');
    const required = [...document.querySelectorAll('form [required]')];
    const names = required.map((one) => one.getAttribute('name'));
    expect(names).toEqual(expect.arrayContaining(['terms', 'age']));
    const marked = required.filter((one) => one.getAttribute('aria-invalid') !== 'false');
    expect(marked).toEqual([]);
  });

  it('appear at each field, with the focus on the first, and nothing is sent', async () => {
    await operator.settings(short);
    const { field, send, sent } = await openRegister();
    const username = await field('Username');
    await send();
    for (const label of ['Username', 'Password', 'Confirm password']) {
      expect(screen.getByText(`${label} not empty`)).toBeTruthy();
    }
    expect(screen.getByText('Please agree to the terms.')).toBeTruthy();
    expect(screen.getByText('Please confirm that you are 18 or older.')).toBeTruthy();
    expect(document.activeElement).toBe(username);
    expect(sent()).toBe(0);
  });

  it('have the message of the rule, with its bounds', async () => {
    await operator.settings(short);
    const { fill, send, agree, sent } = await openRegister();
    await fill({ Username: '7a', Password: 'a-b', 'Confirm password': 'a-c' });
    await agree();
    await send();
    const alerts = [...document.querySelectorAll('[aria-invalid="true"]')].map(
      (input) =>
        document.getElementById((input.getAttribute('aria-describedby') ?? '').split(' ')[0] ?? '')
          ?.textContent ?? '',
    );
    expect(alerts).toEqual([
      'Please enter 4–16 characters: letters and digits, a letter first.',
      'Please enter 8–64 characters: letters, digits and symbols.',
      'Incorrect confirmation input',
    ]);
    expect(sent()).toBe(0);
  });

  it('of the gateway appear at their field, and the input stays', async () => {
    await operator.settings(short);
    const { field, fill, send, agree } = await openRegister();
    await fill({ ...newcomer, Username: 'juan' });
    await agree();
    await send();
    await screen.findByText(/This username is already taken/);
    const username = await field('Username');
    await waitFor(() => expect(document.activeElement).toBe(username));
    expect(username.value).toBe('juan');
    expect((await field('Password')).value).toBe('Secret77');
  });

  it.each(['^(a+)+$', '^(a|aa)+$', '(', '(?<=a)b'])(
    'are found quickly with the pattern %s',
    async (acceptedPattern) => {
      const nickname = {
        acceptedPattern,
        enabled: true,
        required: true,
        minLength: 0,
        maxLength: 200,
      };
      await operator.settings({ ...short, registerRules: { ...short.registerRules, nickname } });
      const { field, send, user } = await openRegister();
      await user.click(await field('Nickname'));
      await user.paste(`${'a'.repeat(60)}!`);
      // All ways to divide 60 letters take years.
      await send();
      expect(screen.getByText('Username not empty')).toBeTruthy();
    },
  );
});

describe('registering', () => {
  it('signs in, opens the home page and shows the promotion', async () => {
    await operator.settings(short);
    const { app, fill, send, agree, router } = await openRegister();
    await fill(newcomer);
    await agree();
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(app.session.state.username).toBe('maria7');
    expect(app.popups.state.registered).toBe(true);
    const promo = await screen.findByRole('dialog', { name: 'Welcome to Parola' });
    expect(within(promo).getByRole('link', { name: 'Get Free' })).toBeTruthy();
  });

  it('sends one request for repeated presses', async () => {
    await operator.settings({ ...short, latencyMs: 100 });
    const { fill, send, agree, app, sent } = await openRegister();
    await fill(newcomer);
    await agree();
    await send();
    await send();
    await signedIn(app);
    expect(sent()).toBe(1);
  });

  it('works once the network is back', async () => {
    await operator.settings(short);
    const { fill, send, agree, app, platform } = await openRegister();
    await fill(newcomer);
    await agree();
    platform.goOffline();
    await send();
    await screen.findByText(/You seem to be offline. Nothing was lost/);
    platform.goOnline();
    await send();
    await signedIn(app);
  });

  it('says that a code was sent only when one was sent', async () => {
    await operator.failNext(sendMobileRegisterCode, 429, { errorCode: 'TOO_MANY_REQUEST' });
    const { user, type } = await openRegister();
    await type('Mobile number', '9175550198');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    expect(await screen.findByRole('button', { name: /Again in [45]:\d\d/ })).toBeTruthy();
    expect(screen.queryByText(/We sent a code/)).toBeNull();
    expect(screen.getByText('We send it to your mobile number.')).toBeTruthy();
  });

  it('asks for a captcha after many strangers have asked for codes to the number', async () => {
    const number = { mobile: '9175550199', dialCode: '63' };
    for (let n = 0; n < 5; n += 1) {
      await gateway.request(sendMobileRegisterCode, number, { ip: `198.51.100.${n}` });
    }
    let aheadMs = 0;
    const { user, type } = await openRegister({ platform: { now: () => Date.now() + aheadMs } });
    const getCode = async () => user.click(screen.getByRole('button', { name: 'Get code' }));
    await type('Mobile number', '9175550199');
    await getCode();
    const captcha = await screen.findByLabelText<HTMLInputElement>('Characters in the picture');
    await getCode();
    expect(screen.getByText('Please type what the picture shows.')).toBeTruthy();
    await user.type(captcha, 'no');
    aheadMs += 1_000;
    await getCode();
    expect(await screen.findByText(/not the digits in the picture/)).toBeTruthy();
    expect(screen.queryByText(/We sent a code/)).toBeNull();
    await user.type(captcha, (await operator.captchas())[0]?.text ?? '');
    aheadMs += 1_000;
    await getCode();
    expect(await screen.findByText('We sent a code to +63 9175550199.')).toBeTruthy();
    expect(screen.queryByLabelText('Characters in the picture')).toBeNull();
  });

  it('shows a captcha when the gateway requires one, and another after a wrong answer', async () => {
    const captcha = { enabled: true, required: true };
    await operator.settings({ ...short, registerRules: { ...short.registerRules, captcha } });
    const { fill, send, agree, type, user, app, field } = await openRegister();
    await fill(newcomer);
    await agree();
    const picture = await screen.findByRole<HTMLImageElement>('img', {
      name: /characters to type/,
    });
    const before = picture.src;
    await type('Characters in the picture', '0000');
    await send();
    await screen.findByText(/Those were not the digits/);
    await waitFor(() => expect(picture.src).not.toBe(before));
    const [newest] = await operator.captchas();
    await user.clear(await field('Characters in the picture'));
    await type('Characters in the picture', newest?.text ?? '');
    await send();
    await signedIn(app);
  });

  it('keeps passwords out of the DOM', async () => {
    await operator.settings(short);
    const { fill } = await openRegister();
    await fill(newcomer);
    expect(document.documentElement.outerHTML).not.toContain('Secret77');
  });

  it('keeps the input without passwords for coming back', async () => {
    await operator.settings(short);
    const { fill, field, router, user } = await openRegister();
    await fill(newcomer);
    void router.navigate({ to: '/help' });
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByLabelText('Username')).toBeNull());
    router.history.back();
    expect((await field('Username')).value).toBe('maria7');
    expect((await field('Password')).value).toBe('');
  });
});

describe('an invitation', () => {
  const invited = 'You were invited with the code ANA2026.';

  it('of the address needs no field when it is valid, and is sent', async () => {
    const affiliateCode = { enabled: true, required: true };
    await operator.settings({ ...short, registerRules: { ...short.registerRules, affiliateCode } });
    const { fill, send, agree, app, platform } = await openRegister({
      path: '/register?affiliateCode=ANA2026',
    });
    expect(await screen.findByText(invited)).toBeTruthy();
    expect(screen.queryByLabelText(/Invitation code/)).toBeNull();
    await fill(newcomer);
    await agree();
    await send();
    await signedIn(app);
    expect(platform.localStorage.getItem('invitation')).toBe('');
  });

  it('of the address appears with its fault when it is invalid', async () => {
    const { field } = await openRegister({ path: '/register?affiliateCode=NOBODY' });
    await screen.findByText(/We do not know this invitation code/);
    expect((await field(/Invitation code/)).value).toBe('NOBODY');
    expect(screen.queryByText(invited)).toBeNull();
  });

  it('as input is checked before the submission', async () => {
    const registerRules = { mobileNum: off, payeeName: off };
    await operator.settings({ ...noCode, registerRules });
    const { fill, send, agree, sent, field } = await openRegister();
    await fill({ ...newcomer, 'Invitation code (optional)': 'NOBODY' });
    await agree();
    await send();
    await screen.findByText(/We do not know this invitation code/);
    expect(document.activeElement).toBe(await field(/Invitation code/));
    expect(sent()).toBe(0);
  });

  it('by an unknown referral code appears when the gateway refuses it', async () => {
    await operator.settings(short);
    const { fill, send, agree, field } = await openRegister({ path: '/register?r=NOBODY9' });
    await fill(newcomer);
    expect(screen.queryByLabelText(/Referral code/)).toBeNull();
    await agree();
    await send();
    await screen.findByText(/We do not know this referral code/);
    expect((await field(/Referral code/)).value).toBe('NOBODY9');
  });

  it('stays in a redirect from another spelling of the address', async () => {
    const { router } = await openRegister({ path: '/register.html?affiliateCode=ANA2026' });
    expect(await screen.findByText(invited)).toBeTruthy();
    expect(router.state.location.href).toBe('/register?affiliateCode=ANA2026');
  });
});

describe('the terms', () => {
  it('open without losing the form', async () => {
    await operator.settings(short);
    const { user, type, field } = await openRegister();
    await type('Username', 'maria7');
    await user.click(screen.getByRole('button', { name: 'Read the terms' }));
    const dialog = await screen.findByRole('dialog', { name: 'Terms of use' });
    expect(within(dialog).getByText(/18 years and older/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Back to the form' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await field('Username')).value).toBe('maria7');
  });
});

describe('the code', () => {
  it('is requested once the number is valid, and at once for another number', async () => {
    const { user, type, field } = await openRegister();
    const get = await screen.findByRole('button', { name: 'Get code' });
    await user.click(get);
    expect(screen.getByText('Mobile number not empty')).toBeTruthy();
    await type('Mobile number', '0918 555 0133');
    await user.click(get);
    await screen.findByText('We sent a code to +63 9185550133.');
    expect(document.activeElement).toBe(await field('SMS code'));
    expect(await screen.findByRole('button', { name: /Again in/ })).toBeTruthy();
    expect(await operator.outbox('639185550133')).toHaveLength(1);
    await type('Mobile number', '4');
    expect(await screen.findByRole('button', { name: 'Get code' })).toBeTruthy();
  });
});
