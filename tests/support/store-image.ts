import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { demo } from '#demo/demo.ts';
import { startGateway } from '#gateway/gateway.ts';
import { openDatabase } from '#gateway/store/database.ts';
import { lockFolder } from '#gateway/store/folder-lock.ts';
import { migrate } from '#gateway/store/migrate.ts';
import type { Schema } from '#gateway/store/schema.ts';
import { engineOf, openPglite } from '#gateway/store/open-pglite.ts';
import { pgliteDialect } from '#gateway/store/pglite-dialect.ts';
import { StoreError } from '#gateway/store/store-error.ts';
import { openPayments } from './open-payments.ts';
import { createOperatorClient } from './operator-client.ts';
import { cache, type Content, fileOf, makings } from './image-file.ts';
import { atTime, firstTime, requireTestClock } from './test-clock.ts';
import { testGatewayOptions } from './test-gateway-options.ts';

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
  // A stream reads its last minute again. A slow machine makes these events less than a minute before a test begins.
  await database.sql.deleteFrom('event').execute();
  await payments.site.close();
  await gateway.close();
}

async function fill(db: Pglite, content: Content): Promise<void> {
  if (content === 'demo') return fillWithDemo(db);
  if (content === 'nothing') return;
  await migrate(new Kysely<Schema>({ dialect: pgliteDialect(engineOf(db)) }));
}

const read = (file: string): Blob => new Blob([fs.readFileSync(file)]);

/** The image of a content, made from the one that it begins with. */
async function makeImage(content: Content): Promise<Blob> {
  const file = fileOf(content);
  if (fs.existsSync(file)) return read(file);
  const { base } = makings[content];
  const db = await openPglite({ image: base === null ? null : await makeImage(base) });
  await fill(db, content);
  // Each opening would replay the journal since the last checkpoint, and unpack all files of the journal, of 16 MB each.
  await db.exec('set wal_recycle = off; select pg_switch_wal(); checkpoint');
  const image = await db.dumpDataDir('none');
  await db.close();
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, new Uint8Array(await image.arrayBuffer()));
  fs.renameSync(unfinished, file);
  return image;
}

/** The content is older than the first time of the tests, so that nothing of it lies in their future. */
const contentTime = firstTime - 10 * 60_000;

/** The images that are kept: the images of several dates and of a change under way. */
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

/** Locks the images for this process, when no other one makes some. */
async function lockImages(): Promise<() => Promise<void>> {
  fs.mkdirSync(cache, { recursive: true });
  for (;;) {
    const unlock = await lockFolder(cache).catch((error: unknown) => {
      if (error instanceof StoreError) return null;
      throw error;
    });
    if (unlock) return unlock;
    await sleep(100);
  }
}

/** Makes an image that is missing. The processes of a run need it at the same time: one makes it, the others wait. */
async function makeMissing(content: Content): Promise<Blob> {
  const unlock = await lockImages();
  try {
    const image = await makeImage(content);
    removeOldImages();
    return image;
  } finally {
    await unlock();
  }
}

/** The image of a store in memory. It is cached, because loading an image is much faster than creating it. */
export async function storeImage(content: Content): Promise<Blob> {
  requireTestClock();
  const file = fileOf(content);
  return fs.existsSync(file) ? read(file) : atTime(contentTime, () => makeMissing(content));
}
