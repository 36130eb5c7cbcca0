import { type ReactNode, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  title: ReactNode;
  /** Open at first, or as soon as this turns true. */
  open?: boolean;
  children: ReactNode;
}

/** A title that expands its content. The content is rendered when it is first opened. */
export function Disclosure({ title, open = false, children }: DisclosureProps) {
  const [opened, setOpened] = useState(open);
  return (
    <details
      className={styles.disclosure}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>{title}</summary>
      {(opened || open) && children}
    </details>
  );
}
