import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useApp } from '../../lib/app-context.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './own-addresses.module.css';

interface OwnAddressesProps {
  /** Host names; null while they load. Without any the list is left out. */
  addresses: readonly string[] | null;
}

/** The own addresses of the site: ways in when one is closed, and the means to recognise a copy. */
export function OwnAddresses({ addresses }: OwnAddressesProps) {
  const { brand } = useApp();
  // A rendered page does not know its address.
  const here = useHydrated() ? location.host : null;
  const titleId = useId();
  if (addresses?.length === 0) return null;
  return (
    <section className={styles.addresses} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Our addresses</Trans>
      </h2>
      <p>
        <Trans>
          {brand.name} is only at these addresses. Do not log in at another one, even when it looks
          like us.
        </Trans>
      </p>
      {addresses === null ? (
        <div className={styles.waiting}>
          <Skeleton />
        </div>
      ) : (
        <ul>
          {addresses.map((address) => (
            <li key={address}>
              {address === here ? (
                <>
                  <b translate="no">{address}</b>
                  <span className={styles.here}>
                    <Trans>You are here</Trans>
                  </span>
                </>
              ) : (
                <a href={`https://${address}/`} translate="no" rel="noopener noreferrer">
                  {address}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
