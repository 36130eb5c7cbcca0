import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { launchGame } from '#protocol/calls/launch.ts';
import { openPage } from '#tests/support/open-screen.tsx';

/** Opens a slot of a vendor whose games run outside the page. */
async function openUnframed(setting: 'PAROLA_NEW_TAB_VENDORS' | 'PAROLA_SAME_TAB_VENDORS') {
  const opened = await openPage({ signedIn: 'juan' });
  await opened.app.catalogue.find({ category: 'RNG' });
  const [game] = opened.app.catalogue.state.found.games;
  if (game === undefined) throw new Error('there are no games');
  globalThis.siteSettings = { [setting]: game.vendor };
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  await opened.router.navigate({ to: '/seamless', search: { node: game.nodeId } });
  const address = async (): Promise<string> => {
    await screen.findByRole('button', { name: 'Play' });
    return opened.app.play.state.url ?? '';
  };
  return { ...opened, open, assign, address };
}

afterEach(() => {
  globalThis.siteSettings = undefined;
  vi.restoreAllMocks();
});

it('opens a game once in a tab without opener, then offers another start, also in the same tab', async () => {
  const { user, open, assign, address, requests } = await openUnframed('PAROLA_NEW_TAB_VENDORS');
  const first = await address();
  expect(screen.getByText('This game opens in a tab of its own')).toBeTruthy();
  expect(screen.queryByTitle(/^Game:/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Play in this tab' })).toBeNull();
  expect(open).not.toHaveBeenCalled();

  await user.dblClick(screen.getByRole('button', { name: 'Play' }));
  expect(open.mock.calls).toEqual([[first, '_blank', 'noopener']]);

  expect(screen.getByText(/No new tab\?/)).toBeTruthy();
  const launches = () => requests.filter((request) => request.url.includes(launchGame.path)).length;
  expect(launches()).toBe(1);

  await user.click(screen.getByText('Start the game again'));
  await user.click(await screen.findByRole('button', { name: 'Play in this tab' }));
  expect(launches()).toBe(2);
  const second = await address();
  expect(second).not.toBe(first);
  expect(assign.mock.calls).toEqual([[second]]);
  expect(open).toHaveBeenCalledTimes(1);
});

it('opens a game in the same tab, and requests a new address when the page returns from the back/forward cache', async () => {
  const { app, user, open, assign, address } = await openUnframed('PAROLA_SAME_TAB_VENDORS');
  const first = await address();
  expect(screen.getByText('This game takes the place of this page')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect([assign.mock.calls, open.mock.calls]).toEqual([[[first]], []]);

  const back = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void window.dispatchEvent(back));
  await waitFor(() => expect([first, null]).not.toContain(app.play.state.url));
  expect(screen.queryByRole('button', { name: 'Play in this tab' })).toBeNull();
});
