import { createDownline, getDownlines } from '#protocol/calls/agents/downlines.ts';
import { setWithdrawalPassword } from '#protocol/calls/security/withdrawal-password.ts';
import type { AccountType } from '#protocol/model/member.ts';
import { openTestGateway } from './open-gateway.ts';

export const teamPassword = 'Bangka2026';
export const teamPin = '135790';

/** Opens a gateway with functions that make agents and their downlines. */
export async function openTeam(options: Parameters<typeof openTestGateway>[0] = {}) {
  const test = await openTestGateway(options);
  await test.operator.settings({ topAgentRebate: 100 });
  let nth = 0;

  /** Adds a member with a password of their own, and signs in. Amounts in pesos. */
  async function join(more: { type?: AccountType; upline?: string; balance?: number } = {}) {
    const username = `joined${(nth += 1)}`;
    const account = { username, password: teamPassword, type: 1 as const, ...more };
    const { id } = await test.operator.account(account);
    return { id, username, token: await test.signIn(username, teamPassword) };
  }

  /** Sets the withdrawal password of a member. */
  async function setPin(token: string, loginPassword = teamPassword): Promise<void> {
    const chosen = { newPassword: teamPin, confirmation: teamPin, loginPassword };
    await test.request(setWithdrawalPassword, chosen, { token });
  }

  return {
    ...test,
    join,
    setPin,
    /** Adds a downline with an initial password. */
    add(token: string, more: { username?: string; type?: 0 | 2; rebate?: number } = {}) {
      const username = `Added${(nth += 1)}`;
      const wanted = { username, password: teamPassword, type: 0 as const, rebate: 0, ...more };
      return test.request(createDownline, wanted, { token });
    },
    /** The direct downlines of an agent, or the downlines of a member of the team. */
    async below(token: string, parent?: string) {
      const wanted = { search: '', size: 50, ...(parent === undefined ? {} : { parent }) };
      return (await test.request(getDownlines, wanted, { token })).downlines;
    },
  };
}

export type TeamGateway = Awaited<ReturnType<typeof openTeam>>;
