import { agentCallers } from './agent-samples.ts';
import { contractCallers } from './contract-samples.ts';
import type { CallName } from './sample-requests.ts';

const callers: Partial<Record<CallName, string>> = {
  ...contractCallers,
  processDividend: 'ana',
  processDailySalary: 'luis',
  processHourlySalary: 'ana',
  processRealTimeSalary: 'luis',
  setWithdrawalPassword: 'luis',
  ...agentCallers,
};

/** The username whose sample of a call is accepted; undefined where it is juan's. */
export const callerOf = (name: CallName): string | undefined => callers[name];
