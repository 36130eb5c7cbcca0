import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { FeedbackForm } from '../../widgets/feedback-form/feedback-form.tsx';
import { FeedbackList } from './feedback-list.tsx';
import styles from './feedback.module.css';

/** Feedback of the member: the form, or what was sent with its answers. */
export function FeedbackPage({ search }: { search: { feedback?: 'sent' | undefined } }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const current = search.feedback ?? 'write';
  const choose = (id: string): void => {
    const chosen = id === 'sent' ? ({ feedback: 'sent' } as const) : {};
    void navigate({
      to: '/member',
      search: { page: 'feedback', ...chosen },
      resetScroll: false,
    });
  };
  return (
    <div className={styles.page}>
      <Tabs
        id="feedback"
        label={t`Feedback`}
        tabs={[
          { id: 'write', face: <Trans>Write to us</Trans> },
          { id: 'sent', face: <Trans>What you sent</Trans> },
        ]}
        current={current}
        onChoose={choose}
      />
      <TabPanel id="feedback" current={current}>
        {current === 'sent' ? (
          <FeedbackList />
        ) : (
          <FeedbackForm
            after={
              <ButtonLink
                to="/member"
                search={{ page: 'feedback', feedback: 'sent' }}
                icon={<Icon name="mail" />}
              >
                <Trans>See what you sent</Trans>
              </ButtonLink>
            }
          />
        )}
      </TabPanel>
    </div>
  );
}
