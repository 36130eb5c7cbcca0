import type { Platform } from './platform.ts';
import type { Stop } from './stop.ts';

/** An event that slices react to. */
export type AppEvent =
  /** Another language was chosen. */
  | 'language'
  /** The session and the status of the system are known. Emitted once. */
  | 'started'
  /** A member is signed in: by a form, by another tab or by a reload. */
  | 'signedIn'
  /** The player signs out in this tab. `signedOut` follows. */
  | 'signingOut'
  /** The session has ended, for whatever reason. */
  | 'signedOut'
  /** The player has left a game, which may have changed the balance. */
  | 'played'
  /** A deposit, a withdrawal or a transfer has moved money of the member, or has changed its state. */
  | 'moneyMoved'
  /** The account was changed: its security, its profile, its devices. Also after a refused change. */
  | 'accountChanged'
  /** The operator has answered or closed feedback of the member. */
  | 'feedbackMoved'
  /** A message has arrived, or messages were read, deleted or restored on another device. */
  | 'messagesMoved'
  /** The member has sent a message. */
  | 'letterSent'
  /** A message of the chat waits for the member. */
  | 'chatMoved'
  /** An agent offers the member a contract. */
  | 'contractOffered'
  /** The member has answered, offered or taken back a contract request. Also after a refused one. */
  | 'contractsMoved'
  /** The network is back, or the gateway answers again. */
  | 'online'
  | 'offline'
  /** The page is shown again. */
  | 'visible'
  /** Each minute while the page is visible. */
  | 'minute'
  /** Each 30 seconds, and 3 seconds after the network is back, for work that waits for the gateway. */
  | 'retry';

/** Connects slices that do not know each other. */
export interface Events {
  on(event: AppEvent, act: () => void): Stop;
  emit(event: AppEvent): void;
}

/** Calls listeners at once, in the order of their registration. */
export function createEvents(): Events {
  const listeners = new Map<AppEvent, Set<() => void>>();
  return {
    on(event, act) {
      const acts = listeners.get(event) ?? new Set();
      listeners.set(event, acts.add(act));
      return () => void acts.delete(act);
    },
    emit: (event) => listeners.get(event)?.forEach((act) => act()),
  };
}

/** Emits the events of the browser and of the clock until stopped. */
export function emitPlatformEvents(
  platform: Pick<Platform, 'onOnline' | 'onOffline' | 'onVisible' | 'visible'>,
  { emit }: Events,
): Stop {
  const timers = [
    setInterval(() => platform.visible() && emit('minute'), 60_000),
    setInterval(() => emit('retry'), 30_000),
  ];
  let again: ReturnType<typeof setTimeout> | undefined;
  const stops = [
    platform.onOnline(() => {
      emit('online');
      clearTimeout(again);
      // A device may say too early that its network is back: the first calls still fail.
      again = setTimeout(() => emit('retry'), 3_000);
    }),
    platform.onOffline(() => emit('offline')),
    platform.onVisible(() => emit('visible')),
  ];
  return () => {
    clearTimeout(again);
    timers.forEach((timer) => clearInterval(timer));
    stops.forEach((stop) => stop());
  };
}
