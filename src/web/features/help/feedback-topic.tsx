import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useModules } from '../../lib/use-modules.ts';
import { useSignedIn } from '../../lib/use-signed-in.ts';
import { usePageName } from '../../lib/use-title.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { FeedbackForm } from '../../widgets/feedback-form/feedback-form.tsx';
import styles from './feedback-topic.module.css';

/** The form of feedback in the help centre, for guests and members. */
export function FeedbackTopic() {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOn = useModules()('FEEDBACK3');
  const isMember = useSignedIn();
  usePageName(t`Feedback`);
  useEffect(() => heading.current?.focus(), []);
  const toOwn = isMember && (
    <ButtonLink
      to="/member"
      search={{ page: 'feedback', feedback: 'sent' }}
      icon={<Icon name="mail" />}
    >
      <Trans>See what you sent</Trans>
    </ButtonLink>
  );
  return (
    <section className={styles.topic}>
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Feedback and complaints</Trans>
      </h1>
      {isOn ? (
        <>
          <p>
            <Trans>Tell us what went wrong, or what could be better. We answer each message.</Trans>
          </p>
          <FeedbackForm after={toOwn || undefined} />
        </>
      ) : (
        <EmptyState title={<Trans>This form is closed right now</Trans>} />
      )}
    </section>
  );
}
