import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchGame } from '#protocol/calls/launch.ts';
import { games } from '#demo/content/games.ts';
import { demo } from '#demo/demo.ts';
import { auditLedger, balancedLedger, lostWork } from '#tests/support/audit-ledger.ts';
import { createCaller } from '#tests/support/open-gateway.ts';
import { findPostgres, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { testGatewayOptions } from '#tests/support/test-gateway-options.ts';
import { type Gateway, openGateway } from '../../gateway.ts';
import { allSteps } from './all-steps.ts';
import { migrate } from '../migrate.ts';
import { openPostgres } from '../open-postgres.ts';
import type { Schema } from '../schema.ts';
import type { Step, Steps } from './step.ts';

const programs = findPostgres();
const reason = programs === null ? ' (skipped: no PostgreSQL server is installed here)' : '';
const slot = games.find(({ kind, leastBet }) => kind === 'slot' && (leastBet ?? 100) === 100);
const ip = '192.0.2.1';

const step = (beside: Step['beside'], ...statements: string[]): Step => ({
  beside,
  async up(db) {
    for (const statement of statements) await raw.raw(statement).execute(db);
  },
});

/** The next release widens a table of rounds. */
const widened: Steps = {
  ...allSteps,
  '0998-wide': step(
    'all',
    'alter table round add column extra text',
    'select pg_sleep(0.5)',
    'create table further (id text primary key)',
  ),
};

/** The release after it writes entries of another kind only, so that a round of before breaks its check. */
const narrowed: Steps = {
  ...widened,
  '0999-narrow': step(
    'none',
    `alter table ledger_entry add constraint new_kinds_only check (kind <> 'stake') not valid`,
  ),
};

/** Opens a slot at a gateway as a member. Returns a function that plays a round and returns its key. */
async function openSlot(gateway: Gateway, username: string): Promise<() => Promise<string>> {
  if (!slot) throw new Error('The demo has no slot');
  const { request, signIn } = createCaller(gateway);
  const token = await signIn(username);
  const { vendor, gameId, nodeId } = slot;
  const wanted = { launchMode: 'GLS' as const, vendor, gameId, nodeId };
  const { url } = await request(launchGame, wanted, { token });

  async function post(path: string, body: object): Promise<Record<string, unknown>> {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await gateway.gamesFetch(new Request(`http://localhost:4174${path}`, init), {
      ip,
    });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  }

  const ticket = new URL(url, 'http://localhost:4174').hash.slice(1);
  const { session } = await post('/slot/open', { ticket, parents: [] });
  return async () => {
    const key = randomUUID();
    await post('/slot/play', { session, key, stakeCentavos: 500 });
    return key;
  };
}

describe.skipIf(programs === null)(`an upgrade of the store under play${reason}`, () => {
  let server: Postgres;
  let older: Gateway[];
  /** The connections of the host that starts with the next release. */
  let next: Kysely<Schema>;
  let plays: (() => Promise<string>)[];
  const rounds: string[] = [];

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    const url = await server.database('rolling');
    const open = (version: string) =>
      openGateway({
        ...demo,
        ...testGatewayOptions,
        store: { kind: 'postgres', url },
        version,
      });
    older = [await open('release 1'), await open('release 2')];
    plays = await Promise.all(
      older.map((gateway, n) => openSlot(gateway, ['juan', 'ana'][n] ?? '')),
    );
    next = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: await openPostgres(url) }) });
  });
  afterAll(async () => {
    await next.destroy();
    await server.close();
  });

  it('goes on beside older gateways when it only widens, and loses no round', async () => {
    let isOver = false;
    let done = 0;
    const playing = Promise.all(
      plays.map(async (play) => {
        while (!isOver) {
          rounds.push(await play());
          done += 1;
        }
      }),
    );
    const lines: string[] = [];
    await migrate(next, {
      isShared: true,
      steps: widened,
      log: (line) => void lines.push(line),
    });
    const doneBefore = done;
    for (const play of plays) rounds.push(await play());
    isOver = true;
    await playing;
    expect(done).toBeGreaterThan(doneBefore);
    expect(lines).toEqual([
      expect.stringMatching(/^The store goes from \d{4}-[a-z-]+ to 0998-wide: 1 steps\.$/),
      expect.stringMatching(/^0998-wide: \d+ ms$/),
      expect.stringMatching(/^The store is at 0998-wide, after \d+ ms\.$/),
    ]);
    expect(await lostWork(next, rounds)).toEqual([]);
    expect(await auditLedger(next)).toEqual(balancedLedger);
  });

  it('is refused when it narrows, until the older gateways have ended', async () => {
    const refused = migrate(next, { isShared: true, steps: narrowed });
    await expect(refused).rejects.toThrow(
      /step 0999-narrow of the store: stop .*\(version release [12], last beat \d+ s ago\), .*\(version release [12], last beat \d+ s ago\), then start again; nothing was changed\.$/,
    );
    for (const play of plays) rounds.push(await play());
    expect(await lostWork(next, rounds)).toEqual([]);
    await older[0]?.close();
    const left = migrate(next, { isShared: true, steps: narrowed });
    await expect(left).rejects.toThrow(
      /: stop [^,]*\(version release 2, last beat \d+ s ago\), then/,
    );
    await older[1]?.close();
    await migrate(next, { isShared: true, steps: narrowed });
    const { rows } = await raw`select from pg_constraint where conname = 'new_kinds_only'`.execute(
      next,
    );
    expect(rows).toHaveLength(1);
    expect(await auditLedger(next)).toEqual(balancedLedger);
  });
});
