import { sql as raw } from 'kysely';
import type { Database } from '../database.ts';

/** Lines that a reader has not seen yet. */
export interface FreshLines {
  readonly lines: readonly string[];
  /** The lines begin with the first of the journal: what the reader has kept is void. */
  readonly isAnew: boolean;
}

/** Lines that all gateways of a store add to, one after the other, and that each of them has read before it adds some. */
export interface Journal {
  /**
   * Runs `work` while no other gateway adds lines, with those that were added since the last turn of this reader. The lines
   * that it returns are stored when the promise resolves. After an error the next turn begins anew.
   */
  turn(work: (fresh: FreshLines) => readonly string[]): Promise<void>;
}

/** Opens a reader of a journal in the store. */
export function openJournal({ transaction }: Pick<Database, 'transaction'>, name: string): Journal {
  let read = 0;
  let queue: Promise<void> = Promise.resolve();

  /** A turn in a transaction, which may run a second time. What `work` has kept of the first time is void then. */
  async function run(work: (fresh: FreshLines) => readonly string[]): Promise<void> {
    let after = read;
    read = 0;
    read = await transaction(async (sql) => {
      await raw`select pg_advisory_xact_lock(hashtext(${`journal ${name}`}))`.execute(sql);
      const rows = await sql
        .selectFrom('journal_line')
        .select(['nth', 'text'])
        .where('journal', '=', name)
        .where('nth', '>', after)
        .orderBy('nth')
        .execute();
      const isAnew = after === 0;
      const last = rows.at(-1)?.nth ?? after;
      after = 0;
      const added = work({ lines: rows.map(({ text }) => text), isAnew });
      const values = added.map((text, index) => ({ journal: name, nth: last + index + 1, text }));
      if (values.length > 0) await sql.insertInto('journal_line').values(values).execute();
      return last + values.length;
    });
  }

  return {
    turn(work) {
      const done = queue.then(() => run(work));
      queue = done.catch(() => undefined);
      return done;
    },
  };
}
