import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** A short form of the text, to show in its place. */
  shown?: string;
  /** Accessible name, such as "Copy the order number". */
  label: string;
  /** A long text is cut, as in a table. All of it is copied. */
  compact?: boolean;
  /** A long text is broken into lines, such as an address that is shown in full. */
  whole?: boolean;
}

/** Time during which the button confirms the copy, in milliseconds. */
const confirmMs = 2_000;

/** Shows a text and copies it when pressed. Without access to the clipboard the text can still be selected. */
export function CopyButton({
  text,
  shown = text,
  label,
  compact = false,
  whole = false,
}: CopyButtonProps) {
  const { t } = useLingui();
  const [result, setResult] = useState<'copied' | 'refused' | null>(null);

  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), confirmMs);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('refused');
    }
  }

  return (
    <span
      className={styles.copy}
      data-compact={compact || undefined}
      data-whole={whole || undefined}
    >
      <span className={styles.text}>{shown}</span>
      <button type="button" title={label} onClick={() => void copy()}>
        {result === 'copied' && <Icon name="check" />}
      </button>
      <span role="status" className={styles.status}>
        {result === 'copied' && <span>{t`Copied`}</span>}
        {result === 'refused' && <span>{t`Not copied. Select the text instead.`}</span>}
      </span>
    </span>
  );
}
