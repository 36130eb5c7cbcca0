import type { ContractKind, ContractPeriod, ContractRule } from '#contract/model/contract.ts';
import type { ContractOffer } from '#core/agent/agent.ts';
import { typedAmount } from '#core/cashier/cashier.ts';
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

/** The field of a step that needs another look. */
export interface StepFault {
  readonly nth: number;
  readonly field: 'rate' | 'active';
  readonly fault: RateFault | 'active';
}

/** Most steps of a contract. */
export const mostSteps = 10;

export const emptyStep: StepEntry = { validBet: '', profit: '', bets: '', active: '', rate: '' };

/** Reads a number of members. Null for none. */
function typedMembers(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}

/** The first fault of the steps. The highest rate is in basis points. */
export function stepFault(steps: readonly StepEntry[], most: number): StepFault | null {
  for (const [nth, { rate, active }] of steps.entries()) {
    if (!/^\d{0,6}$/.test(active.trim())) return { nth, field: 'active', fault: 'active' };
    const fault = rateFault(rate, { least: 1, most });
    if (fault !== null) return { nth, field: 'rate', fault };
  }
  return null;
}

function ruleOf(kind: ContractKind, step: StepEntry): ContractRule {
  const isDividend = kind === 'dividend';
  return {
    validBetCentavos: isDividend ? typedAmount(step.validBet) : null,
    profitLossCentavos: isDividend ? typedAmount(step.profit) : null,
    betCentavos: isDividend ? null : typedAmount(step.bets),
    activeMembers: typedMembers(step.active),
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
