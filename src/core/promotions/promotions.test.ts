import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePicture } from '#tests/support/sample-requests.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());
beforeEach(async () => void (await gateway.operator.reset()));

const bytes = Uint8Array.from(atob(samplePicture), (character) => character.charCodeAt(0));

async function open(more: Parameters<typeof openApp>[0] = {}) {
  const opened = await openApp({ gateway, ...more });
  return { ...opened, promotions: await opened.app.promotions() };
}

const statusOf = ({ promotions }: Awaited<ReturnType<typeof open>>, id: string) =>
  promotions.list.state.promotions.find((one) => one.id === id)?.activity?.status;

describe('promotions', () => {
  it('have the states of the member after sign-in, and are available offline', async () => {
    const opened: OpenedApp = await openApp({ gateway, signedIn: 'juan' });
    const { list, own } = await opened.app.promotions();
    await list.load();
    await own.load('315');
    expect(own.state.participation).toMatchObject({ status: 'inProgress' });
    const later = await open({ browser: opened.browser, started: false });
    later.platform.goOffline();
    await later.app.start();
    await later.promotions.list.load();
    await later.promotions.own.load('315');
    expect(later.promotions.list.state).toMatchObject({ phase: 'failed', at: list.state.at });
    expect(statusOf(later, '316')).toBe('claimPayout');
    expect(later.promotions.own.state.participation?.conditions).toHaveLength(2);
  });

  it('are claimed, which the list and the balance show', async () => {
    const opened = await open({ signedIn: 'juan' });
    const { app, promotions } = opened;
    await promotions.list.load();
    await app.balance.load();
    const before = app.balance.state.centavos ?? 0;
    await promotions.own.claim('316');
    expect(statusOf(opened, '316')).toBe('claimed');
    await vi.waitFor(() => expect(app.balance.state.centavos).toBe(before + 50_00));
  });

  it('are applied for with pictures, each of which is uploaded once', async () => {
    const opened = await open({ signedIn: 'juan' });
    const { promotions, requests } = opened;
    const upload = { purpose: 'activity', bytes } as const;
    const id = await promotions.uploads.upload(upload);
    expect(await promotions.uploads.upload(upload)).toBe(id);
    expect(requests.filter(({ url }) => url.includes('/wps/member/upload'))).toHaveLength(1);
    const sent = await promotions.own.apply('310', { remark: 'Hi', pictures: [id] });
    expect(sent).toMatchObject({ status: 'applying', remark: 'Hi' });
  });
});

describe('the draft of an application', () => {
  it('comes back in another tab with its pictures, and is deleted at sign-out', async () => {
    const first = await open({ signedIn: 'juan' });
    const draft = { remark: 'Half a th', pictures: [{ name: 'a.png', bytes }] };
    await first.promotions.drafts.write('310', draft);
    const second = await open({ browser: first.browser, signedIn: 'juan' });
    expect(await second.promotions.drafts.read('310')).toEqual(draft);
    await second.app.session.signOut();
    const third = await open({ browser: first.browser, signedIn: 'juan' });
    expect(await third.promotions.drafts.read('310')).toEqual({ remark: '', pictures: [] });
  });
});

describe('the progress of an upload', () => {
  it('is shown where the platform can', async () => {
    const parts: number[] = [];
    const opened = await openApp({ gateway, signedIn: 'juan' });
    const fetch = opened.platform.fetch;
    const upload = (
      input: RequestInfo | URL,
      init: RequestInit | undefined,
      onProgress: (part: number) => void,
    ) => {
      onProgress(0.5);
      return fetch(input, init);
    };
    const { promotions } = await open({ signedIn: 'juan', platform: { upload } });
    const onProgress = (part: number) => void parts.push(part);
    await promotions.uploads.upload({ purpose: 'activity', bytes, onProgress });
    expect(parts).toEqual([0.5]);
  });
});
