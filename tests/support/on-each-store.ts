import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'vitest';
import { depthOf } from './depths.mjs';
import { findPostgres, startPostgres } from './postgres.ts';
import type { SharedPlace } from './store-place.ts';

/** A killed process opens its folder again in seconds. */
const longestMs = 60_000 + 30_000 * depthOf('kills');
const programs = findPostgres();

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
  });
}
