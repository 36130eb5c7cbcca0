import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openLoginForm } from '#tests/support/open-login-form.tsx';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

type Kind = 'timeOut' | 'selfExclusion';

async function rest(kind: Kind = 'timeOut', length = 24, session: string | null = null) {
  const token = session ?? (await gateway.signIn('juan'));
  const wanted = { kind, length, loginPassword: demoPassword };
  await gateway.request(calls.beginExclusion, wanted, { token });
}

/** Tries to log in during a break, and opens the dialog that makes it longer. */
async function openLonger() {
  const opened = await openLoginForm({ gateway });
  await opened.enter('juan', demoPassword);
  await opened.send();
  const { user } = opened;
  const press = async (name: string) =>
    user.click((await screen.findAllByRole('button', { name })).at(-1) ?? document.body);
  const open = async () => {
    await press('Make the break longer');
    await screen.findByRole('dialog', { name: 'Make the break longer' });
  };
  await open();
  const lengths = () => screen.getByLabelText<HTMLSelectElement>('How long, from now on?');
  const choose = (length: string) => user.selectOptions(lengths(), length);
  const sent = () => opened.requests.filter(({ url }) => url.includes('/login/return')).length;
  return { ...opened, open, press, lengths, choose, sent };
}

const optionsOf = ({ options }: HTMLSelectElement) => [...options].map(({ text }) => text);

describe('a player whose break has refused the login', () => {
  it('makes it longer, and sees the new end', async () => {
    await rest('timeOut', 72);
    const { open, press, lengths, choose } = await openLonger();
    expect(lengths()).toBe(document.activeElement);
    expect(optionsOf(lengths())).toEqual([
      'Please choose',
      '1 week',
      '30 days',
      '6 weeks',
      '6 months, as a self-exclusion',
      '1 year, as a self-exclusion',
      '3 years, as a self-exclusion',
      '5 years, as a self-exclusion',
      'For good, as a self-exclusion',
    ]);
    expect(screen.getByText(/nobody can undo it/)).toBeTruthy();
    await press('Make it longer');
    expect(screen.getByText('Please choose how long.')).toBeTruthy();
    await choose('6 months, as a self-exclusion');
    expect(screen.getByText(/you have to ask to come back, and then wait/)).toBeTruthy();
    await choose('1 week');
    expect(screen.getByText(/Your break then lasts until/)).toBeTruthy();
    await press('Make it longer');
    expect(await screen.findByText('Your break is longer now.')).toBeTruthy();
    expect(screen.getByText(/Your break lasts until .*, Manila time/)).toBeTruthy();
    await open();
    expect(optionsOf(lengths())).not.toContain('1 week');
    await choose('For good, as a self-exclusion');
    await press('Make it longer');
    expect(await screen.findByText('Your break is for good.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make the break longer' })).toBeNull();
  });

  it('loses nothing without an answer, and sends once for two presses', async () => {
    await rest();
    const { press, lengths, choose, sent, username, user } = await openLonger();
    // The login counts that was refused, whatever is typed after it.
    await user.clear(username);
    await choose('6 weeks');
    await operator.failNext(calls.lengthenExclusion, 502);
    await press('Make it longer');
    expect(await screen.findByText(/We cannot be reached/)).toBeTruthy();
    expect(lengths().selectedOptions[0]?.text).toBe('6 weeks');
    await operator.settings({ latencyMs: 100 });
    const again = screen.getByRole('button', { name: 'Try again' });
    act(() => {
      again.click();
      again.click();
    });
    expect(await screen.findByText('Your break is longer now.')).toBeTruthy();
    expect(sent()).toBe(2);
  });

  it('types what a picture shows where the gateway asks for it', async () => {
    await rest();
    const { press, choose, user } = await openLonger();
    await operator.settings({ captchaOnLogin: true });
    await choose('1 week');
    await press('Make it longer');
    const picture = await screen.findByLabelText('Characters in the picture');
    await user.type(picture, (await operator.captchas())[0]?.text ?? '');
    await press('Make it longer');
    expect(await screen.findByText('Your break is longer now.')).toBeTruthy();
  });
});

describe('a break names its end where no password was given', () => {
  const dialog = async () =>
    within(await screen.findByRole('dialog', { name: 'That did not work' }));

  async function expectWords() {
    const words = await dialog();
    expect(await words.findByText(/Your break lasts until .*, Manila time/)).toBeTruthy();
    expect(words.getByText(/To make it longer, log in with your username/)).toBeTruthy();
    expect(await words.findByRole('link', { name: 'Contact us' })).toBeTruthy();
  }

  it('at a login by SMS', async () => {
    await rest();
    const { user } = await openScreen({ path: '/help?dialog=login', gateway });
    await user.click(await screen.findByRole('tab', { name: 'SMS code' }));
    const country = screen.findByRole<HTMLInputElement>('combobox', { name: 'Country code' });
    const found = await country;
    await waitFor(() => expect(found.value).not.toBe(''));
    await user.type(screen.getByLabelText('Mobile number'), '0917 555 0101');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await screen.findByRole('button', { name: /Again in/ });
    const code = (await operator.outbox('+639175550101'))[0]?.code ?? '';
    await user.type(screen.getByLabelText('Code'), code);
    await user.click(screen.getAllByRole('button', { name: 'Log in' }).at(-1) ?? document.body);
    await expectWords();
  });

  it('at a link, with the way back after a self-exclusion', async () => {
    await rest('selfExclusion', 6);
    await operator.advance(185 * 24 * 3600);
    const { token } = await operator.signInLink('juan');
    const { user } = await openScreen({ gateway, platform: { takeToken: () => token } });
    await user.click(await screen.findByRole('button', { name: 'Log in as juan' }));
    const words = await dialog();
    expect(await words.findByText(/Your break ended on .*, Manila time/)).toBeTruthy();
    expect(words.getByText(/To ask, or to make the break longer, log in with/)).toBeTruthy();
  });

  it('at a login by an identity', async () => {
    await rest();
    const { token } = await operator.signInLink('juan');
    const { app } = await openScreen({ gateway });
    const refused = gateway.request(calls.signInByLink, { token });
    const error = await refused.then(() => null).catch((reason: unknown) => reason);
    const { code, value } = Object(error);
    act(() => app.ui.showFailure({ kind: 'refused', code, value, message: null, status: 200 }));
    await expectWords();
  });
});

it('a break that begins during a second step leads back to the login form, which makes it longer', async () => {
  const token = await gateway.signIn('juan', demoPassword, { ip: '203.0.113.7' });
  await operator.settings({ modules: { LOGINIPVERF3: true } });
  const opened = await openLoginForm({ gateway });
  await opened.enter('juan', demoPassword);
  await opened.send();
  await screen.findByRole('radio', { name: /Code by SMS/ });
  await rest('timeOut', 24, token);
  await opened.user.click(screen.getByRole('button', { name: 'Get code' }));
  const words = within(await screen.findByRole('dialog', { name: 'That did not work' }));
  expect(await words.findByText(/To make it longer, log in with your username/)).toBeTruthy();
  await opened.user.click(words.getByRole('button', { name: 'OK' }));
  await opened.send();
  expect(await screen.findByRole('button', { name: 'Make the break longer' })).toBeTruthy();
});
