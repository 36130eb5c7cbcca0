import { object, pipe, regex, string } from 'valibot';
import { defineCall } from '../../call.ts';
import { devicePublicKey } from '../../model/security/device-key.ts';
import { formText } from '../../model/identity-fields.ts';
import { signedIn } from '../../model/signed-in.ts';
import { time } from '../../model/readers/time.ts';
import { emptyReply, text } from '../../model/wire.ts';

/** Registers the key of this device, so that the account stays signed in on it. Replaces an older key of the device. */
export const registerDeviceKey = defineCall({
  method: 'PUT',
  path: '/wps/session/deviceKey',
  token: 'required',
  sealed: true,
  request: object({ publicKey: devicePublicKey }),
  reply: object({ keyId: text(60) }),
});

/** Removes the key of this device. */
export const removeDeviceKey = defineCall({
  method: 'DELETE',
  path: '/wps/session/deviceKey',
  token: 'required',
  request: object({}),
  reply: emptyReply(),
});

/** A challenge for a key, usable once. An unknown key gets one too. `expiresAt` in epoch milliseconds. */
export const getDeviceChallenge = defineCall({
  method: 'POST',
  path: '/wps/session/deviceKey/challenge',
  request: object({ keyId: formText(60) }),
  reply: object({ challenge: text(100), expiresAt: time() }),
});

/**
 * Signs in by the key of the device. `signature` is base64url of 64 bytes (IEEE P1363). Error: `device_key_refused`, with the value
 * `{ endedBy: 'stop' }` for a key that has ended with a break or a suspension which is over.
 */
export const signInByDevice = defineCall({
  method: 'POST',
  path: '/wps/session/deviceKey',
  sealed: true,
  request: object({
    keyId: formText(60),
    challenge: formText(100),
    signature: pipe(string(), regex(/^[\w-]{86}$/)),
  }),
  reply: signedIn,
});
