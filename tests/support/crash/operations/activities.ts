import { calls } from '#protocol/calls.ts';
import type { MoneyOperation } from '../crash-points.ts';
import type { CrashWorld } from '../crash-world.ts';
import { idOf } from './people.ts';

type ApplicationAction = 'approve' | 'issue';

/** The action of the operator on the application of a member for an activity. */
async function actionOn(
  world: CrashWorld,
  action: ApplicationAction,
  { username, activityId }: { readonly username: string; readonly activityId: string },
) {
  const { id } = await world.database.sql
    .selectFrom('activity_application')
    .select('id')
    .where('member_id', '=', await idOf(world, username))
    .where('activity_id', '=', activityId)
    .executeTakeFirstOrThrow();
  return ({ operator }: CrashWorld) => operator.send('POST', `applications/${id}/${action}`, {});
}

function claimOf(token: string, activityId: string) {
  return (world: CrashWorld) => world.request(calls.claimActivity, { activityId }, { token });
}

const claim: MoneyOperation = {
  name: 'the claim of an activity whose conditions are met',
  least: 15,
  prepare: async (world) => claimOf(await world.signIn('juan'), '316'),
};

/** A claim of a reward that waits for the member since the operator has issued it. */
function issuedClaim(kind: string, username: string, activityId: string): MoneyOperation {
  return {
    name: `the claim of an issued activity that gives ${kind}`,
    least: 15,
    async prepare(world) {
      const token = await world.signIn(username);
      const application = { activityId, remark: '', pictures: [] };
      await world.request(calls.applyForActivity, application, { token });
      await (
        await actionOn(world, 'issue', { username, activityId })
      )(world);
      return claimOf(token, activityId);
    },
  };
}

/** The reward is in the claim hall, and the member takes it there. */
const taken: MoneyOperation = {
  name: 'the reward of an activity that is taken in the claim hall',
  least: 10,
  async prepare(world) {
    const token = await world.signIn('juan');
    await (
      await actionOn(world, 'issue', { username: 'juan', activityId: '316' })
    )(world);
    const { id } = await world.database.sql
      .selectFrom('reward')
      .select('id')
      .where('source', '=', 'activity')
      .where('state', '=', 'offered')
      .executeTakeFirstOrThrow();
    return (other) => other.request(calls.claimReward, { id }, { token });
  },
};

const issue: MoneyOperation = {
  name: 'the action issue of the operator on an application',
  least: 8,
  prepare: (world) => actionOn(world, 'issue', { username: 'juan', activityId: '313' }),
};

/** The conditions are met, so that the member may claim at once. */
const approval: MoneyOperation = {
  name: 'the action approve of the operator on an application',
  least: 8,
  async prepare(world) {
    const application = { activityId: '310', remark: '', pictures: [] };
    await world.request(calls.applyForActivity, application, { token: await world.signIn('juan') });
    return actionOn(world, 'approve', { username: 'juan', activityId: '310' });
  },
};

const unasked: MoneyOperation = {
  name: 'the job that issues the rewards of an activity that has ended',
  least: 10,
  async prepare({ database, clock }) {
    const at = clock.now();
    const ending = database.sql.updateTable('activity').set({ ends_at: at, closes_at: at });
    await ending.where('id', '=', '316').execute();
    const due = database.sql.updateTable('activity_application').set({ check_at: at });
    await due.where('activity_id', '=', '316').execute();
    return ({ operator }) => operator.jobs('applications');
  },
};

/** Activities from the review of an application to each way in which its reward is paid. */
export const activityOperations: readonly MoneyOperation[] = [
  claim,
  issuedClaim('points', 'ana', '317'),
  issuedClaim('a bonus', 'juan', '314'),
  taken,
  issue,
  approval,
  unasked,
];
