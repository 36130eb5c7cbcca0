import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScreen } from '#tests/support/open-screen.tsx';

let worker: EventTarget;

beforeEach(() => {
  worker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** Presses a notification, as the worker reports it. Returns what the page answers. */
function press(page: string, type = 'OPEN_PAGE') {
  const answer = vi.fn();
  const message = Object.assign(new Event('message'), {
    data: { type, page },
    ports: [{ postMessage: answer }],
  });
  act(() => void worker.dispatchEvent(message));
  return answer;
}

/** Opens the app with a game that runs. */
async function openGame() {
  const opened = await openScreen({ signedIn: 'juan' });
  await opened.app.catalogue.find({ category: 'RNG' });
  const [game] = opened.app.catalogue.state.found.games;
  if (game === undefined) throw new Error('there are no games');
  await opened.router.navigate({ to: '/seamless', search: { node: game.nodeId } });
  await screen.findByTitle(`Game: ${game.name}`);
  return { ...opened, path: () => opened.router.state.location.pathname };
}

it('opens its page at once while no game runs', async () => {
  const { router } = await openScreen({});
  await waitFor(() => expect(press('/download')).toHaveBeenCalledOnce());
  await waitFor(() => expect(router.state.location.pathname).toBe('/download'));
});

it('asks before it leaves a game', async () => {
  const { app, path, user } = await openGame();
  expect(press('/help')).toHaveBeenCalledOnce();
  await user.click(await screen.findByRole('button', { name: 'Keep playing' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([path(), app.play.state.phase]).toEqual(['/seamless', 'playing']);
  press('/help');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect([path(), app.play.state.phase]).toEqual(['/help', 'idle']));
  expect(screen.queryByRole('dialog', { name: 'Leave the game?' })).toBeNull();
});

it('answers to nothing else', async () => {
  const { router } = await openScreen({});
  await waitFor(() => expect(press('/help')).toHaveBeenCalledOnce());
  expect(press('/download', 'OTHER')).not.toHaveBeenCalled();
  expect(press('https://other.example/')).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/help');
});
