import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import type {
  ExclusionChoices,
  ExclusionKind,
  ExclusionsSlice,
} from '#core/protection/exclusions.ts';
import { exclusionKinds } from '#protocol/model/protection/exclusion.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { BreakDialog } from './break-dialog.tsx';
import { breakWords } from './break-names.ts';
import styles from './break-section.module.css';
import page from './protection-page.module.css';

const exclusionsOf = async (app: App): Promise<ExclusionsSlice> =>
  (await app.securityCentre()).exclusions;

/** Ways to stop playing for a while, or for good. Nothing where the gateway has none. */
export function BreakSection() {
  return (
    <WithSlice from={exclusionsOf} placeholder={null}>
      {(slice) => <Breaks slice={slice} />}
    </WithSlice>
  );
}

function isOffered(kind: ExclusionKind, { timeOutHours }: Snapshot<ExclusionChoices>): boolean {
  return kind !== 'timeOut' || timeOutHours.length > 0;
}

function Breaks({ slice }: { slice: ExclusionsSlice }) {
  const { t } = useLingui();
  const { choices } = useSnapshot(slice.state);
  const [open, setOpen] = useState<ExclusionKind | null>(null);
  useEffect(() => void slice.load(), [slice]);
  if (choices === null) return null;
  return (
    <section className={page.card} aria-labelledby="take-a-break">
      <header className={page.head}>
        <Icon name="pause" />
        <div>
          <h2 id="take-a-break">
            <Trans>Take a break</Trans>
          </h2>
          <p className={page.note}>
            <Trans>
              If playing is no longer fun, stop for a while, or for good. It begins at once, and
              nobody can undo it.
            </Trans>
          </p>
        </div>
      </header>
      <ul className={page.rows}>
        {exclusionKinds
          .filter((kind) => isOffered(kind, choices))
          .map((kind) => (
            <li key={kind} className={styles.row}>
              <div>
                <h3>{t(breakWords[kind].name)}</h3>
                <p className={page.note}>{t(breakWords[kind].about)}</p>
              </div>
              <Button size="small" onClick={() => setOpen(kind)}>
                {t(breakWords[kind].ask)}
              </Button>
            </li>
          ))}
      </ul>
      {open !== null && (
        <BreakDialog kind={open} choices={choices} slice={slice} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}
