import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { formatManila } from '../../i18n/format-manila.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './receipt-dialog.module.css';
import { shareText } from './share-text.ts';

/** A line of a receipt. `isStrong` for the sum. */
export interface ReceiptLine {
  readonly name: string;
  readonly value: string;
  readonly isStrong?: boolean;
}

interface ReceiptDialogProps {
  title: string;
  lines: readonly ReceiptLine[];
  onClose: () => void;
}

/** The text of a receipt, one line after the other. */
function textOf(head: readonly string[], lines: readonly ReceiptLine[], end: string): string {
  return [...head, ...lines.map(({ name, value }) => `${name}: ${value}`), end].join('\n');
}

/** A receipt that can be shared or printed. On paper there is only the receipt. */
export function ReceiptDialog({ title, lines, onClose }: ReceiptDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { brand, member, ui } = useApp();
  const { account } = useSnapshot(member.state).member ?? { account: '' };
  const now = formatManila(useNow(60_000) ?? 0, language, 'second');
  const asOf = t`As of ${now}, Manila time`;

  async function share(): Promise<void> {
    const text = textOf([`${brand.name} · ${title}`], lines, asOf);
    const result = await shareText({ title: `${brand.name} · ${title}`, text });
    if (result === 'copied') ui.toast(t`The receipt is copied. Paste it where you need it.`);
    if (result === 'failed') ui.toast(t`It could not be shared. Print it instead.`);
  }

  return (
    <Dialog
      title={t`Receipt`}
      onClose={onClose}
      footer={
        <>
          <Button data-first onClick={() => void share()}>
            <Trans>Share</Trans>
          </Button>
          <Button variant="primary" onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
        </>
      }
    >
      <article className={styles.receipt} aria-label={title}>
        <header>
          <p className={styles.brand}>{brand.name}</p>
          <p>
            <span>{title}</span>&nbsp;· <bdi>{account}</bdi>
          </p>
        </header>
        <dl>
          {lines.map(({ name, value, isStrong }) => (
            <div key={name} data-strong={isStrong || undefined}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{asOf}</p>
      </article>
    </Dialog>
  );
}
