import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../guarded-storage.ts';
import { createReadingPlace } from './reading-place.ts';
import { createSessionKeys } from './session-keys.ts';

const left = { address: '/rng?vendor=A', pages: 5, top: 4_000 };

/** The page before and the page that comes anew in the same tab. */
function openAgain() {
  const keys = createSessionKeys(memoryStorage(), 'parola');
  createReadingPlace(keys).leave(left);
  return { keys, place: createReadingPlace(keys) };
}

describe('the position in a list', () => {
  it('is known to the reloaded page, once', () => {
    const { place } = openAgain();
    expect(place.left(left.address)).toEqual(left);
    expect(place.take(left.address)).toEqual(left);
    expect(place.left(left.address)).toBeNull();
  });

  it('is null at another address, and after another list was shown', () => {
    const { place } = openAgain();
    expect(place.left('/rng')).toBeNull();
    expect(place.take('/rng')).toBeNull();
    expect(place.take(left.address)).toBeNull();
  });

  it.each(['', '{', '[]', '{"address":"/rng","pages":0,"top":1}', '{"address":"/rng"}'])(
    'is null when %s is stored',
    (text) => {
      const { keys, place } = openAgain();
      keys.write({ readingPlace: text });
      expect(place.left('/rng')).toBeNull();
    },
  );
});
