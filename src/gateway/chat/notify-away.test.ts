import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStream } from '#tests/support/live-stream.ts';
import { openChat, type TestChat } from '#tests/support/open-chat.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

type Stream = Awaited<ReturnType<typeof openStream>>;

let test: TestGateway;
let juan: TestChat;
let ana: TestChat;
let live: Stream;

beforeAll(async () => void (test = await openTestGateway()));
afterAll(() => test.close());
beforeEach(async () => {
  await test.operator.reset();
  juan = await openChat(test.gateway, await test.signIn('juan'));
  const token = await test.signIn('ana');
  ana = await openChat(test.gateway, token);
  live = await openStream(test.gateway, token);
  return () => live.close();
});

const place = 'game:PVP';
const name = (text: string) => juan.send(place, text, { mentions: [ana.self.id] });

/** The events of ana, after those that were on their way: a message of the operator is the last. */
async function events() {
  const last = live.kinds().filter((kind) => kind === 'newMessage').length + 1;
  await test.operator.message({ to: 'ana', title: 'Last', content: 'Last' });
  await vi.waitFor(() =>
    expect(live.kinds().filter((kind) => kind === 'newMessage')).toHaveLength(last),
  );
  const notified = live.frames.filter(({ data }) => data.kind === 'chatMessage');
  return notified.map(({ data }) => (data['quiet'] === true ? 'quiet' : 'notified'));
}

describe('a member who is away', () => {
  it('is notified of a message that names them, once while messages are unread', async () => {
    await juan.send(place, 'Hello all');
    for (let n = 0; n < 8; n += 1) await name(`@A*** ${n}`);
    expect(await events()).toEqual(['notified']);
  });

  it('is notified again after they have read the others, and after a minute', async () => {
    await name('@A*** one');
    await ana.call('read', { room: place, seq: 1 });
    await name('@A*** two');
    await test.operator.advance(61);
    await name('@A*** three');
    expect(await events()).toEqual(['notified', 'notified', 'notified']);
  });

  it('is notified of an answer of the support', async () => {
    const room = `support:${ana.self.id}`;
    await ana.send(room, 'My deposit is late');
    const answer = { room, text: 'We look into it.', clientId: 'an-answer-1' };
    await test.operator.send('POST', 'chat/messages', answer);
    await test.operator.send('POST', 'chat/messages', answer);
    expect(await events()).toEqual(['notified']);
  });

  it('is notified quietly of talk of a team, which they have seen before', async () => {
    const room = `team:${ana.self.id}`;
    await juan.send(room, 'First');
    expect(await events()).toEqual([]);
    await ana.call('read', { room, seq: 1 });
    for (let n = 0; n < 5; n += 1) await juan.send(room, `${n}`);
    expect(await events()).toEqual(['quiet']);
  });

  it('is notified quietly while another room is open', async () => {
    const other = await ana.stream('lobby');
    await name('@A***');
    expect(await events()).toEqual(['quiet']);
    await other.close();
  });
});

describe('a member is not notified', () => {
  it('while the room is open', async () => {
    const open = await ana.stream(place);
    await name('@A***');
    expect(await events()).toEqual([]);
    await open.close();
  });

  it('of messages of their own, of somebody they have blocked, and of talk that names nobody', async () => {
    await ana.send(place, 'Hello', { mentions: [ana.self.id] });
    await juan.send(place, 'Hello');
    await ana.call('block', { memberId: juan.self.id, blocked: true });
    await name('@A***');
    await ana.send(`support:${ana.self.id}`, 'Hello');
    expect(await events()).toEqual([]);
  });

  it('of talk of a team of others', async () => {
    const luis = await openChat(test.gateway, await test.signIn('luis'));
    const room = `team:${luis.self.id}`;
    await luis.call('read', { room, seq: 0 });
    await luis.send(room, '@A***', { mentions: [ana.self.id] });
    expect(await events()).toEqual([]);
  });
});
