import type { Member } from './answers.ts';

/** The members of the gateway and their sessions. */
export function createMembers() {
  const members = new Map<string, Member>();
  const sessions = new Map<string, string>();

  function add(account: string, password: string, balance: number): void {
    members.set(account, {
      id: 70_000 + members.size,
      account,
      password,
      balance,
      favourites: new Set(['103']),
      readMessages: new Set(),
      deposits: [],
      withdrawals: [],
    });
  }

  return {
    add,
    named: (account: string): Member | undefined => members.get(account),
    /** Opens a session and returns its token. */
    open(account: string): string {
      const token = crypto.randomUUID();
      sessions.set(token, account);
      return token;
    },
    close: (token: string): void => void sessions.delete(token),
    of: (token: string): Member | null => members.get(sessions.get(token) ?? '') ?? null,
  };
}

export type Members = ReturnType<typeof createMembers>;
