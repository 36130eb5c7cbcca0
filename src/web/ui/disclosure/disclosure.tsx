import { type ReactNode, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  title: ReactNode;
  /** Open at first, or as soon as this turns true. */
  open?: boolean;
  /** Called each time it is opened. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A title that expands its content. The content is rendered when it is first opened. */
export function Disclosure({ title, open = false, onOpen, children }: DisclosureProps) {
  const [opened, setOpened] = useState(open);
  return (
    <details
      className={styles.disclosure}
      open={open}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return;
        setOpened(true);
        onOpen?.();
      }}
    >
      <summary>{title}</summary>
      {(opened || open) && children}
    </details>
  );
}
