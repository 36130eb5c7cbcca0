export { byteOrderMark, csvLine, textCell } from './csv.ts';
export { recordInvitedPlayer, takeChangedSums } from './changed-sums.ts';
export { addDailySums, readDailySums, rebuildDailySums } from './daily-sums.ts';
export { createDownload, purgeExports } from './download.ts';
export { readRanks } from './ranks.ts';
export { raiseRanks } from './raise-ranks.ts';
