export { amountCell, byteOrderMark, csvLine, textCell, timeCell } from './csv.ts';
export { recordInvitedPlayer, takeChangedSums } from './changed-sums.ts';
export { selectAccountRows } from './account-records.ts';
export { addDailySums, readDailySums, rebuildDailySums } from './daily-sums.ts';
export { createDownload, purgeExports } from './download.ts';
export {
  addFigures,
  type DayFigures,
  type HouseFigures,
  /** @internal */
  noFigures,
  readHouseFigures,
} from './house-figures.ts';
export { readRanks } from './ranks.ts';
export { readKey, type RecordKey, writeKey } from './record-page.ts';
export { raiseRanks } from './raise-ranks.ts';
