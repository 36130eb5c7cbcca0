import { proxy } from 'valtio/vanilla';
import { getSystemStatus, type SystemStatus } from '#protocol/calls/system.ts';
import type { Language } from '#protocol/model/language.ts';
import type { CustomerService } from '#protocol/model/resource.ts';
import type { ModuleId } from '#protocol/vocabulary/module-id.ts';
import { declareEntry } from '../cache/declare-entry.ts';
import { keptLobby } from '../catalogue/catalogue.ts';
import type { Cache } from '../cache/cache.ts';
import { isSystemClosed } from '../client/is-system-closed.ts';
import type { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import { loadChunk } from '../query/load-chunk.ts';
import { pickBases, pictureAddress } from './address.ts';
import type { Events } from '../events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { Failure } from '../client/failure.ts';

/** The view of the whole page. */
type View = 'open' | 'maintenance' | 'restricted' | 'offline';

/** Maintenance has priority over a restricted region. */
function viewOfStatus({ underMaintenance, regionRestricted }: SystemStatus): View {
  if (underMaintenance) return 'maintenance';
  return regionRestricted ? 'restricted' : 'open';
}

/** The view after a failed status call. An open app stays open. Only the gateway itself says that there is maintenance. */
export function viewOfFailure(failure: Failure | null, view: 'starting' | View): View {
  if (failure?.kind === 'refused') {
    if (failure.code === 'region_restricted') return 'restricted';
    if (failure.code === 'system_maintenance') return 'maintenance';
  }
  return view === 'open' ? view : 'offline';
}

interface SystemState extends QueryState {
  /** The view of the whole page: the app, or the reason why it is closed. */
  view: 'starting' | View;
  status: SystemStatus | null;
  /** The player browses kept data and can change nothing. */
  readOnly: boolean;
}

export interface System {
  readonly state: SystemState;
  load(): Promise<void>;
  /** Reports a failed call. If the site seems closed, the status is loaded. */
  recordFailure(error: GatewayError): void;
  /** Shows the app with kept data, without a gateway. */
  browse(): void;
  /** Returns true for a module that the operator has switched on. */
  module(id: ModuleId): boolean;
  /** The address of a picture, or null without a safe one. */
  picture(address: string | null): string | null;
  /** The address of a customer service, or null without a safe one. */
  contact(service: CustomerService): Promise<string | null>;
  /** The address of a picture that failed to load at the next delivery network, which becomes the current one. */
  fallbackPicture(address: string): string;
  /** The address that a game may be opened at, or null where it is not allowed. A path alone resolves against a delivery network: another one after each failed try. */
  gameAddress(url: string, tries: number): Promise<string | null>;
}

interface Needs {
  send: Send;
  cache: Cache;
  platform: Pick<Platform, 'crypto'>;
  /** The origin of the app. */
  origin: string;
  language(): Language;
  events: Events;
  now(): number;
}

/** The time that the start waits for the gateway before it shows kept data, or the offline view. */
const patienceMs = 10_000;

/** The delivery networks of the operator. One is chosen at random for the session; a broken one is replaced. `origin` is the app's. */
export function createCdnDelivery(origin: string) {
  let bases: string[] = [];

  /** Chooses a network, once. */
  function pick(listed: readonly string[]): void {
    if (bases.length === 0) bases = pickBases(listed, { random: Math.random, origin });
  }

  /** The current network, or another after failed tries; null without networks. */
  function base(tries = 0): string | null {
    return bases[tries % bases.length] ?? null;
  }

  /** The same file at the next network, which becomes the current one. */
  function elsewhere(address: string): string {
    const broken = bases.find((one) => address.startsWith(`${one}/`));
    if (broken === undefined) return address;
    if (broken === bases[0]) bases = [...bases.slice(1), broken];
    return `${bases[0]}${address.slice(broken.length)}`;
  }

  return { pick, base, elsewhere };
}

/** Includes the modules that are on and the rules of registration. */
const keptStatus = declareEntry(
  'system-status',
  () => import('./system-status-format.ts'),
  'public',
);

/** The status of the site and the settings of the operator. */
export function createSystem(needs: Needs): System {
  const { send, cache, platform, origin, language, events, now } = needs;
  const state = proxy<SystemState>({ ...idle(), view: 'starting', status: null, readOnly: false });
  const pictures = createCdnDelivery(origin);
  const launches = createCdnDelivery(origin);

  const query = createQuery({
    events,
    now,
    state,
    keep: () => cache.entry(keptStatus, ''),
    async call(options) {
      const status = await send(getSystemStatus, {}, options);
      if (Object.keys(status.modules).length > 0) return status;
      return (await import('./whitelabel-status.ts')).withModules(status, send, options);
    },
    show(status) {
      pictures.pick(status.imageCdns);
      launches.pick(status.launchCdns);
      return { status };
    },
  });

  /** The player has chosen to browse kept data during maintenance. */
  let isChosen = false;

  function browse(): void {
    Object.assign(state, { view: 'open', readOnly: true });
  }

  /** Without an answer, the app opens with the kept lobby. The offline view is for devices that have kept none. */
  async function showWithoutAnswer(): Promise<void> {
    const before = state.view;
    const lobby = await cache.entry(keptLobby, language()).read();
    if (state.view !== before || state.phase === 'ready') return;
    if (lobby === null) state.view = 'offline';
    else browse();
  }

  async function settle(): Promise<void> {
    const { failure, phase, readOnly, status } = state;
    const isAnswered = phase === 'ready' && status !== null;
    const view = isAnswered ? viewOfStatus(status) : viewOfFailure(failure, state.view);
    if (!isAnswered && phase === 'loading') return;
    // Until the site is open again.
    if (isChosen && readOnly && view === 'maintenance') return;
    if (view === 'offline') return showWithoutAnswer();
    isChosen = false;
    const wasAway = readOnly || state.view === 'offline' || state.view === 'maintenance';
    Object.assign(state, { view, readOnly: readOnly && !isAnswered });
    if (wasAway && isAnswered && view === 'open') events.emit('online');
  }

  async function load(): Promise<void> {
    const impatient = setTimeout(() => {
      if (state.view === 'starting') void showWithoutAnswer();
    }, patienceMs);
    await query.load();
    clearTimeout(impatient);
    await settle();
  }

  function recordFailure(error: GatewayError): void {
    if (isSystemClosed(error) && state.view === 'open' && !state.readOnly) void load();
  }

  /** Loads the status again while the app is not open. */
  function retry(): void {
    if (state.phase !== 'loading' && (state.view !== 'open' || state.readOnly)) void load();
  }
  events.on('retry', retry);
  events.on('online', retry);
  events.on('visible', retry);

  return {
    state,
    load,
    recordFailure,
    async contact({ sealedPath }) {
      try {
        const { openContact } = await import('./open-contact.ts');
        const serviceKey = state.status?.serviceKey ?? null;
        return await openContact(sealedPath, { crypto: platform.crypto, serviceKey });
      } catch {
        return null;
      }
    },
    browse() {
      isChosen = true;
      browse();
    },
    module: (id) => state.status?.modules[id] ?? false,
    picture: (address) => pictureAddress(address, pictures.base()),
    fallbackPicture: pictures.elsewhere,
    gameAddress: async (url, tries) =>
      (await loadChunk(() => import('./outgoing-address.ts'))).gameAddress(url, {
        base: launches.base(tries),
        origin,
      }),
  };
}
