import { screen } from '@testing-library/react';
import { openScreen } from './open-screen.tsx';

/** Opens the login dialog over the help page, with the verbs of a player at its form. */
export async function openLoginForm(settings: Parameters<typeof openScreen>[0]) {
  const opened = await openScreen({ path: '/help?dialog=login', ...settings });
  const fields = {
    username: await screen.findByLabelText<HTMLInputElement>('Username or mobile number'),
    password: screen.getByLabelText<HTMLInputElement>('Password'),
  };
  const enter = async (username: string, password: string) => {
    await opened.user.type(fields.username, username);
    await opened.user.type(fields.password, password);
  };
  const buttons = () => screen.getAllByRole('button', { name: /^Log in/ });
  const send = () => opened.user.click(buttons().at(-1) ?? document.body);
  return { ...opened, ...fields, enter, buttons, send };
}

/** Waits until the header shows the account of a member. */
export const loggedIn = () => screen.findByRole('button', { name: /Your account$/ });
