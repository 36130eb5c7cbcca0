import { keys } from 'idb-keyval';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { kept } from './cache-keys.ts';
import { openStore } from './database.ts';

let opened: OpenedApp;
beforeAll(async () => void (opened = await openApp({ signedIn: 'juan' })));
afterAll(() => opened.close());

/** A plain copy, as the database makes one. */
const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the shapes of what is kept', () => {
  it('fit what the gateway says, all of which is written down', async () => {
    const { system, member, catalogue, announcements, winners, favourites } = opened.app;
    await Promise.all([
      catalogue.loadLobby(),
      catalogue.loadHotGames(),
      announcements.load(),
      winners.load(),
      favourites.load(),
    ]);
    const { state } = announcements;
    const { banners, notices, popups, promotions } = state;
    const fits: [keyof typeof kept, unknown][] = [
      ['systemStatus', system.state.status],
      ['lobby', catalogue.state.lanes],
      ['hotGames', catalogue.state.hotGames],
      ['announcements', { banners, notices, popups, promotions }],
      ['winners', winners.state.winners],
      ['member', { member: member.state.member, avatar: member.state.avatar }],
      ['favourites', { nodeIds: favourites.state.nodeIds, games: favourites.state.games }],
    ];
    for (const [name, value] of fits) {
      expect(parse(await kept[name].shape(), copy(value))).toEqual(value);
    }
    await vi.waitFor(async () => {
      const written = await keys<string>(openStore({ indexedDb: () => opened.browser.database }));
      const names = new Set(written.map((key) => key.split('/')[1]));
      expect(names).toEqual(new Set(fits.map(([name]) => kept[name].name)));
    });
    expect(catalogue.state.lanes.length * notices.length * winners.state.winners.length).not.toBe(
      0,
    );
  });
});
