import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A frame with a text of less than 64 kB. Clients mask theirs. */
function frame(text: string, isMasked: boolean): Buffer {
  const payload = Buffer.from(text);
  const mask = isMasked ? randomBytes(4) : Buffer.alloc(0);
  const head = Buffer.from([0x81, (isMasked ? 0x80 : 0) | 126, 0, 0]);
  head.writeUInt16BE(payload.length, 2);
  if (isMasked) payload.forEach((byte, n) => (payload[n] = byte ^ (mask[n % 4] ?? 0)));
  return Buffer.concat([head, mask, payload]);
}

/** Calls back with the text of each frame of a socket. */
function readFrames(socket: Socket, onText: (text: string) => void): void {
  let waiting = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (;;) {
      if (waiting.length < 4) return;
      const isMasked = ((waiting[1] ?? 0) & 0x80) !== 0;
      const start = 4 + (isMasked ? 4 : 0);
      const end = start + waiting.readUInt16BE(2);
      if (waiting.length < end) return;
      const payload = Buffer.from(waiting.subarray(start, end));
      const mask = Buffer.from(waiting.subarray(4, start));
      if (isMasked) payload.forEach((byte, n) => (payload[n] = byte ^ (mask[n % 4] ?? 0)));
      waiting = waiting.subarray(end);
      onText(payload.toString());
    }
  });
}

function accept(request: IncomingMessage): string {
  const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const hash = createHash('sha1').update(key).digest('base64');
  return `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${hash}\r\n\r\n`;
}

/** A bare WebSocket server that sends each text to all clients, without storing, rights or numbers: the reference. */
export async function startPlainEcho() {
  const sockets = new Set<Socket>();
  const server = createServer();
  server.on('upgrade', (request, socket: Socket) => {
    socket.setNoDelay(true);
    socket.write(accept(request));
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    readFrames(socket, (text) => {
      const bytes = frame(text, false);
      for (const one of sockets) one.write(bytes);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Connects a client to the echo. */
export function connectPlain(port: number, onText: (text: string) => void) {
  return new Promise<{ send: (text: string) => void; close: () => void }>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    socket.once('error', reject);
    socket.write(
      `GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
    socket.once('data', () => {
      readFrames(socket, onText);
      resolve({
        send: (text) => void socket.write(frame(text, true)),
        close: () => void socket.destroy(),
      });
    });
  });
}
