import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach } from 'vitest';
import { createHost } from '#host/create-host.ts';
import type { AnswerCall } from '#host/visitor.ts';
import { listen, type Listening } from '#host/listen.ts';
import { proxyTo } from '#host/proxy/proxy.ts';
import type { Asset, Site } from '#host/site.ts';

const open: (Listening | Server)[] = [];

afterEach(async () => {
  for (const one of open.splice(0)) {
    if ('stop' in one) await one.stop(0);
    else one.close().closeAllConnections();
  }
});

function page(text: string): Asset {
  const bodies = new Map([['identity' as const, new TextEncoder().encode(text)]]);
  return { bodies, contentType: 'text/html', cacheControl: 'no-cache', digest: text };
}

/** Pages that contain their name: `home`, `shell`, `maintenance`. */
const site: Site = {
  assets: new Map([
    ['/index.html', page('home')],
    ['/app.html', page('shell')],
    ['/maintenance.html', page('maintenance')],
  ]),
  policy: {},
};

function listenOnAnyPort(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) resolve(address.port);
    });
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnAnyPort(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Opens the app's web server with a gateway. It closes after the test. */
export async function openHost(answerCall: AnswerCall, log: (line: string) => void = () => {}) {
  const port = await freePort();
  const listening = await listen({ port, host: '127.0.0.1', setting: 'PORT' });
  open.push(listening);
  const host = createHost({ site, gameOrigins: ['http://localhost:1'], answerCall, log });
  listening.serve(host.fetch);
  return { url: `http://localhost:${port}`, port, listening };
}

/** Opens an external gateway, and the app's web server that forwards calls to it. Both close after the test. */
export async function openProxyHost(
  listener: RequestListener,
  settings: Parameters<typeof proxyTo>[1] = {},
) {
  const server = createServer(listener);
  open.push(server);
  const address = `http://localhost:${await listenOnAnyPort(server)}/`;
  return { ...(await openHost(proxyTo(address, settings))), server };
}

/** The answer when the gateway does not answer. */
export const busy = { success: false, value: null, errorCode: 'system_busy' };
