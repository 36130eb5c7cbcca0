import { useState } from 'react';
import type { Failure } from '#core/client/failure.ts';
import type { QueryState } from '#core/query/query.ts';

/** The failure of a query. It stays while the query loads again, so that nobody hears or sees it anew with each try. */
export function useKeptFailure({ phase, failure }: Readonly<QueryState>): Failure | null {
  const [kept, setKept] = useState(failure);
  const current = phase === 'loading' ? kept : failure;
  if (current !== kept) setKept(current);
  return current;
}
