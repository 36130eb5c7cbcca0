import { liveStreamPath } from '#protocol/paths.ts';
import { openLiveStream } from '#protocol/calls/live.ts';
import type { Gateway } from '#gateway/gateway.ts';
import { createCaller, testOrigin } from './open-gateway.ts';

/** A frame of a stream. */
export interface Frame {
  readonly name: string;
  readonly id: string;
  readonly data: { readonly kind?: string; readonly [field: string]: unknown };
}

function parseFrame(text: string): Frame | null {
  const fields = new Map(
    text.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]),
  );
  const data = fields.get('data');
  if (data === undefined) return null;
  return { name: fields.get('event') ?? '', id: fields.get('id') ?? '', data: JSON.parse(data) };
}

/** Reads the frames of an answer. */
export function readFrames(answer: Response) {
  const frames: Frame[] = [];
  const reader = answer.body?.getReader();
  let beats = 0;
  let isOpen = true;

  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const { done, value } = (await reader?.read().catch(() => null)) ?? { done: true };
      if (done) break;
      text += decoder.decode(value, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const frame = parseFrame(part);
        if (frame) frames.push(frame);
        else beats += 1;
      }
    }
    isOpen = false;
  }
  const reading = read();

  return {
    status: answer.status,
    headers: answer.headers,
    frames,
    /** The kinds of the events that have arrived. */
    kinds: () => frames.flatMap(({ name, data }) => (name === 'change' ? (data.kind ?? '') : [])),
    beats: () => beats,
    isOpen: () => isOpen,
    /** Resolves when the stream has ended. */
    ended: reading,
    async close() {
      await reader?.cancel();
      await reading;
    },
  };
}

/** Opens a stream by a ticket. */
export async function openByTicket(gateway: Gateway, ticket: string, after?: string) {
  const query = new URLSearchParams({ ticket, ...(after !== undefined && { after }) });
  const request = new Request(`${testOrigin}${liveStreamPath}?${query.toString()}`);
  return readFrames(await gateway.fetch(request, { ip: '192.0.2.1' }));
}

/** Opens a stream of the session of a token. */
export async function openStream(gateway: Gateway, token: string, after?: string) {
  const ticket = await createCaller(gateway).request(openLiveStream, {}, { token });
  return openByTicket(gateway, ticket, after);
}
