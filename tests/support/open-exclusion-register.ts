import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The ways in which the fake register behaves: `down` drops the connection, `slow` never answers. */
type Behaviour = 'clear' | 'listed' | 'down' | 'slow' | 'nonsense' | 'error';

/** A question that the register has got. */
interface Question {
  readonly token: string | undefined;
  readonly body: unknown;
}

const answers = {
  clear: { status: 200, text: '{"status":"clear"}' },
  listed: { status: 200, text: '{"status":"listed"}' },
  nonsense: { status: 200, text: '{"status":"maybe"}' },
  error: { status: 500, text: '{"status":"clear"}' },
};

/** Opens a register of excluded persons on this machine. `be` sets its behaviour. */
export async function openExclusionRegister() {
  const questions: Question[] = [];
  let behaviour: Behaviour = 'clear';
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      questions.push({ token: request.headers.authorization, body: JSON.parse(text) });
      if (behaviour === 'down') request.socket.destroy();
      if (behaviour === 'down' || behaviour === 'slow') return;
      const { status, text: answer } = answers[behaviour];
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(answer);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address with it.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/ask`,
    questions,
    be(next: Behaviour): void {
      behaviour = next;
    },
    close(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
