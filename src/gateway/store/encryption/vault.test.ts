import { describe, expect, it } from 'vitest';
import { createVault } from './vault.ts';

const vault = createVault(Buffer.alloc(32, 1));

describe('an encrypted value', () => {
  it('is opened by its key, purpose and owner only', () => {
    const encrypted = vault.encrypt('accountNumber', 'a', '2026050101');
    expect(encrypted).not.toContain('2026050101');
    expect(vault.decrypt('accountNumber', 'a', encrypted)).toBe('2026050101');
    expect(() => vault.decrypt('accountNumber', 'b', encrypted)).toThrow();
    expect(() => vault.decrypt('authenticator', 'a', encrypted)).toThrow();
    const other = createVault(Buffer.alloc(32, 2));
    expect(() => other.decrypt('accountNumber', 'a', encrypted)).toThrow();
  });

  it('differs each time, and is refused when a byte changes', () => {
    const encrypted = vault.encrypt('authenticator', 'a', 'SECRET');
    expect(vault.encrypt('authenticator', 'a', 'SECRET')).not.toBe(encrypted);
    const at = encrypted.length - 3;
    const changed =
      encrypted.slice(0, at) + (encrypted[at] === 'A' ? 'B' : 'A') + encrypted.slice(at + 1);
    expect(() => vault.decrypt('authenticator', 'a', changed)).toThrow();
    expect(() => vault.decrypt('authenticator', 'a', encrypted.slice(0, 20))).toThrow();
  });

  it('has a mark that is the same for the same text, key and purpose only', () => {
    const mark = vault.markOf('accountNumber', '2026050101');
    expect(mark).toMatch(/^[0-9a-f]{64}$/);
    expect(vault.markOf('accountNumber', '2026050101')).toBe(mark);
    const other = createVault(Buffer.alloc(32, 2));
    const marks = [
      vault.markOf('accountNumber', '2026050102'),
      vault.markOf('delivery', '2026050101'),
      other.markOf('accountNumber', '2026050101'),
    ];
    expect(new Set([...marks, mark]).size).toBe(4);
  });

  it('is never a plain text', () => {
    expect(() => vault.decrypt('authenticator', 'a', 'SECRET')).toThrow('not encrypted');
  });
});
