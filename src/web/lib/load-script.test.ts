import { expect, it } from 'vitest';
import { loadScript } from './load-script.ts';

it('a script that the brand does not list is not even asked for', async () => {
  await expect(loadScript('https://evil.example/x.js')).rejects.toThrow(/no script of those/);
  expect(document.head.querySelector('script')).toBeNull();
});
