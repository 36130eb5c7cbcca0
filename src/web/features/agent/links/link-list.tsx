import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type AffiliateLink, type AffiliateLinks, invitationAddress } from '#core/agent/agent.ts';
import { formatCount, formatRate } from '../../../i18n/format.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Confirm } from '../../../ui/confirm/confirm.tsx';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import { AttemptNote } from '../../../widgets/attempt-button/attempt-note.tsx';
import styles from '../agent.module.css';
import { typeName } from '../parts/names.ts';

interface LinkListProps {
  links: AffiliateLinks;
  rows: readonly AffiliateLink[];
}

/** The links of the agent with their figures, newest first. */
export function LinkList({ links, rows }: LinkListProps) {
  if (rows.length === 0) {
    return (
      <EmptyState
        icon="info"
        title={<Trans>No link yet</Trans>}
        help={<Trans>Who registers by a link of yours joins your team.</Trans>}
      />
    );
  }
  return (
    <ul className={styles.list}>
      {rows.map((link) => (
        <li key={link.id}>
          <LinkCard link={link} links={links} />
        </li>
      ))}
    </ul>
  );
}

function LinkCard({ link, links }: { link: AffiliateLink; links: AffiliateLinks }) {
  const { t } = useLingui();
  const { name, code, type } = link;
  const address = invitationAddress(window.location.origin, code);
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.bar}>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <Badge>{t(typeName(type))}</Badge>
      </div>
      <CopyButton text={address} label={t`Copy the link ${name}`} whole />
      <Facts link={link} />
      <Disclosure title={<Trans>QR code</Trans>}>
        <div className={styles.qr}>
          <QrCode text={address} label={t`QR code of the link ${name}`} />
        </div>
      </Disclosure>
      <Delete link={link} links={links} />
    </article>
  );
}

function Facts({ link: { rebate, visits, registrations, at } }: { link: AffiliateLink }) {
  const language = useLanguage();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Rebate</Trans>
        </dt>
        <dd>{formatRate(rebate, language)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Visits</Trans>
        </dt>
        <dd>{formatCount(visits, language)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Registrations</Trans>
        </dt>
        <dd>{formatCount(registrations, language)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Created</Trans>
        </dt>
        <dd>{formatManila(at, language, 'day')}</dd>
      </div>
    </dl>
  );
}

function Delete({ link: { id, name }, links }: { link: AffiliateLink; links: AffiliateLinks }) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const { attempt, ...state } = useAttempt();

  async function remove() {
    try {
      await links.remove(id);
    } finally {
      setAsks(false);
    }
  }

  return (
    <div>
      <AttemptNote of={state} />
      <Button variant="plain" size="small" onClick={() => setAsks(true)}>
        <Trans>Delete the link</Trans>
      </Button>
      {asks && (
        <Confirm
          title={t`Delete the link ${name}?`}
          yes={<Trans>Delete it</Trans>}
          no={<Trans>Keep it</Trans>}
          onYes={() => attempt(remove)}
          onNo={() => setAsks(false)}
          pending={state.pending}
          alert
        >
          <Trans>Nobody can register by it any more. Members who came by it stay.</Trans>
        </Confirm>
      )}
    </div>
  );
}
