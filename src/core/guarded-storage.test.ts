import { describe, expect, it } from 'vitest';
import { guardedStorage, memoryStorage } from './guarded-storage.ts';

describe('storage', () => {
  it('is the browser’s', () => {
    const real = memoryStorage();
    const storage = guardedStorage(() => real);
    storage.setItem('lang', 'EN');
    expect(real.getItem('lang')).toBe('EN');
    storage.removeItem('lang');
    expect(real.getItem('lang')).toBeNull();
  });

  it('lasts as long as the page where the browser gives none', () => {
    const storage = guardedStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    storage.setItem('lang', 'EN');
    expect(storage.getItem('lang')).toBe('EN');
    storage.clear();
    expect(storage.getItem('lang')).toBeNull();
  });

  it('holds in memory what a full one does not take', () => {
    const full = memoryStorage();
    full.setItem('lang', 'EN');
    const storage = guardedStorage(() => ({
      ...full,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }));
    storage.setItem('lang', 'TH');
    expect(storage.getItem('lang')).toBe('TH');
    storage.removeItem('lang');
    expect(storage.getItem('lang')).toBeNull();
  });
});
