import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconName } from '../../../ui/icon/icon.tsx';

interface Part {
  readonly title: MessageDescriptor;
  readonly icon: IconName;
  /** Planned content. */
  readonly holds: readonly MessageDescriptor[];
}

/** Parts of the site with an address but without a page yet. */
export const parts = {
  agentHome: {
    title: msg`Agent centre`,
    icon: 'shield',
    holds: [
      msg`Your team and its accounts`,
      msg`Transfers to those above and below you`,
      msg`Contracts, income and reports`,
    ],
  },
} as const satisfies Readonly<Record<string, Part>>;

export type ComingSoonPart = keyof typeof parts;
