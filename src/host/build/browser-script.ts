import { build, type Plugin } from 'vite';

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

/** An import with `?script` gives the text of a program for browsers as `script`: the gateway serves it as a file. */
export function browserScript(): Plugin {
  return {
    name: 'parola:browser-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(scriptEnding)) return null;
      const code = await bundle(id.slice(0, -scriptEnding.length));
      return { code: `export const script = ${JSON.stringify(code)};`, moduleType: 'js' };
    },
  };
}
