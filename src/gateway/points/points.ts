export { balanceOfPoints, creditPoints, postPoints } from './point-ledger.ts';
export { pointBalances, pointRatesOf, pointRecords } from './point-records.ts';
export {
  creditTurnoverPoints,
  recordTurnoverDay,
  recordTurnoverDays,
  rebuildTurnoverPoints,
} from './turnover-points.ts';
