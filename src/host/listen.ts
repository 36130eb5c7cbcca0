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

/** A port that is ours. */
export interface Listening {
  /** Answers requests from now on, those first that came before. */
  serve(answer: Answer): void;
  /** Takes no more requests, waits for those under way up to some milliseconds, then cuts them off. */
  stop(patience: number): Promise<void>;
}

function stopServer(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
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
  if (!(server instanceof Server)) throw new TypeError('An HTTP/1.1 server was asked for.');
  await bind(server, address);
  return { serve, stop: (patience) => stopServer(server, patience) };
}
