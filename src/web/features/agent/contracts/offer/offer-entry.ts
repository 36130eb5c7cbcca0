import type { ContractKind, ContractPeriod } from '#protocol/model/contract.ts';
import type { ContractOffer, OfferedStep } from '#core/agent/agent.ts';
import { typedAmount, typedWhole } from '#protocol/written-amount.ts';
import { type RateFault, rateFault } from '../../parts/rate-field.tsx';
import { typedRate } from '../../parts/typed-rate.ts';

/** A step as it is typed. Empty texts are no condition. */
export interface StepEntry {
  readonly validBet: string;
  readonly profit: string;
  readonly bets: string;
  readonly active: string;
  readonly rate: string;
}

/** An offer as it is typed. */
export interface OfferEntry {
  /** Id of the downline. */
  readonly downline: string;
  readonly period: ContractPeriod;
  readonly carriesLoss: boolean;
  readonly steps: readonly StepEntry[];
}

/** The amounts of a step: of the period for dividends, of bets for salaries. */
export type AmountName = 'validBet' | 'profit' | 'bets';

/** The field of a step that needs another look. */
export interface StepFault {
  readonly nth: number;
  readonly field: AmountName | 'rate' | 'active';
  readonly fault: RateFault | 'active' | 'amount';
}

/** Most steps of a contract. */
export const mostSteps = 10;

export const emptyStep: StepEntry = { validBet: '', profit: '', bets: '', active: '', rate: '' };

/** The amounts that a kind of contract asks for. */
export function amountsOf(kind: ContractKind): readonly AmountName[] {
  return kind === 'dividend' ? ['validBet', 'profit'] : ['bets'];
}

const mostMembers = 999_999;

function isNumberOfMembers(typed: string): boolean {
  return typed.trim() === '' || (typedWhole(typed) ?? Infinity) <= mostMembers;
}

/** The first fault of the steps, in the order of the fields. The highest rate is in basis points. */
export function stepFault(
  steps: readonly StepEntry[],
  { kind, most }: { kind: ContractKind; most: number },
): StepFault | null {
  for (const [nth, step] of steps.entries()) {
    const rate = rateFault(step.rate, { least: 1, most });
    if (rate !== null) return { nth, field: 'rate', fault: rate };
    const field = amountsOf(kind).find(
      (name) => step[name].trim() !== '' && typedAmount(step[name]) === null,
    );
    if (field !== undefined) return { nth, field, fault: 'amount' };
    if (!isNumberOfMembers(step.active)) return { nth, field: 'active', fault: 'active' };
  }
  return null;
}

function ruleOf(kind: ContractKind, step: StepEntry): OfferedStep {
  const isDividend = kind === 'dividend';
  return {
    validBetCentavos: isDividend ? typedAmount(step.validBet) : null,
    profitLossCentavos: isDividend ? typedAmount(step.profit) : null,
    betCentavos: isDividend ? null : typedAmount(step.bets),
    activeMembers: typedWhole(step.active),
    rate: typedRate(step.rate) ?? 0,
  };
}

/** The offer that was typed. Salaries have periods of their own: theirs is daily. */
export function offerOf(kind: ContractKind, entry: OfferEntry): ContractOffer {
  const isDividend = kind === 'dividend';
  return {
    downline: entry.downline,
    kind,
    period: isDividend ? entry.period : 'D',
    rules: entry.steps.map((step) => ruleOf(kind, step)),
    carriesLoss: isDividend && entry.carriesLoss,
  };
}
