import type { InferOutput } from 'valibot';
import { v7 as uuid } from 'uuid';
import { type Passwords, setAuthenticatorSecret } from '../accounts/accounts.ts';
import { recordAudit } from '../audit/audit.ts';
import * as content from '../content/content.ts';
import { addMember } from '../members/members.ts';
import { usernameKey } from '../username-key.ts';
import type { Database, Sql } from '../store/database.ts';
import type { Vault } from '../store/encryption/vault.ts';
import type { accountBody, announcementBody, bannerBody, winnerBody } from './bodies.ts';

/** The id of a member. Throws when there is nobody with this name. */
export async function findMemberId(sql: Sql, username: string): Promise<string> {
  const { id } = await sql
    .selectFrom('member')
    .select('id')
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirstOrThrow(() => new Error(`There is nobody called ${username}`));
  return id;
}

interface AccountNeeds extends Pick<Database, 'transaction'> {
  readonly vault: Vault;
  readonly passwords: Passwords;
}

/** Adds an account and returns its id. */
export async function addAccount(
  { transaction, vault, passwords }: AccountNeeds,
  body: InferOutput<typeof accountBody>,
  now: number,
): Promise<string> {
  const passwordHash = await passwords.hash(body.password);
  const { clubLabel, upline, balance, totpSecret, ...rest } = body;
  return transaction(async (sql) => {
    const member = {
      ...rest,
      passwordHash,
      nickname: body.username,
      realName: body.realName ?? body.username,
      level: '',
      club: clubLabel,
      uplineId: upline === null ? null : await findMemberId(sql, upline),
      registeredAt: now,
      balanceCentavos: balance,
      referrerId: null,
      profile: {},
    };
    const id = await addMember(sql, member, now);
    const facts = { action: 'POST accounts', type: body.type };
    const change = { actor: 'operator', kind: 'consoleAction', facts } as const;
    await recordAudit(sql, { memberId: id, ...change, at: now });
    if (totpSecret !== null) await setAuthenticatorSecret({ sql, vault }, id, totpSecret);
    return id;
  });
}

async function gameNameOf(sql: Sql, nodeId: number | null): Promise<string> {
  if (nodeId === null) return '';
  const game = sql.selectFrom('game').select('name').where('node_id', '=', nodeId);
  return (await game.executeTakeFirst())?.name ?? '';
}

/** Adds a win to the winners board and returns its id. */
export async function addWinner(
  sql: Sql,
  body: InferOutput<typeof winnerBody>,
  now: number,
): Promise<string> {
  const id = uuid();
  const { customerName, gameName, nodeId, winAmount } = body;
  await sql
    .insertInto('winner')
    .values({
      id,
      customer_name: customerName,
      game_name: gameName ?? (await gameNameOf(sql, nodeId)),
      node_id: nodeId,
      amount: winAmount,
      won_at: now,
    })
    .execute();
  return id;
}

/** Adds an announcement, popup or promotion before all others and returns its id. */
export function addAnnouncement(
  sql: Sql,
  body: InferOutput<typeof announcementBody>,
  now: number,
): Promise<string> {
  const { type, execution } = body;
  return content.addAnnouncement(sql, type, {
    titles: body.title,
    contents: body.content,
    promotion_type: body.promotionType,
    execution: type === 'PU' ? (execution ?? 'B') : execution,
    starts_at: now,
    ends_at: body.endDate,
    pictures: [],
  });
}

/** Adds a banner before all others and returns its id. */
export function addBanner(sql: Sql, body: InferOutput<typeof bannerBody>): Promise<string> {
  return content.addBanner(sql, body.groupName, {
    titles: body.title,
    picture: body.url,
    linkage_type: body.linkageType,
    linkage_target: body.linkageTarget,
    starts_at: 0,
    ends_at: null,
  });
}
