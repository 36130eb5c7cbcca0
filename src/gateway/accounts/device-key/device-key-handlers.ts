import { createPublicKey, verify } from 'node:crypto';
import * as calls from '#protocol/calls/security/device-key.ts';
import { deviceChallengeText, type DevicePublicKey } from '#protocol/model/security/device-key.ts';
import { hashToken, randomToken } from '../../hash-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { handle, type RequestContext, requireTrueAccount } from '../../http/request-context.ts';
import { recordOwnAudit } from '../../audit/audit.ts';
import { notify } from '../../notify/notify.ts';
import { describeClient } from '../device-list/describe-client.ts';
import { recordDevice } from '../devices.ts';
import { removeKeyOfSession } from './remove-device-key.ts';
import { deviceKeyLifeMs } from './device-key-life.ts';
import { beginSession, checkExclusion } from '../sign-in/begin-session.ts';
import { checkAddress } from '../verification/request-checks.ts';

const challengeLifeMs = 2 * 60_000;
const perNetwork = { max: 60, windowMs: 15 * 60_000 };

export const registerDeviceKey = handle(calls.registerDeviceKey, async ({ publicKey }, context) => {
  const { sql, member, now } = context;
  requireTrueAccount(member);
  const session = await sql
    .selectFrom('session')
    .select('device_id')
    .where('token_hash', '=', member.sessionHash)
    .executeTakeFirst();
  const deviceId = session?.device_id ?? null;
  // A session from before device records existed has no device: the member signs in again first.
  if (deviceId === null) throw new Refusal(200, 'device_key_refused');
  checkKey(publicKey);
  const row = {
    id: randomToken(),
    member_id: member.id,
    public_key: JSON.stringify(publicKey),
    created_at: now,
    used_at: now,
  };
  await context.transaction(async (within) => {
    await within
      .insertInto('device_key')
      .values({ ...row, device_id: deviceId })
      .onConflict((on) => on.column('device_id').doUpdateSet(row))
      .execute();
    const { browser, system } = describeClient(context.userAgent);
    const values = { device: [browser, system].filter(Boolean).join(', ') || '?' };
    await recordOwnAudit(within, context, 'deviceKeyAdded', values);
    await notify(within, { memberId: member.id, kind: 'deviceStays', values }, now);
  });
  return { keyId: row.id };
});

/** Refusal `request_invalid` for a point that is not on the curve. */
function checkKey(key: DevicePublicKey): void {
  try {
    createPublicKey({ key, format: 'jwk' });
  } catch {
    throw new Refusal(400, 'request_invalid');
  }
}

export const removeDeviceKey = handle(calls.removeDeviceKey, async (_, context) => {
  await removeKeyOfSession(context, context.member, context.now);
  return undefined;
});

export const getDeviceChallenge = handle(
  calls.getDeviceChallenge,
  async ({ keyId }, { sql, attempts, ip, now }) => {
    await attempts.consumeFrom('device challenge', ip, perNetwork);
    const challenge = randomToken();
    const expiresAt = now + challengeLifeMs;
    await sql
      .insertInto('device_challenge')
      .values({ challenge_hash: hashToken(challenge), key_id: keyId, expires_at: expiresAt })
      .execute();
    return { challenge, expiresAt };
  },
);

interface Signed {
  readonly keyId: string;
  readonly challenge: string;
  readonly signature: string;
}

function isSignature(key: DevicePublicKey, host: string, signed: Signed): boolean {
  const text = deviceChallengeText(host, signed.keyId, signed.challenge);
  return verify(
    'sha256',
    Buffer.from(text),
    { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signed.signature, 'base64url'),
  );
}

/** The key with an id. `isEnded`: by a break or a suspension. Null without one. */
async function findKey({ sql, now }: RequestContext, id: string) {
  const since = now - deviceKeyLifeMs;
  const own = await sql
    .selectFrom('device_key')
    .select(['public_key', 'member_id'])
    .where('id', '=', id)
    .where('used_at', '>', since)
    .executeTakeFirst();
  if (own) return { ...own, isEnded: false };
  const ended = await sql
    .selectFrom('ended_device_key')
    .select(['public_key', 'member_id'])
    .where('id', '=', id)
    .where('ended_at', '>', since)
    .executeTakeFirst();
  return ended ? { ...ended, isEnded: true } : null;
}

/** The member of a signed challenge, which is used up, and if the key has ended. Null when it is not good. */
async function memberOfSignature(context: RequestContext, signed: Signed) {
  const { sql, host, now } = context;
  const challenge = await sql
    .deleteFrom('device_challenge')
    .where('challenge_hash', '=', hashToken(signed.challenge))
    .where('key_id', '=', signed.keyId)
    .where('expires_at', '>', now)
    .returning('key_id')
    .executeTakeFirst();
  const key = await findKey(context, signed.keyId);
  if (!challenge || !key || !isSignature(key.public_key, host, signed)) return null;
  const member = await sql
    .selectFrom('member')
    .selectAll()
    .where('id', '=', key.member_id)
    .executeTakeFirstOrThrow();
  return { member, isEnded: key.isEnded };
}

/** A browser that has lost its cookie is a new device: its key moves there, so that the list of devices ends it. */
async function moveKey({ sql, now }: RequestContext, keyId: string, deviceId: string) {
  await sql
    .deleteFrom('device_key')
    .where('device_id', '=', deviceId)
    .where('id', '!=', keyId)
    .execute();
  await sql
    .updateTable('device_key')
    .set({ used_at: now, device_id: deviceId })
    .where('id', '=', keyId)
    .execute();
}

export const signInByDevice = handle(calls.signInByDevice, async (request, context) => {
  checkAddress(context);
  const { attempts, ip } = context;
  await attempts.consumeFrom('device sign-in', ip, perNetwork);
  const signed = await memberOfSignature(context, request);
  if (signed === null) throw new Refusal(200, 'device_key_refused');
  const { member, isEnded } = signed;
  // A key that a break or a suspension has ended says why while it holds, as the login form does. It stays ended after it, and says so.
  await checkExclusion(context, member, 'device');
  if (isEnded) throw new Refusal(200, 'device_key_refused', { value: { endedBy: 'stop' } });
  await moveKey(context, request.keyId, await recordDevice(context, member.id));
  return beginSession(context, member, { matched: null, method: 'device' });
});
