import { type InferOutput, nullish, object, picklist, pipe, transform, unknown } from 'valibot';
import { maybePesos } from './money.ts';
import { count, countOrNull } from './readers/count.ts';
import { wordOrOther } from './readers/maybe-word.ts';
import { percentOrNull } from './readers/decimal.ts';
import { time } from './readers/time.ts';
import { identifier, list, textOrNull } from './wire.ts';

/** Kinds of contract between an agent and a downline. */
export const contractKinds = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** Periods: D daily, W weekly, H half-monthly, M monthly. */
export const contractPeriods = ['D', 'W', 'H', 'M'] as const;
export const contractPeriod = picklist(contractPeriods);
export type ContractPeriod = InferOutput<typeof contractPeriod>;

/** One step of the terms: thresholds and rate. Thresholds that the kind does not use are null, and an unknown rate is too; amounts in centavos. */
export const contractRule = pipe(
  object({
    periodValidBet: maybePesos(),
    periodProfitLoss: maybePesos(),
    activeMembers: countOrNull(),
    betAmount: maybePesos(),
    rate: percentOrNull(),
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

/** The sides of a contract: the operator, an upline or a downline. */
export const contractSide = () => wordOrOther(['MERCHANT', 'UPLINE', 'DOWNLINE']);

/** Reads if a request ends a contract, or begins one. An unknown word is null. */
export function endsContract() {
  return pipe(
    wordOrOther(['NEW', 'TERMINATION']),
    transform((type) => (type === 'other' ? null : type === 'TERMINATION')),
  );
}

const wireRequest = object({
  id: identifier(),
  requestType: endsContract(),
  requesterType: contractSide(),
  requester: textOrNull(100),
  periodType: wordOrOther(contractPeriods),
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
      ends: requestType,
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
