import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addPlayer, clock } from '#tests/support/add-player.ts';
import { readFrames } from '#tests/support/live-stream.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { createSessions } from '../accounts/sessions.ts';
import { hashToken } from '../hash-token.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { recordEvent } from './events.ts';
import type { LiveStream } from './live-stream.ts';
import { createStreams, type Streams } from './streams.ts';

let database: Database;
let streams: Streams;
let memberId: string;
let now = clock.now();
const faults: string[] = [];

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  ({ id: memberId } = await addPlayer(database, 'juan', 0));
  const sessions = createSessions(database, { now: () => now });
  streams = createStreams({ database, sessions, log: (line) => void faults.push(line) });
});
afterAll(async () => {
  await streams.close();
  await database.close();
  expect(faults).toEqual([]);
});

const event = () => ({
  memberId,
  kind: 'balanceChanged' as const,
  cause: { table: 'round', id: 'one' },
  values: { amount: -12_345 },
});

async function begin() {
  const sessions = createSessions(database, { now: () => now });
  const token = await sessions.begin(memberId, { mustChangePassword: false, deviceId: null });
  return { memberId, sessionHash: hashToken(token) };
}

const framesOf = (stream: LiveStream | null) => readFrames(new Response(stream?.body ?? null));

it('sends an event after the commit, with its amount in pesos', async () => {
  const stream = framesOf(await streams.open(await begin(), null));
  await database.transaction((sql) => recordEvent(sql, event(), now));
  await vi.waitFor(() => expect(stream.kinds()).toEqual(['balanceChanged']));
  expect(stream.frames.at(-1)?.data).toEqual({ kind: 'balanceChanged', at: now, amount: -123.45 });
  await stream.close();
});

it('finds an event whose signal was lost, once', async () => {
  const stream = framesOf(await streams.open(await begin(), null));
  const lost = { send: () => undefined };
  const send = vi.spyOn(database.signals, 'send').mockImplementation(lost.send);
  await database.transaction((sql) => recordEvent(sql, event(), now));
  send.mockRestore();
  await streams.sweep();
  await streams.sweep();
  await vi.waitFor(() => expect(stream.kinds()).toEqual(['balanceChanged']));
  expect(stream.beats()).toBe(2);
  await stream.close();
});

it('ends with a session that has expired, and sends it nothing more', async () => {
  const stream = framesOf(await streams.open(await begin(), null));
  now += 25 * 3_600_000;
  await database.transaction((sql) => recordEvent(sql, event(), now));
  await stream.ended;
  expect(stream.kinds()).toEqual([]);
  const quiet = framesOf(await streams.open(await begin(), null));
  now += 25 * 3_600_000;
  await streams.sweep();
  await quiet.ended;
});

it('says why it ends, also when another event of the member is delivered first', async () => {
  const subscriber = await begin();
  const stream = framesOf(await streams.open(subscriber, null));
  const sessions = createSessions(database, { now: () => now });
  const send = vi.spyOn(database.signals, 'send').mockImplementation(() => undefined);
  await database.transaction((sql) => sessions.endOthers(sql, memberId, null));
  send.mockRestore();
  await database.transaction((sql) => recordEvent(sql, event(), now));
  await stream.ended;
  expect(stream.kinds()).toEqual(['signedOutElsewhere']);
});

it('a stream does not say to a later session that it has ended elsewhere', async () => {
  const subscriber = await begin();
  const stream = framesOf(await streams.open(subscriber, null));
  const sessions = createSessions(database, { now: () => now });
  await sessions.end({ id: memberId, sessionHash: subscriber.sessionHash });
  await streams.sweep();
  await stream.ended;
  expect(stream.kinds()).toEqual([]);
});

it('ends the stream of a client that does not read', async () => {
  const subscriber = await begin();
  const stream = await streams.open(subscriber, null);
  const reader = stream?.body.getReader();
  for (let n = 0; n < 1_000; n += 1)
    stream?.sendFrame('change', `${n}`, { filler: 'x'.repeat(100) });
  const chunks: unknown[] = [];
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read())
    chunks.push(read.value);
  expect(chunks.length).toBeLessThan(1_000);
});

it('ends the oldest of too many streams of a member', async () => {
  const subscriber = await begin();
  const first = framesOf(await streams.open(subscriber, null));
  const others = [];
  for (let n = 0; n < 20; n += 1) others.push(framesOf(await streams.open(subscriber, null)));
  await first.ended;
  expect(others.every((stream) => stream.isOpen())).toBe(true);
  await Promise.all(others.map((stream) => stream.close()));
});
