import type { Language } from '#protocol/model/language.ts';
import { activityTexts } from './texts/activity-texts.ts';
import { bonusTexts } from './texts/bonus-texts.ts';
import { chinese } from './texts/chinese.ts';
import { contractTexts } from './texts/contract-texts.ts';
import { depositTexts } from './texts/deposit-texts.ts';
import { english } from './texts/english.ts';
import { feedbackTexts } from './texts/feedback-texts.ts';
import { filipino } from './texts/filipino.ts';
import { identityTexts } from './texts/identity-texts.ts';
import {
  type AccountKind,
  type OtherKind,
  type NotificationKind,
  notificationKinds,
  type NotificationText,
  type NotificationTexts,
  type NotificationValues,
} from './notification-text.ts';
import { thai } from './texts/thai.ts';
import { registerTexts } from './texts/register-texts.ts';
import { redemptionTexts } from './texts/redemption-texts.ts';
import { resultTexts } from './texts/result-texts.ts';
import { withdrawalTexts } from './texts/withdrawal-texts.ts';

const languages: Readonly<Record<Language, NotificationTexts>> = {
  EN: english,
  TY: filipino,
  CN: chinese,
  TH: thai,
};

/** The texts of one language about all other changes. */
function otherTexts(language: Language): Readonly<Record<OtherKind, NotificationText>> {
  return {
    ...depositTexts[language],
    ...withdrawalTexts[language],
    ...activityTexts[language],
    ...redemptionTexts[language],
    ...bonusTexts[language],
    ...feedbackTexts[language],
    ...identityTexts[language],
    ...registerTexts[language],
    ...contractTexts[language],
    ...resultTexts[language],
  };
}

const accountKinds: ReadonlySet<string> = new Set(notificationKinds);

function isAccountKind(kind: NotificationKind): kind is AccountKind {
  return accountKinds.has(kind);
}

/** The text of a notification. A missing value is left empty. */
export function notificationText(
  language: Language,
  kind: NotificationKind,
  values: NotificationValues,
): NotificationText {
  const { caution, texts } = languages[language];
  const fill = (content: string) =>
    content.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  if (!isAccountKind(kind)) {
    const { title, content } = otherTexts(language)[kind];
    return { title, content: fill(content) };
  }
  const { title, content } = texts[kind];
  return { title, content: `${fill(content)} ${caution}` };
}
