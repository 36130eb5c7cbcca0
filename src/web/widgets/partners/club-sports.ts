import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Club } from '#core/brand-partners.ts';

/** Names of the sports of the sponsored clubs. */
export const clubSports: Readonly<Record<Club['sport'], MessageDescriptor>> = {
  football: msg`Football`,
  basketball: msg`Basketball`,
  esports: msg`E-sports`,
};
