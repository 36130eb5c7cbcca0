import * as calls from '#protocol/calls/security/security-config.ts';
import { handle } from '../../http/request-context.ts';
import { hasModule } from '../../system/system.ts';

export const getSecurityConfig = handle(calls.getSecurityConfig, async (_, context) => {
  const row = await context.sql
    .selectFrom('member')
    .select(['real_name', 'mobile_verified_at', 'email_verified_at', 'totp_enrolled_at'])
    .select((of) => [
      of
        .exists(
          of
            .selectFrom('withdrawal_password')
            .select('member_id')
            .whereRef('withdrawal_password.member_id', '=', 'member.id'),
        )
        .as('has_withdrawal_password'),
      of
        .exists(
          of
            .selectFrom('security_answer')
            .select('member_id')
            .whereRef('security_answer.member_id', '=', 'member.id'),
        )
        .as('has_answers'),
      of
        .exists(
          of
            .selectFrom('payout_account')
            .select('id')
            .whereRef('payout_account.member_id', '=', 'member.id')
            .where('removed_at', 'is', null),
        )
        .as('has_payout_account'),
    ])
    .where('id', '=', context.member.id)
    .executeTakeFirstOrThrow();
  const always = (isComplete: unknown) => ({ enabled: true, isComplete: Boolean(isComplete) });
  return {
    loginPassword: always(true),
    paymentPassword: {
      enabled: hasModule(context, 'PAYMENTPASS3'),
      isComplete: Boolean(row.has_withdrawal_password),
    },
    idVerification: always(row.real_name !== ''),
    mobileVerified: always(row.mobile_verified_at !== null),
    emailVerified: always(row.email_verified_at !== null),
    securityQuestions: {
      enabled: hasModule(context, 'SECQUES3'),
      isComplete: Boolean(row.has_answers),
    },
    googleAuthenticator: {
      // A member whose app is on can end it while the module is off: login asks for it still.
      enabled: hasModule(context, 'BINDGA3') || row.totp_enrolled_at !== null,
      isComplete: row.totp_enrolled_at !== null,
    },
    bankCard: {
      enabled: hasModule(context, 'BINDCARD3'),
      isComplete: Boolean(row.has_payout_account),
    },
  };
});
