import { EventEmitter } from 'node:events';
import pg from 'pg';
import { keepAliveMs } from './open-postgres.ts';
import type { Signals } from './signals.ts';

const channel = 'parola_event';

/** A server that has not answered for so long is left, in milliseconds: the signals of this time are lost. */
const answerMs = 10_000;

/** Longest pause before the connection is opened again, in milliseconds. */
const longestPauseMs = 30_000;

/**
 * Signals over `LISTEN` and `NOTIFY` of a PostgreSQL server. They have a connection of their own: a `NOTIFY` in the
 * transaction of its change would make all commits wait for each other, because PostgreSQL takes one lock for them.
 * Without the connection nothing is sent, and it is opened again with growing pauses.
 */
export function createPostgresSignals(address: string): Signals {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  let waiting: string[] = [];
  let client: pg.Client | null = null;
  let leave = (): void => undefined;
  let sending: Promise<void> = Promise.resolve();
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function reconnect(): void {
    client = null;
    if (isClosed) return;
    const pause = Math.min(longestPauseMs, 250 * 2 ** failures) * (0.5 + Math.random() / 2);
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), pause);
    timer.unref();
  }

  async function connect(): Promise<void> {
    const opened = new pg.Client({
      connectionString: address,
      application_name: 'parola events',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      query_timeout: answerMs,
    });
    let isBroken = false;
    const onBroken = (): void => {
      if (isBroken) return;
      isBroken = true;
      void opened.end().catch(() => undefined);
      reconnect();
    };
    opened.on('error', onBroken);
    opened.on('end', onBroken);
    opened.on('notification', ({ payload }) => emitter.emit('signal', payload ?? ''));
    try {
      await opened.connect();
      // A lost signal costs nothing, so its commit need not wait for the disk.
      await opened.query(`set synchronous_commit = off`);
      await opened.query(`listen ${channel}`);
      if (isClosed) return await opened.end();
      client = opened;
      leave = onBroken;
      failures = 0;
      flush();
    } catch {
      onBroken();
    }
  }

  async function sendAll(): Promise<void> {
    const texts = waiting.splice(0, 1_000);
    if (client === null || texts.length === 0) return;
    await client
      .query('select pg_notify($1, text) from unnest($2::text[]) as text', [channel, texts])
      .catch(() => leave());
    if (waiting.length > 0) await sendAll();
  }

  function flush(): void {
    sending = sending.then(sendAll);
  }

  const connecting = connect();
  return {
    send(text) {
      if (client === null) return;
      waiting.push(text);
      if (waiting.length === 1) setImmediate(flush);
    },
    listen(listener) {
      emitter.on('signal', listener);
      return () => void emitter.off('signal', listener);
    },
    async close() {
      await connecting;
      await sending;
      isClosed = true;
      clearTimeout(timer);
      waiting = [];
      await client?.end().catch(() => undefined);
    },
  };
}
