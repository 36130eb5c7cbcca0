import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { IconName } from '../../ui/icon/icon.tsx';

export interface Category {
  /** Its lane in the lobby. */
  readonly code: string;
  readonly name: MessageDescriptor;
  readonly icon: IconName;
  readonly link: Pick<LinkProps, 'to' | 'params' | 'search'>;
}

const page = (games: string): Category['link'] => ({ to: '/$games', params: { games } });

/** The kinds of games, in the order of the navigation. */
export const categories: readonly Category[] = [
  { code: 'LIVE', name: msg`Live casino`, icon: 'live', link: page('live') },
  { code: 'RNG', name: msg`Slots`, icon: 'rng', link: { to: '/rng' } },
  {
    code: 'BINGO',
    name: msg`Bingo`,
    icon: 'bingo',
    link: { to: '/rng', search: { slotClass: 'BG' } },
  },
  { code: 'FISH', name: msg`Fishing`, icon: 'fish', link: page('fish') },
  { code: 'SPORTS', name: msg`Sports`, icon: 'sports', link: page('sports') },
  { code: 'COCKFIGHT', name: msg`Cockfight`, icon: 'cockfight', link: page('cockfight') },
  { code: 'ESPORTS', name: msg`E-sports`, icon: 'esports', link: page('esports') },
  { code: 'PVP', name: msg`Poker`, icon: 'pvp', link: page('pvp') },
  { code: 'ELOTT', name: msg`Lottery`, icon: 'elott', link: page('elott') },
];

/** The category of a lane, or null for one that has no page. */
export function categoryOf(code: string): Category | null {
  return categories.find((category) => category.code === code) ?? null;
}
