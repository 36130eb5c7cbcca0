import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldRule } from '#protocol/model/rule.ts';

/** The look and the filling of a field, apart from its rule. */
interface FieldInput {
  /** Absent for an unknown field, which shows its own name. */
  readonly label?: MessageDescriptor;
  readonly hint?: MessageDescriptor;
  readonly type?: 'text' | 'password' | 'email' | 'tel' | 'date';
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  /** The HTML autocomplete token; `off` where browsers have no value. */
  readonly autoComplete: string;
  readonly autoCapitalize?: 'none' | 'words' | 'sentences' | 'characters';
}

const handle = { autoComplete: 'off', autoCapitalize: 'none' } as const;
const code = { autoComplete: 'off', autoCapitalize: 'characters' } as const;
const prose = { autoComplete: 'off', autoCapitalize: 'sentences' } as const;
const paidTo = msg`As your bank has it: winnings are paid to this name.`;

/** Known fields, by their names in the protocol. */
const inputs: Readonly<Record<string, FieldInput>> = {
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

/** Input type and keyboard for a kind of pattern: digits (6) and dates (11). */
function inputOfPattern({ patternId }: FieldRule): Pick<FieldInput, 'type' | 'inputMode'> {
  if (patternId === 6) return { inputMode: 'numeric' };
  return patternId === 11 ? { type: 'date' } : {};
}

/** The input of a field, known or unknown. */
export function fieldInputOf(name: string, rule: FieldRule): FieldInput {
  return { ...inputOfPattern(rule), ...(inputs[name] ?? prose) };
}

/** Makes a name of the protocol readable: `petName`, `pet_name` and `PET_NAME` become "Pet name". */
export function readableName(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\W]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
