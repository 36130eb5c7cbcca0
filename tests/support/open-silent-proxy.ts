import net from 'node:net';

/** The moment when the server falls silent: before the statement arrives, or after it, so that only the answer is missing. */
type Moment = 'before' | 'after';

export interface SilentProxy {
  /** The address of a database by way of the proxy. */
  addressOf(address: string): string;
  /** Silences the connection that sends the next statement with a text in it. The connection stays open. */
  silence(text: string, moment: Moment): void;
  /** Silences connections as `silence` does until the returned function is called, all that send the text. */
  silenceAll(text: string): () => void;
  /** The numbers of silenced connections, and of those that are still open. */
  counts(): { readonly silenced: number; readonly open: number };
  close(): Promise<void>;
}

/** Opens a proxy in front of a PostgreSQL server, which can fall silent in the middle of a statement. */
export async function openSilentProxy(serverAddress: string): Promise<SilentProxy> {
  const port = Number(new URL(serverAddress).port);
  const open = new Set<net.Socket>();
  const silenced = new Set<net.Socket>();
  let plan: { text: string; moment: Moment; isOnce: boolean } | null = null;

  const proxy = net.createServer((client) => {
    const server = net.connect(port, '127.0.0.1');
    open.add(client);
    client.on('data', (chunk) => {
      if (silenced.has(client)) return;
      const isPlanned = plan !== null && chunk.includes(plan.text);
      if (!isPlanned || plan?.moment === 'after') server.write(chunk);
      if (!isPlanned) return;
      silenced.add(client);
      if (plan?.isOnce) plan = null;
    });
    server.on('data', (chunk) => void (silenced.has(client) || client.write(chunk)));
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new TypeError('The proxy has a port');

  return {
    addressOf: (database) => database.replace(`:${port}/`, `:${address.port}/`),
    silence: (text, moment) => void (plan = { text, moment, isOnce: true }),
    silenceAll(text) {
      plan = { text, moment: 'before', isOnce: false };
      return () => void (plan = null);
    },
    counts: () => ({
      silenced: silenced.size,
      open: [...silenced].filter((client) => open.has(client)).length,
    }),
    async close() {
      for (const client of open) client.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
