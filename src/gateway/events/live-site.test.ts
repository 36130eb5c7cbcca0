import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openLiveStream } from '#protocol/calls/live.ts';
import {
  getDevices,
  signOutDevice,
  signOutOtherDevices,
} from '#protocol/calls/security/devices.ts';
import { signOut } from '#protocol/calls/session.ts';
import { liveStreamPath } from '#protocol/paths.ts';
import { openByTicket, openStream } from '#tests/support/live-stream.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;
beforeAll(async () => void (test = await openTestGateway()));
afterAll(() => test.close());

const notify = (to: string) => test.operator.message({ to, title: 'Hello', content: 'Hello' });
const ticketOf = (token: string) => test.request(openLiveStream, {}, { token });

describe('a stream', () => {
  it('sends the events of its member, and no other ones', async () => {
    const [juan, ana] = [await test.signIn('juan'), await test.signIn('ana')];
    const own = await openStream(test.gateway, juan);
    const other = await openStream(test.gateway, ana);
    await notify('juan');
    await notify('juan');
    await vi.waitFor(() => expect(own.kinds()).toEqual(['newMessage', 'newMessage']));
    expect(own.frames[0]).toMatchObject({ name: 'ready' });
    expect(other.kinds()).toEqual([]);
    await notify('ana');
    await vi.waitFor(() => expect(other.kinds()).toEqual(['newMessage']));
    expect(own.kinds()).toHaveLength(2);
    await Promise.all([own.close(), other.close()]);
  });

  it('is neither kept, compressed nor delayed on its way', async () => {
    const stream = await openStream(test.gateway, await test.signIn('juan'));
    expect(stream.status).toBe(200);
    expect(stream.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('Cache-Control')).toBe('no-store, no-transform');
    expect(stream.headers.get('X-Accel-Buffering')).toBe('no');
    await stream.close();
  });

  it('continues after the last event, without the events before it', async () => {
    const token = await test.signIn('luis');
    await notify('luis');
    const first = await openStream(test.gateway, token);
    const [ready] = first.frames;
    expect(first.kinds()).toEqual([]);
    await first.close();
    await notify('luis');
    await notify('luis');
    const second = await openStream(test.gateway, token, ready?.id);
    await vi.waitFor(() => expect(second.frames.at(-1)?.name).toBe('ready'));
    const known = ready?.data['known'];
    const fresh = second.frames.filter(
      ({ name, id }) => name === 'change' && !(Array.isArray(known) && known.includes(id)),
    );
    expect(fresh).toHaveLength(2);
    await second.close();
  });

  it('says when too much was missed', async () => {
    const token = await test.signIn('aida');
    const stream = await openStream(test.gateway, token);
    const { id } = stream.frames[0] ?? { id: '' };
    await stream.close();
    for (let n = 0; n <= 100; n += 1) await notify('aida');
    const late = await openStream(test.gateway, token, id);
    await vi.waitFor(() => expect(late.frames).toHaveLength(1));
    expect(late.frames[0]?.name).toBe('reset');
    await late.close();
  });

  it('starts at the present after an id that is none', async () => {
    const token = await test.signIn('juan');
    for (const after of ['', "';--", '0'.repeat(5_000), '018f0000-0000-4000-8000-000000000000']) {
      const stream = await openStream(test.gateway, token, after);
      expect(stream.kinds()).toEqual([]);
      expect(stream.frames).toMatchObject([{ name: 'ready' }]);
      await stream.close();
    }
  });
});

describe('a ticket', () => {
  it('is good once', async () => {
    const ticket = await ticketOf(await test.signIn('juan'));
    const stream = await openByTicket(test.gateway, ticket);
    expect(stream.status).toBe(200);
    expect((await openByTicket(test.gateway, ticket)).status).toBe(404);
    await stream.close();
  });

  it('is good for one of fifty requests at once', async () => {
    const ticket = await ticketOf(await test.signIn('juan'));
    const opened = await Promise.all(
      Array.from({ length: 50 }, () => openByTicket(test.gateway, ticket)),
    );
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
    await Promise.all(opened.map((stream) => stream.close()));
  });

  it('expires after 30 seconds', async () => {
    const token = await test.signIn('juan');
    const [early, late] = [await ticketOf(token), await ticketOf(token)];
    await test.operator.advance(15);
    const stream = await openByTicket(test.gateway, early);
    expect(stream.status).toBe(200);
    await stream.close();
    await test.operator.advance(15);
    expect((await openByTicket(test.gateway, late)).status).toBe(404);
  });

  it('is needed: a token, nothing and nonsense open no stream', async () => {
    const token = await test.signIn('juan');
    for (const query of ['', `?ticket=${token}`, '?ticket=x', `?token=${token}`]) {
      const answer = await test.fetchRaw(liveStreamPath + query, {
        headers: { Authorization: token },
      });
      expect(answer.status).toBe(404);
    }
    await expect(test.request(openLiveStream, {})).rejects.toMatchObject({ status: 401 });
  });

  it('is not good after the end of its session', async () => {
    const token = await test.signIn('juan');
    const ticket = await ticketOf(token);
    await test.request(signOut, {}, { token });
    expect((await openByTicket(test.gateway, ticket)).status).toBe(404);
  });
});

describe('the end of a session', () => {
  it('by signing out ends its stream at once, and no other one', async () => {
    const [here, there] = [await test.signIn('juan'), await test.signIn('juan')];
    const ending = await openStream(test.gateway, here);
    const staying = await openStream(test.gateway, there);
    await test.request(signOut, {}, { token: here });
    await ending.ended;
    expect(ending.kinds()).toEqual([]);
    expect(staying.isOpen()).toBe(true);
    await staying.close();
  });

  it.each([
    ['the removal of its device', 'one'],
    ['signing out all other devices', 'others'],
  ])('by %s is sent to this session only', async (_, way) => {
    const here = await test.signIn('alma');
    const there = await test.signIn('alma', undefined, { ip: '198.51.100.7' });
    const [staying, ending] = [
      await openStream(test.gateway, here),
      await openStream(test.gateway, there),
    ];
    const devices = await test.request(getDevices, {}, { token: there });
    const id = devices.find(({ current }) => current)?.id ?? '';
    await (way === 'one'
      ? test.request(signOutDevice, { id }, { token: here })
      : test.request(signOutOtherDevices, {}, { token: here }));
    await ending.ended;
    // A sweep in between may send the event of the case before as well.
    expect([...new Set(ending.kinds())]).toEqual(['signedOutElsewhere']);
    await vi.waitFor(() => expect(staying.kinds()).toEqual(['newMessage']));
    expect(staying.isOpen()).toBe(true);
    await staying.close();
    await test.request(signOut, {}, { token: here });
  });
});

it('ends all streams and opens no more before the server closes', async () => {
  const gateway = await openTestGateway();
  const token = await gateway.signIn('juan');
  const stream = await openStream(gateway.gateway, token);
  gateway.gateway.endStreams();
  await stream.ended;
  expect((await openStream(gateway.gateway, token)).status).toBe(503);
  await gateway.close();
});
