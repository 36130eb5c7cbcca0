import type { RequestOf } from '#contract/call.ts';
import {
  getContracts,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
} from '#contract/calls/contracts.ts';
import type { ContractKind } from '#contract/model/contract.ts';
import type { Send } from '../client/send.ts';

type Given = RequestOf<typeof processDividend>;

/** Contracts at the gateway. It is loaded when somebody may have some. */
export function createContractDesk(send: Send) {
  const process: Readonly<Record<ContractKind, (given: Given) => Promise<void>>> = {
    dividend: (given) => send(processDividend, given),
    dailySalary: (given) => send(processDailySalary, given),
    hourlySalary: (given) => send(processHourlySalary, given),
    realTimeSalary: (given) => send(processRealTimeSalary, given),
  };
  return {
    ask: () => send(getContracts, {}),
    answer: (kind: ContractKind, given: Given) => process[kind](given),
  };
}
