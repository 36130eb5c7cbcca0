import { randomUUID } from 'node:crypto';
import { calls } from '#protocol/calls.ts';
import { loadPasts, type PastEvent } from '#gateway/seed/past/past.ts';
import { RefusedCall } from '../../open-gateway.ts';
import type { MoneyOperation } from '../crash-points.ts';
import type { CrashWorld } from '../crash-world.ts';
import { idOf } from './people.ts';

const address = '198.51.100.7';

/** Requests the code that a player of a number enters. */
async function codeFor({ request, operator }: CrashWorld, mobile: string): Promise<string> {
  await request(calls.sendRegisterCode, { mobile, dialCode: '63' }, { ip: address });
  return (await operator.outbox(`+63${mobile}`))[0]?.code ?? '';
}

/** Prepares the registration of a player whom juan has invited. Returns a function that sends the form. */
async function invited(world: CrashWorld, username: string, mobile: string) {
  const token = await world.signIn('juan');
  const { code: referralCode } = await world.request(calls.getReferralDetails, {}, { token });
  const names = { username, password: 'Bangka2026', payeeName: 'Kiko Dela Cruz' };
  const idempotencyKey = randomUUID();

  function send({ request }: CrashWorld, verificationCode: string) {
    const fields = { ...names, mobileNum: mobile, verificationCode, referralCode };
    return request(calls.register, { fields, dialCode: '63', idempotencyKey }, { ip: address });
  }

  const code = await codeFor(world, mobile);
  return async (other: CrashWorld) => {
    try {
      return await send(other, code);
    } catch (error) {
      const isUsed = error instanceof RefusedCall && error.code === 'verification_code_expired';
      if (!isUsed) throw error;
      // A lost registration has used the code up: the player requests another one.
      return send(other, await codeFor(other, mobile));
    }
  };
}

async function register(world: CrashWorld, username = 'kiko1', mobile = '9185550101') {
  await (
    await invited(world, username, mobile)
  )(world);
}

const registration: MoneyOperation = {
  name: 'the registration of an invited player',
  least: 25,
  prepare: (world) => invited(world, 'kiko1', '9185550101'),
};

const deposit: PastEvent = {
  kind: 'deposit',
  minutesAgo: 2,
  centavos: 6_000_00,
  remark: '',
  channel: 'agos-qr',
  state: 'paid',
};

const bet = (stakeCentavos: number): PastEvent => ({
  kind: 'bet',
  minutesAgo: 1,
  endedMinutesAgo: 1,
  nodeId: 1,
  category: 'RNG',
  vendor: 'V',
  stakeCentavos,
  choice: null,
  result: { payoutCentavos: 0, outcome: null },
  cancelled: null,
});

/** The job of stages after the invited player has done some things. */
function stage(name: string, least: number, ...events: PastEvent[]): MoneyOperation {
  return {
    name,
    least,
    async prepare(world) {
      await register(world);
      const past = { memberId: await idOf(world, 'kiko1'), payoutAccountId: '', events };
      await world.database.transaction((sql) => loadPasts(sql, [past], world.clock.now()));
      await world.operator.jobs('dailySums');
      return ({ operator }) => operator.jobs('invitations');
    },
  };
}

/** Registers two players from one address. Returns a function that releases the second one, which is held. */
async function held(world: CrashWorld) {
  await register(world);
  await register(world, 'kiko2', '9185550102');
  const [second] = (await world.operator.send('GET', 'invitations')) as { id: string }[];
  return ({ operator }: CrashWorld) =>
    operator.send('POST', `invitations/${second?.id}/release`, {});
}

const release: MoneyOperation = {
  name: 'a held invitation that the operator releases',
  least: 8,
  prepare: held,
};

const claim: MoneyOperation = {
  name: 'the claim of the rewards of two invitations',
  least: 15,
  async prepare(world) {
    await (
      await held(world)
    )(world);
    const token = await world.signIn('juan');
    return (other) => other.request(calls.claimReferralRewards, {}, { token });
  },
};

/** Invitations from the registration of a player to each stage, and the claim of what they pay. */
export const referralOperations: readonly MoneyOperation[] = [
  registration,
  stage('the job that notes the first deposit of an invited player', 8, deposit, bet(200_00)),
  stage(
    'the job that notes the deposit and the turnover of an invited player',
    12,
    deposit,
    bet(5_000_00),
  ),
  release,
  claim,
];
