import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import type { Feedback } from '#core/feedback/feedback.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../widgets/account-form/form-skeleton.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { QueryView } from '../../widgets/query-view/query-view.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import styles from './feedback.module.css';

const feedbackOf = async (app: App): Promise<Feedback> => (await app.help()).feedback();

/** The feedback of the member, with its states and answers. It is readable offline. */
export function FeedbackList() {
  return (
    <WithSlice from={feedbackOf} placeholder={<FormSkeleton />}>
      {(feedback) => <Loaded feedback={feedback} />}
    </WithSlice>
  );
}

function Loaded({ feedback }: { feedback: Feedback }) {
  const state = useSnapshot(feedback.list.state);
  const { feedback: list, failure } = state;
  useEffect(() => {
    void feedback.list.load();
    void feedback.rules.load();
  }, [feedback]);
  return (
    <QueryView
      query={state}
      hasContent={list.length > 0}
      placeholder={<FormSkeleton />}
      empty={
        <EmptyState
          icon="mail"
          title={<Trans>You have sent nothing yet</Trans>}
          help={<Trans>What you write to us stands here, with our answers.</Trans>}
        />
      }
      onRetry={() => void feedback.list.load()}
    >
      <ul className={styles.list}>
        {list.map((one) => (
          <li key={one.id}>
            <FeedbackCard one={one} feedback={feedback} isFresh={failure === null} />
          </li>
        ))}
      </ul>
    </QueryView>
  );
}
