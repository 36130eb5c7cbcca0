import { hash, verify } from '@node-rs/argon2';

/** argon2id as OWASP's password storage cheat sheet has it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let nobody: Promise<string> | null = null;

/** Whether the password is the account's. Without an account it takes as long and says no. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody signs in with this');
  const matches = await verify(kept ?? (await nobody), password);
  return kept !== null && matches;
}
