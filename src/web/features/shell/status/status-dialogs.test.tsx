import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { signIn } from '#protocol/calls/sign-in.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

let gateway: TestGateway;
beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());
afterEach(async () => void (await gateway.operator.reset()));

async function failToLogIn() {
  const opened = await openScreen({ path: '/login', gateway });
  await opened.user.type(await screen.findByLabelText('Username or mobile number'), 'juan');
  await opened.user.type(screen.getByLabelText('Password'), 'wrong');
  const button = screen.getByRole('button', { name: /^Log in/ });
  await opened.user.click(button);
  return { ...opened, button };
}

const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'That did not work' }));

it('warns by the words for the code', async () => {
  const { user } = await failToLogIn();
  const dialog = await findDialog();
  expect(dialog.getByText(/This username and password do not go together/)).toBeTruthy();
  const description = /^This username and password do not go together/;
  expect(screen.getByRole('dialog', { description })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a dialog has a link to us that differs from the words around it', async () => {
  await failToLogIn();
  const link = await (await findDialog()).findByRole('link', { name: 'Contact us' });
  const selector = 'p > a:not([class])';
  expect(link.matches(selector)).toBe(true);
  const [, rule = ''] = readFileSync('src/web/theme/reset.css', 'utf8').split(`${selector} {`);
  expect(rule.slice(0, rule.indexOf('}'))).toContain('text-decoration: underline');
});

it('prefers the message of the gateway', async () => {
  const message = 'Sarado ang club mo ngayong araw.';
  await gateway.operator.failNext(signIn, 400, { errorCode: 'agent_only', message });
  await failToLogIn();
  expect((await findDialog()).getByText(new RegExp(message))).toBeTruthy();
});

it('names a code that has no words', async () => {
  await gateway.operator.failNext(signIn, 400, { errorCode: 'club_asleep' });
  await failToLogIn();
  expect((await findDialog()).getByText(/\(club_asleep\)/)).toBeTruthy();
});

it('stays closed for a throttled action, whose button counts down', async () => {
  await gateway.operator.failNext(signIn, 429, { errorCode: 'TOO_MANY_REQUEST' });
  const { button } = await failToLogIn();
  await waitFor(() => expect(button.textContent).toMatch(/again in (5:00|4:\d\d)/));
  expect(screen.queryByRole('dialog')).toBeNull();
});
