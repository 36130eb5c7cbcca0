import { regex } from 'valibot';

/** Rule of an e-mail address: one @ with text before it, and a domain with a dot. Valibot's own rule is larger, and part of the first load. */
// @__NO_SIDE_EFFECTS__
export function emailAddress() {
  return regex<string>(/^[^\s@<>()[\],;:"]+@[^\s@.]+(\.[^\s@.]+)*\.[a-z]{2,}$/i);
}
