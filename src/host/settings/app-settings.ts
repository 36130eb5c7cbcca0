import { check, optional, picklist, pipe, regex, string } from 'valibot';
import { lawfulAge } from '#protocol/birthday.ts';
import { isCategory } from '#protocol/vocabulary/category.ts';
import { address, list, onOff, origin, origins, wholeNumber } from './setting-shapes.ts';

const word = (name: string, pattern: RegExp, shape: string) =>
  pipe(string(), regex(pattern, `${name} must be ${shape}.`));

const words = (name: string, isWord: (text: string) => boolean, shape: string) =>
  pipe(
    list,
    check((all) => all.every(isWord), `${name} must be ${shape}, separated by commas.`),
  );

const oneOf = <const Words extends readonly [string, ...string[]]>(name: string, all: Words) =>
  picklist(all, `${name} must be one of ${all.join(', ')}.`);

/** A merchant travels in a header. */
const merchant = (name: string) =>
  word(name, /^[!-~]{1,100}$/, '1 to 100 letters, digits or signs, without spaces');

const isVendor = (text: string) => /^[\w-]{1,40}$/.test(text);
const vendors = (name: string) => words(name, isVendor, 'codes of vendors');

const account = (name: string) =>
  word(name, /^[\w.-]{1,100}$/, 'up to 100 letters, digits, dots, - or _');

const isScript = (text: string) =>
  /^(\/(?!\/)|https?:)/.test(text) && URL.canParse(text, 'http://localhost');
const script = (name: string) =>
  pipe(
    string(),
    check(isScript, `${name} must be the address of a script, or its path on this site.`),
  );

/** The settings of the app that the host gives to its pages. They win over the same variables of the build. */
export const appSettings = {
  PAROLA_NAME: optional(
    word('PAROLA_NAME', /^(?! )[^\p{Cc}\p{Cf}]{1,40}(?<! )$/u, 'a name of at most 40 characters'),
  ),
  PAROLA_MERCHANT: optional(merchant('PAROLA_MERCHANT'), 'parola'),
  PAROLA_SECOND_MERCHANT: optional(merchant('PAROLA_SECOND_MERCHANT')),
  PAROLA_SECOND_MERCHANT_HOSTS: optional(
    words('PAROLA_SECOND_MERCHANT_HOSTS', (text) => /^[\w.:-]+$/.test(text), 'names of hosts'),
  ),
  PAROLA_MINIMUM_AGE: optional(wholeNumber('PAROLA_MINIMUM_AGE', lawfulAge, 99)),
  PAROLA_CONTACT: optional(
    address('PAROLA_CONTACT', /^(https|mailto|tel):/, 'mailto:help@casino.example'),
  ),
  PAROLA_WITHHELD: optional(
    words(
      'PAROLA_WITHHELD',
      (text) => isCategory(text.toUpperCase()),
      'categories such as cockfight',
    ),
  ),
  PAROLA_RELAY_NAMES: optional(oneOf('PAROLA_RELAY_NAMES', ['seed', 'newer'])),
  PAROLA_SEALING: optional(oneOf('PAROLA_SEALING', ['jwe', 'des', 'auto'])),
  PAROLA_GATEWAY_VERSION: optional(oneOf('PAROLA_GATEWAY_VERSION', ['3', '1'])),
  PAROLA_NEW_TAB_VENDORS: optional(vendors('PAROLA_NEW_TAB_VENDORS')),
  PAROLA_SAME_TAB_VENDORS: optional(vendors('PAROLA_SAME_TAB_VENDORS')),
  PAROLA_LIVE_ORIGIN: optional(origins('PAROLA_LIVE_ORIGIN'), ''),
  PAROLA_GEETEST_ID: optional(account('PAROLA_GEETEST_ID')),
  PAROLA_GEETEST_VERSION: optional(oneOf('PAROLA_GEETEST_VERSION', ['3', '4'])),
  PAROLA_GEETEST_SCRIPT: optional(script('PAROLA_GEETEST_SCRIPT')),
  PAROLA_GEETEST_RISK_ID: optional(account('PAROLA_GEETEST_RISK_ID')),
  PAROLA_GEETEST_RISK_SCRIPT: optional(script('PAROLA_GEETEST_RISK_SCRIPT')),
  PAROLA_FIREBASE_API_KEY: optional(account('PAROLA_FIREBASE_API_KEY')),
  PAROLA_FIREBASE_PROJECT_ID: optional(account('PAROLA_FIREBASE_PROJECT_ID')),
  PAROLA_FIREBASE_AUTH_DOMAIN: optional(account('PAROLA_FIREBASE_AUTH_DOMAIN')),
  PAROLA_FIREBASE_SMS: optional(onOff('PAROLA_FIREBASE_SMS')),
  PAROLA_FIREBASE_EMULATOR: optional(origin('PAROLA_FIREBASE_EMULATOR')),
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of the app that an environment gives, as text. */
export function givenSettings(env: Environment): Readonly<Record<string, string>> {
  const given = Object.keys(appSettings).flatMap((name) =>
    env[name] ? [[name, env[name]] as const] : [],
  );
  return Object.fromEntries(given);
}

/** Says which settings the files of the build do not get from another web server; null without any. */
export function noteBuildSettings(env: Environment): string | null {
  const names = Object.keys(givenSettings(env)).filter((name) => name.startsWith('PAROLA_'));
  if (names.length === 0) return null;
  return [
    'This web server sends the files of the build as they are, without settings at run time.',
    `Build them with the same values: ${names.join(', ')}.`,
  ].join(' ');
}
