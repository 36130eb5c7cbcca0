/**
 * The key of the next round and the hash of its seed, as the gateway promises them.
 * @typedef {{ key: string, hash: string }} Promised
 *
 * @typedef {import('./verify.js').Proven} Proven
 */

/** The fields of an answer that are not part of the outcome. */
const besides = new Set(['payoutCentavos', 'jackpotCentavos', 'balanceCentavos', 'fair']);

/** The promises of the gateway about the chance of the rounds on this page. */
function createFairness() {
  /** @type {Promised | null} */
  let next = null;
  /** @type {Promised | null} */
  let current = null;
  /** @type {Proven | null} */
  let last = null;
  let clientSeed = randomSeed();
  let facts = {};
  /** @type {readonly (readonly [name: string, proof: string])[]} */
  let shared = [];
  const kind = document.body.dataset['kind'] ?? '';

  return {
    /** True in games that mix the player's seed into their chance. */
    takesClientSeed: () => next !== null || kind === 'poker',
    next: () => next,
    last: () => last,
    shared: () => shared,
    /** @param {typeof shared} proofs Hashes, after the result seeds, of what the players of this game share. */
    share(proofs) {
      shared = proofs;
    },
    clientSeed: () => clientSeed,
    /** @param {string} seed Letters, digits, `-` and `_`, at most 64. */
    setClientSeed(seed) {
      const good = seed.replaceAll(/[^\w-]/g, '').slice(0, 64);
      clientSeed = good === '' ? randomSeed() : good;
      return clientSeed;
    },
    /** @param {{ fair?: { next?: Promised, facts?: object } }} answer */
    promise({ fair }) {
      next = fair?.next ?? null;
      facts = fair?.facts ?? facts;
    },
    /**
     * Keeps the proof of a round that was not played by `playRound`.
     * @param {Omit<Proven, 'kind'>} round
     */
    keep(round) {
      last = { kind, ...round };
    },
    /** Takes the promised key for a round. Without a promise, the round gets a key of its own. */
    begin() {
      current = next;
      next = null;
      return { key: current?.key ?? crypto.randomUUID(), clientSeed };
    },
    /**
     * Keeps what proves a round.
     * @param {{ stakeCentavos: number, choice?: unknown }} request
     * @param {any} answer
     */
    end({ stakeCentavos, choice = null }, answer) {
      next = answer.fair?.next ?? null;
      const proof = answer.fair?.proof;
      if (!proof) return;
      const outcome = Object.fromEntries(
        Object.entries(answer).filter(([name]) => !besides.has(name)),
      );
      const hash = current?.hash ?? null;
      const { seed, clientSeed: salt } = proof;
      // The rules of the game decide all but the jackpot.
      const payoutCentavos = answer.payoutCentavos - (answer.jackpotCentavos ?? 0);
      const bet = { stakeCentavos, choice, ...facts };
      last = { kind, hash, seed, clientSeed: salt, ...bet, payoutCentavos, outcome };
    },
  };
}

/** A seed for a player who has not chosen one. */
function randomSeed() {
  return crypto.randomUUID().slice(0, 18);
}

export const fairness = createFairness();
