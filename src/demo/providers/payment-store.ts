import fs from 'node:fs';
import path from 'node:path';
import { type InferOutput, literal, object, parse, variant } from 'valibot';
import {
  type Faults,
  faults,
  noFaults,
  type Outgoing,
  outgoing,
  type Payment,
  payment,
  type Payout,
  payout,
} from './payment-shapes.ts';

/** A line of the file: the new version of a record. */
const line = variant('kind', [
  object({ kind: literal('payment'), record: payment }),
  object({ kind: literal('payout'), record: payout }),
  object({ kind: literal('outgoing'), record: outgoing }),
  object({ kind: literal('faults'), brand: payment.entries.brand, record: faults }),
]);
type Line = InferOutput<typeof line>;

/** Encrypts the lines of a file, which name accounts and their holders. */
export interface LineCipher {
  encrypt(text: string): string;
  /** Throws when the line was encrypted with another key. */
  decrypt(line: string): string;
}

/** A line that was written without a cipher is the JSON of an object. */
const isPlain = (text: string): boolean => text.startsWith('{');

/** Encrypts the lines that an earlier release has written in the clear. The file is the old one or the new one, never a part. */
function encryptPlainLines(file: string, texts: readonly string[], cipher: LineCipher): void {
  const unfinished = `${file}.new`;
  const lines = texts.map((text) => `${isPlain(text) ? cipher.encrypt(text) : text}\n`);
  fs.writeFileSync(unfinished, lines.join(''), { mode: 0o600, flush: true });
  fs.renameSync(unfinished, file);
}

/** The lines of a file. The last one may be cut off: its change was not confirmed. */
function readLines(file: string, cipher: LineCipher | null): Line[] {
  if (!fs.existsSync(file)) return [];
  fs.chmodSync(file, 0o600);
  const texts = fs.readFileSync(file, 'utf8').split('\n');
  texts.pop();
  if (cipher !== null && texts.some(isPlain)) encryptPlainLines(file, texts, cipher);
  const textOf = (text: string) => (isPlain(text) || !cipher ? text : cipher.decrypt(text));
  return texts.map((text) => parse(line, JSON.parse(textOf(text))));
}

/**
 * The store of the payment provider: a file to which each change is added as one line of JSON, encrypted where there is a
 * cipher, and flushed before the change is confirmed. Only the owner of the process can read the file. Without a file the
 * store is in memory.
 */
export function openPaymentStore(file: string | null, cipher: LineCipher | null = null) {
  const payments = new Map<string, Payment>();
  const payouts = new Map<string, Payout>();
  const waiting = new Map<string, Outgoing>();
  const switches = new Map<string, Faults>();
  const orders = new Map<string, Payment>();

  function apply(change: Line): void {
    if (change.kind === 'payment') {
      payments.set(change.record.id, change.record);
      orders.set(`${change.record.brand} ${change.record.orderId}`, change.record);
    } else if (change.kind === 'payout') {
      payouts.set(`${change.record.brand} ${change.record.key}`, change.record);
    } else if (change.kind === 'faults') {
      switches.set(change.brand, change.record);
    } else if (change.record.isDone) {
      waiting.delete(change.record.eventId);
    } else {
      waiting.set(change.record.eventId, change.record);
    }
  }

  for (const change of file === null ? [] : readLines(file, cipher)) apply(change);
  const handle = file === null ? null : openToAppend(file);

  /** Writes changes together: all of them or none. */
  function write(...changes: readonly Line[]): void {
    if (handle !== null) {
      const texts = changes.map((change) => JSON.stringify(change));
      const lines = texts.map((text) => `${cipher?.encrypt(text) ?? text}\n`);
      fs.writeSync(handle, lines.join(''));
      fs.fsyncSync(handle);
    }
    for (const change of changes) apply(change);
  }

  return {
    write,
    payment: (id: string) => payments.get(id) ?? null,
    order: (brand: string, orderId: string) => orders.get(`${brand} ${orderId}`) ?? null,
    payments: (): Iterable<Payment> => payments.values(),
    payout: (brand: string, key: string) => payouts.get(`${brand} ${key}`) ?? null,
    payouts: (): Iterable<Payout> => payouts.values(),
    waiting: (): Iterable<Outgoing> => waiting.values(),
    faults: (brand: string): Faults => switches.get(brand) ?? noFaults,
    close(): void {
      if (handle !== null) fs.closeSync(handle);
    },
  };
}

/** Opens a file for adding lines, and cuts off a line that a crash has left unfinished. */
function openToAppend(file: string): number {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) fs.truncateSync(file, Buffer.byteLength(whole));
  return fs.openSync(file, 'a', 0o600);
}

export type PaymentStore = ReturnType<typeof openPaymentStore>;
