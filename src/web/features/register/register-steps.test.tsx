import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import {
  newcomer,
  noCode,
  off,
  openRegisterForm,
  short,
} from '#tests/support/open-register-form.tsx';

const gateway = await openTestGateway();
afterEach(() => gateway.operator.reset());
afterAll(() => gateway.close());

const { operator } = gateway;

const openRegister = () => openRegisterForm({ gateway });

describe('a form of more than five fields', () => {
  const rules = { mobileNum: off };
  const person = { 'Real name': 'Maria Santos' };
  const required = { enabled: true, required: true };
  /** Username, password and four more fields. */
  const long = {
    ...noCode,
    registerRules: { ...rules, nickname: required, address: required },
  };

  async function openLong() {
    await operator.settings(long);
    const opened = await openRegister();
    const next = async () =>
      opened.user.click(await screen.findByRole('button', { name: 'Continue' }));
    const back = () =>
      opened.user.click(screen.getByRole('button', { name: 'Back to your account' }));
    const step = (name: string) => screen.findByRole('heading', { name });
    return { ...opened, next, back, step };
  }

  it('has the account in the first step, and says so', async () => {
    const { step, next, field, sent } = await openLong();
    await step('Step 1 of 2 Your account');
    expect(await field('Real name')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Real name' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
    await next();
    expect(screen.getByText('Username not empty')).toBeTruthy();
    expect(screen.queryByText('Real name not empty')).toBeNull();
    expect(document.activeElement).toBe(await field('Username'));
    expect(sent()).toBe(0);
  });

  it('loses nothing on the way back', async () => {
    const { step, next, back, fill, field, agree } = await openLong();
    await fill(newcomer);
    await next();
    expect(document.activeElement).toBe(await step('Step 2 of 2 About you'));
    await fill(person);
    await agree();
    await back();
    expect(document.activeElement).toBe(await step('Step 1 of 2 Your account'));
    expect((await field('Username')).value).toBe('maria7');
    expect((await field('Password')).value).toBe('Secret77');
    await next();
    expect((await field('Real name')).value).toBe('Maria Santos');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /terms/ }).checked).toBe(true);
  });

  it('opens the first step at Back of the browser, asks nothing and keeps the fields', async () => {
    const { step, next, fill, field, router } = await openLong();
    await fill(newcomer);
    await next();
    await step('Step 2 of 2 About you');
    await fill(person);
    router.history.back();
    await step('Step 1 of 2 Your account');
    expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
    expect((await field('Password')).value).toBe('Secret77');
    router.history.forward();
    await step('Step 2 of 2 About you');
    expect((await field('Real name')).value).toBe('Maria Santos');
  });

  it('stays at the second step when Back closes a dialog over it', async () => {
    const { step, next, fill, router } = await openLong();
    await fill(newcomer);
    await next();
    await step('Step 2 of 2 About you');
    await act(() =>
      router.navigate({ to: '.', search: (search) => ({ ...search, dialog: 'contact' }) }),
    );
    router.history.back();
    await waitFor(() => expect(router.state.location.search.dialog).toBeUndefined());
    await step('Step 2 of 2 About you');
    router.history.back();
    await step('Step 1 of 2 Your account');
  });

  it('shows the faults of the second step there', async () => {
    const { next, fill, send, field, sent } = await openLong();
    await fill(newcomer);
    await next();
    await send();
    expect(screen.getByText('Real name not empty')).toBeTruthy();
    expect(document.activeElement).toBe(await field('Real name'));
    expect(sent()).toBe(0);
  });

  it('returns to the step of a field that the gateway refuses', async () => {
    const { step, next, fill, send, agree, field, router } = await openLong();
    await fill({ ...newcomer, Username: 'juan' });
    await next();
    await fill({ ...person, Nickname: 'Mari', Address: 'Cebu City' });
    await agree();
    await send();
    await step('Step 1 of 2 Your account');
    await screen.findByText(/This username is already taken/);
    const username = await field('Username');
    await waitFor(() => expect(document.activeElement).toBe(username));
    await fill({ Username: 'ta88' });
    await next();
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('starts a returning draft at the first step, with the second one filled in', async () => {
    const { step, next, fill, field, router, user } = await openLong();
    await fill(newcomer);
    await next();
    await fill(person);
    void router.navigate({ to: '/help' });
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByLabelText('Username')).toBeNull());
    router.history.back();
    await step('Step 1 of 2 Your account');
    expect((await field('Username')).value).toBe('maria7');
    expect((await field('Real name')).value).toBe('Maria Santos');
  });

  it('says how long it takes, by the number of required fields', async () => {
    await openLong();
    expect(await screen.findByText('1 minute is enough. It costs nothing.')).toBeTruthy();
  });

  it('says that more fields take longer', async () => {
    const more = { birthday: required, occupation: required, nationality: required };
    await operator.settings({ ...long, registerRules: { ...long.registerRules, ...more } });
    await openRegister();
    expect(await screen.findByText('2 minutes are enough. It costs nothing.')).toBeTruthy();
  });
});

describe('the birthday', () => {
  it('of a minor is refused before the form is sent', async () => {
    const registerRules = { ...short.registerRules, birthday: { enabled: true, required: true } };
    await operator.settings({ ...short, registerRules });
    const { fill, agree, send, field, router } = await openRegister();
    const phrase = 'Lamp2026lamp';
    await fill({ ...newcomer, Password: phrase, 'Confirm password': phrase });
    fireEvent.change(await field('Birthday'), { target: { value: '2015-03-01' } });
    await agree();
    await send();
    expect(await screen.findByText('You have to be 18 or older.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/register');
    fireEvent.change(await field('Birthday'), { target: { value: '1990-03-01' } });
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('the rule of the password', () => {
  const partsOf = async (field: HTMLInputElement) => {
    const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
    const items = ids.flatMap((id) => [
      ...(document.getElementById(id)?.querySelectorAll('li') ?? []),
    ]);
    return items.map(({ textContent }) => textContent);
  };

  it('is ticked part by part as it is typed', async () => {
    await operator.settings(short);
    const { field, type } = await openRegister();
    const password = await field('Password');
    expect(await partsOf(password)).toEqual(['8–64 characters', 'a letter', 'a digit']);
    await type('Password', 'seven7');
    expect(await partsOf(password)).toEqual(['8–64 characters', 'a letter(done)', 'a digit(done)']);
    expect(screen.getByText('Password rule: 2 of 3 done')).toBeTruthy();
    await type('Password', ' and more');
    expect(await partsOf(password)).toContain('no spaces');
  });

  it('allows long passwords with symbols', async () => {
    await operator.settings(short);
    const { fill, agree, send, router } = await openRegister();
    const phrase = 'correct-horse_battery+staple!2026';
    await fill({ ...newcomer, Password: phrase, 'Confirm password': phrase });
    await agree();
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});
