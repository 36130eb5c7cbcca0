import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ModuleId } from '#protocol/vocabulary/module-id.ts';
import type { ProtectionName } from '#core/security/security.ts';
import type { IconName } from '../../../ui/icon/icon.tsx';
import type { LateIconName } from '../../../ui/icon-late/icon-late.tsx';
import type { SecurityItem } from '../security-search.ts';

/** A part of the security centre in the overview. */
interface SecurityRow {
  readonly name: MessageDescriptor;
  /** One sentence: the use of it. */
  readonly about: MessageDescriptor;
  readonly icon: IconName | LateIconName;
  /** The protection that decides whether the part is done. Null for parts that are not counted. */
  readonly protection: ProtectionName | null;
  /** Module that the operator has to switch on. Absent means none. */
  readonly module?: ModuleId;
}

/** The parts of the security centre. Those without a protection come after the others. */
export const securityRows: Readonly<Record<SecurityItem, SecurityRow>> = {
  loginPassword: {
    name: msg`Login password`,
    about: msg`The password you log in with. A new one ends all other sessions.`,
    icon: 'key',
    protection: 'loginPassword',
    module: 'PASS3',
  },
  withdrawalPassword: {
    name: msg`Withdrawal password`,
    about: msg`Six digits that are asked for when money leaves your account.`,
    icon: 'lock',
    protection: 'withdrawalPassword',
  },
  realName: {
    name: msg`Real name`,
    about: msg`Winnings are paid to this name only.`,
    icon: 'user',
    protection: 'realName',
  },
  identity: {
    name: msg`Identity`,
    about: msg`Pictures of your document, so that we know who you are.`,
    icon: 'user',
    protection: null,
  },
  mobile: {
    name: msg`Mobile number`,
    about: msg`For codes, and to get back in if you forget your password.`,
    icon: 'phone',
    protection: 'mobile',
  },
  email: {
    name: msg`Email`,
    about: msg`We write to it when something changes in your account.`,
    icon: 'mail',
    protection: 'email',
  },
  payoutAccounts: {
    name: msg`Bank accounts and e-wallets`,
    about: msg`The accounts that your winnings are paid to.`,
    icon: 'bank',
    protection: 'payoutAccount',
  },
  securityQuestions: {
    name: msg`Security questions`,
    about: msg`Three questions that only you can answer.`,
    icon: 'help',
    protection: 'securityQuestions',
  },
  authenticator: {
    name: msg`Authenticator app`,
    about: msg`A code of your phone at each login, so that a password alone is no use to a thief.`,
    icon: 'shield',
    protection: 'authenticator',
  },
  profile: {
    name: msg`Profile`,
    about: msg`Nickname, birthday and how to reach you. Fill in as much as you like.`,
    icon: 'sliders',
    protection: null,
  },
  avatar: {
    name: msg`Picture`,
    about: msg`One of our drawings, or a picture of your own.`,
    icon: 'picture',
    protection: null,
    module: 'PROFPIC3',
  },
  devices: {
    name: msg`Devices and logins`,
    about: msg`Where your account is signed in, and the last 50 logins.`,
    icon: 'system',
    protection: null,
  },
  staySignedIn: {
    name: msg`Stay signed in`,
    about: msg`Opens the app on this device without asking for your password.`,
    icon: 'clock',
    protection: null,
  },
  dataCopy: {
    name: msg`Your data`,
    about: msg`A copy of all data about you, and what is kept after an account is closed.`,
    icon: 'download',
    protection: null,
  },
};
