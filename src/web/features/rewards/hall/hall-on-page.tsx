import type { App } from '#core/app.ts';
import type { Claims } from '#core/rewards/rewards.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { WithSlice } from '../../../widgets/late-slice/with-slice.tsx';
import { ClaimHall } from './claim-hall.tsx';

const claimsOf = async (app: App): Promise<Claims> => (await app.rewards()).claims;

/** The claim hall on a page of something else, where it takes one row while there is nothing to claim. */
export function HallOnPage() {
  return (
    <WithSlice from={claimsOf} placeholder={<Skeleton shape="title" />}>
      {(claims) => <ClaimHall claims={claims} isBrief />}
    </WithSlice>
  );
}
