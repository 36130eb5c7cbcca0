import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { KeptData as KeptDataSlice } from '#core/device/device.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Confirm } from '../../../ui/confirm/confirm.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { formatBytes } from './format-bytes.ts';
import styles from './kept-data.module.css';

/** The sizes of what is kept, and the button that clears what can be loaded again. */
export function KeptData({ slice }: { slice: KeptDataSlice }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { sizes } = useSnapshot(slice.state);
  if (sizes === null) {
    return (
      <div className={styles.kept} aria-busy="true">
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  const { pictures, content, unsent, app, used } = sizes;
  const size = formatBytes(used ?? 0, language);
  const parts = [
    { name: t`Pictures of games and banners`, bytes: pictures },
    { name: t`What you can read without a network`, bytes: content },
    { name: t`Drafts, and changes that are not sent yet`, bytes: unsent },
    { name: t`The app itself`, bytes: app },
  ];
  return (
    <div className={styles.kept}>
      <dl>
        {parts.map(({ name, bytes }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatBytes(bytes, language)}</dd>
          </div>
        ))}
      </dl>
      {used !== null && (
        <p className={styles.used}>
          <Trans>Your browser counts {size} for this site in all.</Trans>
        </p>
      )}
      <ClearButton slice={slice} isEmpty={pictures + content === 0} />
    </div>
  );
}

/** Asks before it clears. Work that is not sent stays in any case, and the question says so. */
function ClearButton({ slice, isEmpty }: { slice: KeptDataSlice; isEmpty: boolean }) {
  const { t } = useLingui();
  const { ui } = useApp();
  const [asks, setAsks] = useState(false);
  const [pending, setPending] = useState(false);

  async function clear(): Promise<void> {
    setPending(true);
    await slice.clear();
    setPending(false);
    setAsks(false);
    ui.toast(t`This device is cleared.`, { tone: 'good' });
  }

  return (
    <>
      <Button disabled={isEmpty} onClick={() => setAsks(true)}>
        <Trans>Clear</Trans>
      </Button>
      {asks && (
        <Confirm
          title={t`Clear this device?`}
          yes={<Trans>Clear</Trans>}
          no={<Trans>Keep it</Trans>}
          pending={pending}
          onYes={() => void clear()}
          onNo={() => setAsks(false)}
        >
          <Trans>
            Pictures, and what you can read without a network, load again when you need them. Drafts
            and changes that are not sent yet stay, and so do your settings and your login.
          </Trans>
        </Confirm>
      )}
    </>
  );
}
