import type { ReactNode } from 'react';
import type { App } from '#core/app.ts';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';
import { WithSlice } from '../../../widgets/late-slice/with-slice.tsx';
import { OverviewSkeleton } from '../overview/overview-skeleton.tsx';

/** Loads the slices of the security centre, and starts to load the protections and the profile. */
async function centreOf(app: App): Promise<SecurityCentre> {
  const centre = await app.securityCentre();
  void centre.security.load();
  void centre.profile.load();
  return centre;
}

/** Renders a page with the slices of the security centre. */
export function WithSecurityCentre({
  children,
}: {
  children: (centre: SecurityCentre) => ReactNode;
}) {
  return (
    <WithSlice from={centreOf} placeholder={<OverviewSkeleton />}>
      {children}
    </WithSlice>
  );
}
