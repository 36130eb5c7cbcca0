import { object, safeParse } from 'valibot';
import { flag } from '#contract/model/wire.ts';
import type { Failure } from '../client/failure.ts';

const value = object({ captcha: flag() });

/** Returns true when a refused sign-in asks for a captcha at the next try. */
export function asksCaptcha(failure: Failure): boolean {
  if (failure.kind !== 'refused') return false;
  if (failure.code === 'captcha_required' || failure.code === 'captcha_incorrect') return true;
  const read = safeParse(value, failure.value);
  return read.success && read.output.captcha;
}
