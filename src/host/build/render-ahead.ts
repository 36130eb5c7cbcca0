import { createServer, type PluginOption } from 'vite';

interface RenderedAhead {
  renderPage(path: string): Promise<string>;
  renderPlaceholder(): string;
}

/** Prerendered markup. */
export interface Markup {
  /** By path. */
  readonly pages: ReadonlyMap<string, string>;
  /** Shown on all other pages until their chunks are loaded. */
  readonly waiting: string;
}

function rendersAhead(
  loaded: Record<string, unknown>,
): loaded is Record<string, unknown> & RenderedAhead {
  return ['renderPage', 'renderPlaceholder'].every((name) => typeof loaded[name] === 'function');
}

async function renderPages(
  { renderPage }: RenderedAhead,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  // One after the other: they share the active language.
  for (const path of paths) pages.set(path, await renderPage(path));
  return pages;
}

/** Prerenders the pages with the plugins of the app. */
export async function renderAhead(
  entry: string,
  plugins: readonly PluginOption[],
  paths: readonly string[],
): Promise<Markup> {
  const server = await createServer({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    envPrefix: ['VITE_', 'PAROLA_'],
    plugins: [...plugins],
  });
  try {
    const loaded = await server.ssrLoadModule(entry);
    if (!rendersAhead(loaded))
      throw new Error(`${entry} does not export renderPage and renderPlaceholder.`);
    return { pages: await renderPages(loaded, paths), waiting: loaded.renderPlaceholder() };
  } finally {
    await server.close();
  }
}
