import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldRule } from '#contract/model/rule.ts';

/** How a field is typed into, beside what its rule asks for. */
export interface FieldInput {
  /** Left out for a field that nobody here knows: it goes by its own name. */
  readonly label?: MessageDescriptor;
  readonly hint?: MessageDescriptor;
  readonly type?: 'text' | 'password' | 'email' | 'tel' | 'date';
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  /** A token of HTML's, so that browsers and password managers fill it; `off` for what they cannot know. */
  readonly autoComplete: string;
  readonly autoCapitalize?: 'none' | 'words' | 'sentences' | 'characters';
}

const handle = { autoComplete: 'off', autoCapitalize: 'none' } as const;
const code = { autoComplete: 'off', autoCapitalize: 'characters' } as const;
const prose = { autoComplete: 'off', autoCapitalize: 'sentences' } as const;
const paidTo = msg`As your bank has it: winnings are paid to this name.`;

/** The fields that operators ask for, by the wire's name. */
const looks: Readonly<Record<string, FieldInput>> = {
  username: { label: msg`Username`, autoComplete: 'username', autoCapitalize: 'none' },
  password: { label: msg`Password`, type: 'password', autoComplete: 'new-password' },
  confirmPassword: { label: msg`Confirm password`, type: 'password', autoComplete: 'new-password' },
  paymentPassword: {
    label: msg`Transaction password`,
    hint: msg`Asked for when you withdraw. Choose another one than to log in.`,
    type: 'password',
    autoComplete: 'off',
  },
  nickname: { label: msg`Nickname`, autoComplete: 'nickname', autoCapitalize: 'words' },
  payeeName: {
    label: msg`Real name`,
    hint: paidTo,
    autoComplete: 'name',
    autoCapitalize: 'words',
  },
  realName: { label: msg`Real name`, hint: paidTo, autoComplete: 'name', autoCapitalize: 'words' },
  fullName: { label: msg`Full name`, autoComplete: 'name', autoCapitalize: 'words' },
  email: { label: msg`Email`, type: 'email', inputMode: 'email', autoComplete: 'email' },
  mobileNum: { label: msg`Mobile number`, type: 'tel', autoComplete: 'tel-national' },
  verificationCode: { label: msg`SMS code`, autoComplete: 'one-time-code' },
  captcha: { label: msg`Captcha`, autoComplete: 'off' },
  affiliateCode: { label: msg`Invitation code`, ...code },
  referralCode: { label: msg`Referral code`, ...code },
  recommenderId: { label: msg`Referrer`, ...handle },
  qqNum: { label: msg`QQ`, inputMode: 'numeric', ...handle },
  whatsapp: { label: msg`WhatsApp`, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  facebook: { label: msg`Facebook`, ...handle },
  telegram: { label: msg`Telegram`, ...handle },
  line: { label: msg`Line ID`, ...handle },
  zalo: { label: msg`Zalo`, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  wechat: { label: msg`WeChat`, ...handle },
  idNumber: { label: msg`ID number`, ...code },
  birthday: { label: msg`Birthday`, autoComplete: 'bday' },
  address: { label: msg`Address`, autoComplete: 'address-line1', autoCapitalize: 'words' },
  nationality: { label: msg`Nationality`, autoComplete: 'country-name', autoCapitalize: 'words' },
  occupation: {
    label: msg`Occupation`,
    autoComplete: 'organization-title',
    autoCapitalize: 'sentences',
  },
  sourceOfIncome: { label: msg`Source of income`, ...prose },
};

/** What the browser helps with by the kind of pattern: digits, and dates as it writes them itself. */
function helpOf({ patternId }: FieldRule): Pick<FieldInput, 'type' | 'inputMode'> {
  if (patternId === 6) return { inputMode: 'numeric' };
  return patternId === 11 ? { type: 'date' } : {};
}

/** How a field is shown, also one that is new to us. */
export function fieldInputOf(name: string, rule: FieldRule): FieldInput {
  return { ...helpOf(rule), ...(looks[name] ?? prose) };
}

/** A name of the wire for people: `petName`, `pet_name` and `PET_NAME` are "Pet name". */
export function plainName(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\W]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
