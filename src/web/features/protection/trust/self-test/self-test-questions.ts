import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The themes of the Problem Gambling Severity Index (Ferris and Wynne, 2001) in words of our own. They are about the last 12 months. */
export const questions: readonly MessageDescriptor[] = [
  msg`How often did you play with money that you needed for something else?`,
  msg`How often did you need higher stakes to feel the same thrill?`,
  msg`How often did you come back another day to win back what you had lost?`,
  msg`How often did you borrow money, or sell something, to play?`,
  msg`How often did you think that playing may have become a problem for you?`,
  msg`How often did playing cost you sleep, calm or health?`,
  msg`How often did others say that you play too much, right or wrong?`,
  msg`How often did playing leave you or your family short of money?`,
  msg`How often did you feel guilty about how you play, or about what came of it?`,
];

/** The answers in their order. An answer counts its place, from 0 to 3. */
export const answers: readonly MessageDescriptor[] = [
  msg`Never`,
  msg`Sometimes`,
  msg`Most of the time`,
  msg`Almost always`,
];

export type Risk = 'none' | 'low' | 'moderate' | 'high';

/** The result of the index for a sum of answers: 0, 1 to 2, 3 to 7, and 8 or more. */
export function riskOf(sum: number): Risk {
  if (sum === 0) return 'none';
  if (sum < 3) return 'low';
  return sum < 8 ? 'moderate' : 'high';
}

/** The result in words. */
export const riskWords: Readonly<
  Record<Risk, { readonly name: MessageDescriptor; readonly about: MessageDescriptor }>
> = {
  none: {
    name: msg`No sign of a problem`,
    about: msg`Your answers show no trouble with playing. A limit helps to keep it so.`,
  },
  low: {
    name: msg`Few signs of a problem`,
    about: msg`Your answers show a low risk. Decide before you play how much time and money it may cost, and set a limit for it.`,
  },
  moderate: {
    name: msg`Some signs of a problem`,
    about: msg`Your answers show that playing is harder to control than it should be. Set limits, take a break, and talk to somebody you trust.`,
  },
  high: {
    name: msg`Many signs of a problem`,
    about: msg`Your answers show that playing harms you. Stop for now, and talk to people who help: it gets easier with them.`,
  },
};
