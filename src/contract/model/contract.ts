import {
  finite,
  type InferOutput,
  maxValue,
  minValue,
  nullish,
  number,
  object,
  picklist,
  pipe,
  transform,
  unknown,
} from 'valibot';
import { pesos } from './money.ts';
import { identifier, list, maybeText, wholeNumber } from './wire.ts';

export const contractKinds = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** D daily, W weekly, H half-monthly, M monthly. */
const period = picklist(['D', 'W', 'H', 'M']);
export type ContractPeriod = InferOutput<typeof period>;

/** A percentage; its output is in hundredths of a percent, so that it is reckoned in whole numbers. */
const percent = pipe(
  number(),
  finite(),
  minValue(0),
  maxValue(100),
  transform((rate) => Math.round(rate * 100)),
);

/** One step of the terms: from what on, how much. What a kind does not ask for is null. */
const contractRule = pipe(
  object({
    periodValidBet: nullish(pesos(), null),
    periodProfitLoss: nullish(pesos(), null),
    activeMembers: nullish(wholeNumber(), null),
    betAmount: nullish(pesos(), null),
    rate: percent,
  }),
  transform(({ periodValidBet, periodProfitLoss, betAmount, rate, activeMembers }) => ({
    validBetCentavos: periodValidBet,
    profitLossCentavos: periodProfitLoss,
    activeMembers,
    /** Bets of a day or of an hour, as the kind has it. */
    betCentavos: betAmount,
    /** Hundredths of a percent. */
    rate,
  })),
);

/** Who asks: the operator, somebody above the member, or somebody below. */
const requester = picklist(['MERCHANT', 'UPLINE', 'DOWNLINE']);

const wireRequest = object({
  id: identifier(),
  requestType: picklist(['NEW', 'TERMINATION']),
  requesterType: requester,
  requester: maybeText(100),
  periodType: period,
  rules: list(contractRule, 20),
  /** How many contracts of downlines accepting would end, because they have a higher rate. */
  higherRateDownlines: wholeNumber(),
  requestDate: wholeNumber(),
});

/** A new contract, or the end of one, that waits for the member's answer. */
function requestOf(kind: ContractKind) {
  return pipe(
    wireRequest,
    transform(({ requestType, requesterType, periodType, requestDate, ...rest }) => ({
      id: rest.id,
      kind,
      ends: requestType === 'TERMINATION',
      from: { who: requesterType, name: rest.requester },
      period: periodType,
      rules: rest.rules,
      endsDownlines: rest.higherRateDownlines,
      askedAt: requestDate,
    })),
  );
}

/** The requests of one kind that wait. */
// @__NO_SIDE_EFFECTS__
export function contractRequests(kind: ContractKind) {
  return list(requestOf(kind), 100);
}

/** Whether there is a contract, whatever else an answer says of it. */
// @__NO_SIDE_EFFECTS__
export function inForce() {
  return pipe(
    nullish(unknown(), null),
    transform((contract) => !(Array.isArray(contract) ? contract.length === 0 : !contract)),
  );
}

export type ContractRule = Readonly<InferOutput<typeof contractRule>>;
export type ContractRequest = Omit<InferOutput<ReturnType<typeof requestOf>>, 'rules'> & {
  readonly rules: readonly ContractRule[];
};
