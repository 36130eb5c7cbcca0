import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { demo } from '#demo/demo.ts';
import { startGateway } from '#gateway/gateway.ts';
import { openDatabase } from '#gateway/store/database.ts';
import { migrate } from '#gateway/store/migrate.ts';
import type { Schema } from '#gateway/store/schema.ts';
import { engineOf, openPglite } from '#gateway/store/open-pglite.ts';
import { pgliteDialect } from '#gateway/store/pglite-dialect.ts';
import { openPayments } from './open-payments.ts';
import { createOperatorClient } from './operator-client.ts';
import { atTime, firstTime } from './test-clock.ts';
import { testGatewayOptions } from './test-gateway-options.ts';

const root = path.join(import.meta.dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/parola');

/** A hash of everything that the image depends on: engine, gateway, demo content, and the time of the tests. */
function fingerprint(): string {
  const folders = ['src/gateway', 'src/contract', 'src/demo'].map((name) => path.join(root, name));
  const sources = [
    path.join(root, 'node_modules/@electric-sql/pglite/package.json'),
    import.meta.filename,
    ...folders.flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .sort()
        .map((name) => path.join(folder, name)),
    ),
  ];
  const hash = createHash('sha256').update(String(firstTime));
  for (const source of sources) hash.update(fs.readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}

export type Content = 'empty' | 'demo';

type Pglite = Awaited<ReturnType<typeof openPglite>>;

/**
 * Loads the demo content and runs all jobs, so that no test works off the past of the demo. The providers are new in each
 * test: their statements are due ten minutes after its first job, however old the image is.
 */
async function fillWithDemo(db: Pglite): Promise<void> {
  const engine = { ...engineOf(db), close: () => Promise.resolve() };
  const database = await openDatabase({ kind: 'engine', engine });
  const payments = openPayments();
  const gateway = await startGateway(
    {
      ...demo,
      ...testGatewayOptions,
      providers: payments.providers,
    },
    database,
  );
  payments.connect(gateway);
  await createOperatorClient(gateway).jobs();
  await database.sql.deleteFrom('provider_check').execute();
  await payments.site.close();
  await gateway.close();
}

async function createImage(file: string, content: Content): Promise<void> {
  const db = await openPglite({ image: null });
  if (content === 'empty') {
    await migrate(new Kysely<Schema>({ dialect: pgliteDialect(engineOf(db)) }));
  } else {
    await fillWithDemo(db);
  }
  const image = await db.dumpDataDir('none');
  await db.close();
  fs.mkdirSync(cache, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, new Uint8Array(await image.arrayBuffer()));
  fs.renameSync(unfinished, file);
}

/** The content is older than the first time of the tests, so that nothing of it lies in their future. */
const contentTime = firstTime - 10 * 60_000;

/** The images that are kept: those of several dates and of a change under way. */
const mostImages = 8;

/** Removes the images that were used least lately. */
function removeOldImages(): void {
  const images = fs
    .readdirSync(cache)
    .filter((name) => name.endsWith('.tar'))
    .map((name) => path.join(cache, name))
    .map((file) => ({ file, usedAt: fs.statSync(file).atimeMs }))
    .toSorted((one, other) => other.usedAt - one.usedAt);
  for (const { file } of images.slice(mostImages)) fs.rmSync(file, { force: true });
}

async function ensureImage(file: string, content: Content): Promise<void> {
  // Another test may have created it before the clock was free.
  if (fs.existsSync(file)) return;
  await createImage(file, content);
  removeOldImages();
}

/** The image of a memory store with all tables, empty or with the demo content. It is cached, because loading an image is much faster than creating it. */
export async function storeImage(content: Content): Promise<Blob> {
  const file = path.join(cache, `${content}-${fingerprint()}.tar`);
  if (!fs.existsSync(file)) await atTime(contentTime, () => ensureImage(file, content));
  return new Blob([fs.readFileSync(file)]);
}
