import { act, screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { openPage } from './open-screen.tsx';

/** The origin of the games of the demo in tests. */
export const gamesOrigin = 'http://localhost:4174';

/** Opens the app and loads a slot of the catalogue. */
export async function openGame(settings: Parameters<typeof openPage>[0], open = openPage) {
  const opened = await open(settings);
  await opened.app.catalogue.find({ category: 'RNG' });
  const [game] = opened.app.catalogue.state.found.games;
  if (game === undefined) throw new Error('there are no games');
  const play = () => opened.router.navigate({ to: '/seamless', search: { node: game.nodeId } });
  const frame = () => screen.findByTitle<HTMLIFrameElement>(`Game: ${game.name}`);
  return { ...opened, game, play, frame };
}

/** Sends a message of the game. Frames are empty in the test, so this window takes the place of the game's window. */
export function sendMessage(frame: HTMLIFrameElement, data: unknown, origin = gamesOrigin) {
  const source = window;
  Object.defineProperty(frame, 'contentWindow', { configurable: true, value: source });
  // A window of the test refuses what is meant for another origin.
  const reported = vi.spyOn(source, 'postMessage').mockImplementation(() => undefined);
  onTestFinished(() => reported.mockRestore());
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}
