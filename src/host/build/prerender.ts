import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, PluginOption, Rolldown } from 'vite';
import { policyFile } from '../site.ts';
import { renderHome } from './render-home.ts';
import {
  classesOf,
  fillPage,
  hashSource,
  inlineBoot,
  inlineStyles,
  preloadModules,
  stylesheetsOf,
} from './shell.ts';

export interface PrerenderOptions {
  /** The module that exports `renderHome`, from the root of the project. */
  readonly entry: string;
  /** What turns the app's sources into modules. */
  readonly plugins: () => readonly PluginOption[];
  /** Sources beyond the entry that the home page runs, from the root of the project. */
  readonly sources: readonly string[];
}

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

function textOf(bundle: Bundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`The build made no ${file}.`);
  return typeof asset.source === 'string' ? asset.source : Buffer.from(asset.source).toString();
}

/** The chunks that hold some sources, and all that those import at once. */
function chunksOf(bundle: Bundle, root: string, sources: readonly string[]): Chunk[] {
  const wanted = new Set<Chunk>();
  function add(chunk: Chunk): void {
    if (wanted.has(chunk)) return;
    for (const file of chunk.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') add(imported);
    }
    wanted.add(chunk);
  }
  const files = new Set(sources.map((source) => join(root, source)));
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const facade = chunk.facadeModuleId ?? '';
    if (files.has(facade) || files.has(facade.replace(/\?.*$/, ''))) add(chunk);
  }
  return [...wanted];
}

/** Stylesheets of chunks that load late although what was rendered ahead wears their classes. */
function lateStyles(bundle: Bundle, markup: string): string[] {
  const worn = classesOf(markup);
  return Object.values(bundle)
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .filter(({ fileName }) => worn.some((name) => textOf(bundle, fileName).includes(`.${name}`)))
    .map(({ fileName }) => `/${fileName}`);
}

function stylesOf(bundle: Bundle, html: string, chunks: readonly Chunk[], markup: string) {
  const early = chunks.flatMap((chunk) =>
    [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
  );
  const addresses = new Set([...stylesheetsOf(html), ...early, ...lateStyles(bundle, markup)]);
  return new Map([...addresses].map((address) => [address, textOf(bundle, address.slice(1))]));
}

/**
 * Makes two pages of `index.html`: the home page, rendered, with what its first paint needs inside it,
 * and `app.html`, the empty shell for every other path. Hashes of what was inlined go to the web server.
 */
export function prerender({ entry, plugins, sources }: PrerenderOptions): Plugin {
  let root = '';
  let publicDir = '';
  return {
    name: 'parola:prerender',
    apply: 'build',
    configResolved(config) {
      ({ root, publicDir } = config);
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build made no index.html.');
        const boot = readFileSync(join(publicDir, 'boot.js'), 'utf8').trim();
        const shell = inlineBoot(textOf(bundle, 'index.html'), boot);
        const chunks = chunksOf(bundle, root, sources);
        const markup = await renderHome(entry, plugins());
        const styles = stylesOf(bundle, shell, chunks, markup);
        const home = preloadModules(
          inlineStyles(shell, styles),
          chunks.map(({ fileName }) => `/${fileName}`),
        );
        page.source = fillPage(home, markup);
        this.emitFile({ type: 'asset', fileName: 'app.html', source: shell });
        const policy = {
          'script-src': [hashSource(boot)],
          'style-src': [hashSource([...styles.values()].join('\n'))],
        };
        this.emitFile({ type: 'asset', fileName: policyFile, source: JSON.stringify(policy) });
      },
    },
  };
}
