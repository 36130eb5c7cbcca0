import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './tabs.module.css';

/** A tab: its id and its label. */
interface Tab {
  readonly id: string;
  readonly face: ReactNode;
}

interface TabsProps {
  /** Prefix of the ids that link the tabs to their panel. */
  id: string;
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the selected tab. */
  current: string;
  onChoose: (id: string) => void;
}

/** Index of the tab that a key selects, or null for other keys. */
function tabAt(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** A tab list that scrolls horizontally. Arrow keys, Home and End select a tab; only the selected tab is a tab stop. */
export function Tabs({ id, label, tabs, current, onChoose }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent, index: number): void {
    const target = tabAt(event.key, index, tabs.length);
    const next = target === null ? undefined : tabs[target];
    if (next === undefined || target === null) return;
    event.preventDefault();
    onChoose(next.id);
    const button = row.current?.children[target];
    if (button instanceof HTMLElement) button.focus();
  }

  return (
    <div ref={row} className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-${tab.id}`}
          className={styles.tab}
          aria-selected={tab.id === current}
          aria-controls={`${id}-panel`}
          tabIndex={tab.id === current ? 0 : -1}
          onClick={() => onChoose(tab.id)}
          onKeyDown={(event) => move(event, index)}
        >
          {tab.face}
        </button>
      ))}
    </div>
  );
}

/** Panel of the selected tab. */
export function TabPanel({
  id,
  current,
  children,
}: Pick<TabsProps, 'id' | 'current'> & { children: ReactNode }) {
  return (
    <div key={current} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
      {children}
    </div>
  );
}
