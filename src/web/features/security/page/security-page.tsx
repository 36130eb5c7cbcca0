import type { SecurityItem } from '../security-search.ts';
import { Overview } from '../overview/overview.tsx';
import { ItemPage } from './item-page.tsx';
import { itemViews } from './item-views.tsx';
import { WithSecurityCentre } from './with-security-centre.tsx';

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
