import type { SeedBanner } from '#gateway/seed/seed.ts';
import { nodeIdOf } from './node-id-of.ts';
import { type NameOf, worded } from './texts/texts.ts';

function banner(
  bannerId: number,
  name: NameOf<'banner.'>,
  linkageType: SeedBanner['linkageType'],
  linkageTarget: string,
): SeedBanner {
  const title = worded(`banner.${name}`);
  return { bannerId, groupName: 'w_home', title, linkageType, linkageTarget };
}

/** The banners of the home carousel. */
export const banners: readonly SeedBanner[] = [
  banner(1, 'firstDeposit', 'PROMOTION', '300'),
  banner(2, 'fiesta', 'PAGE', '/rng'),
  banner(3, 'bigCatch', 'PROMOTION', '302'),
  banner(4, 'baccarat', 'GAME', String(nodeIdOf('Bayside Baccarat'))),
  banner(5, 'guide', 'URL', 'https://example.com/parola-guide'),
];
