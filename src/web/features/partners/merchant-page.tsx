import { Trans } from '@lingui/react/macro';
import { useApp } from '../../lib/app-context.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconLate } from '../../ui/icon-late/icon-late.tsx';
import { customerServiceLink } from '../../widgets/customer-service/customer-service-link.ts';
import { useContact } from '../../widgets/customer-service/use-contact.ts';
import styles from './partners.module.css';

/** Page for business partners: the offers and the contact. */
export function MerchantPage() {
  const { brand } = useApp();
  const contact = useContact();
  return (
    <article className={styles.merchant}>
      <header className={styles.words}>
        <h1>
          <Trans>Work with {brand.name}</Trans>
        </h1>
        <p>
          <Trans>
            One harbour for players, and room at the quay for those who serve them well.
          </Trans>
        </p>
      </header>
      <Offers />
      <div className={styles.actions}>
        {contact && (
          <ButtonAnchor variant="primary" {...customerServiceLink(contact)}>
            <Trans>Write to us</Trans>
          </ButtonAnchor>
        )}
        <ButtonLink to="/" icon={<Icon name="home" />}>
          <Trans>To the home page</Trans>
        </ButtonLink>
      </div>
    </article>
  );
}

function Offers() {
  return (
    <ul className={styles.offers}>
      <li>
        <IconLate name="video" />
        <h2>
          <Trans>Game houses</Trans>
        </h2>
        <p>
          <Trans>
            Your games in a fast lobby, in four languages, with one way to launch and pay.
          </Trans>
        </p>
      </li>
      <li>
        <IconLate name="wallet" />
        <h2>
          <Trans>Payment partners</Trans>
        </h2>
        <p>
          <Trans>
            Deposits and withdrawals in pesos, settled to the centavo and easy to audit.
          </Trans>
        </p>
      </li>
      <li>
        <IconLate name="people" />
        <h2>
          <Trans>Agents and affiliates</Trans>
        </h2>
        <p>
          <Trans>Contracts that say what is paid and when, and reports that show it.</Trans>
        </p>
      </li>
      <li>
        <IconLate name="ball" />
        <h2>
          <Trans>Clubs</Trans>
        </h2>
        <p>
          <Trans>A name on your shirt, and support beyond the season.</Trans>
        </p>
      </li>
    </ul>
  );
}
