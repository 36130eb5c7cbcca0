import { proxy } from 'valtio/vanilla';
import { askDataCopy, getDataCopy, openDataCopy } from '#protocol/calls/protection/data-copy.ts';
import { type DataCopy, dataCopyPath } from '#protocol/model/protection/data-copy.ts';
import { fetchDownload } from '../client/fetch-download.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import type { Platform } from '../platform.ts';
import { createChange } from '../query/create-change.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';

export type { DataCopy } from '#protocol/model/protection/data-copy.ts';

interface DataCopyState extends QueryState {
  /** Null before the first answer. */
  copy: DataCopy | null;
}

export interface DataCopyNeeds {
  send: Send;
  events: Events;
  platform: Pick<Platform, 'fetch' | 'origin' | 'online'>;
  now(): number;
}

/** The copy of their data that members ask for. It is read from the gateway only. Verbs throw GatewayError. */
export function createDataCopy({ send, events, platform, now }: DataCopyNeeds) {
  const state = proxy<DataCopyState>({ ...idle(), copy: null });

  const { load } = createQuery<DataCopy, DataCopyState>({
    events,
    now,
    state,
    empty: { copy: null },
    isPrivate: true,
    refreshOn: ['accountChanged', 'online', 'visible'],
    call: (options) => send(getDataCopy, {}, options),
    show: (copy) => ({ copy }),
  });

  const change = createChange(events);

  return {
    state,
    load,
    /** Asks for a copy; the login password says that it is the member. */
    ask: (loginPassword: string) => change(() => send(askDataCopy, { loginPassword })),
    /** Downloads the copy that is ready. */
    async download() {
      const { ticket } = await send(openDataCopy, {});
      const read = (body: ReadableStream<Uint8Array<ArrayBuffer>>) => new Response(body).blob();
      return fetchDownload(platform, dataCopyPath, ticket, { name: 'data.zip', read });
    },
  };
}

export type DataCopySlice = ReturnType<typeof createDataCopy>;
