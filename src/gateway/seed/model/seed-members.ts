import type { AccountType } from '#protocol/model/member.ts';
import type { ContractKind, ContractPeriod, ContractRule } from '../../agents/agents.ts';
import type { Worded } from '../../texts/texts.ts';

/** An account to sign in with. All accounts have the password of the seed. */
export interface SeedAccount {
  readonly username: string;
  readonly nickname: string;
  readonly type: AccountType;
  readonly balanceCentavos: number;
  /** `+`, country code and number. */
  readonly mobile: string;
  readonly email: string;
  readonly realName: string;
  readonly club: { readonly labelName: string; readonly type: string } | null;
  /** Label of the level in the header. */
  readonly level: string;
  /** Id of the level of the club. Null without a club. */
  readonly rank: string | null;
  readonly favourites: readonly number[];
  readonly upline: string | null;
  /** Rebate from the upline, in hundredths of a percent. */
  readonly rebateRate: number;
  readonly registeredDaysAgo: number;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly defaultPassword: boolean;
  readonly alwaysSecondStep: boolean;
  /** Base32 secret for an authenticator app. Null: no such second step. */
  readonly totpSecret: string | null;
  /** Code that new members enter when this member has invited them. */
  readonly referralCode: string;
  /** Mobile number and e-mail address are verified. */
  readonly verified: boolean;
  /** Six digits. Null: none yet. */
  readonly withdrawalPassword: string | null;
  /** Bank accounts and e-wallets, the default one first. They can be used at once. */
  readonly payoutAccounts: readonly { readonly bankCode: string; readonly number: string }[];
}

/** A level of the club. Amounts in centavos; the turnover of a month and since joining are both needed. */
export interface SeedRank {
  readonly id: string;
  readonly name: Worded;
  readonly monthTurnover: number;
  readonly totalTurnover: number;
  /** Cash for reaching the level. 0: none. */
  readonly gift: number;
  readonly benefits: readonly Worded[];
}

/** A contract in force. Amounts in centavos, rates in hundredths of a percent. */
export interface SeedContract {
  readonly id: string;
  readonly kind: ContractKind;
  /** A username. Null: the merchant. */
  readonly upline: string | null;
  readonly downline: string;
  readonly period: ContractPeriod;
  readonly rules: readonly ContractRule[];
}

/** An open request to begin or end a contract. */
export interface SeedContractRequest extends Omit<SeedContract, 'upline' | 'downline'> {
  readonly from: string | null;
  readonly to: string;
  /** Id of the contract that the request ends. Null: it begins one. */
  readonly ends: string | null;
  readonly hoursAgo: number;
}
