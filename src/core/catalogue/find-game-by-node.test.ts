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

  it('has its own name also when the page shows the card of its vendor, now or from the cache', async () => {
    const { app, gateway, lists } = await open();
    await app.catalogue.loadLobby();
    const cards = app.catalogue.state.lanes.flatMap((lane) => lane.cards);
    for (const category of ['LIVE', 'RNG'] as const) {
      const card = cards.find((one) => one.category === category && one.nodeId !== null);
      const asked = lists();
      const game = await app.catalogue.findByNode(card?.nodeId ?? -1);
      expect(game).toMatchObject({ nodeId: card?.nodeId, vendor: card?.vendor });
      expect(game?.name).not.toBe(card?.name);
      expect(lists() - asked).toBe(1);
      const stranger = await open({ gateway });
      const direct = await stranger.app.catalogue.findByNode(card?.nodeId ?? -1);
      expect(direct?.name).toBe(game?.name);
    }
  });

  it('is under maintenance with its vendor', async () => {
    const { app } = await open();
    await app.catalogue.loadLobby();
    const cards = app.catalogue.state.lanes.flatMap((lane) => lane.cards);
    const closed = cards.find((card) => card.underMaintenance && card.nodeId !== null);
    expect(await app.catalogue.findByNode(closed?.nodeId ?? -1)).toMatchObject({
      underMaintenance: true,
    });
  });

  it('is the card of its vendor without a network', async () => {
    const { app, platform } = await open();
    await app.catalogue.loadLobby();
    const cards = app.catalogue.state.lanes.flatMap((lane) => lane.cards);
    const card = cards.find(({ nodeId }) => nodeId !== null);
    platform.goOffline();
    expect(await app.catalogue.findByNode(card?.nodeId ?? -1)).toMatchObject({ name: card?.name });
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
