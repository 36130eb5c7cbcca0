import { useCallback, useState } from 'react';
import type { Undo } from '#core/inbox/inbox.ts';
import { type AttemptState, useAttempt } from '../../../lib/attempt/use-attempt.ts';

/** The deletion of messages, which can be undone until the next one, and until the list is left. */
export interface Removal {
  /** Number of the messages that were deleted last; 0 when there is nothing to undo. */
  readonly count: number;
  readonly deleting: AttemptState;
  readonly undoing: AttemptState;
  /** Deletes messages, then calls back. */
  readonly remove: (ids: readonly string[], onDone: () => void) => void;
  readonly undo: () => void;
  /** Ends the offer to undo. */
  readonly forget: () => void;
}

/** Deletes messages of a box and brings them back. It outlives the list, so that an open message can be deleted too. */
export function useRemoval(box: { remove(ids: readonly string[]): Promise<Undo> }): Removal {
  const [last, setLast] = useState<{ count: number; undo: Undo } | null>(null);
  const { attempt: attemptDeletion, ...deleting } = useAttempt();
  const { attempt: attemptUndo, ...undoing } = useAttempt();
  const forget = useCallback(() => setLast(null), []);
  return {
    count: last?.count ?? 0,
    deleting,
    undoing,
    remove(ids, onDone) {
      attemptDeletion(async () => {
        const undo = await box.remove(ids);
        setLast({ count: ids.length, undo });
        onDone();
      });
    },
    undo() {
      if (last === null) return;
      attemptUndo(async () => {
        await last.undo();
        forget();
      });
    },
    forget,
  };
}
