import { createServer, type PluginOption } from 'vite';

interface HomeModule {
  renderHome(): Promise<string>;
}

function isHomeModule(
  loaded: Record<string, unknown>,
): loaded is Record<string, unknown> & HomeModule {
  return typeof loaded['renderHome'] === 'function';
}

/** Renders the home page to markup, with the same transformations as the app itself. */
export async function renderHome(entry: string, plugins: readonly PluginOption[]): Promise<string> {
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
    if (!isHomeModule(loaded)) throw new Error(`${entry} exports no renderHome.`);
    return await loaded.renderHome();
  } finally {
    await server.close();
  }
}
