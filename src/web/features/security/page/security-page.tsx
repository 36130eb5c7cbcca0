import type { ReactNode } from 'react';
import type { App } from '#core/app.ts';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';
import type { SecurityItem } from '../security-search.ts';
import { Overview } from '../overview/overview.tsx';
import { WithSlice } from '../../../widgets/late-slice/with-slice.tsx';
import { OverviewSkeleton } from '../overview/overview-skeleton.tsx';
import { ItemPage } from './item-page.tsx';
import { itemViews } from './item-views.tsx';

/** Loads the slices of the security centre, and starts to load the protections, the profile and the identity. */
async function centreOf(app: App): Promise<SecurityCentre> {
  const centre = await app.securityCentre();
  void centre.security.load();
  void centre.profile.load();
  void centre.identity.load();
  return centre;
}

/** Renders a page with the slices of the security centre. */
function WithSecurityCentre({ children }: { children: (centre: SecurityCentre) => ReactNode }) {
  return (
    <WithSlice from={centreOf} placeholder={<OverviewSkeleton />}>
      {children}
    </WithSlice>
  );
}

/** The security centre: the list of protections with the level of the account, or one part of it. */
export function SecurityPage({
  search: { item },
}: {
  search: { readonly item?: SecurityItem | undefined };
}) {
  const isShown = item !== undefined && itemViews[item] !== undefined;
  return (
    <WithSecurityCentre>
      {(centre) =>
        isShown ? <ItemPage key={item} item={item} centre={centre} /> : <Overview centre={centre} />
      }
    </WithSecurityCentre>
  );
}
