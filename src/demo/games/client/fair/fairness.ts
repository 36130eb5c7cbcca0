import type { Proven } from './verify.ts';

/** The key of the next round and the hash of its seed, as the gateway promises them. */
interface Promised {
  key: string;
  hash: string;
}

/** The part of an answer about chance: the promise for the next round, the rules of this game, and the proof of a round. */
export interface Fair {
  next?: Promised | null;
  facts?: object;
  proof?: { seed: string; clientSeed: string };
}

/** A round that is settled. */
interface SettledRound {
  payoutCentavos: number;
  jackpotCentavos?: number;
  fair?: Fair;
}

/** The fields of an answer that are not part of the outcome. */
const besides = new Set(['payoutCentavos', 'jackpotCentavos', 'balanceCentavos', 'fair']);

/** The promises of the gateway about the chance of the rounds on this page. */
function createFairness() {
  let next: Promised | null = null;
  let current: Promised | null = null;
  let last: Proven | null = null;
  let clientSeed = randomSeed();
  let facts = {};
  let shared: readonly (readonly [name: string, proof: string])[] = [];
  const kind = document.body.dataset['kind'] ?? '';

  return {
    /** True in games that mix the player's seed into their chance. */
    takesClientSeed: () => next !== null || kind === 'poker',
    next: () => next,
    last: () => last,
    shared: () => shared,
    /** `proofs`: hashes, after the result seeds, of what the players of this game share. */
    share(proofs: typeof shared) {
      shared = proofs;
    },
    clientSeed: () => clientSeed,
    /** `seed`: letters, digits, `-` and `_`, at most 64. */
    setClientSeed(seed: string) {
      const good = seed.replaceAll(/[^\w-]/g, '').slice(0, 64);
      clientSeed = good === '' ? randomSeed() : good;
      return clientSeed;
    },
    promise({ fair }: { fair?: Fair }) {
      next = fair?.next ?? null;
      facts = fair?.facts ?? facts;
    },
    /** Keeps the proof of a round that was not played by `playRound`. */
    keep(round: Omit<Proven, 'kind'>) {
      last = { kind, ...round };
    },
    /** Takes the promised key for a round. Without a promise, the round gets a key of its own. */
    begin() {
      current = next;
      next = null;
      return { key: current?.key ?? crypto.randomUUID(), clientSeed };
    },
    /** Keeps what proves a round. */
    end(
      { stakeCentavos, choice = null }: { stakeCentavos: number; choice?: unknown },
      answer: SettledRound,
    ) {
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
