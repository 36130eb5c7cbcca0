import type { Platform } from '../platform.ts';
import { GatewayError } from './gateway-error.ts';

/** A file that was downloaded. */
interface Download {
  readonly file: Blob;
  readonly name: string;
}

interface DownloadOptions {
  readonly signal?: AbortSignal;
  /** The name of a file that the gateway has not named. */
  readonly name: string;
  readonly read: (body: ReadableStream<Uint8Array<ArrayBuffer>>) => Promise<Blob>;
}

/** Downloads a file by an address with a one-use ticket in place of a token. Throws GatewayError. */
export async function fetchDownload(
  platform: Pick<Platform, 'fetch' | 'origin' | 'online'>,
  path: string,
  ticket: string,
  { signal, name, read }: DownloadOptions,
): Promise<Download> {
  const address = `${platform.origin}${path}?ticket=${encodeURIComponent(ticket)}`;
  try {
    const response = await platform.fetch(address, {
      cache: 'no-store',
      ...(signal && { signal }),
    });
    if (!response.ok || response.body === null) {
      throw new GatewayError({ kind: 'unavailable', status: response.status });
    }
    const file = await read(response.body);
    const named = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '');
    return { file, name: named?.[1] ?? name };
  } catch (cause) {
    if (cause instanceof GatewayError) throw cause;
    const silent = signal?.aborted ?? false;
    const failure = platform.online()
      ? ({ kind: 'unavailable', status: null } as const)
      : ({ kind: 'offline' } as const);
    throw new GatewayError(failure, { silent, cause });
  }
}
