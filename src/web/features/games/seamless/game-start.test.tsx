import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { launchGame } from '#protocol/calls/launch.ts';
import { openGame, sendMessage } from '#tests/support/open-game-page.tsx';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { Screen } from '#web/app/screen.tsx';

const gateway = await openTestGateway();
afterAll(() => gateway.close());
afterEach(() => {
  vi.useRealTimers();
});

const openSlot = () => openGame({ gateway, signedIn: 'juan' });

describe('the start of a game', () => {
  const loading = () => screen.queryByText(/The game is on its way|It takes longer than usual/);
  const hint = () => screen.queryByText('Does the game not show?');
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const fakeTimers = () =>
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });

  it('removes the loading message when the game says that it is ready, and asks nothing later', async () => {
    const { play, frame } = await openSlot();
    fakeTimers();
    await play();
    sendMessage(await frame(), { type: 'parola:ready' });
    expect(loading()).toBeNull();
    await wait(15_000);
    expect(hint()).toBeNull();
  });

  it('counts a game without messages as started when its frame has loaded, and offers another start', async () => {
    const { play, frame, user } = await openSlot();
    fakeTimers();
    await play();
    const first = await frame();
    const { src } = first;
    fireEvent.load(first);
    expect([loading(), hint()]).toEqual([null, null]);
    await wait(15_000);
    expect(hint()).not.toBeNull();
    expect(await frame()).toBe(first);
    vi.useRealTimers();
    await user.click(screen.getByText('Start the game again'));
    await waitFor(async () => expect((await frame()).src).not.toBe(src));
    expect(hint()).toBeNull();
  });

  it('asks nothing of a player who has turned to a game without messages', async () => {
    const { play, frame } = await openSlot();
    fakeTimers();
    await play();
    const game = await frame();
    fireEvent.load(game);
    vi.spyOn(document, 'activeElement', 'get').mockReturnValue(game);
    onTestFinished(() => void vi.restoreAllMocks());
    await wait(15_000);
    expect(hint()).toBeNull();
  });

  it('lets a slow game go on loading, and offers another start meanwhile', async () => {
    const { play, frame, requests } = await openSlot();
    fakeTimers();
    await play();
    const game = await frame();
    await wait(15_000);
    expect(screen.getByText(/It takes longer than usual/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Start the game again' })).toHaveLength(2);
    fireEvent.load(game);
    expect(loading()).toBeNull();
    expect(await frame()).toBe(game);
    expect(requests.filter(({ url }) => url.includes(launchGame.path))).toHaveLength(1);
  });

  it('opens a game in a tab where the policy of the page does not let it into a frame', async () => {
    const { play, frame, app } = await openSlot();
    await play();
    fireEvent.load(await frame());
    const refusal = Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'frame-src',
    });
    act(() => void document.dispatchEvent(refusal));
    expect(screen.getByText('This game opens in a tab of its own')).toBeTruthy();
    expect(screen.queryByTitle(/^Game:/)).toBeNull();
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    onTestFinished(() => open.mockRestore());
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(open.mock.calls).toEqual([[app.play.state.url, '_blank', 'noopener']]);
  });

  it('sends one launch call for each start: under double effects, at Back and after a reload', async () => {
    const { play, frame, requests, router, app, unmount } = await openSlot();
    const launches = () => requests.filter(({ url }) => url.includes(launchGame.path)).length;
    await play();
    await frame();
    expect(launches()).toBe(1);
    await act(() => router.navigate({ to: '/help' }));
    await waitFor(() => expect(app.play.state.phase).toBe('idle'));
    act(() => router.history.back());
    await frame();
    expect(launches()).toBe(2);
    unmount();
    await waitFor(() => expect(app.play.state.phase).toBe('idle'));
    render(
      <StrictMode>
        <Screen app={app} router={router} />
      </StrictMode>,
    );
    await waitFor(() => expect(app.play.state.phase).toBe('playing'));
    expect(launches()).toBe(3);
  });
});
