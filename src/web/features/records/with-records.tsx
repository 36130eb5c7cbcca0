import type { ReactNode } from 'react';
import type { App } from '#core/app.ts';
import type { Records } from '#core/records/records.ts';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';

interface WithRecordsProps {
  /** Shown while the records load. */
  placeholder: ReactNode;
  children: (records: Records) => ReactNode;
}

const recordsOf = (app: App): Promise<Records> => app.records();

/** Renders a page with the records of the member. */
export function WithRecords(props: WithRecordsProps) {
  return <WithSlice from={recordsOf} {...props} />;
}
