import type { SeedAccount } from '#gateway/seed/seed.ts';
import type { AccountType } from '#protocol/model/member.ts';
import { nodeIdOf } from './node-id-of.ts';

/** The password of every demo account. */
export const demoPassword = 'Parola2026';

/** The withdrawal password of juan and ana. */
export const demoWithdrawalPassword = '246810';

function account(
  username: string,
  type: AccountType,
  last4: string,
  realName: string,
  more: Partial<SeedAccount> = {},
): SeedAccount {
  return {
    username,
    nickname: username.charAt(0).toUpperCase() + username.slice(1),
    type,
    balanceCentavos: 0,
    mobile: `+63917555${last4}`,
    email: `${username}@example.com`,
    realName,
    club: null,
    level: 'Tabing-dagat',
    rank: null,
    favourites: [],
    upline: null,
    rebateRate: 0,
    registeredDaysAgo: 120,
    firstTimeLogin: false,
    passwordExpired: false,
    defaultPassword: false,
    alwaysSecondStep: false,
    totpSecret: null,
    referralCode: `${username.toUpperCase()}2026`,
    verified: true,
    withdrawalPassword: null,
    payoutAccounts: [],
    ...more,
  };
}

/** The accounts of the demo. An upline comes before its downlines. */
export const accounts: readonly SeedAccount[] = [
  account('ana', 1, '0102', 'Ana Villareal', {
    balanceCentavos: 25_000_000,
    level: 'Bantay-parola',
    withdrawalPassword: demoWithdrawalPassword,
    payoutAccounts: [{ bankCode: 'DAUNGAN', number: '410020260102' }],
    registeredDaysAgo: 903,
  }),
  account('luis', 2, '0103', 'Luis Pangilinan', {
    balanceCentavos: 8_000_000,
    upline: 'ana',
    rebateRate: 25,
    registeredDaysAgo: 640,
  }),
  account('aida', 41, '0104', 'Aida Montemayor', {
    balanceCentavos: 4_000_000,
    upline: 'ana',
    rebateRate: 20,
    registeredDaysAgo: 520,
  }),
  account('alma', 42, '0105', 'Alma Dimaculangan', {
    balanceCentavos: 3_000_000,
    upline: 'aida',
    rebateRate: 15,
    registeredDaysAgo: 310,
  }),
  account('juan', 0, '0101', 'Juan Marasigan', {
    balanceCentavos: 1_000_000,
    club: { labelName: 'Parola Club', type: 'AUTO' },
    level: 'Mandaragat',
    withdrawalPassword: demoWithdrawalPassword,
    payoutAccounts: [{ bankCode: 'PRLBANK', number: '2026050101' }],
    rank: 'sailor',
    favourites: ['Keeper of the Lamp', 'Nine Koi', 'Bayside Baccarat'].map(nodeIdOf),
    upline: 'ana',
    rebateRate: 5,
    registeredDaysAgo: 412,
  }),
  account('tino', 4, '0106', 'Tino Salonga', {
    balanceCentavos: 200_000,
    registeredDaysAgo: 1,
    verified: false,
  }),
  account('nena', 0, '0107', 'Nena Bautista', {
    firstTimeLogin: true,
    verified: false,
    registeredDaysAgo: 0,
    upline: 'luis',
  }),
  account('ed', 0, '0108', 'Ed Manansala', {
    passwordExpired: true,
    balanceCentavos: 350_000,
    favourites: [nodeIdOf('Hari ng Kalsada')],
  }),
  account('dina', 0, '0109', 'Dina Macaraeg', { defaultPassword: true, balanceCentavos: 120_000 }),
  account('iggy', 0, '0110', 'Iggy Evangelista', {
    alwaysSecondStep: true,
    totpSecret: 'PAROLAIGGYEVANGELISTA23456',
    balanceCentavos: 640_000,
  }),
];
