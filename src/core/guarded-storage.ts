import type { KeyedStorage } from './platform.ts';

/** A storage in memory, for as long as the page is open. */
export function memoryStorage(): KeyedStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** The storage of the browser, or memory where the browser has none or it is full. */
export function guardedStorage(open: () => KeyedStorage): KeyedStorage {
  const memory = memoryStorage();

  function opened(): KeyedStorage {
    try {
      return open();
    } catch {
      return memory;
    }
  }

  const storage = opened();
  return {
    getItem: (key) => memory.getItem(key) ?? storage.getItem(key),
    setItem(key, value) {
      try {
        storage.setItem(key, value);
        if (storage !== memory) memory.removeItem(key);
      } catch {
        memory.setItem(key, value);
      }
    },
    removeItem(key) {
      memory.removeItem(key);
      storage.removeItem(key);
    },
    clear() {
      memory.clear();
      storage.clear();
    },
  };
}
