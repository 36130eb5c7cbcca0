import { demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { creditPoints } from '#gateway/points/points.ts';
import type { CrashWorld } from '../crash-world.ts';

/** The withdrawal password of juan and ana. */
export const withdrawalPassword = demoWithdrawalPassword;

/** The id of a member of the demo. */
export async function idOf({ database }: CrashWorld, username: string): Promise<string> {
  const found = database.sql.selectFrom('member').select('id').where('username', '=', username);
  return (await found.executeTakeFirstOrThrow()).id;
}

/** Gives points to a member. */
export async function givePoints(world: CrashWorld, username: string, points: number) {
  const memberId = await idOf(world, username);
  const cause = { table: 'member', id: memberId } as const;
  const credit = { key: `given to ${username}`, memberId, points, cause, at: world.clock.now() };
  await world.database.transaction((sql) => creditPoints(sql, credit));
}
