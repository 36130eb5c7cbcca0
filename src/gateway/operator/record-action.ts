import type { Context } from 'hono';
import { operatorRoot } from '#protocol/paths.ts';
import { type Facts, recordAudit } from '../audit/audit.ts';
import type { HttpEnv } from '../http/request-context.ts';
import { usernameKey } from '../username-key.ts';
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

function factsOf(body: unknown): Facts {
  const facts: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(Object(body))) {
    if (!keptValues.has(name)) continue;
    if (typeof value === 'string') facts[name] = value.slice(0, 300);
    if (typeof value === 'number' || typeof value === 'boolean') facts[name] = value;
  }
  return facts;
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
  const facts: Facts = { action, ...factsOf(body), ...params };
  const key = usernameKey(String(facts['username'] ?? facts['to'] ?? ''));
  await database.transaction(async (sql) => {
    const member = sql.selectFrom('member').select('id').where('username_key', '=', key);
    const memberId = (await member.executeTakeFirst())?.id ?? null;
    // The row names the member by its number: names of members would stay for ever.
    const { username: _, to: __, ...others } = facts;
    const kept = memberId === null ? facts : others;
    const at = settings.clock.now();
    await recordAudit(sql, { memberId, actor: 'operator', kind: 'consoleAction', facts: kept, at });
  });
}
