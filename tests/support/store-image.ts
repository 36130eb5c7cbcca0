import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { migrate } from '#gateway/sql/migrate.ts';
import type { Schema } from '#gateway/sql/schema.ts';
import { engineOf, openPglite } from '#gateway/store/open-pglite.ts';
import { pgliteDialect } from '#gateway/store/pglite-dialect.ts';

const root = path.join(import.meta.dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/parola');

/** What the image depends on: the engine, and every step of the schema. */
function fingerprint(): string {
  const steps = path.join(root, 'src/gateway/sql');
  const sources = [
    path.join(root, 'node_modules/@electric-sql/pglite/package.json'),
    path.join(root, 'src/gateway/store/open-pglite.ts'),
    ...fs
      .readdirSync(steps)
      .filter((name) => /^\d/.test(name))
      .map((name) => path.join(steps, name)),
  ];
  const hash = createHash('sha256');
  for (const source of sources) hash.update(fs.readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}

async function make(file: string): Promise<void> {
  const db = await openPglite({ image: null });
  await migrate(new Kysely<Schema>({ dialect: pgliteDialect(engineOf(db)) }));
  const image = await db.dumpDataDir('none');
  await db.close();
  fs.mkdirSync(cache, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, new Uint8Array(await image.arrayBuffer()));
  for (const older of fs.readdirSync(cache).filter((name) => /^store-\w+\.tar$/.test(name))) {
    fs.rmSync(path.join(cache, older), { force: true });
  }
  fs.renameSync(unfinished, file);
}

/** A memory store with its tables and nothing in them, made once and kept: opening it takes a fraction of making it. */
export async function storeImage(): Promise<Blob> {
  const file = path.join(cache, `store-${fingerprint()}.tar`);
  if (!fs.existsSync(file)) await make(file);
  return new Blob([fs.readFileSync(file)]);
}
