import { hash, verify } from '@node-rs/argon2';

/** Parameters of argon2id: memory in KiB, passes, lanes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** The parameters of the OWASP password storage cheat sheet: 19 MiB, two passes, one lane. */
const recommendedCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords and compares them with their hashes. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares a password with a hash. Without a hash the result is false after the same time. */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
}

/** Creates the hashing of passwords with a cost. A hash that was made with another cost is still compared. */
export function createPasswords(cost: PasswordCost = recommendedCost): Passwords {
  let dummyHash: Promise<string> | null = null;
  const hashAtCost = (password: string): Promise<string> => hash(password, cost);
  return {
    hash: hashAtCost,
    async matches(passwordHash, password) {
      dummyHash ??= hashAtCost('no account has this password');
      const isSame = await verify(passwordHash ?? (await dummyHash), password);
      return passwordHash !== null && isSame;
    },
  };
}
