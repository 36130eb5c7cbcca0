import { maxLength, minLength, object, pipe, string, transform, trim } from 'valibot';
import { defineCall } from '../../call.ts';
import { redEnvelope } from '../../model/rewards/red-envelope.ts';
import { part } from '../../model/readers/part.ts';
import { time } from '../../model/readers/time.ts';
import { list } from '../../model/wire.ts';

const shared = {
  moduleId: 'REWCEN3',
  token: 'required',
  context: { language: 'language' },
} as const;

/** The red envelopes that are open, of the next days and of the last day, by their time. `now` is the gateway's time. */
export const getRedEnvelopes = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/MCSFE_getRedEnvelopes',
  request: object({}),
  reply: pipe(
    object({ list: list(redEnvelope, 50), serverTime: time() }),
    transform(({ list: envelopes, serverTime }) => ({ envelopes, now: serverTime })),
  ),
});

/**
 * Takes a share of a red envelope, once. Replies with the envelope as it is: without an own share when it is not open, or
 * when all shares are taken. Of one that a gateway only confirms, all is unknown. Errors: `not_found`, `need_true_account`, `reward_conditions`.
 */
export const openRedEnvelope = defineCall({
  ...shared,
  method: 'POST',
  path: '/wps/relay/MCSFE_openRedEnvelope',
  keyed: true,
  wireNames: { id: 'envelopeId' },
  request: object({ id: pipe(string(), trim(), minLength(1), maxLength(60)) }),
  reply: part(redEnvelope, { envelopeId: 'unknown' }),
});
