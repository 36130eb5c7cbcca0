import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'vitest';
import type { StorePlace } from '#gateway/store/database.ts';
import { depthOf } from './depths.mjs';
import { findPostgres, startPostgres } from './postgres.ts';
import type { SharedPlace } from './store-place.ts';
import { openTestStore } from './test-store.ts';

/** A killed process opens its folder again in seconds. */
const longestMs = 60_000 + 30_000 * depthOf('kills');
const programs = findPostgres();

/** Declares a test on PostgreSQL, where it is installed. */
function onPostgres(check: (store: SharedPlace, url: string) => Promise<void>): void {
  it.skipIf(programs === null)(
    'on PostgreSQL',
    async () => {
      const server = await startPostgres(programs ?? '');
      try {
        const url = await server.database('killed');
        await check({ kind: 'postgres', url }, url);
      } finally {
        await server.close();
      }
    },
    longestMs,
  );
}

/**
 * Declares a test on a store in a folder, and one on PostgreSQL where it is installed. `check` gets an empty store, and its
 * folder or address as other processes take it.
 */
export function onEachStore(
  title: string,
  check: (store: SharedPlace, place: string) => Promise<void>,
): void {
  describe(title, () => {
    it(
      'on a folder',
      async () => {
        const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parola-store-'));
        const place = path.join(folder, 'store');
        await check({ kind: 'folder', path: place }, place);
        fs.rmSync(folder, { recursive: true });
      },
      longestMs,
    );
    onPostgres(check);
  });
}

/**
 * Declares a test of things that happen at once: on the embedded engine, which has one connection in memory as in a folder,
 * and on PostgreSQL where it is installed, which has many. `check` gets an empty store.
 */
export function onEachEngine(title: string, check: (store: StorePlace) => Promise<void>): void {
  describe(title, () => {
    it('in memory', async () => check(await openTestStore('empty')), longestMs);
    onPostgres(check);
  });
}
