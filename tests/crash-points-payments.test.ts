import { describeCrashPoints } from './support/crash/describe-crash-points.ts';
import { moneyOperations } from './support/crash/operations/money-operations.ts';

describeCrashPoints(moneyOperations.payments);
