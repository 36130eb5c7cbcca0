import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AuditFault, type AuditHead, verifyAudit } from '#gateway/audit/verify-chain.ts';
import { openStoreAsItIs } from '#gateway/store/open-as-it-is.ts';
import { StoreError } from '#gateway/store/store-error.ts';
import { sqlState } from '#gateway/store/sql-state.ts';
import type { Config } from '../config.ts';

const words: Readonly<Record<AuditFault['fault'], string>> = {
  'link missing': 'is missing: the chain has a gap',
  'row missing': 'has no row any more',
  changed: 'is not as it was written: its row or its link was changed',
  inserted: 'was written by no gateway',
  'head missing': 'is not in this chain: the chain was cut or written anew',
};

/** The link of `--head`, as an earlier check has printed it. Null without one. */
function readHead(args: readonly string[]): AuditHead | null {
  const { head } = parseArgs({ args: [...args], options: { head: { type: 'string' } } }).values;
  if (head === undefined) return null;
  const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(head) ?? [];
  if (seq === undefined || hash === undefined) {
    throw new StoreError(
      '--head takes a number and a hash, as in the last line of a check: 12:0f…',
    );
  }
  return { seq: Number(seq), hash };
}

function sentenceOf({ seq, eventId, fault }: AuditFault): string {
  const place = seq === null ? 'The row' : `Number ${seq}`;
  return `${place}${eventId === null ? '' : ` (${eventId})`} ${words[fault]}.`;
}

function placeOf({ databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>) {
  if (databaseUrl !== null) return { kind: 'postgres', url: databaseUrl } as const;
  if (!existsSync(join(dataFolder, 'database'))) {
    throw new StoreError(`There is no store in the folder ${dataFolder}.`);
  }
  return { kind: 'folder', path: dataFolder } as const;
}

/**
 * Checks the audit of the store of the settings, without changing it. A store in a folder must not be in use. Prints the first broken
 * row, and the last good link, and returns the exit code: 1 for a broken chain. Throws a StoreError for a store that cannot be read.
 */
export async function checkAudit(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  args: readonly string[],
  print: (line: string) => void,
): Promise<0 | 1> {
  const known = readHead(args);
  const sql = await openStoreAsItIs(placeOf(config));
  try {
    const { head, waiting, fault } = await verifyAudit(sql, known);
    if (fault !== null) print(sentenceOf(fault));
    const good = fault === null ? 'The audit is as it was written' : 'The audit is right';
    print(`${good} up to number ${head.seq}. Changes that wait for their numbers: ${waiting}.`);
    print(`Keep this outside of the store, for --head of the next check: ${head.seq}:${head.hash}`);
    return fault === null ? 0 : 1;
  } catch (error) {
    if (sqlState(error) !== '42P01') throw error;
    throw new StoreError('The store has no audit yet: start this Parola on it first.');
  } finally {
    await sql.destroy();
  }
}
