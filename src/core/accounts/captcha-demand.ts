import { object, safeParse } from 'valibot';
import { flag, readText } from '#protocol/model/wire.ts';
import type { Failure } from '../client/failure.ts';

const map = object({ captcha: flag() });

/** The word alone, in a list, or as the name of a flag. */
function isDemand(value: unknown): boolean {
  const words: unknown[] = Array.isArray(value) ? value : [value];
  if (words.some((word) => /^captcha$/i.test(readText(word)))) return true;
  const read = safeParse(map, value);
  return read.success && read.output.captcha;
}

/**
 * Returns true when a refused sign-in asks for a captcha at the next try: by its value, by its code, or in the words of a
 * gateway that has no code for it.
 */
export function asksCaptcha(failure: Failure): boolean {
  if (failure.kind !== 'refused') return false;
  const { code, message, value } = failure;
  if (code === 'captcha_required' || code === 'captcha_incorrect') return true;
  if (isDemand(value)) return true;
  return code === null && /captcha/i.test(`${failure.sentCode ?? ''} ${message ?? ''}`);
}
