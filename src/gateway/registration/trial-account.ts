import { randomInt } from 'node:crypto';
import { randomToken } from '../hash-token.ts';
import { addMember } from '../members/members.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { MemberRow } from '../accounts/accounts.ts';

/** Opening balance of a trial account, in centavos. */
const openingBalance = 2_000_00;

/** Adds a trial account with a random password that is not stored anywhere else. */
export async function addTrialAccount({
  transaction,
  sql,
  passwords,
  now,
}: RequestContext): Promise<MemberRow> {
  const passwordHash = await passwords.hash(randomToken());
  const username = `trial${randomInt(1_000_000_000, 10_000_000_000)}`;
  const id = await transaction((within) =>
    addMember(
      within,
      {
        username,
        nickname: username,
        passwordHash,
        type: 4,
        mobile: null,
        email: null,
        realName: '',
        level: '',
        club: null,
        uplineId: null,
        registeredAt: now,
        firstTimeLogin: false,
        passwordExpired: false,
        defaultPassword: false,
        alwaysSecondStep: false,
        balanceCentavos: openingBalance,
        referralCode: null,
        referrerId: null,
        selfExcluded: false,
        profile: {},
      },
      now,
    ),
  );
  return sql.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
