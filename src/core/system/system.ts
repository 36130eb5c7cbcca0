import { proxy, ref } from 'valtio/vanilla';
import { getSystemStatus, type SystemStatus } from '#contract/calls/system.ts';
import type { CustomerService } from '#contract/model/resource.ts';
import type { ModuleId } from '#contract/vocabulary/module-id.ts';
import type { Cache } from '../cache/cache.ts';
import { cacheKeys } from '../cache-keys.ts';
import { isSystemClosed } from '../client/is-system-closed.ts';
import type { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import type { Stop } from '../stop.ts';
import { contactAddress, pictureAddress } from './address.ts';
import { type View, viewOfFailure, viewOfStatus } from './system-view.ts';
import { createDelivery } from './cdn-delivery.ts';
import { createLoader, idle, type Loadable } from '../query/loadable.ts';

export interface SystemState extends Loadable {
  /** What the whole page shows: the app, or why there is none. */
  view: 'starting' | View;
  status: SystemStatus | null;
  /** The player looks at what was kept; nothing can be changed. */
  readOnly: boolean;
}

export interface System {
  readonly state: SystemState;
  load(): Promise<void>;
  /** A call has failed: when that says the site is closed, it is asked about. */
  noteFailure(error: GatewayError): void;
  /** Shows the app from what was kept, without a gateway. */
  browse(): void;
  /** Whether the operator has switched a module on. */
  module(id: ModuleId): boolean;
  /** The address to load a picture from, or null when there is none to trust. */
  picture(address: string | null): string | null;
  /** Where a customer service is reached, or null when that cannot be told or trusted. */
  contact(service: CustomerService): Promise<string | null>;
  /** Where a picture may be had that did not come: from the next delivery network, which is then the one in use. */
  pictureElsewhere(address: string): string;
  /** The delivery network that games given by path alone are launched from: another after each vain try. */
  launchBase(tries: number): string | null;
  /** Asks again by itself for as long as the app is not open. */
  watch(): Stop;
}

interface Needs {
  send: Send;
  cache: Cache;
  platform: Pick<Platform, 'crypto' | 'now' | 'onOnline'>;
  /** The gateway answers again after it did not. */
  onBack(): void;
}

const retryMs = 30_000;

/** How long a start waits for the gateway before it shows what there is without it. */
const patienceMs = 10_000;

/** Whether the site is open to this visitor, and what the operator has set up. */
export function createSystem({ send, cache, platform, onBack }: Needs): System {
  const state = proxy<SystemState>({ ...idle(), view: 'starting', status: null, readOnly: false });
  const pictures = createDelivery();
  const launches = createDelivery();

  function show(status: SystemStatus): void {
    state.status = ref(status);
    pictures.pick(status.imageCdns);
    launches.pick(status.launchCdns);
  }

  const { load: ask } = createLoader(state, {
    now: platform.now,
    shelf: () => cache.entry(cacheKeys.systemStatus, ''),
    ask: () => send(getSystemStatus, {}),
    show,
  });

  function settle(): void {
    const { failure, phase, readOnly, status } = state;
    const isAnswered = phase === 'ready' && status !== null;
    const view = isAnswered ? viewOfStatus(status) : viewOfFailure(failure, state.view);
    // Whoever looks at what was kept goes on looking until the site is open again.
    if ((!isAnswered && phase !== 'failed') || (readOnly && view === 'maintenance')) return;
    const wasAway = readOnly || state.view === 'offline' || state.view === 'maintenance';
    Object.assign(state, { view, readOnly: readOnly && !isAnswered });
    if (wasAway && isAnswered && view === 'open') onBack();
  }

  async function load(): Promise<void> {
    const impatient = setTimeout(() => {
      if (state.view === 'starting') state.view = 'offline';
    }, patienceMs);
    await ask();
    clearTimeout(impatient);
    settle();
  }

  function noteFailure(error: GatewayError): void {
    if (isSystemClosed(error) && state.view === 'open' && !state.readOnly) void load();
  }

  function watch(): Stop {
    const retry = (): void => {
      if (state.phase !== 'loading' && (state.view !== 'open' || state.readOnly)) void load();
    };
    const timer = setInterval(retry, retryMs);
    const unlisten = platform.onOnline(retry);
    return () => {
      clearInterval(timer);
      unlisten();
    };
  }

  return {
    state,
    load,
    noteFailure,
    watch,
    contact: ({ sealedPath }) => openContact(platform.crypto, sealedPath, state.status),
    browse: () => void Object.assign(state, { view: 'open', readOnly: true }),
    module: (id) => state.status?.modules[id] ?? false,
    picture: (address) => pictureAddress(address, pictures.base()),
    pictureElsewhere: pictures.elsewhere,
    launchBase: launches.base,
  };
}

async function openContact(
  crypto: Crypto | null,
  sealedPath: string,
  status: SystemStatus | null,
): Promise<string | null> {
  if (!status?.serviceKey || crypto === null) return null;
  try {
    const { unseal } = await import('../client/unseal.ts');
    return contactAddress(await unseal(crypto, sealedPath, status.serviceKey));
  } catch {
    return null;
  }
}
