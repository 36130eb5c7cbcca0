import * as calls from '#protocol/calls/member.ts';
import { Refusal } from '../http/refusal.ts';
import { hasModule } from '../system/system.ts';
import { handle } from '../http/request-context.ts';
import { avatarAddress } from './profile/avatars.ts';

export const getMember = handle(calls.getMember, async (_, context) => {
  const { member, sql } = context;
  const row = await sql
    .selectFrom('member')
    .selectAll()
    .where('id', '=', member.id)
    .executeTakeFirst();
  if (!row) throw new Refusal(401, 'login.not.session');
  const club = hasModule(context, 'MEMCLUB3') ? row.club_type : null;
  return {
    id: row.id,
    account: row.username,
    nickname: row.nickname,
    type: row.type,
    toUpline: row.upline_id !== null && row.type !== 4,
    regDate: row.registered_at,
    icon: avatarAddress(row.avatar),
    level: hasModule(context, 'MEMCLUB3') ? row.level : null,
    clubLabel: club === null ? null : { labelName: row.club_name, type: club },
  };
});

export const getMemberIcon = handle(calls.getMemberIcon, async (_, { member, sql }) => {
  const row = await sql
    .selectFrom('member')
    .select('avatar')
    .where('id', '=', member.id)
    .executeTakeFirst();
  return avatarAddress(row?.avatar ?? null);
});

export const setMemberLanguage = handle(calls.setMemberLanguage, async ({ language }, context) => {
  await context.sql
    .updateTable('member')
    .set({ language })
    .where('id', '=', context.member.id)
    .execute();
  return undefined;
});
