import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { prerenderedFile, prerenderedPaths } from '#protocol/prerendered-paths.ts';
import { policyFile } from '../site.ts';
import type { SplitBuild } from './catalogues.ts';
import { type Bundle, chunksOf, withImports } from './chunks.ts';
import { type PreloadManifest, preloadManifest, preloadScript } from './preload-manifest.ts';
import { type PageAhead, renderAhead } from './render-ahead.ts';
import {
  classesOf,
  fillPage,
  hashSource,
  inlineBoot,
  inlinePreload,
  inlineStart,
  inlineStyles,
  withTexts,
  preloadModules,
  startScript,
  stylesheetsOf,
  deferModules,
} from './shell.ts';

interface PrerenderOptions {
  /** The module that renders pages at build time, as a path from the root of the project. */
  readonly entry: string;
  /** Creates the plugins that transform the sources of the app. */
  readonly plugins: () => readonly PluginOption[];
  /** Gives the parts of the catalogues for the chunks of the build. */
  readonly splitCatalogues: SplitBuild;
}

function textOf(bundle: Bundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`The build made no ${file}.`);
  return typeof asset.source === 'string' ? asset.source : Buffer.from(asset.source).toString();
}

/** Stylesheets of lazy chunks whose classes the prerendered markup has. */
function lazyStyles(bundle: Bundle, markup: string): string[] {
  const classes = classesOf(markup);
  return Object.values(bundle)
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .filter(({ fileName }) => classes.some((name) => textOf(bundle, fileName).includes(`.${name}`)))
    .map(({ fileName }) => `/${fileName}`);
}

/** Imports the chunks of the program one after another: evaluated in one task, they would block a phone. */
function startOf(bundle: Bundle): string {
  const chunks = chunksOf(bundle);
  const entries = chunks.filter(({ isEntry }) => isEntry);
  return startScript([...withImports(chunks, entries)].map(({ fileName }) => `/${fileName}`));
}

type Styles = ReadonlyMap<string, string>;

function readStyles(bundle: Bundle, addresses: readonly string[]): Styles {
  return new Map(addresses.map((address) => [address, textOf(bundle, address.slice(1))]));
}

const styleHash = (styles: Styles): string => hashSource([...styles.values()].join('\n'));

/** The files of one page, as the manifest lists them for the preload script. English is the language of all pages that are rendered ahead. */
function filesOf({ pages, catalogues }: PreloadManifest, path: string): readonly string[] {
  const page = pages[path === '/' ? '/index' : path] ?? pages['/$games'];
  if (page === undefined) throw new Error(`The build has no chunk for ${path}.`);
  return [...page.files, ...page.parts.flatMap((part) => catalogues['EN']?.[part] ?? [])];
}

interface Page {
  readonly html: string;
  readonly styleHash: string;
}

interface PageParts {
  readonly bundle: Bundle;
  /** `index.html` with the boot script inside. */
  readonly shell: string;
  readonly manifest: PreloadManifest;
}

/** A page with everything that its first paint needs. */
function pageOf(path: string, ahead: PageAhead, { bundle, shell, manifest }: PageParts): Page {
  const { markup } = ahead;
  const files = filesOf(manifest, path);
  const isStyle = (file: string): boolean => file.endsWith('.css');
  const used = [...stylesheetsOf(shell), ...files.filter(isStyle), ...lazyStyles(bundle, markup)];
  const styles = readStyles(bundle, used);
  const modules = files.filter((file) => !isStyle(file));
  const html = deferModules(preloadModules(inlineStyles(withTexts(shell, ahead), styles), modules));
  return { html: fillPage(html, markup, path), styleHash: styleHash(styles) };
}

/**
 * Makes the pages of `index.html`: those that are rendered ahead, with the styles of their first paint inside, and
 * `app.html`, the shell of all other paths, with the loading lamp. The web server reads the hashes of the inlined texts.
 */
export function prerender({ entry, plugins, splitCatalogues }: PrerenderOptions): Plugin {
  let publicDir = '';
  let outDir = '';
  return {
    name: 'parola:prerender',
    apply: 'build',
    configResolved({ publicDir: folder, root, build }) {
      publicDir = folder;
      outDir = resolve(root, build.outDir, '../render');
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build made no index.html.');
        const boot = readFileSync(join(publicDir, 'boot.js'), 'utf8').trim();
        const manifest = preloadManifest(bundle, splitCatalogues(chunksOf(bundle)));
        const preload = preloadScript(manifest);
        const start = startOf(bundle);
        const shell = inlineStart(inlineBoot(textOf(bundle, 'index.html'), boot), start);
        const shared = readStyles(bundle, stylesheetsOf(shell));
        const { pages, waiting } = await renderAhead(
          { entry, plugins: plugins(), outDir, catalogueFiles: manifest.catalogues },
          prerenderedPaths,
        );
        const emit = (file: string, source: string): void => {
          if (file === '/index.html') index.source = source;
          else this.emitFile({ type: 'asset', fileName: file.slice(1), source });
        };
        const hashes = new Set([styleHash(shared)]);
        for (const [path, ahead] of pages) {
          const page = pageOf(path, ahead, { bundle, shell, manifest });
          hashes.add(page.styleHash);
          emit(prerenderedFile(path) ?? path, page.html);
        }
        emit('/app.html', fillPage(inlineStyles(inlinePreload(shell, preload), shared), waiting));
        const policy = {
          'script-src': [boot, start, preload].map(hashSource),
          'style-src': [...hashes],
        };
        emit(`/${policyFile}`, JSON.stringify(policy));
      },
    },
  };
}
