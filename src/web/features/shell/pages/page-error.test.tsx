import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { getSystemStatus } from '#protocol/calls/system.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withMessages } from '../../../i18n/activate-locale.ts';
import { unsavedWork } from '../../../lib/form/unsaved-work.ts';

const gateway = await openTestGateway();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.mocked(console.error).mockClear());
afterAll(() => gateway.close());

/** Opens the help centre, whose code rejects with `error`. */
async function openFailed(error: Error) {
  const opened = await openScreen({ gateway, path: '/login' });
  vi.spyOn(opened.app, 'help').mockRejectedValue(error);
  await opened.router.navigate({ to: '/help' });
  return opened;
}

it('a page that loads too slowly offers another try, the contact and the home page', async () => {
  await openFailed(new GatewayError({ kind: 'loadTimeout' }));
  expect(await screen.findByRole('heading', { name: 'Page load timeout' })).toBeTruthy();
  expect(
    await screen.findByText(/Please check your network and try again, or contact/),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  const main = within(screen.getByRole('main'));
  const contact = () => main.getByRole('link', { name: 'Contact us' }).getAttribute('href');
  await waitFor(() => expect(contact()).toMatch(/^https:/));
});

it('a page that fails at once says so', async () => {
  await openFailed(new TypeError('Failed to fetch'));
  expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeTruthy();
  expect(screen.queryByText('Page load timeout')).toBeNull();
});

/** Opens a failed page whose reloads are counted. `comeOnline` lets it try at once. */
async function openReloading(error: Error) {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  onTestFinished(() => reload.mockRestore());
  const opened = await openFailed(error);
  await screen.findByRole('button', { name: 'Report this error' });
  const statusCalls = () =>
    opened.requests.filter(({ url }) => url.includes(getSystemStatus.path)).length;
  const comeOnline = () => act(async () => void dispatchEvent(new Event('online')));
  return { ...opened, reload, statusCalls, comeOnline };
}

const notArrived = new TypeError('Failed to fetch dynamically imported module: /assets/help-1.js');

it('a page whose parts did not arrive loads again by itself, as soon as the gateway answers', async () => {
  const { reload, statusCalls, comeOnline, operator, app } = await openReloading(notArrived);
  const before = statusCalls();
  await operator.failNext(getSystemStatus, 503);
  await comeOnline();
  await waitFor(() => expect(app.system.state.phase).toBe('failed'));
  expect([reload.mock.calls.length, statusCalls()]).toEqual([0, before + 1]);
  await comeOnline();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('a page is not loaded again by itself while there is unsaved work', async () => {
  const { reload, comeOnline } = await openReloading(notArrived);
  await act(async () => void (unsavedWork.count = 1));
  onTestFinished(() => void (unsavedWork.count = 0));
  await comeOnline();
  expect(reload).not.toHaveBeenCalled();
});

it('a page with a fault of its own is never loaded again by itself', async () => {
  const { reload, statusCalls, comeOnline } = await openReloading(
    new TypeError('x is not a function'),
  );
  const before = statusCalls();
  await comeOnline();
  expect([reload.mock.calls.length, statusCalls()]).toEqual([0, before]);
});

it('every dynamic import of the build gives up after 120 s', async () => {
  vi.useFakeTimers();
  const failed = vi.fn();
  withMessages('', new Promise<never>(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(120_000);
  vi.useRealTimers();
  expect(failed).toHaveBeenCalledWith(
    expect.objectContaining({ failure: { kind: 'loadTimeout' } }),
  );
});

it('a page that fails offers a report, and shows first what it sends', async () => {
  const secret = 'a1B2'.repeat(12);
  const opened = await openFailed(
    new TypeError(`Failed at /assets/x.js?token=${secret} with ${secret}`),
  );
  const report = await screen.findByRole('button', { name: 'Report this error' });
  vi.mocked(opened.app.help).mockRestore();
  await opened.user.click(report);
  const shown = await screen.findByLabelText('What is sent');
  expect(shown.textContent).toContain('TypeError: Failed at /assets/x.js with …');
  expect(shown.textContent).toContain(navigator.userAgent.slice(0, 40));
  expect(shown.textContent).not.toContain(secret);
  await opened.user.type(screen.getByLabelText('Your email'), 'nena@example.com');
  await opened.user.click(screen.getByRole('button', { name: 'Send the report' }));
  expect(await screen.findByText('Thank you. We have it.')).toBeTruthy();
  const { list } = (await gateway.operator.send('GET', 'feedback?state=open')) as {
    list: { content: string; type: string; contact: string }[];
  };
  expect(list).toMatchObject([{ type: 'other', contact: 'nena@example.com' }]);
  expect(list[0]?.content).toContain('TypeError: Failed at /assets/x.js with …');
  expect(list[0]?.content).not.toContain(secret);
});
