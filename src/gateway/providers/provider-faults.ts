import { boolean, type InferOutput, picklist, strictObject } from 'valibot';

/** Faults that a provider for trials makes on purpose while they are switched on. */
export const providerFaults = strictObject({
  /** No notice is sent. */
  lost: boolean(),
  /** Every notice is sent twice. */
  doubled: boolean(),
  /** Notices wait until the payment has expired, or the switch is off. */
  late: boolean(),
  /** The first of two notices waits for five seconds, so that the second arrives before it. */
  swapped: boolean(),
  /** Payers pay half of the amount. */
  otherAmount: boolean(),
  /** Notices have a wrong signature. */
  forged: boolean(),
  /** The answers to requests: as they should, not at all, after 30 s, or with a page of HTML. */
  answers: picklist(['normal', 'down', 'slow', 'html']),
  /** Payouts are paid, fail, or are held back until the switch changes. */
  payouts: picklist(['paid', 'failed', 'held']),
});

type ProviderFaults = InferOutput<typeof providerFaults>;

/** A change of some faults. */
type FaultsChange = {
  readonly [Name in keyof ProviderFaults]?: ProviderFaults[Name] | undefined;
};

/** The switches of a provider for trials. */
export interface FaultSwitches {
  read(): Promise<ProviderFaults>;
  /** Changes some switches and returns all. */
  change(faults: FaultsChange): Promise<ProviderFaults>;
}
