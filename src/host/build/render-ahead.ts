import { createServer, type PluginOption } from 'vite';

interface RenderedAhead {
  renderHome(): Promise<string>;
  renderPlaceholder(): string;
}

/** The markup of the home page, and of every other page until it has its program. */
export interface Markup {
  readonly home: string;
  readonly waiting: string;
}

function rendersAhead(
  loaded: Record<string, unknown>,
): loaded is Record<string, unknown> & RenderedAhead {
  return ['renderHome', 'renderPlaceholder'].every((name) => typeof loaded[name] === 'function');
}

/** Renders what pages show before any program, with the same transformations as the app itself. */
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
    if (!rendersAhead(loaded)) throw new Error(`${entry} does not render pages ahead.`);
    return { home: await loaded.renderHome(), waiting: loaded.renderPlaceholder() };
  } finally {
    await server.close();
  }
}
