import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { expect, it } from 'vitest';
import { demo } from '#demo/demo.ts';
import { type Gateway, openGateway } from '#gateway/gateway.ts';
import { hashToken } from '#gateway/hash-token.ts';
import { openDatabase } from '#gateway/store/database.ts';
import { addPlayer } from '../support/add-player.ts';
import { readLines } from '../support/open-chat.ts';
import { findPostgres, startPostgres } from '../support/postgres.ts';
import { testStoreKey } from '../support/test-store-key.ts';
import { connectPlain, startPlainEcho } from './plain-web-socket.ts';
import { printLine } from './print-line.ts';

/** A room without messages in the demo. */
const room = 'game:PVP';
const clients = 500;
const perSecond = 20;
const seconds = 20;
const total = perSecond * seconds;

/** The 95th percentile of times in milliseconds. */
function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

/** Serves the games' origin of a gateway on a port. */
async function serve(gateway: Gateway) {
  const fetchGames = (request: Request) => gateway.gamesFetch(request, { ip: '192.0.2.1' });
  const server = createAdaptorServer({ fetch: fetchGames });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Adds members with sessions of the page. Returns these. */
async function addMembers(url: string): Promise<string[]> {
  const database = await openDatabase({ kind: 'postgres', url });
  const sessions: string[] = [];
  for (let n = 0; n < clients; n += 1) {
    const { id, session } = await addPlayer(database, `chatter${n}`, 0);
    const sessionHash = hashToken(`session of ${session}`);
    const row = { token_hash: hashToken(session), session_hash: sessionHash, member_id: id };
    await database.sql.insertInto('chat_session').values(row).execute();
    await database.sql
      .updateTable('session')
      .set({ seen_at: Date.now() })
      .where('token_hash', '=', sessionHash)
      .execute();
    sessions.push(session);
  }
  await database.close();
  return sessions;
}

function post(origin: string, name: string, body: object): Promise<Response> {
  return fetch(`${origin}/chat/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Sends `total` texts evenly in time, each by the next client. */
async function sendEvenly(send: (n: number) => Promise<void> | void): Promise<void> {
  const start = performance.now();
  const sent: Promise<void>[] = [];
  for (let n = 0; n < total; n += 1) {
    await sleep(Math.max(0, start + (n * 1_000) / perSecond - performance.now()));
    sent.push(Promise.resolve(send(n)));
  }
  await Promise.all(sent);
}

/** The delays of an echo that stores nothing. */
async function measureEcho(): Promise<number[]> {
  const echo = await startPlainEcho();
  const delays: number[] = [];
  const onText = (text: string): void => {
    delays.push(performance.now() - Number(text.split(' ')[0]));
  };
  const open: Awaited<ReturnType<typeof connectPlain>>[] = [];
  for (let n = 0; n < clients; n += 1) open.push(await connectPlain(echo.port, onText));
  await sendEvenly((n) => open[n % clients]?.send(`${performance.now()} ${'x'.repeat(300)}`));
  await sleep(500);
  for (const client of open) client.close();
  echo.close();
  return delays;
}

/** Opens a stream for each session, half of them on each gateway, and notes when each text arrives. */
async function openStreams(origins: readonly string[], sessions: readonly string[]) {
  const delays: number[] = [];
  const streams = await Promise.all(
    sessions.map(async (session, n) => {
      const origin = origins[n % origins.length] ?? '';
      const answer = await post(origin, 'stream', { session, room, after: 0 });
      expect(answer.status).toBe(200);
      return readLines(answer, ({ text }) => {
        delays.push(performance.now() - Number(text.split(' ')[0]));
      });
    }),
  );
  return { streams, delays };
}

const programs = findPostgres();

it.skipIf(programs === null)(
  'brings the messages of a room to 500 clients on two gateways, in one order',
  async () => {
    const echo = await measureEcho();
    const server = await startPostgres(programs ?? '');
    const url = await server.database('chat');
    const open = () =>
      openGateway({
        ...demo,
        store: { kind: 'postgres', url },
        storeKey: testStoreKey,
        gamesOrigin: 'http://localhost:4174',
        operatorToken: null,
        callsPerMinute: 1_000_000,
      });
    const gateways = [await open(), await open()];
    const sites = await Promise.all(gateways.map(serve));
    const origins = sites.map(({ origin }) => origin);
    const sessions = await addMembers(url);
    const { streams, delays } = await openStreams(origins, sessions);
    await sendEvenly(async (n) => {
      const text = `${performance.now()} ${'x'.repeat(100)}`;
      const more = { content: { text }, replyTo: null, mentions: [], clientId: randomUUID() };
      const session = sessions[(n * 7) % clients];
      const answer = await post(origins[n % 2] ?? '', 'send', { session, room, ...more });
      expect(answer.status).toBe(200);
    });
    await expect
      .poll(() => streams.every((stream) => stream.messages().length === total), {
        timeout: 30_000,
      })
      .toBe(true);
    const order = Array.from({ length: total }, (_, n) => n + 1);
    for (const stream of streams) {
      expect(stream.messages().map(({ seq }) => seq)).toEqual(order);
    }
    printLine(
      `Chat: ${clients} clients on two gateways, ${perSecond} messages/s for ${seconds} s: ` +
        `${delays.length} of ${total * clients} delivered in one order, ` +
        `p95 ${p95(delays).toFixed(1)} ms (bare WebSocket echo ${p95(echo).toFixed(1)} ms)`,
    );
    await Promise.all(streams.map((stream) => stream.close()));
    for (const site of sites) site.close();
    await Promise.all(gateways.map((gateway) => gateway.close()));
    await server.close();
  },
  600_000,
);
