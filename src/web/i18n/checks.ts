import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { CheckOutcome } from '../third-party/geetest.ts';

type NotSent = Exclude<CheckOutcome['kind'], 'passed'>;

/** Why nothing was sent. A new way to end a check does not compile until it has words. */
const words: Readonly<Record<NotSent, MessageDescriptor>> = {
  closed: msg`Please verify first. The check was closed, so nothing was sent.`,
  unreachable: msg`The check that a person is here could not be loaded, so nothing was sent. Please look at your connection and try again.`,
};

/** Turns a check that was not passed into words of the language that is spoken. */
export function useCheckWords(): (ended: NotSent) => string {
  const { _ } = useLingui();
  return (ended) => _(words[ended]);
}
