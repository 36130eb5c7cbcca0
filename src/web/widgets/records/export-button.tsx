import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ExportedFile, ExportOptions } from '#core/records/record-export.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useAttempt } from '../../lib/attempt/use-attempt.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import styles from './export-button.module.css';

type OnExport = (options: Pick<ExportOptions, 'signal' | 'onProgress'>) => Promise<ExportedFile>;

/** Downloads what is filtered as CSV, with its progress. Leaving the page cancels the download. */
export function ExportButton({ onExport }: { onExport: OnExport }) {
  const { t } = useLingui();
  const { attempt, pending } = useAttempt();
  const [progress, setProgress] = useState<readonly [rows: number, all: number] | null>(null);
  const [saved, setSaved] = useState<number | null>(null);
  const cancel = useRef<AbortController | null>(null);

  useEffect(() => () => cancel.current?.abort(), []);

  async function download(): Promise<void> {
    const own = new AbortController();
    cancel.current = own;
    setSaved(null);
    setProgress(null);
    const onProgress = (rows: number, all: number) => setProgress([rows, all]);
    const { file, name, rows } = await onExport({ signal: own.signal, onProgress });
    saveFile(file, name);
    setSaved(rows);
  }

  return (
    <div className={styles.export}>
      {pending ? (
        <>
          <ProgressBar
            label={t`Download`}
            {...(progress && { value: progress[0], max: Math.max(1, progress[1]) })}
          />
          <Button onClick={() => cancel.current?.abort()}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      ) : (
        <Button icon={<Icon name="download" />} onClick={() => attempt(download)}>
          <Trans>Download as CSV</Trans>
        </Button>
      )}
      <p role="status">
        {saved !== null && <Plural value={saved} one="# row saved" other="# rows saved" />}
      </p>
    </div>
  );
}
