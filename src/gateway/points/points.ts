export { balanceOfPoints, creditPoints, postPoints } from './point-ledger.ts';
export { pointRatesOf, pointRecords } from './point-records.ts';
export {
  creditTurnoverPoints,
  noteTurnoverDays,
  rebuildTurnoverPoints,
} from './turnover-points.ts';
