import { type ReactNode, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  title: ReactNode;
  /** Whether it is open from the start, or from when this turns true. */
  open?: boolean;
  children: ReactNode;
}

/** A title that opens what stands under it. Its content is made when it is first opened. */
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
