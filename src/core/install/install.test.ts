import { proxy } from 'valtio/vanilla';
import { describe, expect, it } from 'vitest';
import { createLocalKeys } from '../storage/local-keys.ts';
import { memoryStorage } from '../guarded-storage.ts';
import type { InstallPrompt } from './install-prompt.ts';
import { createInstall, mayOfferInstall } from './install.ts';
import { idle } from '../query/query.ts';
import type { FavouritesState } from '../favourites/favourites.ts';
import type { PlayState } from '../play/play.ts';

const userAgent = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile Safari/537.36';

function open({ storage = memoryStorage(), standalone = false, now = 0 } = {}) {
  const happens = { question: () => {}, installed: () => {}, kept: 0 };
  const prompt: InstallPrompt = {
    device: { userAgent, touchPoints: 5 },
    standalone: () => standalone,
    canAsk: () => true,
    ask: async () => true,
    keepStorage: () => void (happens.kept += 1),
    onQuestion: (act) => ((happens.question = act), () => {}),
    onInstalled: (act) => ((happens.installed = act), () => {}),
  };
  const play = proxy<PlayState>({
    phase: 'idle',
    game: null,
    trial: false,
    url: null,
    failure: null,
  });
  const favourites = proxy<FavouritesState>({
    ...idle(),
    nodeIds: [],
    games: [],
    queued: 0,
    takenBack: null,
  });
  const install = createInstall({
    platform: { installPrompt: prompt },
    local: createLocalKeys(storage),
    play: { state: play },
    favourites: { state: favourites },
    now: () => now,
  });
  return { install, play, favourites, happens, storage };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the app for the home screen', () => {
  it('is offered after a game, and not before', async () => {
    const { install, play } = open();
    play.phase = 'opening';
    await settled();
    play.phase = 'playing';
    await settled();
    expect(install.state.offered).toBe(false);
    play.phase = 'idle';
    await settled();
    expect(install.state.offered).toBe(true);
  });

  it('is offered when a favourite is added, and not when favourites are loaded', async () => {
    const { install, favourites } = open();
    Object.assign(favourites, { at: 1, nodeIds: [3] });
    await settled();
    expect(install.state.offered).toBe(false);
    Object.assign(favourites, { at: 2, nodeIds: [3, 5] });
    await settled();
    expect(install.state.offered).toBe(false);
    favourites.nodeIds = [4, 3, 5];
    await settled();
    expect(install.state.offered).toBe(true);
  });

  it('is offered for a favourite added before loading, and not for a restored change', async () => {
    const { install, favourites } = open();
    Object.assign(favourites, { nodeIds: [7], queued: 1 });
    await settled();
    expect(install.state.offered).toBe(false);
    favourites.nodeIds = [4, 7];
    await settled();
    expect(install.state.offered).toBe(true);
  });

  it('is not offered again for 14 days after any answer', () => {
    const storage = memoryStorage();
    const first = open({ storage }).install;
    first.recordValue();
    first.dismiss();
    first.recordValue();
    expect(first.state.offered).toBe(false);
    const days = (count: number) => open({ storage, now: count * 86_400_000 }).install;
    const [soon, late] = [days(13), days(14)];
    for (const { recordValue } of [soon, late]) recordValue();
    expect([soon.state.offered, late.state.offered]).toEqual([false, true]);
  });

  it('is not offered from the home screen', () => {
    const { install, happens } = open({ standalone: true });
    install.recordValue();
    expect(happens.kept).toBe(1);
    expect(install.state).toMatchObject({ installed: true, offered: false });
  });

  it('shows each prompt of the browser once, and thanks once', async () => {
    const { install, happens } = open();
    install.recordValue();
    expect(await install.ask()).toBe(true);
    expect(install.state).toMatchObject({ canAsk: false, offered: false });
    happens.question();
    expect(install.state.canAsk).toBe(true);
    expect(happens.kept).toBe(0);
    happens.installed();
    expect(happens.kept).toBe(1);
    expect(install.state).toMatchObject({ installed: true, canAsk: false, thanksDue: true });
    install.thank();
    expect(install.state.thanksDue).toBe(false);
  });
});

const day = 86_400_000;
const calm = {
  installed: false,
  way: 'android',
  canAsk: true,
  offeredAt: null,
  now: 100 * day,
} as const;

describe('the app', () => {
  it('may be offered if the browser has a prompt, or another way', () => {
    expect(mayOfferInstall(calm)).toBe(true);
    expect(mayOfferInstall({ ...calm, way: 'iphone', canAsk: false })).toBe(true);
  });

  it.each([
    ['is installed', { installed: true }],
    ['could not be installed', { canAsk: false }],
    ['is seen inside another app', { way: 'inApp', canAsk: false }],
    ['was offered less than 14 days ago', { offeredAt: 86 * day + 1 }],
    ['was offered in what the clock calls the future', { offeredAt: 200 * day }],
  ] as const)('is not offered when it %s', (_, change) => {
    expect(mayOfferInstall({ ...calm, ...change })).toBe(false);
  });

  it('may be offered again after 14 days', () => {
    expect(mayOfferInstall({ ...calm, offeredAt: 86 * day })).toBe(true);
  });
});
