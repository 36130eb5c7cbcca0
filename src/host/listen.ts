import { createAdaptorServer } from '@hono/node-server';
import { Server } from 'node:http';
import { CannotStart } from './cannot-start.ts';

type Answer = Parameters<typeof createAdaptorServer>[0]['fetch'];

const reasons: Readonly<Record<string, (port: number, setting: string) => string>> = {
  EADDRINUSE: (port, setting) =>
    `Port ${port} is taken: stop what uses it, or set ${setting} to another one.`,
  EADDRNOTAVAIL: (_, __) => `HOST names no address of this machine.`,
  EACCES: (port, setting) =>
    `Port ${port} may not be used by this account: set ${setting} to another one.`,
};

export interface Address {
  readonly port: number;
  /** An address of this machine, or a name of it. */
  readonly host: string;
  /** The variable that chooses the port. */
  readonly setting: string;
}

/** A port that the server has taken. */
export interface Listening {
  /** Answers requests from now on, and those that arrived before. */
  serve(answer: Answer): void;
  /** Accepts no more requests, waits up to `timeoutMs` for pending ones, then closes all connections. */
  stop(timeoutMs: number): Promise<void>;
}

function stopServer(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(sweep);
      resolve();
    });
  });
}

function bind(server: Server, { port, host, setting }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const sentence =
        reasons[cause.code ?? '']?.(port, setting) ?? `Port ${port}: ${cause.message}.`;
      reject(new CannotStart(sentence, { cause }));
    });
    server.listen(port, host, resolve);
  });
}

/** Takes a port. Throws CannotStart when that is not possible. */
export async function listen(address: Address): Promise<Listening> {
  let serve: (answer: Answer) => void = () => {};
  const answering = new Promise<Answer>((resolve) => {
    serve = resolve;
  });
  const server = createAdaptorServer({
    fetch: async (request, env) => (await answering)(request, env),
  });
  if (!(server instanceof Server)) throw new TypeError('The server must be an HTTP/1.1 server.');
  await bind(server, address);
  return { serve, stop: (timeoutMs) => stopServer(server, timeoutMs) };
}
