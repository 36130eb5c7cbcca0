import fs from 'node:fs';
import path from 'node:path';
import { isPlain, type Line, type LineCipher, lineOf, textOf } from './payment-lines.ts';

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
  return texts.map((text) => lineOf(text, cipher));
}

/** Opens a file for adding lines, and cuts off a line that a crash has left unfinished. */
function openToAppend(file: string): number {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) fs.truncateSync(file, Buffer.byteLength(whole));
  return fs.openSync(file, 'a', 0o600);
}

/**
 * A file to which each change is added as one line of JSON, encrypted where there is a cipher, and flushed before the change
 * is confirmed. Only the owner of the process can read it.
 */
export function openPaymentFile(file: string, cipher: LineCipher | null) {
  const lines = readLines(file, cipher);
  const handle = openToAppend(file);
  return {
    /** The lines of the file when it was opened. */
    lines,
    add(changes: readonly Line[]): void {
      fs.writeSync(handle, changes.map((change) => `${textOf(change, cipher)}\n`).join(''));
      fs.fsyncSync(handle);
    },
    close: () => fs.closeSync(handle),
  };
}
