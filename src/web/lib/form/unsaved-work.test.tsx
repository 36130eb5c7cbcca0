import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { unsavedWork } from './unsaved-work.ts';

const gateway = await openTestGateway();
afterAll(() => gateway.close());

type User = Awaited<ReturnType<typeof openScreen>>['user'];

const typed = (label: string) => async (user: User) =>
  user.type(await screen.findByLabelText(label, { selector: 'input' }), '7');

const pressed = (role: 'tab' | 'button', name: string) => async (user: User) =>
  user.click((await screen.findAllByRole(role, { name })).at(-1) ?? document.body);

const loggedInAs = (username: string) => async (user: User) => {
  await user.type(await screen.findByLabelText('Username or mobile number'), username);
  await user.type(screen.getByLabelText('Password'), 'Parola2026');
  await pressed('button', 'Log in')(user);
};

/** All forms: the address, then the steps that open the form and change it. */
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
  'a required password change': ['/help?dialog=login', [loggedInAs('nena'), typed('New password')]],
  'a forgotten password, by phone': ['/help?dialog=forgotPassword', [typed('Mobile number')]],
  'a forgotten password, by e-mail': [
    '/help?dialog=forgotPassword',
    [pressed('tab', 'By e-mail'), typed('Username')],
  ],
  registering: ['/register', [typed('Mobile number')]],
} satisfies Record<string, [string, ((user: User) => Promise<unknown>)[]]>;

describe('a changed form', () => {
  it.each(Object.entries(forms))(
    'is unsaved work until it is unmounted: %s',
    async (_, [path, steps]) => {
      const { user } = await openScreen({ path, gateway });
      for (const step of steps) await step(user);
      await waitFor(() => expect(unsavedWork.count).toBeGreaterThan(0));
      cleanup();
      expect(unsavedWork.count).toBe(0);
    },
  );
});
