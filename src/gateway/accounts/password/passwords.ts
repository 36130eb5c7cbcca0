import { hash, verify } from '@node-rs/argon2';

/** Parameters of argon2id from the OWASP password storage cheat sheet: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let dummyHash: Promise<string> | null = null;

/** Compares a password with a hash. Without a hash the result is false after the same time. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash !== null && matches;
}
