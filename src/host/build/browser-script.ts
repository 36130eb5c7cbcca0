import { readFile } from 'node:fs/promises';
import { build, type Plugin, transformWithOxc } from 'vite';

/** The end of the id of such a program. */
export const scriptEnding = '?script';

/** Makes one file of a program in TypeScript for browsers, with everything that it imports. */
async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  const [made] = Array.isArray(result) ? result : [result];
  const chunk = made && 'output' in made ? made.output[0] : undefined;
  if (chunk === undefined) throw new Error(`The build made no program of ${entry}.`);
  return chunk.code;
}

/** The end of the id of one module. */
const moduleEnding = '?module';

/** The JavaScript of one module in TypeScript. Its imports of `.ts` files name `.js` files. */
async function strip(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, {
    sourcemap: false,
    typescript: { rewriteImportExtensions: true },
  });
  return code;
}

/** The file that an id with this ending names. Null for another id. */
const fileOf = (id: string, ending: string): string | null =>
  id.endsWith(ending) ? id.slice(0, -ending.length) : null;

/**
 * An import with `?script` gives the text of a whole program for browsers as `script`, and one with `?module` the text of
 * this one module. The host serves these texts as files.
 */
export function browserScript(): Plugin {
  return {
    name: 'parola:browser-script',
    enforce: 'pre',
    async load(id) {
      const program = fileOf(id, scriptEnding);
      const module = fileOf(id, moduleEnding);
      const text = program ? await bundle(program) : module && (await strip(module));
      if (text === null) return null;
      return { code: `export const script = ${JSON.stringify(text)};`, moduleType: 'js' };
    },
  };
}
