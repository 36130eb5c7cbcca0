import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { CheckBox } from '../../../ui/check-box/check-box.tsx';
import { SpokenText } from '../../../ui/spoken-text/spoken-text.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import styles from './message-parts.module.css';
import type { Removal } from './use-removal.ts';
import type { Selection } from './use-selection.ts';

interface ListToolsProps {
  selection: Selection;
  removal: Removal;
  /** Further actions on the selection. */
  children?: ReactNode;
}

/** Selects all messages of a list, deletes the selected ones, and brings them back. */
export function ListTools({ selection, removal, children }: ListToolsProps) {
  const { ids, isAll, toggleAll, clear } = selection;
  return (
    <div className={styles.tools}>
      <CheckBox checked={isAll} onChange={toggleAll}>
        {ids.length === 0 ? (
          <Trans>Select all</Trans>
        ) : (
          <Plural value={ids.length} one="# selected" other="# selected" />
        )}
      </CheckBox>
      {ids.length > 0 && (
        <div className={styles.actions}>
          {children}
          <AttemptButton
            of={removal.deleting}
            size="small"
            onClick={() => removal.remove(ids, clear)}
          >
            <Trans>Delete</Trans>
          </AttemptButton>
        </div>
      )}
    </div>
  );
}

/** Says what was deleted, with the button that brings it back. Screen readers announce it, and the keyboard goes on here. */
export function UndoBar({ removal: { count, undo, undoing, forget } }: { removal: Removal }) {
  const { t } = useLingui();
  const words = t`${plural(count, { one: '# message was deleted.', other: '# messages were deleted.' })}`;
  // The offer ends with the list: a player who comes back is not asked again.
  useEffect(() => forget, [forget]);

  return (
    <div className={styles.bar}>
      <SpokenText text={count > 0 ? words : ''} />
      {count > 0 && (
        <div className={styles.undo}>
          <span>{words}</span>
          <AttemptButton of={undoing} size="small" onClick={undo} data-first>
            <Trans>Undo</Trans>
          </AttemptButton>
        </div>
      )}
    </div>
  );
}
