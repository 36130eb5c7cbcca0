import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { policyFile } from '../site.ts';
import { type Bundle, type Chunk, chunksOf, sheetsOf, withImports } from './chunks.ts';
import { earlyFiles, earlyScript } from './early.ts';
import { renderAhead } from './render-ahead.ts';
import {
  classesOf,
  fillPage,
  hashSource,
  inlineBoot,
  inlineEarly,
  inlineStyles,
  preloadModules,
  stylesheetsOf,
  yieldModules,
} from './shell.ts';

export interface PrerenderOptions {
  /** The module that renders pages ahead, from the root of the project. */
  readonly entry: string;
  /** What turns the app's sources into modules. */
  readonly plugins: () => readonly PluginOption[];
  /** Sources beyond the entry that the home page runs, from the root of the project. */
  readonly sources: readonly string[];
}

function textOf(bundle: Bundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`The build made no ${file}.`);
  return typeof asset.source === 'string' ? asset.source : Buffer.from(asset.source).toString();
}

/** The chunks that hold some sources, and all that those import at once. */
function chunksWith(bundle: Bundle, root: string, sources: readonly string[]): Chunk[] {
  const files = new Set(sources.map((source) => join(root, source)));
  const holding = chunksOf(bundle).filter(({ facadeModuleId }) => {
    const facade = facadeModuleId ?? '';
    return files.has(facade) || files.has(facade.replace(/\?.*$/, ''));
  });
  return [...withImports(bundle, holding)];
}

/** Stylesheets of chunks that load late although what was rendered ahead wears their classes. */
function lateStyles(bundle: Bundle, markup: string): string[] {
  const worn = classesOf(markup);
  return Object.values(bundle)
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .filter(({ fileName }) => worn.some((name) => textOf(bundle, fileName).includes(`.${name}`)))
    .map(({ fileName }) => `/${fileName}`);
}

type Styles = ReadonlyMap<string, string>;

function readStyles(bundle: Bundle, addresses: readonly string[]): Styles {
  return new Map(addresses.map((address) => [address, textOf(bundle, address.slice(1))]));
}

/** The home page, with everything that its first paint needs. */
function homePage(shell: string, chunks: readonly Chunk[], styles: Styles, markup: string): string {
  const modules = chunks.map(({ fileName }) => `/${fileName}`);
  return fillPage(yieldModules(preloadModules(inlineStyles(shell, styles), modules)), markup);
}

const styleHash = (styles: Styles): string => hashSource([...styles.values()].join('\n'));

/**
 * Makes two pages of `index.html`: the home page, rendered, with what its first paint needs inside it,
 * and `app.html`, the shell for every other path, with the turning lamp. Hashes of what was inlined go to the web server.
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
        const early = earlyScript(earlyFiles(bundle));
        const shell = inlineBoot(textOf(bundle, 'index.html'), boot);
        const chunks = chunksWith(bundle, root, sources);
        const { home, waiting } = await renderAhead(entry, plugins());
        const shared = readStyles(bundle, stylesheetsOf(shell));
        const worn = [...shared.keys(), ...sheetsOf(chunks), ...lateStyles(bundle, home)];
        const styles = readStyles(bundle, worn);
        page.source = homePage(shell, chunks, styles, home);
        const source = fillPage(inlineStyles(inlineEarly(shell, early), shared), waiting);
        this.emitFile({ type: 'asset', fileName: 'app.html', source });
        const policy = {
          'script-src': [hashSource(boot), hashSource(early)],
          'style-src': [styleHash(styles), styleHash(shared)],
        };
        this.emitFile({ type: 'asset', fileName: policyFile, source: JSON.stringify(policy) });
      },
    },
  };
}
