import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { getDataCopy } from '#protocol/calls/protection/data-copy.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { expectFocus } from '#tests/support/expect-focus.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(async () => {
  vi.restoreAllMocks();
  await operator.reset();
});
afterAll(() => gateway.close());

const path = '/member?page=securityCenter&item=dataCopy';
const open = () => openScreen({ path, gateway, signedIn: 'juan' });

type User = Awaited<ReturnType<typeof open>>['user'];

async function ask(user: User, password = demoPassword): Promise<void> {
  await user.type(await screen.findByLabelText(/^Login password/), password);
  await user.click(screen.getByRole('button', { name: 'Ask for a copy' }));
}

it('makes a copy in the background and saves it', async () => {
  const { user } = await open();
  await screen.findByRole('heading', { name: 'A copy of your data' });
  await ask(user);
  const progress = await screen.findByRole('progressbar', { name: 'Your data is being collected' });
  expect(progress.getAttribute('value')).toBe('0');
  await expectFocus('Your data is being collected');
  await operator.jobs();
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByRole('heading', { name: 'Your copy is ready' });
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  const [file] = save.mock.calls[0] ?? [];
  if (!(file instanceof Blob)) throw new TypeError('No file was saved');
  expect(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 2))).toBe('PK');
  await user.click(screen.getByRole('button', { name: 'Ask for a new copy' }));
  await ask(user);
  await screen.findByRole('progressbar', { name: 'Your data is being collected' });
});

it('says at the field that the password is wrong', async () => {
  const { user } = await open();
  await ask(user, 'wrong');
  await waitFor(() =>
    expect(screen.getByLabelText(/^Login password/).getAttribute('aria-invalid')).toBe('true'),
  );
});

it('says what is deleted and what the law keeps', async () => {
  await open();
  await screen.findByRole('heading', { name: 'When an account is closed' });
  expect(screen.getByText(/The law makes us keep this for 5 years/)).toBeTruthy();
});

it('offers another try after a failure, and names no years that the gateway does not', async () => {
  const changed = await withChangedReply(getDataCopy, (reply) => ({
    ...reply,
    state: 'failed',
    keptYears: 'many',
  }));
  await openScreen({ ...changed, path, signedIn: 'juan' });
  expect(await screen.findByText(/could not be made/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask for a copy' })).toBeTruthy();
  expect(screen.getByText(/keep this for some years/)).toBeTruthy();
});
