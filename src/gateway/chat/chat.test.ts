import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getChatUnread } from '#protocol/calls/contact/chat.ts';
import { signOut } from '#protocol/calls/session.ts';
import { chatTicket, fetchChat, openChat, type TestChat } from '#tests/support/open-chat.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

/** A room without messages in the demo. */
const place = 'game:PVP';

let test: TestGateway;
let tokens: Record<'juan' | 'ana' | 'luis', string>;
let juan: TestChat;
let ana: TestChat;

beforeAll(async () => void (test = await openTestGateway()));
afterAll(() => test.close());
beforeEach(async () => {
  await test.operator.reset();
  const [a, b, c] = [
    await test.signIn('juan'),
    await test.signIn('ana'),
    await test.signIn('luis'),
  ];
  tokens = { juan: a, ana: b, luis: c };
  juan = await openChat(test.gateway, tokens.juan);
  ana = await openChat(test.gateway, tokens.ana);
});

const unread = (who: keyof typeof tokens) =>
  test.request(getChatUnread, {}, { token: tokens[who] }).then(({ count }) => count);

describe('a ticket', () => {
  it('lets in once, for a minute, and to the room that was asked for', async () => {
    const ticket = await chatTicket(test.gateway, tokens.juan, 'support');
    const open = () => fetchChat(test.gateway, 'open', { ticket, parents: [] });
    const answers = await Promise.all(Array.from({ length: 20 }, open));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
    expect((await openChat(test.gateway, tokens.juan, 'support')).room).toBe(
      `support:${juan.self.id}`,
    );
    const late = await chatTicket(test.gateway, tokens.juan);
    await test.operator.advance(60);
    expect((await fetchChat(test.gateway, 'open', { ticket: late, parents: [] })).status).toBe(404);
  });

  it('is refused where there is none, as is the session of the member', async () => {
    for (const session of [tokens.juan, '', 'x'.repeat(43)]) {
      const answer = await fetchChat(test.gateway, 'rooms', { session });
      expect({ status: answer.status, ...(await answer.json()) }).toEqual({
        status: 401,
        reason: 'session_over',
      });
    }
  });

  it('gives a session that ends with the session of the member, and with the site', async () => {
    await test.operator.settings({ maintenance: true });
    expect(await juan.call('rooms')).toMatchObject({ status: 503, reason: 'closed' });
    await test.operator.settings({ maintenance: false });
    const stream = await juan.stream('lobby');
    await test.request(signOut, {}, { token: tokens.juan });
    await stream.ended;
    expect(await juan.call('rooms')).toMatchObject({ status: 401 });
  });
});

describe('rooms', () => {
  it('are one for all, one for each kind of games, the team, and the support', () => {
    const ids = juan.rooms.map(({ id }) => id);
    expect(ids).toEqual([
      'lobby',
      ...['LIVE', 'RNG', 'BINGO', 'FISH', 'SPORTS', 'COCKFIGHT', 'ESPORTS', 'PVP', 'ELOTT'].map(
        (code) => `game:${code}`,
      ),
      `team:${ana.self.id}`,
      `support:${juan.self.id}`,
    ]);
    expect(ana.rooms.map(({ kind }) => kind).filter((kind) => kind === 'team')).toHaveLength(1);
  });

  it('of others are closed', async () => {
    const luis = await openChat(test.gateway, tokens.luis);
    for (const room of [`support:${ana.self.id}`, `team:${luis.self.id}`, 'game:X', '']) {
      expect(await juan.send(room, 'Hello')).toMatchObject({ status: 404, reason: 'not_found' });
      expect(await juan.history(room)).toMatchObject({ status: 404 });
      expect((await juan.stream(room)).status).toBe(404);
    }
  });

  it('show the name of a member, but not the one to sign in with', () => {
    expect(juan.self.name).toBe('J***');
    expect(juan.self.level).toBe('Mandaragat');
  });
});

describe('a message', () => {
  it('reaches all who have the room open, in the order of its numbers', async () => {
    const [one, two] = [await juan.stream(place), await ana.stream(place)];
    await juan.send(place, 'Magandang gabi');
    await ana.send(place, 'Hello Juan 👋');
    await vi.waitFor(() => expect(one.texts()).toEqual(['Magandang gabi', 'Hello Juan 👋']));
    await vi.waitFor(() => expect(two.texts()).toEqual(one.texts()));
    expect(one.messages().map(({ seq }) => seq)).toEqual([1, 2]);
    expect(one.messages()[0]).toMatchObject({ author: juan.self, state: 'sent', kind: 'text' });
    await Promise.all([one.close(), two.close()]);
  });

  it('is stored once when it is sent twelve times at once with one id', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => juan.send(place, 'Once', { clientId: 'the-same-id' })),
    );
    expect(new Set(answers.map(({ message }) => message?.seq))).toEqual(new Set([1]));
    expect((await ana.history(place)).messages).toHaveLength(1);
  });

  it('is not lost by a stream that was away, nor doubled', async () => {
    const first = await ana.stream(place);
    await juan.send(place, 'one');
    await vi.waitFor(() => expect(first.texts()).toEqual(['one']));
    await first.close();
    await juan.send(place, 'two');
    await juan.send(place, 'three');
    const second = await ana.stream(place, first.messages().at(-1)?.version);
    await juan.send(place, 'four');
    await vi.waitFor(() => expect(second.texts()).toEqual(['two', 'three', 'four']));
    await second.close();
  });

  it('comes with what it answers, and by pages', async () => {
    for (let n = 0; n < 50; n += 1) {
      await ana.send(`support:${ana.self.id}`, `${n}`);
      if (n % 10 === 9) await test.operator.advance(15);
    }
    const room = `support:${ana.self.id}`;
    const page = await ana.history(room);
    expect(page).toMatchObject({ more: true, version: 50 });
    expect(page.messages?.map(({ text }) => text)).toEqual(
      Array.from({ length: 40 }, (_, n) => `${n + 10}`),
    );
    const before = await ana.history(room, page.messages?.[0]?.seq);
    expect(before.messages).toHaveLength(10);
    expect(before.more).toBe(false);
    const answer = await ana.send(room, 'Yes', { replyTo: 3 });
    expect(answer.message?.replyTo).toEqual({ seq: 3, name: ana.self.name, text: '2' });
    expect(await ana.send(room, 'Yes', { replyTo: 1_000 })).toMatchObject({ reason: 'not_found' });
  });

  it('is deleted by its author only, and streams and pages say so', async () => {
    const stream = await ana.stream(place);
    await juan.send(place, 'A secret');
    expect(await ana.call('remove', { room: place, seq: 1 })).toMatchObject({ status: 404 });
    expect(await juan.call('remove', { room: place, seq: 1 })).toMatchObject({ status: 200 });
    await vi.waitFor(() => expect(stream.messages().at(-1)?.state).toBe('deleted'));
    const [message] = (await ana.history(place)).messages ?? [];
    expect(message).toMatchObject({ seq: 1, version: 2, text: '', state: 'deleted' });
    expect(JSON.stringify(stream.messages().at(-1))).not.toContain('secret');
    await stream.close();
  });

  it('is read by the other side of a private room', async () => {
    const team = `team:${ana.self.id}`;
    await juan.send(team, 'Good morning');
    expect(await juan.history(team)).toMatchObject({ readSeq: 0 });
    const stream = await juan.stream(team);
    await ana.call('read', { room: team, seq: 1 });
    await vi.waitFor(() => expect(stream.lines).toContainEqual({ kind: 'read', seq: 1 }));
    expect(await juan.history(team)).toMatchObject({ readSeq: 1 });
    await stream.close();
  });
});

describe('unread messages', () => {
  it('name or answer the member, or are of the team after a visit', async () => {
    const stream = await ana.stream('game:FISH');
    await juan.send(place, 'Hello all');
    expect(await unread('ana')).toBe(0);
    await juan.send(place, '@A*** hello', { mentions: [ana.self.id] });
    expect(await unread('ana')).toBe(1);
    await vi.waitFor(() => expect(stream.kinds()).toContain('news'));
    await ana.send(place, 'Hi');
    await juan.send(place, 'Fine', { replyTo: 3 });
    expect(await unread('ana')).toBe(2);
    expect(await ana.call('read', { room: place, seq: 4 })).toMatchObject({ unread: 0 });
    const team = `team:${ana.self.id}`;
    await juan.send(team, 'First');
    expect(await unread('ana')).toBe(0);
    await ana.call('read', { room: team, seq: 1 });
    await juan.send(team, 'Second');
    expect(await unread('ana')).toBe(1);
    expect(await unread('juan')).toBe(0);
    await stream.close();
  });

  it('come from nobody who is blocked', async () => {
    const block = { memberId: juan.self.id, blocked: true };
    expect(await ana.call('block', block)).toMatchObject({ status: 200 });
    await juan.send(place, '@A***', { mentions: [ana.self.id] });
    expect(await unread('ana')).toBe(0);
    expect((await openChat(test.gateway, tokens.ana)).blocked).toEqual([juan.self.id]);
    await ana.call('block', { ...block, blocked: false });
    await juan.send(place, '@A*** again', { mentions: [ana.self.id] });
    expect(await unread('ana')).toBe(1);
    expect(await ana.call('block', { memberId: ana.self.id, blocked: true })).toMatchObject({
      status: 404,
    });
  });
});

describe('a hostile member', () => {
  it('may send twelve messages in ten seconds, also with several sessions at once', async () => {
    const second = await openChat(test.gateway, tokens.juan);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => (n % 2 ? juan : second).send(place, `${n}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(answers.find(({ status }) => status === 429)).toMatchObject({ reason: 'too_many' });
    expect(await ana.send(place, 'Hello')).toMatchObject({ status: 200 });
    await test.operator.advance(10);
    expect(await juan.send(place, 'Sorry')).toMatchObject({ status: 200 });
  });

  it.each([
    ['10,000 characters', 'x'.repeat(10_000), 'too_long'],
    ['10,000 emoji', '👨‍👩‍👧‍👦'.repeat(10_000), 'too_long'],
    ['501 characters', 'x'.repeat(501), 'too_long'],
    ['nothing', ' \u200b\u202e\n\u0000', 'empty'],
    ['a link', 'see https://evil.example/login', 'link'],
    ['a name of a site', 'parola-bonus.com has more', 'link'],
  ])('is refused with %s', async (_, text, reason) => {
    expect(await juan.send(place, text)).toMatchObject({ reason });
    expect((await ana.history(place)).messages).toEqual([]);
  });

  it('cannot pile marks, turn the direction, or be anything but text', async () => {
    const zalgo = `H${'\u0301'.repeat(200)}i`;
    const sent = [
      await juan.send(place, '<img src=x onerror=alert(1)><b>bold</b>'),
      await juan.send(place, zalgo),
      await juan.send(place, 'abc\u202edef\u2066ghi\u200f'),
    ].map(({ message }) => message?.text ?? '');
    expect(sent[0]).toBe('<img src=x onerror=alert(1)><b>bold</b>');
    expect(sent[1]?.length).toBeLessThan(6);
    expect(sent[2]).toBe('abcdefghi');
  });

  it('has malformed requests refused', async () => {
    for (const body of [
      { room: place, clientId: 'x', content: { text: 'a' }, replyTo: null, mentions: [] },
      { room: place, clientId: 'long-enough', content: {}, replyTo: null, mentions: [] },
      {
        room: place,
        clientId: 'long-enough',
        content: { text: 'a' },
        replyTo: -1,
        mentions: ['x'],
      },
    ]) {
      expect(await juan.call('send', body)).toMatchObject({ status: 400 });
    }
    const foreign = { roundId: '0192f3c1-0000-7000-8000-00000000000a' };
    expect(await juan.send(place, '', { content: foreign })).toMatchObject({ status: 404 });
  });
});
