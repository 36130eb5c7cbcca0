import { type InferOutput, nullish, object, picklist, pipe, transform, unknown } from 'valibot';
import { maybePesos } from './money.ts';
import { count, countOrNull } from './readers/count.ts';
import { percent } from './readers/decimal.ts';
import { time } from './readers/time.ts';
import { identifier, list, textOrNull } from './wire.ts';

/** Kinds of contract between an agent and a downline. */
export const contractKinds = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** Periods: D daily, W weekly, H half-monthly, M monthly. */
export const contractPeriod = picklist(['D', 'W', 'H', 'M']);
export type ContractPeriod = InferOutput<typeof contractPeriod>;

/** One step of the terms: thresholds and rate. Thresholds that the kind does not use are null; amounts in centavos. */
export const contractRule = pipe(
  object({
    periodValidBet: maybePesos(),
    periodProfitLoss: maybePesos(),
    activeMembers: countOrNull(),
    betAmount: maybePesos(),
    rate: percent(),
  }),
  transform(({ periodValidBet, periodProfitLoss, betAmount, rate, activeMembers }) => ({
    validBetCentavos: periodValidBet,
    profitLossCentavos: periodProfitLoss,
    activeMembers,
    /** Bets of a day or an hour, by kind. */
    betCentavos: betAmount,
    /** Basis points. */
    rate,
  })),
);

/** Requester: the operator, an upline or a downline. */
const requester = picklist(['MERCHANT', 'UPLINE', 'DOWNLINE']);

const wireRequest = object({
  id: identifier(),
  requestType: picklist(['NEW', 'TERMINATION']),
  requesterType: requester,
  requester: textOrNull(100),
  periodType: contractPeriod,
  rules: list(contractRule, 20),
  /** Number of downlines' contracts with a higher rate, which accepting would end. */
  higherRateDownlines: count(),
  requestDate: time(),
});

/** A request for a new contract or for the end of one. */
function requestOf(kind: ContractKind) {
  return pipe(
    wireRequest,
    transform(({ requestType, requesterType, periodType, requestDate, ...rest }) => ({
      id: rest.id,
      kind,
      ends: requestType === 'TERMINATION',
      requester: { type: requesterType, name: rest.requester },
      period: periodType,
      rules: rest.rules,
      endsDownlineContracts: rest.higherRateDownlines,
      requestedAt: requestDate,
    })),
  );
}

/** Open requests of one kind. */
// @__NO_SIDE_EFFECTS__
export function contractRequests(kind: ContractKind) {
  return list(requestOf(kind), 100);
}

/** True when a contract exists. Gateways differ in the shape of the contract. */
// @__NO_SIDE_EFFECTS__
export function isInForce() {
  return pipe(
    nullish(unknown(), null),
    transform((contract) => !(Array.isArray(contract) ? contract.length === 0 : !contract)),
  );
}

export type ContractRule = Readonly<InferOutput<typeof contractRule>>;
export type ContractRequest = Omit<InferOutput<ReturnType<typeof requestOf>>, 'rules'> & {
  readonly rules: readonly ContractRule[];
};
