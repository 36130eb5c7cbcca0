import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import type { ItemProps } from '../page/item-props.ts';
import { QuestionsForm } from './questions-form.tsx';

/** Sets or changes the three security questions. */
export function QuestionsView(props: ItemProps) {
  const { security } = props.centre;
  const state = useSnapshot(security.questions);

  // The list belongs to this view only.
  useEffect(() => void security.loadQuestions(), [security]);

  return (
    <QueryView
      query={state}
      hasContent={state.questions.length > 0}
      placeholder={<FormSkeleton />}
      empty={<EmptyState title={<Trans>There are no questions to choose from</Trans>} />}
      onRetry={() => void security.loadQuestions()}
    >
      <QuestionsForm {...props} questions={state.questions} chosen={state.chosen} />
    </QueryView>
  );
}
