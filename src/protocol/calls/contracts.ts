import { maxLength, minLength, object, picklist, pipe, regex, string, transform } from 'valibot';
import { defineCall } from '../call.ts';
import { contractRequests, isInForce } from '../model/contract.ts';
import { emptyReply, flag } from '../model/wire.ts';

/** Contract requests that wait for the member's answer, the kinds of contract in force, and whether the member ever had one. */
export const getContracts = defineCall({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  token: 'required',
  request: object({}),
  reply: pipe(
    object({
      divtypereq: contractRequests('dividend'),
      dailysalreqtype: contractRequests('dailySalary'),
      contracthoursalreq: contractRequests('hourlySalary'),
      realtimesalreqtype: contractRequests('realTimeSalary'),
      divtypeinfo: isInForce(),
      dailysalinfotype: isInForce(),
      contracthoursalinfo: isInForce(),
      /** A contract or a request, also one that is over. Other gateways do not send it. */
      contracthistory: flag(),
    }),
    transform((wire) => {
      const requests = [
        ...wire.divtypereq,
        ...wire.dailysalreqtype,
        ...wire.contracthoursalreq,
        ...wire.realtimesalreqtype,
      ];
      const { divtypeinfo, dailysalinfotype, contracthoursalinfo, contracthistory } = wire;
      const inForce = divtypeinfo || dailysalinfotype || contracthoursalinfo;
      return {
        requests,
        dividendInForce: divtypeinfo,
        salaryInForce: dailysalinfotype,
        /** The member has a contract or a request, or had one. */
        any: requests.length > 0 || inForce || contracthistory,
      };
    }),
  ),
});

const processing = {
  token: 'required',
  request: object({
    id: pipe(string(), minLength(1), maxLength(100), regex(/^[\w-]+$/)),
    answer: picklist(['accept', 'reject']),
    /** Y accepts even if that ends contracts of downlines with a higher rate. */
    confirmed: picklist(['Y', 'N']),
  }),
  reply: emptyReply(),
} as const;

/**
 * Accepts or rejects a request for a dividend contract. Idempotent. Errors: `contract_request_gone`;
 * `contract_ends_downlines` when accepting needs confirmation, with the number of contracts that would end and the names
 * of their downlines (`{ count, downlines }`).
 */
export const processDividend = defineCall({
  ...processing,
  method: 'GET',
  path: '/wps/relay/MCS2_processDividendReq',
  aliases: ['/wps/relay/MCSFE_processContractDividend'],
  moduleId: 'SIGNCONDIV3',
});

/** As processDividend, for a daily salary. */
export const processDailySalary = defineCall({
  ...processing,
  method: 'GET',
  path: '/wps/relay/MCS2_processDailySalContract',
  aliases: ['/wps/relay/MCSFE_processDailySalaryContract'],
  moduleId: 'DAILYSALCONT3',
});

/** As processDividend, for an hourly salary. */
export const processHourlySalary = defineCall({
  ...processing,
  method: 'POST',
  path: '/wps/relay/MCS2_processContractHourSalary',
  aliases: ['/wps/relay/MCSFE_processContractHourSalary'],
  moduleId: 'HOURSAL3',
});

/** As processDividend, for a salary that is settled every 5 minutes. */
export const processRealTimeSalary = defineCall({
  ...processing,
  method: 'POST',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  moduleId: 'RTSALARY3',
});
