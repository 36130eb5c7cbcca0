import * as calls from '#contract/calls/member.ts';
import { Refusal } from '../http/refusal.ts';
import { handle } from '../http/request-context.ts';

export const getMember = handle(calls.getMember, async (_, { member, sql }) => {
  const row = await sql
    .selectFrom('member')
    .selectAll()
    .where('id', '=', member.id)
    .executeTakeFirst();
  if (!row) throw new Refusal(401, 'login.not.session');
  return {
    id: row.id,
    account: row.username,
    nickname: row.nickname,
    type: row.type,
    toUpline: row.upline_id !== null,
    regDate: row.registered_at,
    icon: null,
    level: row.level,
    clubLabel: row.club_type === null ? null : { labelName: row.club_name, type: row.club_type },
  };
});

/** Members cannot upload pictures yet, so the client shows a drawn one. */
export const getMemberIcon = handle(calls.getMemberIcon, () => null);

export const setMemberLanguage = handle(calls.setMemberLanguage, async ({ language }, context) => {
  await context.sql
    .updateTable('member')
    .set({ language })
    .where('id', '=', context.member.id)
    .execute();
  return undefined;
});
