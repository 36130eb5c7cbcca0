import { expect, it } from 'vitest';
import { loadScript } from './load-script.ts';

it('rejects a script that the brand does not list, without a request', async () => {
  await expect(loadScript('https://evil.example/x.js')).rejects.toThrow(/not a script of/);
  expect(document.head.querySelector('script')).toBeNull();
});
