import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { ownImports, replaceImports } from './own-imports.ts';

const code = `import a from './a.ts';
// import('./comment.ts')
const b = () => import('./b.tsx').then((loaded) => loaded.B);
const c = [import('swiper'), import('help.tsx?tsr-split=component'), import("#web/lib/c.ts"), import(name), "import('./text.ts')"];
`;

it('wraps the dynamic imports of own modules only', () => {
  const imports = ownImports(parseSync('x.js', code).program);
  expect(imports.map(({ specifier }) => specifier)).toEqual([
    './b.tsx',
    'help.tsx?tsr-split=component',
    '#web/lib/c.ts',
  ]);
  expect(replaceImports(code, imports, (text, at) => `wrap(${at}, ${text})`)).toBe(
    code
      .replace(`import('./b.tsx')`, `wrap(0, import('./b.tsx'))`)
      .replace(
        `import('help.tsx?tsr-split=component')`,
        `wrap(1, import('help.tsx?tsr-split=component'))`,
      )
      .replace('import("#web/lib/c.ts")', 'wrap(2, import("#web/lib/c.ts"))'),
  );
});
