import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'vitest';
import { currentDepth } from './depths.mjs';
import { findPostgres, startPostgres } from './postgres.ts';
import type { SharedPlace } from './store-place.ts';

const longestMs = 600_000;
const programs = findPostgres();

/**
 * True when a capability is killed on a store in a folder as well. One suite shows there what a folder loses
 * (`play/killed.test.ts`). The transactions of the others are the same on PostgreSQL, which opens much faster.
 */
export const isKilledOnFolder = programs === null || currentDepth() === 'soak';

/**
 * Declares a test on PostgreSQL where it is installed, and one on a store in a folder when `onFolder`. `check` gets an
 * empty store, and its folder or address as other processes take it.
 */
export function onEachStore(
  title: string,
  check: (store: SharedPlace, place: string) => Promise<void>,
  { onFolder = isKilledOnFolder } = {},
): void {
  describe(title, () => {
    it.runIf(onFolder)(
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
