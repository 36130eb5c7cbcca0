import { Trans } from '@lingui/react/macro';
import { useApp } from '../../../lib/app-context.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { customerServiceLink } from '../../../widgets/customer-service/customer-service-link.ts';
import { useContact } from '../../../widgets/customer-service/use-contact.ts';
import styles from './register-help.module.css';

/** Beside the form: the next steps, and advice for safe play. */
export function RegisterHelp() {
  return (
    <div className={styles.help}>
      <NextSteps />
      <SafePlay />
    </div>
  );
}

function NextSteps() {
  const { brand } = useApp();
  const percent = brand.firstDepositBonus;
  return (
    <section>
      <h2>
        <Trans>What happens next</Trans>
      </h2>
      <ol className={styles.steps}>
        <li>
          <b>
            <Trans>You are in at once</Trans>
          </b>
          <span>
            <Trans>Your account opens as soon as you send the form, and you are logged in.</Trans>
          </span>
        </li>
        <li>
          <b>
            <Trans>Look around first</Trans>
          </b>
          <span>
            <Trans>Nothing has to be paid to see the games and to pick your favourites.</Trans>
          </span>
        </li>
        <li>
          <b>
            <Trans>Deposit when you like</Trans>
          </b>
          <span>
            <Trans>Your first deposit brings a bonus of {percent}%.</Trans>
          </span>
        </li>
      </ol>
    </section>
  );
}

function SafePlay() {
  const { brand } = useApp();
  const contact = useContact();
  const age = brand.minimumAge;
  return (
    <section className={styles.safe}>
      <h2>
        <Icon name="shield" />
        <Trans>Play safe</Trans>
      </h2>
      <ul>
        <li>
          <span className={styles.age} translate="no">{`${age}+`}</span>
          <Trans>Only for people of {age} years and older.</Trans>
        </li>
        <li>
          <Icon name="wallet" />
          <Trans>Play with money you can do without, and never to win back a loss.</Trans>
        </li>
        <li>
          <Icon name="pause" />
          <Trans>You can ask us for a break at any time.</Trans>
        </li>
      </ul>
      {contact && (
        <a {...customerServiceLink(contact)}>
          <Trans>Contact us</Trans>
        </a>
      )}
    </section>
  );
}
