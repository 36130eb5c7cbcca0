import { getBet } from '#protocol/calls/records/bet-records.ts';
import type { SendOptions } from '../client/send.ts';
import { createAccountRecord } from './account-record.ts';
import { type BetDetail, createBetRecord } from './bet-record.ts';
import { createProfitRecord, createStatementRecord } from './profit-record.ts';
import { createRank } from './rank.ts';
import { createRecordExport } from './record-export.ts';
import type { RecordNeeds } from './record-needs.ts';
import { createWinsRecord } from './wins-record.ts';

export type { RecordNeeds } from './record-needs.ts';

/** The records of the member: bets, account, profit and loss, statements, wins and level. */
export function createRecords(needs: RecordNeeds) {
  return {
    bets: createBetRecord(needs),
    account: createAccountRecord(needs),
    profit: createProfitRecord(needs),
    statement: createStatementRecord(needs),
    rank: createRank(needs),
    wins: createWinsRecord(needs),
    exports: createRecordExport(needs),
    /** One bet by its number, with what its game draws again. Throws GatewayError, `not_found` for an unknown number. */
    findBet: (order: string, options: SendOptions = {}): Promise<BetDetail> =>
      needs.send(getBet, { order }, options),
  };
}

export type Records = ReturnType<typeof createRecords>;
