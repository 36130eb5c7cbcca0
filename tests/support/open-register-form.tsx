import { screen } from '@testing-library/react';
import { openPage } from './open-screen.tsx';

/** Turns off the proof of a number, so that the form is short. */
export const noCode = { modules: { MOBILENUMREG3: false, REGMOBVERF3: false } };
/** A field that the form does not have. */
export const off = { enabled: false };
/** The shortest form: username, password and agreements. */
export const short = {
  ...noCode,
  registerRules: { mobileNum: off, email: off, payeeName: off, affiliateCode: off },
};

/** Opens the registration page, with the verbs of a player at its form. */
export async function openRegisterForm(settings: Parameters<typeof openPage>[0]) {
  const opened = await openPage({ path: '/register', ...settings });
  /** The tab panel has the same name as a field, so only inputs are searched. */
  const field = (label: string | RegExp) =>
    screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
  const type = async (label: string, text: string) => opened.user.type(await field(label), text);
  const send = async () =>
    opened.user.click(await screen.findByRole('button', { name: 'Create account' }));

  async function fill(typed: Readonly<Record<string, string>>) {
    for (const [label, text] of Object.entries(typed)) {
      await opened.user.click(await field(label));
      await opened.user.paste(text);
    }
  }

  async function agree() {
    await opened.user.click(screen.getByRole('checkbox', { name: /terms of use/ }));
    await opened.user.click(screen.getByRole('checkbox', { name: /18 years/ }));
  }

  const sent = () => opened.requests.filter(({ method }) => method === 'PUT').length;
  return { ...opened, field, type, send, fill, agree, sent };
}

/** Entries of the shortest form. */
export const newcomer = {
  Username: 'maria7',
  Password: 'Secret77',
  'Confirm password': 'Secret77',
};
