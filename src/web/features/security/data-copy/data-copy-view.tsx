import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { NotThere } from '../../../widgets/not-there/not-there.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import type { ItemProps } from '../page/item-props.ts';
import { CopyState } from './copy-state.tsx';
import { KeptData } from './kept-data.tsx';

/** While a copy is being made, its progress is asked for as often. */
const progressMs = 4_000;

/** The copy of all data of the member, and the words about the data of a closed account. */
export function DataCopyView({ centre: { dataCopy } }: ItemProps) {
  const { copy, ...query } = useSnapshot(dataCopy.state);
  const isWaiting = copy?.state === 'waiting';

  useEffect(() => void dataCopy.load(), [dataCopy]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void dataCopy.load(), progressMs);
    return () => clearInterval(timer);
  }, [dataCopy, isWaiting]);

  return (
    <QueryView
      query={query}
      hasContent={copy !== null}
      placeholder={<FormSkeleton />}
      empty={<NotThere />}
      onRetry={() => void dataCopy.load()}
    >
      {copy !== null && (
        <>
          <CopyState copy={copy} slice={dataCopy} />
          <KeptData years={copy.keptYears} />
        </>
      )}
    </QueryView>
  );
}
