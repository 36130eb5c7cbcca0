import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { policyFile } from '../site.ts';
import type { SplitBuild } from './catalogues.ts';
import { type Bundle, type Chunk, chunksOf, stylesheetsOfChunks, withImports } from './chunks.ts';
import { preloadManifest, preloadScript } from './preload-manifest.ts';
import { renderAhead } from './render-ahead.ts';
import {
  classesOf,
  fillPage,
  hashSource,
  inlineBoot,
  inlineLast,
  inlineStyles,
  stylesheetsOf,
  withoutModules,
} from './shell.ts';
import { startScript } from './start-script.ts';

export interface PrerenderOptions {
  /** The module that renders pages at build time, as a path from the root of the project. */
  readonly entry: string;
  /** Creates the plugins that transform the sources of the app. */
  readonly plugins: () => readonly PluginOption[];
  /** Sources that the home page runs, as paths from the root of the project. */
  readonly sources: readonly string[];
  /** Gives the parts of the catalogues for the chunks of the build. */
  readonly splitCatalogues: SplitBuild;
}

function textOf(bundle: Bundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`The build made no ${file}.`);
  return typeof asset.source === 'string' ? asset.source : Buffer.from(asset.source).toString();
}

/** The chunks of some sources, with their static imports. */
function chunksWith(bundle: Bundle, root: string, sources: readonly string[]): Chunk[] {
  const files = new Set(sources.map((source) => join(root, source)));
  const chunks = chunksOf(bundle);
  const wanted = chunks.filter(({ facadeModuleId }) => {
    const facade = facadeModuleId ?? '';
    return files.has(facade) || files.has(facade.replace(/\?.*$/, ''));
  });
  return [...withImports(chunks, wanted)];
}

/** Stylesheets of lazy chunks whose classes the prerendered markup has. */
function lazyStyles(bundle: Bundle, markup: string): string[] {
  const classes = classesOf(markup);
  return Object.values(bundle)
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .filter(({ fileName }) => classes.some((name) => textOf(bundle, fileName).includes(`.${name}`)))
    .map(({ fileName }) => `/${fileName}`);
}

type Styles = ReadonlyMap<string, string>;

function readStyles(bundle: Bundle, addresses: readonly string[]): Styles {
  return new Map(addresses.map((address) => [address, textOf(bundle, address.slice(1))]));
}

/** The home page with everything that its first paint needs, and the script that starts the program after it. */
function homePage(shell: string, start: string, styles: Styles, markup: string): string {
  return fillPage(inlineLast(withoutModules(inlineStyles(shell, styles)), start), markup);
}

const styleHash = (styles: Styles): string => hashSource([...styles.values()].join('\n'));

/**
 * Makes two pages of `index.html`: the home page, prerendered, with the styles of its first paint inside, and `app.html`,
 * the shell of all other paths, with the loading lamp. The web server reads the hashes of the inlined texts.
 */
export function prerender({ entry, plugins, sources, splitCatalogues }: PrerenderOptions): Plugin {
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
        const parts = splitCatalogues(chunksOf(bundle));
        const preload = preloadScript(preloadManifest(bundle, parts));
        const shell = inlineBoot(textOf(bundle, 'index.html'), boot);
        const chunks = chunksWith(bundle, root, sources);
        const { home, waiting } = await renderAhead(entry, plugins());
        const shared = readStyles(bundle, stylesheetsOf(shell));
        const used = [
          ...shared.keys(),
          ...stylesheetsOfChunks(chunks),
          ...lazyStyles(bundle, home),
        ];
        const styles = readStyles(bundle, used);
        const modules = chunks.toSorted(
          (one, other) => Number(one.isEntry) - Number(other.isEntry),
        );
        const start = startScript(modules.map(({ fileName }) => `/${fileName}`));
        page.source = homePage(shell, start, styles, home);
        const source = fillPage(inlineStyles(inlineLast(shell, preload), shared), waiting);
        this.emitFile({ type: 'asset', fileName: 'app.html', source });
        const policy = {
          'script-src': [hashSource(boot), hashSource(start), hashSource(preload)],
          'style-src': [styleHash(styles), styleHash(shared)],
        };
        this.emitFile({ type: 'asset', fileName: policyFile, source: JSON.stringify(policy) });
      },
    },
  };
}
