import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPart } from '#tests/support/open-screen.tsx';
import { RecordView } from './record-view.tsx';

it('asks by itself for a record that could not be refreshed, once, and shows the rows meanwhile', async () => {
  const onRetry = vi.fn();
  const failure = { kind: 'unavailable', status: 503 } as const;
  await openPart(
    <RecordView
      query={{ phase: 'failed', failure, at: 1 }}
      search={{ period: 'month' }}
      shown={{ page: 1, pages: 1, rows: 1 }}
      isOther={false}
      onRetry={onRetry}
    >
      <p>The rows</p>
    </RecordView>,
  );
  expect(screen.getByText(/The record could not be refreshed/)).toBeTruthy();
  expect(screen.getByText('The rows')).toBeTruthy();
  await act(async () => void dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenCalledOnce();
});
