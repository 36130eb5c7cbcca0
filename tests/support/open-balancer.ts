import { serve } from '@hono/node-server';

/** Headers of a connection, which are not passed on. */
const ownHeaders = ['connection', 'host', 'content-length', 'transfer-encoding'];

/**
 * A server in front of several gateways, which passes each request to the next of them. It answers 502 without an answer of
 * the gateway, which gets no further requests, as nginx does for requests that may not be repeated.
 */
export async function openBalancer(port: number, origins: readonly string[]) {
  let alive = origins;
  let turn = 0;
  const pass = async (request: Request): Promise<Response> => {
    turn += 1;
    const origin = alive[turn % alive.length] ?? '';
    const { pathname, search } = new URL(request.url);
    const { method } = request;
    const headers = new Headers(request.headers);
    for (const name of ownHeaders) headers.delete(name);
    const body = method === 'GET' ? null : await request.arrayBuffer();
    try {
      const passed = { method, headers, body, redirect: 'manual' } as const;
      return await fetch(origin + pathname + search, passed);
    } catch {
      alive = alive.filter((one) => one !== origin);
      return new Response('', { status: 502 });
    }
  };
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const opened = serve({ fetch: pass, port, hostname: '127.0.0.1' }, () => resolve(opened));
  });
  return { close: () => new Promise((resolve) => server.close(resolve)) };
}
