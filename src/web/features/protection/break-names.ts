import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExclusionKind } from '#core/protection/exclusions.ts';

interface BreakWords {
  readonly name: MessageDescriptor;
  readonly about: MessageDescriptor;
  /** The button that asks for it. */
  readonly ask: MessageDescriptor;
  /** The button that begins it. */
  readonly begin: MessageDescriptor;
}

/** The ways to stop playing, in their words. */
export const breakWords: Readonly<Record<ExclusionKind, BreakWords>> = {
  timeOut: {
    name: msg`Time-out`,
    about: msg`Some days or weeks without playing. It ends by itself.`,
    ask: msg`Take a time-out`,
    begin: msg`Begin the time-out`,
  },
  selfExclusion: {
    name: msg`Self-exclusion`,
    about: msg`Months or years without playing, or for good. After it, you have to ask to come back.`,
    ask: msg`Exclude myself`,
    begin: msg`Begin the self-exclusion`,
  },
  closed: {
    name: msg`Close the account`,
    about: msg`You stop here. A closed account is not opened again.`,
    ask: msg`Close my account`,
    begin: msg`Close my account now`,
  },
};
