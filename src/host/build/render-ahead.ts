import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadEnv, type PluginOption } from 'vite';
import type { PreloadManifest } from './preload-manifest.ts';
import type { PageTexts } from './shell.ts';

interface Renderer {
  renderPage(path: string): Promise<string>;
  textsOf(path: string): PageTexts;
  renderPlaceholder(): string;
}

/** A page that is rendered ahead. */
export interface PageAhead extends PageTexts {
  readonly markup: string;
}

/** Prerendered markup. */
export interface Markup {
  /** By path. */
  readonly pages: ReadonlyMap<string, PageAhead>;
  /** Shown on all other pages until their chunks are loaded. */
  readonly waiting: string;
}

function isRenderer(loaded: Record<string, unknown>): loaded is Record<string, unknown> & Renderer {
  return ['renderPage', 'textsOf', 'renderPlaceholder'].every(
    (name) => typeof loaded[name] === 'function',
  );
}

const fileName = 'renderer.js';

interface RendererBuild {
  /** Files of the messages, by language and part of its catalogue. */
  readonly catalogueFiles: PreloadManifest['catalogues'];
  /** The module that renders pages, as a path from the root of the project. */
  readonly entry: string;
  /** The plugins that transform the sources of the app. */
  readonly plugins: readonly PluginOption[];
  /** The folder of the renderer. The web server uses it too. */
  readonly outDir: string;
}

/** Builds the renderer: the app as one module for Node. */
async function buildRenderer({
  entry,
  plugins,
  outDir,
  catalogueFiles,
}: RendererBuild): Promise<void> {
  await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    envPrefix: ['VITE_', 'PAROLA_'],
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.CATALOGUE_FILES': JSON.stringify(catalogueFiles),
      'import.meta.env.PAROLA': JSON.stringify(loadEnv('production', '.', 'PAROLA_')),
    },
    plugins: [...plugins],
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: fileName, codeSplitting: false } },
    },
  });
}

/** Builds the renderer of pages, and prerenders pages with it. */
export async function renderAhead(
  renderer: RendererBuild,
  paths: readonly string[],
): Promise<Markup> {
  await buildRenderer(renderer);
  const { entry, outDir } = renderer;
  const file = pathToFileURL(join(outDir, fileName));
  const loaded: Record<string, unknown> = await import(`${file.href}?built=${Date.now()}`);
  if (!isRenderer(loaded)) throw new Error(`${entry} is no renderer of pages.`);
  const pages = new Map<string, PageAhead>();
  // One after the other: they share the active language.
  for (const path of paths) {
    const markup = await loaded.renderPage(path);
    pages.set(path, { markup, ...loaded.textsOf(path) });
  }
  return { pages, waiting: loaded.renderPlaceholder() };
}
