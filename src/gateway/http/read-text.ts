import { Refusal } from './refusal.ts';

const tooLarge = () => new Refusal(413, 'request_too_large');

/**
 * Reads the body of a request as text. Refusal `request_too_large` for more than `maxBytes`, without reading the rest: a
 * body may come without its length. Call it after the client is known, so that guests cannot fill the memory.
 */
export async function readText(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  maxBytes: number,
): Promise<string> {
  if (Number(headers.get('Content-Length') ?? 0) > maxBytes) throw tooLarge();
  if (body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > maxBytes) throw tooLarge();
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
