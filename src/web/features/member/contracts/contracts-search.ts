import { fallback, type InferOutput, literal, object, optional, picklist } from 'valibot';
import { contractKinds } from '#protocol/model/contract.ts';

/** Search parameters of the contracts of a player. */
export const contractsSearch = {
  /** The kind whose payments are shown. Absent: the kind of the newest contract. */
  contract: fallback(optional(picklist(contractKinds)), undefined),
  /** Absent: the requests to the player. */
  requests: fallback(optional(literal('sent')), undefined),
};

const shape = object(contractsSearch);

/** The choices in the address of the contracts of a player. */
export type ContractsSearch = InferOutput<typeof shape>;
