import type { Language } from '#protocol/model/language.ts';
import type { ValuesOf } from '#protocol/texts/texts.ts';
import { type English, text } from '../texts/texts.ts';

type KindOf<Key> = Key extends `notification.${infer Kind}.title` ? Kind : never;

/** Changes that members are notified of. Each has a title and a content in the texts of the gateway. */
export type NotificationKind = KindOf<keyof English>;

/** The values of the content of a kind: none, or one object. */
type ContentValues<Kind extends NotificationKind> = ValuesOf<
  English[`notification.${Kind}.content`]
>;

type NotificationOf<Kind extends NotificationKind> = Kind extends NotificationKind
  ? ContentValues<Kind> extends [infer Values]
    ? { readonly kind: Kind; readonly values: Values }
    : { readonly kind: Kind; readonly values?: object }
  : never;

/** A kind, with the values of its text, such as a masked number. */
export type Notification = NotificationOf<NotificationKind>;

/** Changes of an account. Their texts end with a caution: another person may have made them. */
export const accountKinds = [
  'loginPasswordChanged',
  'withdrawalPasswordSet',
  'withdrawalPasswordChanged',
  'withdrawalPasswordLocked',
  'withdrawalPasswordUnlocked',
  'realNameSet',
  'profileChanged',
  'mobileSet',
  'emailSet',
  'securityQuestionsSet',
  'payoutAccountAdded',
  'payoutAccountRemoved',
  'payoutDefaultChanged',
  'authenticatorOn',
  'authenticatorOff',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'deviceStays',
  'devicesSignedOut',
  'otherDevicesSignedOut',
  'withdrawalApproved',
  'breakBegun',
  'breakLengthened',
  'breakForGood',
  'accountClosed',
  'returnAsked',
] as const satisfies readonly NotificationKind[];

const withCaution: ReadonlySet<NotificationKind> = new Set(accountKinds);

/** The content of a notification, as plain text. */
export function contentOf(language: Language, { kind, values = {} }: Notification): string {
  // `Notification` has the values of this kind, and the compiler asks for the values of all kinds.
  const given = values as ContentValues<NotificationKind>[0];
  const content = text(language, `notification.${kind}.content`, given);
  return withCaution.has(kind) ? `${content} ${text(language, 'notification.caution')}` : content;
}
