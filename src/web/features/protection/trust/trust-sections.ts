import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconName } from '../../../ui/icon/icon.tsx';
import type { LateIconName } from '../../../ui/icon-late/icon-late.tsx';

interface SectionWords {
  readonly title: MessageDescriptor;
  readonly icon: IconName | LateIconName;
}

/** The sections in their order. The name of a section is its hash in the address. */
export const sectionNames = [
  'age',
  'test',
  'limits',
  'lines',
  'money',
  'complaints',
  'site',
] as const;

export type TrustSectionName = (typeof sectionNames)[number];

export const sectionWords: Readonly<Record<TrustSectionName, SectionWords>> = {
  age: { title: msg`Adults only`, icon: 'people' },
  test: { title: msg`Check yourself`, icon: 'gauge' },
  limits: { title: msg`Limits and breaks`, icon: 'shield' },
  lines: { title: msg`Help lines`, icon: 'phone' },
  money: { title: msg`How your money is protected`, icon: 'bank' },
  complaints: { title: msg`Complaints`, icon: 'megaphone' },
  site: { title: msg`Is this the real site?`, icon: 'lock' },
};
