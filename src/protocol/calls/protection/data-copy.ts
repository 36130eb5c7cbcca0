import { object, string } from 'valibot';
import { defineCall } from '../../call.ts';
import { dataCopy } from '../../model/protection/data-copy.ts';
import { loginPassword } from '../../model/security/identity-proof.ts';

const path = '/wps/member/dataCopy';
const shared = { path, token: 'required' } as const;

/** The copy of their data that the member has asked for last. Error: `need_true_account`. */
export const getDataCopy = defineCall({
  ...shared,
  method: 'GET',
  request: object({}),
  reply: dataCopy,
});

/**
 * Asks for a copy of all data of the member, which the gateway writes in the background. It replaces an earlier one; one that is
 * being written goes on. Errors: `need_true_account`, `password_incorrect`, and `TOO_MANY_REQUEST` for a fourth copy in a day.
 */
export const askDataCopy = defineCall({
  ...shared,
  method: 'POST',
  sealed: true,
  request: object({ loginPassword }),
  reply: dataCopy,
});

/**
 * Prepares the download of a copy that is ready. `GET` of `dataCopyPath` with `?ticket=` answers once, within a minute and while
 * the session lasts, with a ZIP file, so that no token is in an address. Error: `not_found` without such a copy.
 */
export const openDataCopy = defineCall({
  ...shared,
  method: 'POST',
  path: `${path}/ticket`,
  request: object({}),
  reply: object({ ticket: string() }),
});
