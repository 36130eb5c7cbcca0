/** @typedef {{ limit: number, value: number }} Drawn */

const words = 2 ** 32;

/** @param {ArrayBuffer} bytes */
const hexOf = (bytes) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The SHA-256 hash of a text, in hex.
 * @param {string} text
 */
export async function sha256(text) {
  return hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/**
 * Returns a function that gives the random numbers of a seed and a salt, as the gateway draws them.
 * @param {string} seed
 * @param {string} salt
 */
async function numbersOf(seed, salt) {
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

  return async (/** @type {number} */ limit) => {
    const fair = words - (words % limit);
    for (;;) {
      const word = await next();
      if (word < fair) return word % limit;
    }
  };
}

/**
 * True when random numbers follow from a seed and a salt.
 * @param {string} seed
 * @param {string} salt
 * @param {readonly Drawn[]} draws
 */
export async function checkNumbers(seed, salt, draws) {
  const draw = await numbersOf(seed, salt);
  for (const { limit, value } of draws) if ((await draw(limit)) !== value) return false;
  return true;
}

/**
 * A round with what proves it. `hash` was shown before the bet.
 * @typedef {object} Proven
 * @property {string} kind
 * @property {string | null} hash
 * @property {string} seed
 * @property {string} clientSeed
 * @property {number} [stakeCentavos]
 * @property {unknown} [choice]
 * @property {number | null} [leastBet]
 * @property {number | null} [lines]
 * @property {number} [payoutCentavos]
 * @property {Record<string, unknown>} [outcome] As the game showed it.
 *
 * @typedef {object} Verdict
 * @property {boolean | null} hash The seed has the hash. Null without a hash.
 * @property {boolean} numbers The numbers follow from the seeds.
 * @property {number} count
 * @property {boolean | null} outcome The rules give the outcome from the numbers. Null without an outcome.
 * @property {Record<string, unknown>} decided
 * @property {number | null} payoutCentavos
 */

/**
 * @param {Proven} round
 * @param {any} answer
 */
function isSameOutcome({ outcome, payoutCentavos }, answer) {
  if (outcome === undefined) return null;
  const names = Object.keys(answer.outcome).filter((name) => name in outcome);
  const isPaid =
    answer.payoutCentavos === null ||
    payoutCentavos === undefined ||
    answer.payoutCentavos === payoutCentavos;
  const isSame = (/** @type {string} */ name) =>
    JSON.stringify(answer.outcome[name]) === JSON.stringify(outcome[name]);
  return isPaid && names.length > 0 && names.every(isSame);
}

/**
 * Verifies a round: the hash and the numbers in this browser, the outcome by the rules of the game. Throws when there is no
 * such round.
 * @param {Proven} round
 * @returns {Promise<Verdict>}
 */
export async function verify(round) {
  const { outcome: _, hash: __, payoutCentavos: ___, ...asked } = round;
  const response = await fetch('/fair/verify', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  });
  if (!response.ok) throw new RangeError('There is no such round');
  const answer = await response.json();
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
