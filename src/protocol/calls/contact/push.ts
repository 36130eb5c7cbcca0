import { array, fallback, maxLength, nullable, object, pipe, regex, string } from 'valibot';
import { defineCall } from '../../call.ts';
import { quietHours } from '../../model/contact/push.ts';
import { word } from '../../model/readers/word.ts';
import { emptyReply, identifier, list } from '../../model/wire.ts';
import { pushKind, pushKinds } from '../../vocabulary/push-kind.ts';

/** The address of a browser at its push service. It is a secret: whoever knows it can send to the browser. */
const endpoint = pipe(string(), maxLength(1_000), regex(/^https?:\/\//));

/** SHA-256 of the endpoint, in hex, or empty for a browser without a subscription. */
const fingerprint = pipe(string(), regex(/^(?:[\da-f]{64})?$/));

/**
 * The key that notifications are signed with, and the choices for the browser with this fingerprint: null when it gets none of
 * the member's notifications.
 */
export const getPush = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPushSetting',
  token: 'required',
  wireNames: { fingerprint: 'endpointHash' },
  request: object({ fingerprint }),
  reply: object({
    publicKey: identifier(),
    setting: fallback(
      nullable(object({ kinds: list(word(pushKinds), pushKinds.length), quiet: quietHours })),
      null,
    ),
  }),
});

/**
 * Has a browser notified about these kinds, in place of what it had chosen before. `p256dh` and `auth` are the keys of its
 * subscription, `timeZone` is the zone of its clock. Errors: `push_service_unknown`, `TOO_MANY_REQUEST`.
 */
export const setPush = defineCall({
  method: 'PUT',
  path: '/wps/relay/MCSFE_savePushSetting',
  token: 'required',
  request: object({
    endpoint,
    p256dh: pipe(string(), regex(/^[\w-]{87}=?$/)),
    auth: pipe(string(), regex(/^[\w-]{22}={0,2}$/)),
    kinds: pipe(array(pushKind), maxLength(pushKinds.length)),
    quiet: quietHours,
    timeZone: pipe(string(), maxLength(60), regex(/^[\w+\-/]+$/)),
  }),
  reply: emptyReply(),
});

/** Ends the notifications of a browser. Nothing happens when it has none. */
export const endPush = defineCall({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_endPushSetting',
  token: 'required',
  request: object({ endpoint }),
  reply: emptyReply(),
});
