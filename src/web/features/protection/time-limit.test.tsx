import { act, screen, within } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';
import { gamesOrigin, openGame } from '#tests/support/open-game-page.tsx';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { formatLimit, formatRest } from '../../widgets/limit-names/limit-amount.ts';

const gateway = await openTestGateway();
afterAll(() => gateway.close());

const month = { kind: 'time', frame: 'month' } as const;

/** Sends a request of the page of a game. */
async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const request = new Request(`${gamesOrigin}${path}`, init);
  const answer = await gateway.gateway.gamesFetch(request, { ip: '192.0.2.1' });
  return (await answer.json()) as Record<string, unknown>;
}

/** Plays a round of the slot at an address. */
async function playRound(address: string): Promise<void> {
  const ticket = new URL(address).hash.slice(1);
  const { session, fair } = await post('/slot/open', { ticket, parents: [] });
  const { key } = (fair as { next: { key: string } }).next;
  const played = await post('/slot/play', { session, key, stakeCentavos: 500, choice: null });
  expect(played).toHaveProperty('payoutCentavos');
}

const card = () => within(screen.getByRole('region', { name: 'Time at play' }));

it('a limit of the time at play is set in minutes among the other limits, and shows the used time', async () => {
  const { user, unmount } = await openScreen({
    path: '/member?page=protection',
    gateway,
    signedIn: 'juan',
  });
  await screen.findByRole('heading', { name: 'You set the limits' });
  const day = 'Time at play, A day';
  await user.click(card().getByRole('button', { name: `Set a limit: ${day}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Time at play\u00a0· A day' }));
  const field = dialog.getByLabelText(/^Limit in minutes/);
  const send = dialog.getByRole('button', { name: 'Set the limit' });
  for (const typed of ['1.5', '0', 'an hour']) {
    await user.clear(field);
    await user.type(field, typed);
    await user.click(send);
    expect(dialog.getAllByText('Please enter a whole number of minutes above 0.')).not.toEqual([]);
  }
  await user.clear(field);
  await user.type(field, '1200');
  await user.click(send);
  expect(await card().findByText('20 hr')).toBeTruthy();
  await user.click(card().getByRole('button', { name: `Change the limit: ${day}` }));
  const change = within(await screen.findByRole('dialog', { name: 'Time at play\u00a0· A day' }));
  await user.clear(change.getByLabelText(/^Limit in minutes/));
  await user.type(change.getByLabelText(/^Limit in minutes/), '1230');
  expect(change.getAllByText(/^This is higher than 20\shr, so it waits 24 hours/)).not.toEqual([]);
  await user.click(change.getByRole('button', { name: 'Set the limit' }));
  expect(await card().findByText(/^You asked for 20\shr 30\smin\./)).toBeTruthy();
  unmount();
});

it('a limit of the time at play is shown in the bar of a game, and a game that it refuses names the end of the frame', async () => {
  const { app, game, play, frame, router, user } = await openGame({ gateway, signedIn: 'juan' });
  await play();
  await playRound((await frame()).src);
  const bar = screen.getByRole('heading', { level: 1, name: game.name }).closest('header');
  const { playLimits } = await app.securityCentre();
  await act(() => playLimits.set(month, 40_000_00));
  await screen.findByText(/\d\shr.* left$/);
  expect(bar?.textContent).toMatch(/Your limit: Time at play, A (day|month) [\d,]+\shr/);
  await gateway.operator.advance(120);
  await act(() => playLimits.set(month, 1_00));
  await act(() => router.navigate({ to: '/' }));
  await play();
  expect(await screen.findByText('Your time at play is used up')).toBeTruthy();
  expect(screen.getByText(/You can play again from .*\d/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Play limits' }));
  await screen.findByRole('heading', { name: 'You set the limits' });
  expect(await card().findByText(/^Nothing left until/)).toBeTruthy();
});

it.each([
  [0, '0\u00a0min', '0\u00a0min'],
  [1_50, '1\u00a0min', '2\u00a0min'],
  [60_00, '1\u00a0hr', '1\u00a0hr'],
  [1_000_00, '16\u00a0hr 40\u00a0min', '16\u00a0hr 40\u00a0min'],
])('names %s hundredths of a minute in hours and minutes', (amount, used, left) => {
  expect(formatLimit('time', amount, 'EN')).toBe(used);
  expect(formatRest('time', amount, 'EN')).toBe(left);
});
