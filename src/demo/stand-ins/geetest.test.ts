import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createGeetest } from './geetest.ts';

const site = createGeetest();

const textOf = async (name: string) => {
  const answer = await site.request(`/media/geetest/${name}`);
  expect(answer.status, name).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  return answer.text();
};

describe('the stand-in of geetest', () => {
  it.each(['gt4.js', 'gt.js', 'gd.js'])(
    'serves %s as a classic script, which the app loads without type="module"',
    async (name) => {
      const text = await textOf(name);
      expect(() => new Script(text)).not.toThrow();
    },
  );

  it('serves the module that these scripts import', async () => {
    const [, address = ''] = /import\("\.\/([^"]+)"\)/.exec(await textOf('gt4.js')) ?? [];
    expect(await textOf(address)).toContain('export async function createCheck(');
  });

  it('serves no source of TypeScript', async () => {
    expect((await site.request('/media/geetest/gt4.ts')).status).toBe(404);
  });
});
