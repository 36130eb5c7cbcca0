import encodeQR from 'qr';
import { describe, expect, it } from 'vitest';
import { drawModules } from './qr-code.tsx';

/** The modules that the path covers. */
function covered(path: string, size: number): boolean[][] {
  const lines = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x = '', y = '', wide = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(wide); step += 1)
      lines[Number(y)]?.splice(Number(x) + step, 1, true);
  }
  return lines;
}

describe('the drawing of a QR code', () => {
  it('covers exactly its dark modules', () => {
    const modules = encodeQR('https://parola.example/download', 'raw', { border: 1 });
    expect(covered(drawModules(modules), modules.length)).toEqual(modules);
  });
});
