import { createHmac } from 'node:crypto';
import type { RandomBelow } from '../table-game.ts';

const wordBytes = 4;
const words = 2 ** 32;

/**
 * Random integers from a seed and a salt. Block n is HMAC-SHA256(seed, `salt:n`); it gives eight numbers of 32 bits, big
 * end first. `limit` takes the next number modulo `limit`; numbers that would favour some results are skipped. The page
 * that verifies rounds follows the same steps in the browser.
 */
export function randomFrom(seed: string, salt: string): RandomBelow {
  let block = Buffer.alloc(0);
  let at = 0;
  let blocks = 0;

  function next(): number {
    if (at === block.length) {
      block = createHmac('sha256', seed).update(`${salt}:${blocks}`).digest();
      blocks += 1;
      at = 0;
    }
    const word = block.readUInt32BE(at);
    at += wordBytes;
    return word;
  }

  return (limit) => {
    const fair = words - (words % limit);
    for (;;) {
      const word = next();
      if (word < fair) return word % limit;
    }
  };
}
