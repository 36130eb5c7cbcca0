import { maxLength, minLength, object, pipe, regex, string, transform } from 'valibot';
import { defineCall } from '../call.ts';
import { textOrNull } from '../model/wire.ts';

/** Address of the stream of live events. Null or empty: `liveStreamPath` on the origin of the app. */
export const getLiveAddress = defineCall({
  method: 'GET',
  path: '/wps/relay/CSP_ImUrl',
  token: 'required',
  request: object({}),
  reply: textOrNull(500),
});

/**
 * A ticket for one stream, so that no token is in an address. `GET` of the stream's address with `?ticket=` answers once,
 * within 30 seconds. `&after=` with the id of the last event continues a stream. See `model/live-event.ts` for its frames.
 */
export const openLiveStream = defineCall({
  method: 'POST',
  path: '/wps/live/ticket',
  token: 'required',
  request: object({}),
  reply: pipe(
    object({ ticket: pipe(string(), minLength(16), maxLength(200), regex(/^[\w.~-]+$/)) }),
    transform(({ ticket }) => ticket),
  ),
});
