import type { Context } from 'hono';
import { operatorRoot } from '#protocol/paths.ts';
import { recordAudit } from '../audit/audit.ts';
import type { HttpEnv } from '../http/request-context.ts';
import { usernameKey } from '../username-key.ts';
import type { Sql } from '../store/database.ts';
import type { ConsoleNeeds } from './console-needs.ts';

/** Values of bodies that the audit keeps for ever. None of them is a secret or the content of a message. */
const keptValues = new Set([
  'action',
  'amount',
  'answer',
  'code',
  'covered',
  'customerName',
  'days',
  'enabled',
  'from',
  'game',
  'hours',
  'list',
  'place',
  'points',
  'pot',
  'provider',
  'reason',
  'room',
  'seconds',
  'shares',
  'slots',
  'target',
  'to',
  'type',
  'underMaintenance',
  'until',
  'username',
  'uses',
  'word',
]);

type Fact = string | number | boolean;

function factsOf(body: unknown): Readonly<Record<string, Fact>> {
  const facts: Record<string, Fact> = {};
  for (const [name, value] of Object.entries(Object(body))) {
    if (!keptValues.has(name)) continue;
    if (typeof value === 'string') facts[name] = value.slice(0, 300);
    if (typeof value === 'number' || typeof value === 'boolean') facts[name] = value;
  }
  return facts;
}

/** The id of the member with a name. Null for nobody. */
async function findMember(sql: Sql, name: Fact | undefined): Promise<string | null> {
  if (typeof name !== 'string') return null;
  const members = sql.selectFrom('member').select('id');
  const found = await members.where('username_key', '=', usernameKey(name)).executeTakeFirst();
  return found?.id ?? null;
}

/** An answer that says that nothing was changed. */
async function isUnchanged(answer: Response): Promise<boolean> {
  if (!answer.ok) return true;
  const { changed, done } = Object(await answer.clone().json());
  return changed === false || done === false;
}

/** Records a change that an operator has made, after it was made. Nothing when the answer says that nothing was changed. */
export async function recordAction(
  { database, settings }: ConsoleNeeds,
  context: Context<HttpEnv>,
  path: string,
  answer: Response,
): Promise<void> {
  if (await isUnchanged(answer)) return;
  const body: unknown = await context.req.json().catch(() => null);
  const params: Readonly<Record<string, string>> = context.req.param();
  const action = `${context.req.method} ${path.slice(operatorRoot.length + 1)}`;
  // The row names the member by the number of the account: names of members would stay for ever.
  const all: Readonly<Record<string, Fact>> = { action, ...factsOf(body), ...params };
  const { username, to, ...facts } = all;
  await database.transaction(async (sql) => {
    const memberId = await findMember(sql, username ?? to);
    const hasName = (await findMember(sql, facts['customerName'])) !== null;
    const { customerName: _, ...others } = facts;
    const at = settings.clock.now();
    const kept = { memberId, facts: hasName ? others : facts };
    await recordAudit(sql, { ...kept, actor: 'operator', kind: 'consoleAction', at });
  });
}
