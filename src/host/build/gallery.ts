import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';

const page = 'tests/gallery/gallery.html';

async function sendGallery(server: ViteDevServer, response: ServerResponse): Promise<void> {
  const html = await server.transformIndexHtml('/gallery', await readFile(page, 'utf8'));
  response.setHeader('Content-Type', 'text/html').end(html);
}

/** For `npm run dev`: the gallery of the kit at `/gallery`. The build does not have it. */
export function gallery(): Plugin {
  return {
    name: 'parola:gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/gallery', (_, response) => void sendGallery(server, response));
    },
  };
}
