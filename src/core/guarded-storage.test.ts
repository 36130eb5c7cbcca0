import { describe, expect, it } from 'vitest';
import { guardedStorage, memoryStorage } from './guarded-storage.ts';

describe('storage', () => {
  it('is the storage of the browser', () => {
    const real = memoryStorage();
    const storage = guardedStorage(() => real);
    storage.setItem('lang', 'EN');
    expect(real.getItem('lang')).toBe('EN');
    storage.removeItem('lang');
    expect(real.getItem('lang')).toBeNull();
  });

  it('is in memory when the browser has none', () => {
    const storage = guardedStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    storage.setItem('lang', 'EN');
    expect(storage.getItem('lang')).toBe('EN');
    storage.clear();
    expect(storage.getItem('lang')).toBeNull();
  });

  it('is in memory for values that a full storage rejects', () => {
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
