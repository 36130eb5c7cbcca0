import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'vitest';
import type { StorePlace } from '#gateway/store/database.ts';
import { findPostgres, startPostgres } from '../support/postgres.ts';

const longestMs = 1_800_000;
const programs = findPostgres();

/** Declares a measurement on a store in a folder, and one on PostgreSQL where it is installed. */
export function measureEachStore(
  title: string,
  measure: (name: string, place: StorePlace & { kind: 'folder' | 'postgres' }) => Promise<void>,
): void {
  it(
    `${title} in a folder`,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'parola-bench-'));
      await measure('an embedded store', { kind: 'folder', path: folder });
      rmSync(folder, { recursive: true, force: true });
    },
    longestMs,
  );

  it.skipIf(programs === null)(
    `${title} on a server`,
    async () => {
      const server = await startPostgres(programs ?? '');
      await measure('PostgreSQL', { kind: 'postgres', url: await server.database('bench') });
      await server.close();
    },
    longestMs,
  );
}
