import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { createSeals } from '#gateway/http/seals.ts';
import { demoSeed } from '#demo/demo.ts';
import { loadSeed } from '#gateway/seed/load-seed.ts';
import { migrate } from '#gateway/store/migrate.ts';
import { openVault } from '#gateway/store/encryption/open-vault.ts';
import type { Schema } from '#gateway/store/schema.ts';
import { engineOf, openPglite } from '#gateway/store/open-pglite.ts';
import { insideTransaction, pgliteDialect } from '#gateway/store/pglite-dialect.ts';

import { testStoreKey } from './test-store-key.ts';

const root = path.join(import.meta.dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/parola');

/** A hash of everything that the image depends on: engine, gateway, demo content, and the hour, because the demo content has relative times. */
function fingerprint(): string {
  const folders = ['src/gateway', 'src/demo/content', 'src/demo/games'].map((name) =>
    path.join(root, name),
  );
  const sources = [
    path.join(root, 'node_modules/@electric-sql/pglite/package.json'),
    ...folders.flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => path.join(folder, name)),
    ),
  ];
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 13));
  for (const source of sources) hash.update(fs.readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}

export type Content = 'empty' | 'demo';

async function fill(sql: Kysely<Schema>, content: Content): Promise<void> {
  await migrate(sql);
  if (content === 'empty') return;
  const transaction = <Result>(work: (within: Kysely<Schema>) => Promise<Result>) =>
    insideTransaction.run({ holds: false }, () => sql.transaction().execute(work));
  const vault = await openVault({ sql, transaction }, testStoreKey);
  await loadSeed({ sql, transaction, vault }, demoSeed, Date.now());
  await createSeals({ sql, vault }, Date.now);
}

async function createImage(file: string, content: Content): Promise<void> {
  const db = await openPglite({ image: null });
  await fill(new Kysely<Schema>({ dialect: pgliteDialect(engineOf(db)) }), content);
  const image = await db.dumpDataDir('none');
  await db.close();
  fs.mkdirSync(cache, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, new Uint8Array(await image.arrayBuffer()));
  const older = fs
    .readdirSync(cache)
    .filter((name) => name.startsWith(`${content}-`) && name.endsWith('.tar'));
  for (const name of older) fs.rmSync(path.join(cache, name), { force: true });
  fs.renameSync(unfinished, file);
}

/** The image of a memory store with all tables, empty or with the demo content. It is cached, because loading an image is much faster than creating it. */
export async function storeImage(content: Content): Promise<Blob> {
  const file = path.join(cache, `${content}-${fingerprint()}.tar`);
  if (!fs.existsSync(file)) await createImage(file, content);
  return new Blob([fs.readFileSync(file)]);
}
