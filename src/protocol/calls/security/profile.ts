import {
  fallback,
  type InferOutput,
  maxLength,
  maxValue,
  nullish,
  object,
  pipe,
  record,
  string,
  transform,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { count } from '../../model/readers/count.ts';
import { formText } from '../../model/identity-fields.ts';
import { fieldRule } from '../../model/rule.ts';
import {
  emptyReply,
  flag,
  identifier,
  list,
  text,
  textOrNull,
  wholeNumber,
} from '../../model/wire.ts';
import { shownNameText } from '../../hidden-characters.ts';

/** A field of the profile by the wire's name, with its rule. A masked value cannot be sent back. */
const profileField = object({
  field: text(60),
  value: text(500),
  masked: flag(),
  rule: fieldRule,
});
export type ProfileField = InferOutput<typeof profileField>;

/** A contact of the member, masked; null without one. */
const contact = fallback(nullish(object({ value: text(200), verified: flag() }), null), null);

/** The member's profile. `version` changes with every change of it. */
const profile = pipe(
  object({
    version: count(),
    nickname: text(),
    /** Masked; null until it is set. */
    payeeName: textOrNull(100),
    payeeNameRule: fieldRule,
    nicknameRule: fieldRule,
    mobile: contact,
    email: contact,
    icon: textOrNull(),
    fields: list(profileField, 40),
  }),
  transform(({ payeeName, payeeNameRule, icon, ...rest }) => ({
    ...rest,
    realName: payeeName,
    realNameRule: payeeNameRule,
    avatar: icon,
  })),
);
export type Profile = InferOutput<typeof profile>;

export const getProfile = defineCall({
  method: 'GET',
  path: '/wps/member/info/profile',
  token: 'required',
  request: object({}),
  reply: profile,
});

const change = {
  method: 'PUT',
  token: 'required',
} as const;
/** The version of the profile that the form shows. Another one is refused with `changed_elsewhere`. */
const version = pipe(wholeNumber(), maxValue(1e9));
const changed = object({ version: count() });

/** Changes the given fields of the profile; an empty text clears a field. Errors: `field_refused`, `changed_elsewhere`. */
export const updateProfile = defineCall({
  keyed: true,
  ...change,
  path: '/wps/member/info/profile',
  sealed: true,
  request: object({
    version,
    fields: record(pipe(string(), maxLength(60)), pipe(string(), maxLength(500))),
  }),
  reply: changed,
});

/** Sets the nickname. Errors: `field_refused`, `changed_elsewhere`. */
export const setNickname = defineCall({
  keyed: true,
  ...change,
  path: '/wps/member/info/nickname',
  request: object({ version, nickname: shownNameText(60) }),
  reply: changed,
});

/** Sets the real name, once. Only the operator changes it afterwards. Errors: `field_refused`, `real_name_fixed`. */
export const setRealName = defineCall({
  keyed: true,
  ...change,
  path: '/wps/member/info/payeename',
  sealed: true,
  wireNames: { realName: 'payeeName' },
  request: object({ realName: shownNameText(100) }),
  reply: emptyReply(),
});

/** The drawings that a member can choose as a picture. */
export const getAvatars = defineCall({
  method: 'GET',
  path: '/wps/member/info/icons',
  moduleId: 'PROFPIC3',
  token: 'required',
  request: object({}),
  reply: list(object({ id: identifier(), url: text(500) }), 100),
});

/** Sets the picture: the id of a drawing, or of an uploaded picture (`uploadPicture`, purpose `avatar`). Errors: `not_found`, `changed_elsewhere`. */
export const setAvatar = defineCall({
  keyed: true,
  ...change,
  path: '/wps/member/info/icon',
  moduleId: 'PROFPIC3',
  wireNames: { avatar: 'icon' },
  request: object({ version, avatar: formText(60) }),
  reply: changed,
});
