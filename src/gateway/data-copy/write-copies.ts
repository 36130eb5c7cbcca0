import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Clock } from '../clock.ts';
import type { Database } from '../store/database.ts';
import type { Vault } from '../store/encryption/vault.ts';
import { type Batch, readBatch, type RowKey } from './read-section.ts';
import { sections } from './sections/sections.ts';

/** A gateway that is gone leaves its copy to another one after this time, in milliseconds. */
const leaseMs = 60_000;

/** A copy that is not ready by then has failed, in milliseconds. */
const longestMs = 24 * 3_600_000;

/** A copy is kept for this long, in milliseconds. */
export const copyKeptMs = 7 * 24 * 3_600_000;

/** Batches of rows after which a run takes no further section: a gateway that ends waits for the run. */
const mostBatches = 200;

const compress = promisify(gzip);

interface CopyJobNeeds extends Pick<Database, 'sql' | 'read' | 'transaction'> {
  readonly vault: Vault;
  readonly clock: Clock;
}

/** A copy that this gateway writes, until `until`. */
interface Taken {
  readonly id: string;
  readonly memberId: string;
  readonly done: number;
  readonly until: number;
}

/** Takes the copy that has waited longest. Null without one. */
async function takeCopy({ sql, clock }: CopyJobNeeds): Promise<Taken | null> {
  const now = clock.now();
  const until = now + leaseMs;
  const next = sql
    .selectFrom('data_copy')
    .select('id')
    .where('state', '=', 'waiting')
    .where('asked_at', '>', now - longestMs)
    .where((is) => is.or([is('taken_until', 'is', null), is('taken_until', '<=', now)]))
    .orderBy('asked_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const taken = await sql
    .updateTable('data_copy')
    .set({ taken_until: until })
    .where('id', '=', next)
    .returning(['id', 'member_id as memberId', 'sections_done as done'])
    .executeTakeFirst();
  return taken ? { ...taken, until } : null;
}

/** Keeps a copy, and notes what is done. Null when another gateway or the member has taken it. */
async function hold(
  { sql, clock }: CopyJobNeeds,
  taken: Taken,
  change: { readonly sections_done?: number } = {},
): Promise<Taken | null> {
  const until = Math.max(clock.now() + leaseMs, taken.until + 1);
  const held = await sql
    .updateTable('data_copy')
    .set({ taken_until: until, ...change })
    .where('id', '=', taken.id)
    .where('taken_until', '=', taken.until)
    .returning('sections_done')
    .executeTakeFirst();
  return held ? { ...taken, done: held.sections_done, until } : null;
}

/** Writes a section from its beginning. Returns the copy, or null when it was lost, and the number of batches. */
async function writeSection(needs: CopyJobNeeds, taken: Taken) {
  const { sql, read, vault } = needs;
  const section = sections[taken.done];
  if (section === undefined) return { held: taken, batches: 0 };
  const place = { copy_id: taken.id, section: taken.done };
  await sql
    .deleteFrom('data_copy_part')
    .where('copy_id', '=', place.copy_id)
    .where('section', '=', place.section)
    .execute();
  let held: Taken | null = taken;
  let after: RowKey | null = null;
  let part = 0;
  do {
    const from: RowKey | null = after;
    const wanted = { section, memberId: taken.memberId, vault };
    const { rows, last }: Batch = await read((reader) => readBatch(reader, wanted, from));
    held = await hold(needs, held);
    if (held === null) return { held, batches: part };
    const content = await compress(JSON.stringify(rows));
    const row = { ...place, part, rows: rows.length, content };
    if (rows.length > 0) await sql.insertInto('data_copy_part').values(row).execute();
    part += 1;
    after = last;
  } while (after !== null);
  return { held: await hold(needs, held, { sections_done: taken.done + 1 }), batches: part };
}

async function writeCopy(needs: CopyJobNeeds, taken: Taken): Promise<void> {
  const { sql, clock } = needs;
  let left = mostBatches;
  let held: Taken | null = taken;
  while (held.done < sections.length && left > 0) {
    const written: Awaited<ReturnType<typeof writeSection>> = await writeSection(needs, held);
    held = written.held;
    if (held === null) return;
    left -= written.batches;
  }
  const end =
    held.done < sections.length
      ? { taken_until: null }
      : { taken_until: null, state: 'ready' as const, expires_at: clock.now() + copyKeptMs };
  await sql
    .updateTable('data_copy')
    .set(end)
    .where('id', '=', held.id)
    .where('taken_until', '=', held.until)
    .execute();
}

/**
 * Writes the copies that members wait for, section by section. What is written of a copy stays when the gateway ends: another run
 * goes on with the next section.
 */
export async function writeCopies(needs: CopyJobNeeds): Promise<void> {
  const { sql, clock } = needs;
  await sql
    .updateTable('data_copy')
    .set({ state: 'failed' })
    .where('state', '=', 'waiting')
    .where('asked_at', '<=', clock.now() - longestMs)
    .execute();
  const taken = await takeCopy(needs);
  if (taken === null) return;
  await writeCopy(needs, taken);
}
