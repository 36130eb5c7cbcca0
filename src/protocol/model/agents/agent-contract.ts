import {
  check,
  fallback,
  type InferOutput,
  maxValue,
  minValue,
  nullish,
  number,
  object,
  pipe,
  transform,
} from 'valibot';
import {
  contractKinds,
  contractPeriods,
  contractRule,
  contractSide,
  endsContract,
} from '../contract.ts';
import { maybePesos, toCentavos, toPesos } from '../money.ts';
import { count, countOrNull } from '../readers/count.ts';
import { percentOrNull } from '../readers/decimal.ts';
import { wordOrOther } from '../readers/maybe-word.ts';
import { part } from '../readers/part.ts';
import { time, timeOrNull } from '../readers/time.ts';
import { flag, identifier, list, textOrNull, wholeNumber } from '../wire.ts';
import { pesosOrNull } from '../readers/unknown-money.ts';

/** The other side of a contract. The name is null for the merchant. */
const party = part(
  object({ type: contractSide(), account: textOrNull(100), nickname: textOrNull(300) }),
);

/** The figures of a team that a payment is computed from. Amounts in centavos. An unknown figure is null. */
const figures = part(
  pipe(
    object({
      validBet: pesosOrNull(),
      profitLoss: pesosOrNull(),
      activeMembers: countOrNull(),
      reachedBet: pesosOrNull(),
      lossBefore: pesosOrNull(),
      lossAfter: pesosOrNull(),
    }),
    transform((wire) => ({
      turnover: wire.validBet,
      /** The house has won this from the team. Negative: it has lost. */
      profit: wire.profitLoss,
      active: wire.activeMembers,
      /** Turnover that the thresholds look at. */
      reached: wire.reachedBet,
      lossBefore: wire.lossBefore,
      lossAfter: wire.lossAfter,
    })),
  ),
);

/** The payment of a contract if its period ended now. Amounts in centavos, the rate in basis points; null when unknown. */
const outlook = object({
  startDate: time(),
  endDate: time(),
  figures,
  rate: percentOrNull(),
  amount: pesosOrNull(),
  /** Least values of an active member in this time. Null when the gateway does not send it. */
  activeTurnover: maybePesos(),
  activeDeposit: maybePesos(),
});

/** A contract, in force or over. */
export const agentContract = pipe(
  object({
    id: identifier(),
    kind: wordOrOther(contractKinds),
    periodType: wordOrOther(contractPeriods),
    rules: list(contractRule, 20),
    carriesLoss: flag(),
    /** The loss that is carried over. */
    loss: pesosOrNull(),
    party,
    beginDate: time(),
    /** The contract ends then, or has ended. */
    endDate: timeOrNull(),
    outlook: fallback(nullish(outlook, null), null),
  }),
  transform(({ periodType, beginDate, endDate, outlook: now, ...rest }) => ({
    ...rest,
    period: periodType,
    beganAt: beginDate,
    endsAt: endDate,
    outlook: now && { ...now, from: now.startDate, to: now.endDate },
  })),
);

/** States of a request: it waits, was answered, or was taken back. */
const requestStates = ['OPEN', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'] as const;

/** A request of a member or to a member, for a new contract or for the end of one. */
export const agentContractRequest = pipe(
  object({
    id: identifier(),
    kind: wordOrOther(contractKinds),
    requestType: endsContract(),
    periodType: wordOrOther(contractPeriods),
    rules: list(contractRule, 20),
    carriesLoss: flag(),
    party,
    status: wordOrOther(requestStates),
    requestDate: time(),
    answerDate: timeOrNull(),
    higherRateDownlines: count(),
  }),
  transform(({ requestType, periodType, status, requestDate, answerDate, ...rest }) => ({
    id: rest.id,
    kind: rest.kind,
    ends: requestType,
    period: periodType,
    rules: rest.rules,
    carriesLoss: rest.carriesLoss,
    party: rest.party,
    state: status,
    requestedAt: requestDate,
    answeredAt: answerDate,
    /** Contracts with downlines that accepting would end. */
    endsDownlineContracts: rest.higherRateDownlines,
  })),
);

/** States of a payment: it will be paid at once, waits for money, is paid, or there was nothing to pay. */
const payStates = ['DUE', 'WAITING', 'PAID', 'NOTHING'] as const;

/** The payment of a contract for a period, with the figures that it was computed from. Amounts in centavos, null when unknown. */
export const contractPayment = pipe(
  object({
    id: identifier(),
    kind: wordOrOther(contractKinds),
    party,
    startDate: time(),
    endDate: time(),
    figures,
    rate: percentOrNull(),
    amount: pesosOrNull(),
    status: wordOrOther(payStates),
    payDate: timeOrNull(),
  }),
  transform(({ startDate, endDate, status, payDate, ...rest }) => ({
    ...rest,
    from: startDate,
    to: endDate,
    state: status,
    paidAt: payDate,
  })),
);

const largestThreshold = 100_000_000_000;

/** A threshold as a request carries it: pesos from zero with at most two decimals, or null. It is not converted. */
const threshold = nullish(
  pipe(
    number(),
    minValue(0),
    maxValue(largestThreshold),
    check((amount) => toPesos(toCentavos(amount)) === amount, 'an amount in whole centavos'),
  ),
  null,
);

/** A step of an offer, in the wire's shape: thresholds in pesos, the rate in percent with at most two decimals. */
export const offeredRule = object({
  periodValidBet: threshold,
  periodProfitLoss: threshold,
  activeMembers: nullish(pipe(wholeNumber(), maxValue(1_000_000)), null),
  betAmount: threshold,
  rate: pipe(
    number(),
    minValue(0.01),
    maxValue(100),
    check((rate) => Math.round(rate * 100) / 100 === rate, 'at most two decimals'),
  ),
});

export type OfferedRule = InferOutput<typeof offeredRule>;
