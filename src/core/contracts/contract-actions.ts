import type { RequestOf } from '#protocol/call.ts';
import {
  getContracts,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
} from '#protocol/calls/contracts.ts';
import type { ContractKind } from '#protocol/model/contract.ts';
import type { Send, SendOptions } from '../client/send.ts';

type Request = RequestOf<typeof processDividend>;

/** Calls about contracts, loaded for accounts that may have contracts. */
export function createContractActions(send: Send) {
  const process: Readonly<Record<ContractKind, (request: Request) => Promise<void>>> = {
    dividend: (request) => send(processDividend, request),
    dailySalary: (request) => send(processDailySalary, request),
    hourlySalary: (request) => send(processHourlySalary, request),
    realTimeSalary: (request) => send(processRealTimeSalary, request),
  };
  return {
    fetchAll: (options: SendOptions) => send(getContracts, {}, options),
    answer: (kind: ContractKind, request: Request) => process[kind](request),
  };
}
