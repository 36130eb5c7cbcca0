import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getChatUnread } from '#protocol/calls/contact/chat.ts';
import { openChat, type TestChat } from '#tests/support/open-chat.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

/** A room without messages in the demo. */
const place = 'game:PVP';

let test: TestGateway;
let token: string;
let juan: TestChat;
let ana: TestChat;

beforeAll(async () => void (test = await openTestGateway()));
afterAll(() => test.close());
beforeEach(async () => {
  await test.operator.reset();
  token = await test.signIn('juan');
  juan = await openChat(test.gateway, token);
  ana = await openChat(test.gateway, await test.signIn('ana'));
});

interface Console {
  readonly reports: readonly { id: string; body: string; author: string; reporter: string }[];
  readonly mutes: readonly { username: string; until: number }[];
  readonly support: readonly { id: string; username: string; waits: boolean }[];
  readonly words: readonly string[];
}

const look = async () => (await test.operator.send('GET', 'chat')) as Console;
const act = (path: string, body: object) => test.operator.send('POST', `chat/${path}`, body);

describe('the operator', () => {
  it('removes a reported message, once for all its reports, or leaves it', async () => {
    await juan.send(place, 'An insult');
    await juan.send(place, 'Harmless');
    for (const seq of [1, 1, 2]) {
      await ana.call('report', { room: place, seq, reason: 'abuse' });
    }
    expect(await juan.call('report', { room: place, seq: 1, reason: 'abuse' })).toMatchObject({
      status: 404,
    });
    const { reports } = await look();
    expect(reports).toMatchObject([
      { body: 'An insult', author: 'juan', reporter: 'ana' },
      { body: 'Harmless' },
    ]);
    const [first, second] = reports.map(({ id }) => id);
    expect(await act(`reports/${first}`, { action: 'remove' })).toEqual({ changed: true });
    expect(await act(`reports/${first}`, { action: 'remove' })).toEqual({ changed: false });
    await act(`reports/${second}`, { action: 'dismiss' });
    const { messages } = await juan.history(place);
    expect(messages?.map(({ state, text }) => [state, text])).toEqual([
      ['removed', ''],
      ['sent', 'Harmless'],
    ]);
    expect((await look()).reports).toEqual([]);
  });

  it('mutes a member for some hours, in all rooms but the support', async () => {
    await act('mutes', { username: 'juan', hours: 2, reason: 'Insults' });
    expect((await look()).mutes).toMatchObject([{ username: 'juan' }]);
    const refused = await juan.send(place, 'Hello');
    expect(refused).toMatchObject({ status: 403, reason: 'muted' });
    expect(refused.until).toBeGreaterThan(Date.now());
    expect(await juan.send(`support:${juan.self.id}`, 'Why?')).toMatchObject({ status: 200 });
    await act('mutes', { username: 'juan', hours: 0, reason: '' });
    expect(await juan.send(place, 'Hello')).toMatchObject({ status: 200 });
  });

  it('covers words, and no more when they are taken from the list', async () => {
    await act('words', { word: 'Tanga', covered: true });
    expect((await juan.send(place, 'TANGA ka')).message?.text).toBe('••••• ka');
    await act('words', { word: 'tanga', covered: false });
    expect((await look()).words).toEqual([]);
    expect((await juan.send(place, 'TANGA ka')).message?.text).toBe('TANGA ka');
  });

  it('slows a room down, for each member by itself and also for two messages at once', async () => {
    await juan.send(place, 'First');
    await act('pauses', { room: place, seconds: 30 });
    expect(await juan.send(place, 'Second')).toMatchObject({ reason: 'slow', seconds: 30 });
    const both = await Promise.all([ana.send(place, 'A'), ana.send(place, 'B')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
    await test.operator.advance(30);
    expect(await juan.send(place, 'Second')).toMatchObject({ status: 200 });
    await expect(act('pauses', { room: 'nowhere', seconds: 1 })).rejects.toThrow('no such room');
  });

  it('talks with a member in the support', async () => {
    const room = `support:${juan.self.id}`;
    const stream = await juan.stream(room);
    await juan.send(room, 'My deposit is late');
    expect((await look()).support).toMatchObject([{ id: room, username: 'juan', waits: true }]);
    await test.operator.send('GET', `chat/messages?room=${room}`);
    await vi.waitFor(() => expect(stream.lines).toContainEqual({ kind: 'read', seq: 1 }));
    const answer = { room, text: 'We look into it.', clientId: 'an-answer-1' };
    await act('messages', answer);
    await act('messages', answer);
    await vi.waitFor(() =>
      expect(stream.texts()).toEqual(['My deposit is late', 'We look into it.']),
    );
    expect(stream.messages().at(-1)?.author).toBeNull();
    expect(await test.request(getChatUnread, {}, { token })).toEqual({ count: 1 });
    expect(await juan.call('read', { room, seq: 2 })).toMatchObject({ unread: 0 });
    expect((await look()).support[0]?.waits).toBe(false);
    await expect(act('messages', { ...answer, text: '\u200b' })).rejects.toThrow('refused');
    await stream.close();
  });
});
