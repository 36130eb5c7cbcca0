import { vi } from 'vitest';

/** An IntersectionObserver for tests without layout: reports every element as fully visible at once. */
class AlwaysVisible implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
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
    this.#callback([entry], this);
  }

  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** An IntersectionObserver that never reports an element. */
class NeverVisible extends AlwaysVisible {
  override observe(): void {}
}

/** Makes every observed element visible. */
export function alwaysIntersect(): void {
  vi.stubGlobal('IntersectionObserver', AlwaysVisible);
}

/** Makes no observed element visible, until the end of the test. */
export function neverIntersect(): void {
  vi.stubGlobal('IntersectionObserver', NeverVisible);
}
