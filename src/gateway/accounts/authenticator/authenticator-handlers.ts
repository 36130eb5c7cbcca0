import { Secret, TOTP } from 'otpauth';
import * as calls from '#protocol/calls/security/authenticator.ts';
import { Refusal } from '../../http/refusal.ts';
import { handle, type RequestContext } from '../../http/request-context.ts';
import { recordOwnAudit } from '../../audit/audit.ts';
import { notify } from '../../notify/notify.ts';
import { checkSecret } from '../attempts.ts';
import { checkLoginPassword } from '../security/check-login-password.ts';
import {
  checkAppCode,
  checkAuthenticatorCode,
  countRecoveryCodes,
  makeRecoveryCodes,
} from './authenticator-codes.ts';
import { decryptSecret, encryptSecret } from './authenticator-secret.ts';
import { clearAuthenticator } from './remove-authenticator.ts';

/** Time to enter the first code, in milliseconds. */
const setupLifeMs = 30 * 60_000;
const secretBytes = 20;

/** The tries of a member at codes of the own app while signed in. */
const codesOf = (memberId: string) => ({
  key: `authenticator setup ${memberId}`,
  limit: { max: 10, windowMs: 15 * 60_000 },
});

async function stateOf({ sql, member }: RequestContext) {
  return sql
    .selectFrom('member')
    .select(['username', 'totp_secret', 'totp_enrolled_at'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
}

/** The secret of an app that is on. Refusal `changed_elsewhere` when it is off. */
async function requireEnrolled(context: RequestContext): Promise<string> {
  const { totp_secret: secret, totp_enrolled_at: enrolledAt } = await stateOf(context);
  if (secret === null || enrolledAt === null) throw new Refusal(200, 'changed_elsewhere');
  return decryptSecret(context.vault, context.member.id, secret);
}

export const getAuthenticator = handle(calls.getAuthenticator, async (_, context) => {
  const { totp_enrolled_at: bindTime } = await stateOf(context);
  const recoveryCodesLeft = await countRecoveryCodes(context.sql, context.member.id);
  return { enabled: bindTime !== null, bindTime, recoveryCodesLeft };
});

export const beginAuthenticator = handle(calls.beginAuthenticator, async (request, context) => {
  await checkLoginPassword(context, request.loginPassword);
  const { username, totp_enrolled_at: enrolledAt } = await stateOf(context);
  if (enrolledAt !== null) throw new Refusal(200, 'changed_elsewhere');
  const secret = new Secret({ size: secretBytes });
  const { id } = context.member;
  const row = {
    secret: encryptSecret(context.vault, id, secret.base32),
    expires_at: context.now + setupLifeMs,
  };
  await context.sql
    .insertInto('authenticator_setup')
    .values({ member_id: id, ...row })
    .onConflict((on) => on.column('member_id').doUpdateSet(row))
    .execute();
  const uri = new TOTP({ issuer: 'Parola', label: username, secret }).toString();
  return { secret: secret.base32, uri };
});

export const confirmAuthenticator = handle(
  calls.confirmAuthenticator,
  async ({ code }, context) => {
    const { member, sql, now } = context;
    const setup = await sql
      .selectFrom('authenticator_setup')
      .select('secret')
      .where('member_id', '=', member.id)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!setup) throw new Refusal(200, 'changed_elsewhere');
    const secret = decryptSecret(context.vault, member.id, setup.secret);
    await checkSecret(context.attempts, codesOf(member.id), () =>
      checkAppCode(context, { memberId: member.id, secret }, code, 'verificationCode'),
    );
    return context.transaction(async (within) => {
      const confirmed = await within
        .deleteFrom('authenticator_setup')
        .where('member_id', '=', member.id)
        .where('secret', '=', setup.secret)
        .returning('secret')
        .execute();
      if (confirmed.length === 0) throw new Refusal(200, 'changed_elsewhere');
      await within
        .updateTable('member')
        .set({ totp_secret: setup.secret, totp_enrolled_at: now })
        .where('id', '=', member.id)
        .execute();
      await recordOwnAudit(within, context, 'authenticatorOn');
      await notify(within, { memberId: member.id, kind: 'authenticatorOn' }, now);
      return { recoveryCodes: await makeRecoveryCodes(within, member.id) };
    });
  },
);

export const renewRecoveryCodes = handle(calls.renewRecoveryCodes, async (request, context) => {
  await checkLoginPassword(context, request.loginPassword);
  const { member, now, attempts } = context;
  const secret = await requireEnrolled(context);
  await checkSecret(attempts, codesOf(member.id), () =>
    checkAppCode(context, { memberId: member.id, secret }, request.code, 'verificationCode'),
  );
  return context.transaction(async (sql) => {
    await recordOwnAudit(sql, context, 'recoveryCodesRenewed');
    await notify(sql, { memberId: member.id, kind: 'recoveryCodesRenewed' }, now);
    return { recoveryCodes: await makeRecoveryCodes(sql, member.id) };
  });
});

/** Works also while the module is off, so that a member can always end it. */
export const removeAuthenticator = handle(calls.removeAuthenticator, async (request, context) => {
  await checkLoginPassword(context, request.loginPassword);
  const { member, now, attempts } = context;
  const secret = await requireEnrolled(context);
  await checkSecret(attempts, codesOf(member.id), () =>
    checkAuthenticatorCode(context, { memberId: member.id, secret }, request.code),
  );
  await context.transaction(async (sql) => {
    if (!(await clearAuthenticator(sql, member.id))) throw new Refusal(200, 'changed_elsewhere');
    await recordOwnAudit(sql, context, 'authenticatorOff');
    await notify(sql, { memberId: member.id, kind: 'authenticatorOff' }, now);
  });
  return undefined;
});
