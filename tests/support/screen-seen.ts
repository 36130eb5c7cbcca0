import { vi } from 'vitest';

/** There is no layout in a machine without a screen: what is watched is said to be seen, at once and wholly. */
class SeenAtOnce implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #told: IntersectionObserverCallback;

  constructor(told: IntersectionObserverCallback) {
    this.#told = told;
  }

  observe(target: Element): void {
    const box = target.getBoundingClientRect();
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      time: 0,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
    };
    this.#told([entry], this);
  }

  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** What is watched never comes near. */
class NeverSeen extends SeenAtOnce {
  override observe(): void {}
}

/** From here on everything that is watched is on the screen. */
export function lookEverywhere(): void {
  vi.stubGlobal('IntersectionObserver', SeenAtOnce);
}

/** From here on nothing that is watched comes near the screen, until the test has ended. */
export function lookAway(): void {
  vi.stubGlobal('IntersectionObserver', NeverSeen);
}
