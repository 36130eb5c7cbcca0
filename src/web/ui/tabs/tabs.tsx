import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './tabs.module.css';

/** One of several views of the same place. */
export interface Tab {
  readonly id: string;
  readonly face: ReactNode;
}

interface TabsProps {
  /** Ties the tabs to their panel. */
  id: string;
  /** What is chosen among. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the tab whose panel is shown. */
  current: string;
  onChoose: (id: string) => void;
}

/** Which tab a key leads to; null for a key that is not ours. */
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

/** Tabs in one line that scrolls where it is too long. Arrow keys, Home and End choose; only the chosen one is a stop of the Tab key. */
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

/** What the chosen tab shows. */
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
