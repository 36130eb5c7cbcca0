interface Drawn {
  limit: number;
  value: number;
}

const words = 2 ** 32;

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The SHA-256 hash of a text, in hex. */
export async function sha256(text: string) {
  return hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Returns a function that gives the random numbers of a seed and a salt, as the gateway draws them. */
async function numbersOf(seed: string, salt: string) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = new TextEncoder().encode(seed);
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  let block = new DataView(new ArrayBuffer(0));
  let [at, blocks] = [0, 0];

  async function next() {
    if (at === block.byteLength) {
      const text = new TextEncoder().encode(`${salt}:${blocks}`);
      block = new DataView(await crypto.subtle.sign('HMAC', key, text));
      [at, blocks] = [0, blocks + 1];
    }
    at += 4;
    return block.getUint32(at - 4);
  }

  return async (limit: number) => {
    const fair = words - (words % limit);
    for (;;) {
      const word = await next();
      if (word < fair) return word % limit;
    }
  };
}

/** True when random numbers follow from a seed and a salt. */
export async function checkNumbers(seed: string, salt: string, draws: readonly Drawn[]) {
  const draw = await numbersOf(seed, salt);
  for (const { limit, value } of draws) if ((await draw(limit)) !== value) return false;
  return true;
}

/** A round with what proves it. `hash` was shown before the bet. */
export interface Proven {
  kind: string;
  hash: string | null;
  seed: string;
  clientSeed: string;
  stakeCentavos?: number;
  choice?: unknown;
  leastBet?: number | null;
  lines?: number | null;
  payoutCentavos?: number;
  /** As the game showed it. */
  outcome?: Record<string, unknown>;
}

export interface Verdict {
  /** The seed has the hash. Null without a hash. */
  hash: boolean | null;
  /** The numbers follow from the seeds. */
  numbers: boolean;
  count: number;
  /** The rules give the outcome from the numbers. Null without an outcome. */
  outcome: boolean | null;
  decided: Record<string, unknown>;
  payoutCentavos: number | null;
}

/** The answer to `/fair/verify`. */
interface Decided {
  salt: string;
  draws: Drawn[];
  outcome: Record<string, unknown>;
  payoutCentavos: number | null;
}

function isSameOutcome({ outcome, payoutCentavos }: Proven, answer: Decided) {
  if (outcome === undefined) return null;
  const names = Object.keys(answer.outcome).filter((name) => name in outcome);
  const isPaid =
    answer.payoutCentavos === null ||
    payoutCentavos === undefined ||
    answer.payoutCentavos === payoutCentavos;
  const isSame = (name: string) =>
    JSON.stringify(answer.outcome[name]) === JSON.stringify(outcome[name]);
  return isPaid && names.length > 0 && names.every(isSame);
}

/**
 * Verifies a round: the hash and the numbers in this browser, the outcome by the rules of the game. Throws when there is no
 * such round.
 */
export async function verify(round: Proven): Promise<Verdict> {
  const { outcome: _, hash: __, payoutCentavos: ___, ...asked } = round;
  const response = await fetch('/fair/verify', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  });
  if (!response.ok) throw new RangeError('There is no such round');
  const answer: Decided = await response.json();
  const { hash, seed } = round;
  return {
    hash: hash === null || hash === '' ? null : (await sha256(seed)) === hash,
    numbers: await checkNumbers(seed, answer.salt, answer.draws),
    count: answer.draws.length,
    outcome: isSameOutcome(round, answer),
    decided: answer.outcome,
    payoutCentavos: answer.payoutCentavos,
  };
}
