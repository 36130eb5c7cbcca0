import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import { categories, type Category, categoryCodes } from '#protocol/vocabulary/category.ts';
import type { IconName } from '../../ui/icon/icon.tsx';

interface CategoryFace {
  readonly name: MessageDescriptor;
  readonly icon: IconName;
}

export interface CategoryLink extends CategoryFace {
  readonly code: Category;
  readonly link: Pick<LinkProps, 'to' | 'params' | 'search' | 'activeOptions'>;
}

const faces: Readonly<Record<Category, CategoryFace>> = {
  LIVE: { name: msg`Live casino`, icon: 'live' },
  RNG: { name: msg`Slots`, icon: 'rng' },
  BINGO: { name: msg`Bingo`, icon: 'bingo' },
  FISH: { name: msg`Fishing`, icon: 'fish' },
  SPORTS: { name: msg`Sports`, icon: 'sports' },
  COCKFIGHT: { name: msg`Cockfight`, icon: 'cockfight' },
  ESPORTS: { name: msg`E-sports`, icon: 'esports' },
  PVP: { name: msg`Poker`, icon: 'pvp' },
  ELOTT: { name: msg`Lottery`, icon: 'elott' },
};

/** The page of a category. Slots have a page of their own, which also lists the categories that are slot classes. */
function linkOf(code: Category): CategoryLink['link'] {
  const { path, part } = categories[code];
  if (path === '/rng') return { to: '/rng', activeOptions: { includeSearch: false } };
  if (part && 'slotClass' in part) {
    const search = { slotClass: part.slotClass };
    return { to: '/rng', search, activeOptions: { includeSearch: true } };
  }
  return { to: '/$games', params: { games: path.slice(1) } };
}

/** Name, icon and page of a category. */
export function categoryLink(code: Category): CategoryLink {
  return { code, ...faces[code], link: linkOf(code) };
}

/** All categories, in the order of the navigation. */
export const categoryLinks = categoryCodes.map(categoryLink);
