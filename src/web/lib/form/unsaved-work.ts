import { useEffect } from 'react';
import { proxy } from 'valtio';

/** Number of things that a reload would destroy: a running game, a changed form, a payment. */
export const unsavedWork = proxy({ count: 0 });

/** Counts one unsaved work while `isUnsaved` is true. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsavedWork.count += 1;
    return () => void (unsavedWork.count -= 1);
  }, [isUnsaved]);
}
