import { createServer, loadConfigFromFile, type PluginOption } from 'vite';

const root = new URL('../..', import.meta.url).pathname;

/** The plugins of the server of `npm run dev`, without its gateway: the gallery calls none. */
async function pluginsOf(plugins: PluginOption): Promise<PluginOption[]> {
  const found = await plugins;
  if (Array.isArray(found)) return (await Promise.all(found.map(pluginsOf))).flat();
  const isGateway = found && 'name' in found && found.name === 'parola:dev-gateway';
  return isGateway ? [] : [found];
}

/** Serves the gallery of the kit, as `npm run dev` does. */
export async function openGallery() {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' });
  const server = await createServer({
    ...loaded?.config,
    configFile: false,
    root,
    logLevel: 'error',
    plugins: await pluginsOf(loaded?.config.plugins),
    cacheDir: 'node_modules/.cache/gallery',
    // All packages are found before the first page, which would be loaded again for a later one.
    optimizeDeps: { entries: ['tests/gallery/main.tsx'] },
    server: { port: 0, hmr: false, watch: null },
  });
  await server.listen();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { url: `${address}gallery`, stop: () => server.close() };
}
