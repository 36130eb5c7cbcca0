import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { liveStreamPath } from '#protocol/paths.ts';
import { samplePicture } from '#tests/support/sample-requests.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let gateway: TestGateway;
const tabs: OpenedApp[] = [];
beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
  await gateway.operator.reset();
});

async function open(settings: Parameters<typeof openApp>[0] = {}) {
  const tab = await openApp({ gateway, ...settings });
  tabs.push(tab);
  const feedback = await (await tab.app.help()).feedback();
  return { ...tab, feedback };
}

const written = {
  type: 'game',
  content: 'The reels of Harbour Lights stop late.',
  remark: '',
  wantsContact: true,
  address: '',
} as const;

describe('the feedback of a member', () => {
  it('can be read without a network, and ends with the session', async () => {
    const first = await open({ signedIn: 'juan' });
    await first.feedback.list.load();
    const { feedback } = first.feedback.list.state;
    expect(feedback.map(({ state }) => state)).toEqual(['answered', 'closed']);
    const second = await open({ browser: first.browser });
    second.platform.goOffline();
    await second.feedback.list.load();
    expect(second.feedback.list.state).toMatchObject({ phase: 'failed', feedback });
    await second.app.session.signOut();
    expect(second.feedback.list.state.feedback).toEqual([]);
  });

  it('is loaded again when it was sent', async () => {
    const { feedback } = await open({ signedIn: 'ana' });
    await feedback.list.load();
    const id = await feedback.send({ ...written, address: null, pictures: [] });
    await vi.waitFor(() => expect(feedback.list.state.feedback).toMatchObject([{ id }]));
  });

  it('is loaded again when the operator has closed it', async () => {
    const first = await open();
    const platform = { locks: first.browser.locks };
    const { app, feedback } = await open({ browser: first.browser, signedIn: 'juan', platform });
    await feedback.list.load();
    await app.live();
    const isStreaming = () => first.requests.some(({ url }) => url.includes(liveStreamPath));
    await vi.waitFor(() => expect(isStreaming()).toBe(true));
    const answered = await gateway.operator.send('GET', 'feedback?state=answered');
    const [own] = (answered as { list: { id: string }[] }).list;
    await gateway.operator.send('POST', `feedback/${own?.id ?? ''}/close`, {});
    const states = () => feedback.list.state.feedback.map(({ state }) => state);
    await vi.waitFor(() => expect(states()).toEqual(['closed', 'closed']));
  });

  it('has a draft with pictures, which another member does not see', async () => {
    const first = await open({ signedIn: 'juan' });
    const bytes = Uint8Array.from(atob(samplePicture), (character) => character.charCodeAt(0));
    const draft = { ...written, pictures: [{ name: 'one.png', bytes }] };
    await first.feedback.draft.write(draft);
    const again = await open({ browser: first.browser });
    expect(await again.feedback.draft.read()).toEqual(draft);
    await again.app.session.signOut();
    const other = await open({ browser: first.browser, signedIn: 'ana' });
    expect(await other.feedback.draft.read()).toMatchObject({ content: '', pictures: [] });
  });

  it('is opened again', async () => {
    const { feedback } = await open({ signedIn: 'juan' });
    await feedback.list.load();
    const closed = feedback.list.state.feedback.find(({ state }) => state === 'closed');
    const after = await feedback.reopen(closed?.id ?? '', 'It happened again today.');
    expect(after).toMatchObject({ state: 'open', reopenBy: null });
    expect(feedback.list.state.feedback).toContainEqual(after);
  });
});

describe('the draft of a guest', () => {
  it('stays in its tab, without pictures, until it is dropped', async () => {
    const { feedback, platform } = await open();
    const draft = { ...written, address: 'nena@example.com' };
    await feedback.draft.write({ ...draft, pictures: [] });
    expect(platform.sessionStorage.getItem('guestFeedback')).toContain('nena@example.com');
    expect(await feedback.draft.read()).toEqual({ ...draft, pictures: [] });
    await feedback.draft.drop();
    expect(await feedback.draft.read()).toMatchObject({ content: '', address: '' });
    expect(platform.sessionStorage.getItem('guestFeedback')).toBeNull();
  });
});
