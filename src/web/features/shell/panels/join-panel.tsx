import { Trans } from '@lingui/react/macro';
import { mayEnterAgentCentre } from '#core/roles/roles.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { ButtonAnchor, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../widgets/picture/picture.tsx';
import { useContact } from '../../../widgets/customer-service/use-contact.ts';
import { useSignedIn } from '../../../lib/use-signed-in.ts';
import { customerServiceLink } from '../../../widgets/customer-service/customer-service-link.ts';
import { usePlayer } from '../../../widgets/player/use-player.ts';
import styles from './join-panel.module.css';

/** The agent programme, with a link to join it. */
export function JoinPanel() {
  const { brand } = useApp();
  return (
    <div className={styles.panel}>
      <div className={styles.picture}>
        <Picture src="/panels/joinus.svg" width={400} height={500} />
      </div>
      <div className={styles.words}>
        <h2>
          <Trans>Become an agent</Trans>
        </h2>
        <p>
          <Trans>
            Bring players to {brand.name}, look after them, and share in what they play.
          </Trans>
        </p>
        <ul>
          <li>
            <Icon name="coin" />
            <Trans>A dividend or a salary by contract: daily, hourly, or as they play</Trans>
          </li>
          <li>
            <Icon name="trophy" />
            <Trans>Your own team, with its accounts, transfers and reports in one place</Trans>
          </li>
          <li>
            <Icon name="help" />
            <Trans>Training at the start, and a person to ask</Trans>
          </li>
        </ul>
        <div className={styles.actions}>
          <Way />
          <Ask />
        </div>
      </div>
    </div>
  );
}

/** The first step: registration for guests, the agent centre for agents. */
function Way() {
  const isMember = useSignedIn();
  const { profile } = usePlayer();
  if (!isMember) {
    return (
      <ButtonLink to="/register" variant="primary">
        <Trans>Register</Trans>
      </ButtonLink>
    );
  }
  if (!profile || !mayEnterAgentCentre(profile.type)) return null;
  return (
    <ButtonLink to="/agentHome" variant="primary">
      <Trans>Agent centre</Trans>
    </ButtonLink>
  );
}

function Ask() {
  const contact = useContact();
  if (contact === null) {
    return (
      <ButtonLink to="/help">
        <Trans>Help</Trans>
      </ButtonLink>
    );
  }
  return (
    <ButtonAnchor {...customerServiceLink(contact)}>
      <Trans>Ask us about it</Trans>
    </ButtonAnchor>
  );
}
