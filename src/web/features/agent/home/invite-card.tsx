import { Trans, useLingui } from '@lingui/react/macro';
import { invitationAddress } from '#core/agent/agent.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import agentStyles from '../agent.module.css';
import styles from './invite-card.module.css';

/** The agent's own invitation link, to copy and to scan. */
export function InviteCard({ code }: { code: string }) {
  const { t } = useLingui();
  const address = invitationAddress(window.location.origin, code);
  return (
    <section className={styles.card} aria-labelledby="invitation">
      <div className={agentStyles.section}>
        <h2 id="invitation">
          <Trans>Your invitation link</Trans>
        </h2>
        <p className={agentStyles.note}>
          <Trans>Who registers by it joins your team as a player, without a rebate.</Trans>
        </p>
        <CopyButton text={address} label={t`Copy your link`} whole />
        <ButtonLink to="/agentHome" search={{ page: 'registerCenter' }}>
          <Trans>Links with a rebate</Trans>
        </ButtonLink>
      </div>
      <div className={agentStyles.qr}>
        <QrCode text={address} label={t`QR code of your link`} />
      </div>
    </section>
  );
}
