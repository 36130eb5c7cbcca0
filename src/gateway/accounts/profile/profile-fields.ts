import type { WireReplyOf } from '#protocol/call.ts';
import type { getProfile } from '#protocol/calls/security/profile.ts';
import type { FieldRule } from '#protocol/model/rule.ts';
import { rulesToCheck, type Settings } from '../../system/system.ts';

/** Fields of the profile that have no column of their own, in their order on the page. */
const profileFields = [
  'birthday',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'idNumber',
  'qqNum',
  'whatsapp',
  'facebook',
  'telegram',
  'line',
  'zalo',
  'wechat',
] as const;
type ProfileFieldName = (typeof profileFields)[number];

/** Fields whose values are masked when they are read back. */
const masked: ReadonlySet<string> = new Set<ProfileFieldName>([
  'idNumber',
  'address',
  'whatsapp',
  'zalo',
]);

/** Returns whether a name belongs to a field of the profile. */
export function isProfileField(name: string): name is ProfileFieldName {
  return profileFields.some((field) => field === name);
}

/** The rule of a field in the profile: the rule of the registration form, optional and always in use. */
export function profileRule(settings: Settings, field: string, required = false): FieldRule {
  const rule = rulesToCheck(settings)[field];
  const any = { pattern: '.*', patternId: 0, minLength: 0, maxLength: 60 };
  return { ...any, ...rule, enabled: true, required };
}

/** A rule in wire shape. */
export function wireRule({ pattern, ...rule }: FieldRule) {
  return { ...rule, acceptedPattern: pattern };
}

/** The first and the last two characters of a long value; a short one is hidden whole. */
function maskValue(value: string): string {
  return value.length < 6 ? '****' : `${value.slice(0, 2)}****${value.slice(-2)}`;
}

type WireFields = WireReplyOf<typeof getProfile>['fields'];

/** The fields of a profile in wire shape, with masked values. */
export function wireFields(
  settings: Settings,
  profile: Readonly<Record<string, string>>,
): WireFields {
  return profileFields.map((field) => {
    const value = profile[field] ?? '';
    const isMasked = value !== '' && masked.has(field);
    return {
      field,
      value: isMasked ? maskValue(value) : value,
      masked: isMasked,
      rule: wireRule(profileRule(settings, field)),
    };
  });
}
