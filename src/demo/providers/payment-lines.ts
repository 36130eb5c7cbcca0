import { type InferOutput, literal, object, parse, variant } from 'valibot';
import { faults, outgoing, payment, payout } from './payment-shapes.ts';

/** A line: the new version of a record. */
const line = variant('kind', [
  object({ kind: literal('payment'), record: payment }),
  object({ kind: literal('payout'), record: payout }),
  object({ kind: literal('outgoing'), record: outgoing }),
  object({ kind: literal('faults'), brand: payment.entries.brand, record: faults }),
]);
export type Line = InferOutput<typeof line>;

/** Encrypts lines, which name accounts and their holders. */
export interface LineCipher {
  encrypt(text: string): string;
  /** Throws when the line was encrypted with another key. */
  decrypt(line: string): string;
}

/** A line that was written without a cipher is the JSON of an object. */
export const isPlain = (text: string): boolean => text.startsWith('{');

/** The text that is stored for a line. */
export function textOf(change: Line, cipher: LineCipher | null): string {
  const text = JSON.stringify(change);
  return cipher?.encrypt(text) ?? text;
}

/** The line of a stored text. */
export function lineOf(text: string, cipher: LineCipher | null): Line {
  return parse(line, JSON.parse(isPlain(text) || !cipher ? text : cipher.decrypt(text)));
}
