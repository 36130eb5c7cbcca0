import { createServer, type PluginOption } from 'vite';

interface RenderedAhead {
  renderHome(): Promise<string>;
  renderPlaceholder(): string;
}

/** Prerendered markup. */
export interface Markup {
  readonly home: string;
  /** Shown on all other pages until their chunks are loaded. */
  readonly waiting: string;
}

function rendersAhead(
  loaded: Record<string, unknown>,
): loaded is Record<string, unknown> & RenderedAhead {
  return ['renderHome', 'renderPlaceholder'].every((name) => typeof loaded[name] === 'function');
}

/** Prerenders the pages with the plugins of the app. */
export async function renderAhead(
  entry: string,
  plugins: readonly PluginOption[],
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
      throw new Error(`${entry} does not export renderHome and renderWaiting.`);
    return { home: await loaded.renderHome(), waiting: loaded.renderPlaceholder() };
  } finally {
    await server.close();
  }
}
