import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { answerRealityCheck, setRealityCheck } from '#protocol/calls/protection/play-session.ts';
import {
  gamesOrigin,
  openGame as openGameOf,
  sendMessage,
} from '#tests/support/open-game-page.tsx';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { packOf } from '#gateway/protection/protection.ts';
import { formatManila } from '../../../i18n/format-manila.ts';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(async () => {
  vi.useRealTimers();
  await operator.reset();
});
afterAll(() => gateway.close());

const title = 'A look at your play';
const check = () => screen.findByRole('dialog', { name: title });

async function openGame() {
  const opened = await openGameOf({ gateway, signedIn: 'juan' });
  await opened.play();
  await opened.frame();
  await screen.findByText('0:00');
  const { playSession } = await opened.app.securityCentre();
  /** Lets the time of the gateway pass, and the minute in which the app asks again. */
  async function pass(minutes: number): Promise<void> {
    await operator.advance(minutes * 60);
    await act(() => playSession.load());
  }
  return { ...opened, playSession, pass };
}

it('shows the time and the result of the play beside the name of the game', async () => {
  const { game, pass } = await openGame();
  const bar = screen.getByRole('heading', { level: 1, name: game.name }).closest('header');
  expect(bar?.textContent).toContain('Time played 0:00');
  expect(bar?.textContent).toContain('Won less staked ₱0.00');
  await pass(47.5);
  await waitFor(() => expect(bar?.textContent).toContain('0:47'));
});

it('shows the time of the day in Manila, where the market asks for it', async () => {
  const { game } = await openGame();
  const bar = screen.getByRole('heading', { level: 1, name: game.name }).closest('header');
  expect(bar?.textContent).not.toContain('Time in Manila');
  cleanup();
  const clocked = { ...packOf('PH'), play: packOf('UK').play };
  const strict = await openTestGateway({ market: clocked });
  const { now: before } = await strict.operator.advance(0);
  const opened = await openGameOf({ gateway: strict, signedIn: 'juan' });
  await opened.play();
  await opened.frame();
  await act(async () => (await opened.app.securityCentre()).playSession.load());
  const shown = () => screen.getByText(/^Time in Manila/).nextElementSibling?.textContent;
  await waitFor(() => expect(shown()).toMatch(/^\d{1,2}:\d\d\u00a0[AP]M$/));
  // A minute may begin while the game is opened, and the app knows the time of the gateway to a few seconds.
  const { now: after } = await strict.operator.advance(0);
  const seconds = Math.ceil((after - before) / 1_000) + 20;
  const times = Array.from({ length: seconds }, (_, nth) =>
    formatManila(before + (nth - 10) * 1_000, 'EN', 'clock'),
  );
  expect(times).toContain(shown());
  opened.unmount();
  await strict.close();
});

it('shows what the tightest limit of bets leaves, as soon as it is set', async () => {
  const { game, app } = await openGame();
  const bar = screen.getByRole('heading', { level: 1, name: game.name }).closest('header');
  expect(bar?.textContent).not.toContain('left');
  const { playLimits } = await app.securityCentre();
  await act(() => playLimits.set({ kind: 'deposit', frame: 'day' }, 1_00));
  await act(() => playLimits.set({ kind: 'loss', frame: 'month' }, 900_000_00));
  await waitFor(() =>
    expect(bar?.textContent).toMatch(/Your limit: Losses, A month ₱[89]\d\d,[\d.,]+ left/),
  );
  await act(() => playLimits.set({ kind: 'stake', frame: 'month' }, 600_000_00));
  await waitFor(() =>
    expect(bar?.textContent).toMatch(/Your limit: Stakes, A month ₱[56]\d\d,[\d.,]+ left/),
  );
});

it('stops the play when the check is due, until the player continues', async () => {
  const { user, pass, router } = await openGame();
  await pass(59);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(2.5);
  const dialog = within(await check());
  expect(dialog.getByText('1:01')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
  await user.keyboard('{Escape}');
  await check();
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/seamless');
  await pass(59);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(2.5);
  await check();
});

it('ends the autoplay of the game, once for each check', async () => {
  const { frame, pass } = await openGame();
  sendMessage(await frame(), { type: 'parola:ready' });
  const pauses = () =>
    vi
      .mocked(window.postMessage)
      .mock.calls.filter(([message]: unknown[]) =>
        JSON.stringify(message).includes('parola:pause'),
      );
  expect(pauses()).toHaveLength(0);
  await pass(61);
  await check();
  await waitFor(() => expect(pauses()).toEqual([[{ type: 'parola:pause' }, gamesOrigin]]));
});

it('closes when another tab has answered, and comes by the interval of the player', async () => {
  const token = await gateway.signIn('juan');
  await gateway.request(setRealityCheck, { minutes: 15 }, { token });
  const { pass } = await openGame();
  await pass(16);
  await check();
  const other = await gateway.signIn('juan');
  await gateway.request(answerRealityCheck, {}, { token: other });
  await pass(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['Leave', '/'],
  ['Bet record', '/member'],
])('leaves the game by %s', async (name, pathname) => {
  const { user, pass, router, playSession } = await openGame();
  await pass(61);
  const dialog = within(await check());
  await user.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(router.state.location.pathname).toBe(pathname));
  await act(() => playSession.load());
  expect(playSession.state.nextCheckAt ?? 0).toBeGreaterThan(
    Date.now() + playSession.state.aheadMs,
  );
});

it('the time between two checks is chosen among the limits of the player', async () => {
  const { user } = await openScreen({
    path: '/member?page=protection',
    gateway,
    signedIn: 'juan',
  });
  const card = within(await screen.findByRole('region', { name: title }));
  const chosen = () => card.getAllByRole('radio').filter((radio) => radio.matches(':checked'));
  expect(card.getAllByRole('radio')).toHaveLength(4);
  expect(chosen()).toEqual([card.getByRole('radio', { name: '60' })]);
  await user.click(card.getByRole('radio', { name: '15' }));
  await waitFor(() => expect(chosen()).toEqual([card.getByRole('radio', { name: '15' })]));
});
