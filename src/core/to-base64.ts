/** Number of bytes that are converted at once: a call takes a limited number of arguments. */
const partLength = 0x8000;

/** Encodes bytes as base64 (RFC 4648, section 4). */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += partLength) {
    text += String.fromCharCode(...bytes.subarray(at, at + partLength));
  }
  return btoa(text);
}
