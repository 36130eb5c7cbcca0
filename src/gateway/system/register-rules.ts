import { parse } from 'valibot';
import type { WireReplyOf } from '#protocol/call.ts';
import { getRegisterRules } from '#protocol/calls/register-rules.ts';
import type { FieldRule } from '#protocol/model/rule.ts';
import type { ModuleId } from '#protocol/vocabulary/module-id.ts';
import { isModuleOn } from './modules.ts';
import type { Settings } from './settings.ts';

const off = {
  acceptedPattern: '*',
  patternId: 0,
  minLength: 0,
  maxLength: 60,
  enabled: false,
  required: false,
};
const on = { enabled: true, required: true };

/** A letter of a name on an ID: Latin, with or without an accent. */
const nameLetter = String.raw`[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff]`;

type WireRules = NonNullable<WireReplyOf<typeof getRegisterRules>>;

/** The merchant's rules for the registration form, by the wire's field names. */
const merchantRules: WireRules = {
  username: {
    ...on,
    acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
    patternId: 1,
    minLength: 4,
    maxLength: 16,
  },
  password: {
    ...on,
    acceptedPattern: '^(?=.*[A-Za-z])(?=.*[0-9])[!-~]+$',
    patternId: 19,
    minLength: 8,
    maxLength: 64,
  },
  mobileNum: { ...on, acceptedPattern: '^[0-9]+$', patternId: 6, minLength: 7, maxLength: 15 },
  verificationCode: {
    ...on,
    acceptedPattern: '^[0-9]+$',
    patternId: 6,
    minLength: 6,
    maxLength: 6,
  },
  captcha: { ...off, acceptedPattern: '^[0-9]+$', patternId: 6, minLength: 4, maxLength: 4 },
  email: {
    ...on,
    required: false,
    acceptedPattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
    patternId: 3,
    minLength: 6,
    maxLength: 100,
  },
  payeeName: {
    ...on,
    acceptedPattern: `^${nameLetter}(?:[ .,'’-]{0,3}${nameLetter})*[.]?$`,
    patternId: 12,
    minLength: 2,
    maxLength: 60,
  },
  affiliateCode: {
    ...on,
    required: false,
    acceptedPattern: '^[a-zA-Z0-9]+$',
    patternId: 14,
    minLength: 4,
    maxLength: 20,
  },
  nickname: { ...off, minLength: 2, maxLength: 20 },
  recommenderId: off,
  paymentPassword: {
    ...off,
    acceptedPattern: '^[0-9]+$',
    patternId: 6,
    minLength: 6,
    maxLength: 6,
  },
  qqNum: { ...off, acceptedPattern: '^[0-9]+$', patternId: 6, minLength: 5, maxLength: 12 },
  line: { ...off, acceptedPattern: '^[^ ]+$', patternId: 9, minLength: 2, maxLength: 40 },
  whatsapp: { ...off, acceptedPattern: '^[0-9]+$', patternId: 6, minLength: 7, maxLength: 15 },
  facebook: off,
  telegram: { ...off, acceptedPattern: '^[^ ]+$', patternId: 9, minLength: 2, maxLength: 40 },
  zalo: { ...off, acceptedPattern: '^[0-9]+$', patternId: 6, minLength: 7, maxLength: 15 },
  wechat: { ...off, acceptedPattern: '^[^ ]+$', patternId: 9, minLength: 2, maxLength: 40 },
  idNumber: {
    ...off,
    acceptedPattern: '^[A-Za-z0-9-]+$',
    patternId: 0,
    minLength: 6,
    maxLength: 30,
  },
  birthday: {
    ...off,
    acceptedPattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
    patternId: 11,
    minLength: 10,
    maxLength: 10,
  },
  address: { ...off, minLength: 5, maxLength: 200 },
  nationality: { ...off, minLength: 2, maxLength: 60 },
  occupation: { ...off, minLength: 2, maxLength: 60 },
  sourceOfIncome: { ...off, minLength: 2, maxLength: 100 },
  referralCode: off,
};

/** Fields that a module offers: without it they are no part of the form. */
const moduleOfField = new Map<string, ModuleId>([
  ['captcha', 'CAPTCHA3'],
  ['affiliateCode', 'AFFMAN3'],
]);

/** The merchant's rules with the operator's changes, in wire shape. */
export function registerRules({ registerRules: changes, modules }: Settings): WireRules {
  const names = new Set([...Object.keys(merchantRules), ...Object.keys(changes)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const rule = { ...off, ...merchantRules[name], ...changes[name] };
      const module = moduleOfField.get(name);
      const isOffered = module === undefined || isModuleOn(modules, module);
      return [name, { ...rule, enabled: rule.enabled && isOffered }];
    }),
  );
}

/** The rules in the shape that app and gateway check forms by. */
export function rulesToCheck(settings: Settings): Readonly<Record<string, FieldRule>> {
  return parse(getRegisterRules.reply, registerRules(settings));
}
