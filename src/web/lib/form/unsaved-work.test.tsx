import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage, openScreen } from '#tests/support/open-screen.tsx';
import { appUpdate } from '../service-worker.ts';
import { unsavedWork, useUnsavedWork } from './unsaved-work.ts';

const gateway = await openTestGateway();
afterAll(() => gateway.close());

type User = Awaited<ReturnType<typeof openPage>>['user'];

const typed = (label: string) => async (user: User) =>
  user.type(await screen.findByLabelText(label, { selector: 'input' }), '7');

const pressed = (role: 'tab' | 'button', name: string) => async (user: User) =>
  user.click((await screen.findAllByRole(role, { name })).at(-1) ?? document.body);

const loggedInAs = (username: string) => async (user: User) => {
  await user.type(await screen.findByLabelText('Username or mobile number'), username);
  await user.type(screen.getByLabelText('Password'), 'Parola2026');
  await pressed('button', 'Log in')(user);
};

/** Every form: its address, and the steps that start input. */
const forms = {
  'logging in': ['/help?dialog=login', [typed('Username or mobile number')]],
  'logging in by SMS': [
    '/help?dialog=login',
    [pressed('tab', 'SMS code'), typed('Mobile number'), pressed('tab', 'Username')],
  ],
  'the second step': [
    '/help?dialog=login',
    [loggedInAs('iggy'), () => screen.findByRole('dialog', { name: 'One more check' })],
  ],
  'a password that has to be changed': [
    '/help?dialog=login',
    [loggedInAs('nena'), typed('New password')],
  ],
  'a forgotten password, by phone': ['/help?dialog=forgotPassword', [typed('Mobile number')]],
  'a forgotten password, by e-mail': [
    '/help?dialog=forgotPassword',
    [pressed('tab', 'By e-mail'), typed('Username')],
  ],
  registering: ['/register', [typed('Mobile number')]],
} satisfies Record<string, [string, ((user: User) => Promise<unknown>)[]]>;

describe('a form with input', () => {
  it.each(Object.entries(forms))(
    'is unsaved work until it is gone: %s',
    async (_, [path, steps]) => {
      const { user } = await openPage({ path, gateway });
      for (const step of steps) await step(user);
      await waitFor(() => expect(unsavedWork.count).toBeGreaterThan(0));
      cleanup();
      expect(unsavedWork.count).toBe(0);
    },
  );

  it('is no unsaved work once the input is removed', async () => {
    const { user } = await openPage({ path: '/help?dialog=login', gateway });
    const username = await screen.findByLabelText('Username or mobile number');
    await user.type(username, 'juan');
    await waitFor(() => expect(unsavedWork.count).toBe(1));
    await user.clear(username);
    await waitFor(() => expect(unsavedWork.count).toBe(0));
  });
});

const question = { name: 'Leave this form?' };
const findQuestion = async () => within(await screen.findByRole('dialog', question));
const noQuestion = () => expect(screen.queryByRole('dialog', question)).toBeNull();

async function openRegister(input = '9175550133', open = openPage) {
  const opened = await open({ path: '/register', gateway });
  const field = await screen.findByLabelText<HTMLInputElement>('Mobile number', {
    selector: 'input',
  });
  if (input) {
    await opened.user.click(field);
    await opened.user.paste(input);
  }
  return { ...opened, field, path: () => opened.router.state.location.pathname };
}

describe('leaving a page', () => {
  it('with input asks, keeps the form, or goes on', async () => {
    const { user, field, path } = await openRegister(undefined, openScreen);
    const footer = within(await screen.findByRole('contentinfo'));
    const follow = () => user.click(footer.getByRole('link', { name: 'Points mall' }));
    await follow();
    const first = await findQuestion();
    expect(first.getByText(/You have not sent it yet/)).toBeTruthy();
    const [keep, leave] = ['Keep editing', 'Leave'].map((name) =>
      first.getByRole('button', { name }),
    );
    expect([keep?.dataset['variant'], leave?.dataset['variant']]).toEqual(['primary', 'quiet']);
    await user.click(first.getByRole('button', { name: 'Keep editing' }));
    await waitFor(noQuestion);
    expect([path(), field.value]).toEqual(['/register', '9175550133']);
    await follow();
    await user.click((await findQuestion()).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe('/pointMall'));
    expect(unsavedWork.count).toBe(0);
  });

  it('without input does not ask', async () => {
    const { router, path } = await openRegister('');
    await act(() => router.navigate({ to: '/pointMall' }));
    await waitFor(() => expect(path()).toBe('/pointMall'));
    noQuestion();
  });

  it('is different from opening and closing a dialog over it', async () => {
    const { user, router, field } = await openRegister();
    await act(() => router.navigate({ to: '.', search: { dialog: 'contact' } }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How can we help?' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field.value).toBe('9175550133');
  });

  it('by closing or reloading the tab makes the browser ask while there is input', async () => {
    const { user, field } = await openRegister();
    const unload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(unload()).toBe(true);
    await user.clear(field);
    await waitFor(() => expect(unsavedWork.count).toBe(0));
    expect(unload()).toBe(false);
  });
});

describe('closing a dialog', () => {
  it('with input asks, keeps the form, or closes', async () => {
    const { user, router } = await openPage({ path: '/help?dialog=login', gateway });
    const username = await screen.findByLabelText<HTMLInputElement>('Username or mobile number');
    await user.type(username, 'juan');
    const close = () => user.click(screen.getByRole('button', { name: 'Close' }));
    await close();
    await user.click((await findQuestion()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(noQuestion);
    expect(username.value).toBe('juan');
    await close();
    await user.click((await findQuestion()).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.href).toBe('/help');
  });

  it('by a navigation asks too', async () => {
    const { user, router } = await openPage({ path: '/help?dialog=login', gateway });
    await user.type(await screen.findByLabelText('Username or mobile number'), 'juan');
    act(() => void router.navigate({ to: '.', search: {} }));
    await user.click((await findQuestion()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(noQuestion);
    expect(router.state.location.search).toMatchObject({ dialog: 'login' });
  });

  it('without input, or with a remembered login, does not ask', async () => {
    const first = await openPage({ gateway });
    const juan = { username: 'juan', password: 'Parola2026', captcha: '', remember: true };
    await first.app.session.signIn(juan);
    await first.app.session.signOut();
    first.unmount();
    const { user } = await openPage({
      path: '/help?dialog=login',
      gateway,
      browser: first.browser,
    });
    const username = await screen.findByLabelText<HTMLInputElement>('Username or mobile number');
    await waitFor(() => expect(username.value).toBe('juan'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('after the form was sent does not ask', async () => {
    const { user } = await openPage({ path: '/help?dialog=forgotPassword', gateway });
    await pressed('tab', 'By e-mail')(user);
    await user.type(await screen.findByLabelText('Username'), 'juan');
    await user.type(screen.getByLabelText('E-mail address'), 'nobody@example.com');
    await pressed('button', 'Send me a password')(user);
    await screen.findByText(/If this username and e-mail address belong/);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy();
    noQuestion();
  });

  it('for the dialog of a forgotten password does not ask', async () => {
    const { user } = await openPage({ path: '/help?dialog=login', gateway });
    await user.type(await screen.findByLabelText('Username or mobile number'), 'juan');
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('dialog', { name: 'Forgot your password?' })).toBeTruthy();
    noQuestion();
  });
});

/** Work without an element, such as a game. */
function Work() {
  useUnsavedWork(true);
  return null;
}

describe('unsaved work', () => {
  it('holds back a newer release', async () => {
    await openPage({ gateway });
    act(() => void (appUpdate.offered = true));
    expect(await screen.findByText('There is a newer version.')).toBeTruthy();
    const work = render(<Work />);
    await waitFor(() => expect(screen.queryByText('There is a newer version.')).toBeNull());
    work.unmount();
    expect(await screen.findByText('There is a newer version.')).toBeTruthy();
    act(() => void (appUpdate.offered = false));
  });

  it('without an element asks nothing', async () => {
    const { router } = await openPage({ gateway });
    render(<Work />);
    await act(() => router.navigate({ to: '/pointMall' }));
    expect(router.state.location.pathname).toBe('/pointMall');
  });
});
