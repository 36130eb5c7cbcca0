import { EventEmitter } from 'node:events';

/** Short messages between the gateways of a store. A message may be lost, for example when a connection breaks. */
export interface Signals {
  /** Sends a text to the listeners of every gateway on the store, this one too. Never throws. */
  send(text: string): void;
  /** Returns a function that ends listening. */
  listen(listener: (text: string) => void): () => void;
  /** Sends what waits, and disconnects. */
  close(): Promise<void>;
}

/** Signals of an embedded store, which one process has open. */
export function createLocalSignals(): Signals {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    send: (text) => void setImmediate(() => emitter.emit('signal', text)),
    listen(listener) {
      emitter.on('signal', listener);
      return () => void emitter.off('signal', listener);
    },
    close: () => Promise.resolve(),
  };
}

/** `announce` passes the texts of a query builder here: to send them, or to keep them until the commit. */
const senders = new WeakMap<object, (text: string) => void>();

/** Says where the texts go that are announced with a query builder or a transaction. */
export function bindSender(sql: object, send: (text: string) => void): void {
  senders.set(sql, send);
}

/**
 * Sends a signal with a query builder of `openDatabase`: at once, or after the commit when it belongs to a transaction.
 * A transaction that is rolled back sends nothing.
 */
export function announce(sql: object, text: string): void {
  senders.get(sql)?.(text);
}
