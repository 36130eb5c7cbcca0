import { keys, set } from 'idb-keyval';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { openStore } from '../cache/database.ts';
import type { DeviceStorage } from './device.ts';
import { sizeOf } from './kept-data.ts';

/** Work that was not sent, as earlier releases have named it and written it without a mark. */
const earlierUnsent = [
  'activity-draft',
  'unanswered-requests',
  'feedback-draft',
  'unsent-messages',
  'star-changes',
];

let gateway: TestGateway;
const tabs: OpenedApp[] = [];
beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
});

function deviceStorage() {
  let pictures = 5_000;
  return {
    used: async () => 90_000,
    cached: async () => ({ pictures, app: 70_000 }),
    dropPictures: vi.fn(async () => void (pictures = 0)),
  } satisfies DeviceStorage;
}

async function open(settings: Parameters<typeof openApp>[0] = {}) {
  const platform = { ...settings.platform, deviceStorage: deviceStorage() };
  const tab = await openApp({ gateway, ...settings, platform });
  tabs.push(tab);
  const { keptData } = await tab.app.device();
  return { ...tab, keptData };
}

it('kept data is counted by part', async () => {
  const { app, keptData } = await open();
  await (await app.help()).load();
  await keptData.load();
  expect(keptData.state.sizes).toMatchObject({ pictures: 5_000, app: 70_000, used: 90_000 });
  expect(keptData.state.sizes?.content).toBeGreaterThan(1_000);
  expect(keptData.state.sizes?.unsent).toBe(0);
});

it('kept data is cleared, except drafts, the app, settings and the login of this device', async () => {
  const first = await open({ signedIn: 'juan' });
  const { app, keptData, platform } = first;
  const help = await app.help();
  await help.load();
  const { draft } = await help.feedback();
  const text = { type: 'game', content: 'Not sent yet', remark: '', address: '' } as const;
  await draft.write({ ...text, wantsContact: false, pictures: [] });
  await app.session.staySignedIn();
  app.ui.turn('lessMotion', true);
  await keptData.load();
  const before = keptData.state.sizes;
  // The app loads after the sign-in: an answer that comes while the data is cleared is kept again.
  await vi.waitFor(async () => {
    await keptData.clear();
    expect(keptData.state.sizes).toEqual({ ...before, pictures: 0, content: 0 });
  });
  expect(before?.unsent).toBeGreaterThan(0);
  expect((await draft.read()).content).toBe('Not sent yet');
  expect(platform.localStorage.getItem('lessMotion')).toBe('true');
  app.close();
  const next = await open({ browser: first.browser });
  await next.app.session.start();
  expect(next.app.session.state).toMatchObject({ phase: 'member', username: 'juan' });
});

it('leaves work that is not sent, although the part that declares it is not loaded', async () => {
  const { keptData, platform } = await open({ signedIn: 'juan' });
  const store = openStore(platform);
  const write = (key: string, mark: object) =>
    set(key, { version: 1, at: 1, value: [], ...mark }, store);
  await write('private/a-later-draft/42', { unsent: true });
  await write('private/a-list/42', { unsent: false });
  for (const name of earlierUnsent) await write(`private/${name}/42`, {});
  await keptData.load();
  await keptData.clear();
  const left = (await keys<string>(store)).filter((key) => key.endsWith('/42'));
  expect(left.toSorted()).toEqual(
    ['a-later-draft', ...earlierUnsent].map((name) => `private/${name}/42`).toSorted(),
  );
});

it('counts about the bytes of a value', () => {
  expect(sizeOf({ name: 'abc', list: [1, new Uint8Array(10)] })).toBe(4 + 3 + 4 + 8 + 10);
  expect(sizeOf(null)).toBe(8);
});
