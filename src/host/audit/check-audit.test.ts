import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainAudit, recordAudit } from '#gateway/audit/audit.ts';
import { openDatabase } from '#gateway/store/database.ts';
import { StoreError } from '#gateway/store/store-error.ts';
import { checkAudit } from './check-audit.ts';

const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'parola-audit-'));
afterAll(() => fs.rmSync(dataFolder, { recursive: true }));

const settings = { databaseUrl: null, dataFolder };

async function check(...args: string[]) {
  const lines: string[] = [];
  const code = await checkAudit(settings, args, (line) => lines.push(line));
  return { code, lines };
}

describe('the command that checks the audit', () => {
  let head = '';

  beforeAll(async () => {
    const database = await openDatabase({ kind: 'folder', path: dataFolder });
    const change = { memberId: null, actor: 'job', kind: 'registered', at: 1 } as const;
    for (let index = 0; index < 3; index += 1) await recordAudit(database.sql, change);
    await chainAudit(database);
    await recordAudit(database.sql, change);
    await database.close();
  });

  it('names the last link of a right chain, which the next check can ask for', async () => {
    const { code, lines } = await check();
    expect(code).toBe(0);
    expect(lines[0]).toBe(
      'The audit is as it was written up to number 3. Changes that wait for their numbers: 1.',
    );
    head = /\d+:[0-9a-f]{64}$/.exec(lines[1] ?? '')?.[0] ?? '';
    expect(head).toMatch(/^3:/);
    expect(await check('--head', head)).toMatchObject({ code: 0 });
  });

  it('ends with code 1 for a link that the chain has not got', async () => {
    const { code, lines } = await check('--head', `4:${head.slice(2)}`);
    expect({ code, line: lines[0] }).toEqual({
      code: 1,
      line: 'Number 4 is not in this chain: the chain was cut or written anew.',
    });
  });

  it('ends with code 1 and names the first broken row', async () => {
    const database = await openDatabase({ kind: 'folder', path: dataFolder });
    await database.transaction(async (sql) => {
      await raw`set local session_replication_role = replica`.execute(sql);
      const second = sql.selectFrom('audit_link').select('event_id').where('seq', '=', 2);
      await sql.updateTable('audit_event').set({ at: 2 }).where('id', '=', second).execute();
    });
    await database.close();
    const { code, lines } = await check();
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/^Number 2 \([0-9a-f-]{36}\) is not as it was written/);
    expect(lines[1]).toMatch(/^The audit is right up to number 1\./);
  });

  it('refuses a folder without a store, and a link that it cannot read', async () => {
    const elsewhere = { databaseUrl: null, dataFolder: path.join(dataFolder, 'nothing') };
    await expect(checkAudit(elsewhere, [], () => undefined)).rejects.toThrow(StoreError);
    expect(fs.existsSync(elsewhere.dataFolder)).toBe(false);
    await expect(check('--head', '3')).rejects.toThrow('--head takes');
  });
});
