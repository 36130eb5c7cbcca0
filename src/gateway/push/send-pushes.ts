import { object, parse, parseJson, pipe, string } from 'valibot';
import { languageCodes } from '#protocol/model/language.ts';
import type { PushPayload } from '#protocol/model/contact/push.ts';
import { pushKinds } from '#protocol/vocabulary/push-kind.ts';
import { sql as raw } from 'kysely';
import { isNotExcluded } from '../exclusions/exclusions.ts';
import { countUnread } from './count-unread.ts';
import type { Database, Sql } from '../store/database.ts';
import type { Vault } from '../store/encryption/vault.ts';
import { text } from '../texts/texts.ts';
import type { PushService } from './push-service.ts';
import { quietUntil } from './quiet-until.ts';
import {
  batch,
  delayPushes,
  dropPushes,
  pushLifeMs,
  takePushes,
  type WaitingPush,
} from './take-pushes.ts';

interface SendPushesNeeds {
  readonly database: Pick<Database, 'sql' | 'transaction'>;
  readonly vault: Vault;
  readonly push: Pick<PushService, 'send'>;
}

/** Browsers that are sent to at the same time. */
const atOnce = 20;
const firstPauseMs = 30_000;
const longestPauseMs = 3_600_000;

/** The pause after a failed try doubles each time. */
function pauseAfter(tries: number, askedMs: number): number {
  return Math.max(askedMs, Math.min(firstPauseMs * 2 ** tries, longestPauseMs));
}

const addressText = pipe(
  string(),
  parseJson(),
  object({ endpoint: string(), keys: object({ p256dh: string(), auth: string() }) }),
);

/** The browser of a subscription and its member. */
function findBrowser(sql: Sql, id: string, now: number) {
  return sql
    .selectFrom('push_subscription as browser')
    .innerJoin('member', 'member.id', 'browser.member_id')
    .select([
      'browser.id',
      'browser.endpoint_hash as hash',
      'browser.address',
      'browser.quiet_from',
      'browser.quiet_to',
      'browser.time_zone',
      'member.id as memberId',
      'member.language',
      'member.type',
    ])
    .select(raw<boolean>`not ${isNotExcluded(now)}`.as('isExcluded'))
    .where('browser.id', '=', id)
    .executeTakeFirst();
}

type Browser = NonNullable<Awaited<ReturnType<typeof findBrowser>>>;

function quietEnd(browser: Browser, now: number): number | null {
  const { quiet_from: from, quiet_to: to, time_zone: zone } = browser;
  return quietUntil(now, from === null || to === null ? null : { from, to }, zone);
}

/** Agents of these types have no count of unread messages. */
const withoutCount: ReadonlySet<number> = new Set([41, 42]);

async function payloadOf(
  sql: Sql,
  { memberId, language, type }: Browser,
  waiting: readonly [WaitingPush, ...WaitingPush[]],
): Promise<PushPayload> {
  const code = languageCodes.find((one) => one === language) ?? 'EN';
  const { kind, page } = waiting[0];
  const unread = withoutCount.has(type) ? null : await countUnread(sql, memberId);
  const ids = waiting.map(({ event_id: id }) => id);
  return {
    kind,
    ids,
    page,
    unread,
    title: text(code, `push.${kind}.title`),
    // The service worker puts the number in its place.
    many: text(code, `push.${kind}.many`, { count: '{count}' }),
    body: text(code, `push.${kind}.body`),
  };
}

/** Sends the notifications of one kind as one. Returns false when the browser is gone. */
async function sendKind(
  { database: { sql }, vault, push }: SendPushesNeeds,
  browser: Browser,
  waiting: readonly [WaitingPush, ...WaitingPush[]],
  now: number,
): Promise<boolean> {
  const { endpoint, keys } = parse(
    addressText,
    vault.decrypt('push', browser.hash, browser.address),
  );
  const payload = await payloadOf(sql, browser, waiting);
  const outcome = await push.send({ endpoint, keys }, payload, waiting[0].at + pushLifeMs - now);
  if (outcome.kind === 'gone') {
    await sql.deleteFrom('push_subscription').where('id', '=', browser.id).execute();
    return false;
  }
  if (outcome.kind === 'later') {
    const until = now + pauseAfter(waiting[0].tries, outcome.afterMs);
    await delayPushes(sql, waiting, { until, tries: 1 });
  } else await dropPushes(sql, waiting);
  return true;
}

/** Sends what waits for one browser, by kind. */
async function sendToBrowser(
  needs: SendPushesNeeds,
  waiting: readonly [WaitingPush, ...WaitingPush[]],
  now: number,
): Promise<void> {
  const { sql } = needs.database;
  const browser = await findBrowser(sql, waiting[0].subscription_id, now);
  if (!browser) return;
  // Excluded members get none, also when it was queued before.
  if (browser.isExcluded) {
    await dropPushes(sql, waiting);
    return;
  }
  const until = quietEnd(browser, now);
  if (until !== null) {
    await delayPushes(sql, waiting, { until, tries: 0 });
    return;
  }
  for (const kind of pushKinds) {
    const [first, ...more] = waiting.filter((one) => one.kind === kind);
    if (!first) continue;
    if (!(await sendKind(needs, browser, [first, ...more], now))) return;
  }
}

/** The notifications of each browser. */
function byBrowser(taken: readonly WaitingPush[]): [WaitingPush, ...WaitingPush[]][] {
  const groups = new Map<string, [WaitingPush, ...WaitingPush[]]>();
  for (const one of taken) {
    const group = groups.get(one.subscription_id);
    if (group) group.push(one);
    else groups.set(one.subscription_id, [one]);
  }
  return [...groups.values()];
}

/**
 * The job of notifications: sends those that are due. Several gateways share the work; each takes its own. A try that fails is
 * repeated with growing pauses for a day. A browser that its push service does not know any more is forgotten.
 */
export async function sendPushes(needs: SendPushesNeeds, now: number): Promise<void> {
  const taken = await needs.database.transaction((sql) => takePushes(sql, now));
  const browsers = byBrowser(taken);
  for (let at = 0; at < browsers.length; at += atOnce) {
    const some = browsers.slice(at, at + atOnce);
    await Promise.all(some.map((waiting) => sendToBrowser(needs, waiting, now)));
  }
  if (taken.length === batch) await sendPushes(needs, now);
}
