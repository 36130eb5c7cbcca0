import type { UpdateObject } from 'kysely';
import * as calls from '#protocol/calls/security/profile.ts';
import { fieldText } from '#protocol/field-text.ts';
import { Refusal } from '../../http/refusal.ts';
import { handle, type RequestContext } from '../../http/request-context.ts';
import { recordOwnAudit } from '../../audit/audit.ts';
import { notify } from '../../notify/notify.ts';
import type { Schema } from '../../store/schema.ts';
import { checkPerson } from '../../exclusions/exclusions.ts';
import { findUpload } from '../../uploads/uploads.ts';
import { maskEmail, maskMobile, maskName } from '../mask.ts';
import { changePerson } from '../change-person.ts';
import { checkBirthday, checkByRule } from '../check-by-rule.ts';
import { avatarAddress, drawings, uploadedAvatar } from './avatars.ts';
import { isProfileField, profileRule, wireFields, wireRule } from './profile-fields.ts';

function memberRow({ sql, member }: RequestContext) {
  return sql.selectFrom('member').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow();
}

export const getProfile = handle(calls.getProfile, async (_, context) => {
  const { settings } = context;
  const row = await memberRow(context);
  return {
    version: row.version,
    nickname: row.nickname,
    payeeName: row.real_name === '' ? null : maskName(row.real_name),
    payeeNameRule: wireRule(profileRule(settings, 'payeeName', true)),
    nicknameRule: wireRule(profileRule(settings, 'nickname', true)),
    mobile:
      row.mobile === null
        ? null
        : { value: maskMobile(row.mobile), verified: row.mobile_verified_at !== null },
    email:
      row.email === null
        ? null
        : { value: maskEmail(row.email), verified: row.email_verified_at !== null },
    icon: avatarAddress(row.avatar),
    fields: wireFields(settings, row.profile),
  };
});

type MemberChange = Omit<UpdateObject<Schema, 'member'>, 'version'>;

/** Writes a change if the profile still has the version that the form has shown. Refusal `changed_elsewhere`. */
async function writeChange(
  context: RequestContext,
  version: number,
  change: MemberChange,
  fields: readonly string[] = Object.keys(change),
): Promise<{ version: number }> {
  const { member, now } = context;
  return changePerson(context, async (sql) => {
    const changed = await sql
      .updateTable('member')
      .set({ ...change, version: version + 1 })
      .where('id', '=', member.id)
      .where('version', '=', version)
      .returning('version')
      .executeTakeFirst();
    if (!changed) throw new Refusal(200, 'changed_elsewhere');
    await recordOwnAudit(sql, { member, now }, 'profileChanged', { fields });
    await notify(sql, { memberId: member.id, kind: 'profileChanged' }, now);
    return changed;
  });
}

function checkFields(context: RequestContext, fields: Record<string, string>): void {
  for (const [field, value] of Object.entries(fields)) {
    if (!isProfileField(field)) throw new Refusal(200, 'field_refused', { value: { field } });
    checkByRule(field, profileRule(context.settings, field), value);
  }
  checkBirthday(context, fields['birthday']);
}

export const updateProfile = handle(calls.updateProfile, async (request, context) => {
  checkFields(context, request.fields);
  const { profile } = await memberRow(context);
  const typed = Object.entries(request.fields).map(([field, value]) => [
    field,
    fieldText(profileRule(context.settings, field), value),
  ]);
  const merged = Object.entries({ ...profile, ...Object.fromEntries(typed) });
  const kept = merged.filter(([, value]) => value !== '');
  const change = { profile: JSON.stringify(Object.fromEntries(kept)) };
  return writeChange(context, request.version, change, Object.keys(request.fields));
});

export const setNickname = handle(calls.setNickname, async ({ version, nickname }, context) => {
  checkByRule('nickname', profileRule(context.settings, 'nickname', true), nickname);
  return writeChange(context, version, { nickname });
});

export const setRealName = handle(calls.setRealName, async (request, context) => {
  const rule = profileRule(context.settings, 'payeeName', true);
  checkByRule('payeeName', rule, request.realName);
  const realName = fieldText(rule, request.realName);
  const { member, now } = context;
  await changePerson(context, async (sql) => {
    const changed = await sql
      .updateTable('member')
      .set((of) => ({ real_name: realName, version: of('version', '+', 1) }))
      .where('id', '=', member.id)
      .where('real_name', '=', '')
      .returning('profile')
      .execute();
    if (changed.length === 0) throw new Refusal(200, 'real_name_fixed');
    await checkPerson(sql, { realName, birthday: changed[0]?.profile['birthday'] }, now);
    const values = { name: maskName(realName) };
    await recordOwnAudit(sql, context, 'realNameSet', values);
    await notify(sql, { memberId: member.id, kind: 'realNameSet', values }, now);
  });
  return undefined;
});

export const getAvatars = handle(calls.getAvatars, () => drawings);

export const setAvatar = handle(calls.setAvatar, async ({ version, avatar }, context) => {
  const { sql, member } = context;
  if (drawings.some(({ id }) => id === avatar)) return writeChange(context, version, { avatar });
  const upload = await findUpload(sql, avatar);
  if (upload?.memberId !== member.id || upload.purpose !== 'avatar') {
    throw new Refusal(404, 'not_found');
  }
  return writeChange(context, version, { avatar: uploadedAvatar(avatar) });
});
