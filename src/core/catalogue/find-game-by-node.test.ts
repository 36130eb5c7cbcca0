import { describe, expect, it, onTestFinished } from 'vitest';
import { openApp } from '#tests/support/open-app.ts';

async function open(settings: Parameters<typeof openApp>[0] = {}) {
  const opened = await openApp(settings);
  onTestFinished(opened.close);
  const lists = () => opened.requests.filter(({ url }) => url.includes('gameList')).length;
  return { ...opened, lists };
}

describe('a game by its node', () => {
  it('is found without a call when a list has shown it', async () => {
    const { app, lists } = await open();
    await app.catalogue.find({ category: 'FISH' });
    const [game] = app.catalogue.state.found.games;
    const asked = lists();
    expect(await app.catalogue.findByNode(game?.nodeId ?? -1)).toMatchObject({ name: game?.name });
    expect(lists()).toBe(asked);
  });

  it('is found when it is a vendor of the lobby', async () => {
    const { app } = await open();
    await app.catalogue.loadLobby();
    const cards = app.catalogue.state.lanes.flatMap((lane) => lane.cards);
    const lobby = cards.find(({ opens, nodeId }) => opens === 'lobby' && nodeId !== null);
    expect(await app.catalogue.findByNode(lobby?.nodeId ?? -1)).toMatchObject({
      name: lobby?.name,
    });
  });

  it.each(['LIVE', 'FISH', 'SPORTS'] as const)(
    'is searched in %s when no list has shown it',
    async (category) => {
      const { app, gateway } = await open();
      await app.catalogue.find({ category });
      const far = app.catalogue.state.found.games.at(-1);
      const elsewhere = await open({ gateway });
      const recalled = await elsewhere.app.catalogue.findByNode(far?.nodeId ?? -1);
      expect(recalled).toMatchObject({ name: far?.name, category });
    },
  );

  it('is searched among the slots when no list has shown it', async () => {
    const { app } = await open();
    await app.catalogue.find({ category: 'RNG' });
    const far = app.catalogue.state.found.games.at(-1);
    const elsewhere = await open();
    const recalled = await elsewhere.app.catalogue.findByNode(far?.nodeId ?? -1);
    expect(recalled).toMatchObject({ name: far?.name });
    expect(elsewhere.lists()).toBeGreaterThan(0);
  });

  it('is found on any page of the slots', async () => {
    const reader = await open();
    await reader.operator.games(1_200);
    await reader.app.catalogue.revisit({ category: 'RNG' }, 48);
    const far = reader.app.catalogue.state.found.games.at(1_100);
    const { app } = await open({ gateway: reader.gateway });
    expect(await app.catalogue.findByNode(far?.nodeId ?? -1)).toMatchObject({ name: far?.name });
  });

  it('is null for an unknown node', async () => {
    const { app, lists } = await open();
    expect(await app.catalogue.findByNode(1)).toBeNull();
    expect(lists()).toBeLessThanOrEqual(10);
  });

  it('cannot be found without a network', async () => {
    const { app, platform } = await open();
    platform.goOffline();
    await expect(app.catalogue.findByNode(1)).rejects.toMatchObject({
      failure: { kind: 'offline' },
    });
  });
});
