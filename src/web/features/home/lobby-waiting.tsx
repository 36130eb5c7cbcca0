import { Trans } from '@lingui/react/macro';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './home.module.css';
import { WaitingRow } from './waiting-row.tsx';

/** The lobby before it is here, part by part as large as it will be. */
export function LobbyWaiting() {
  return (
    <>
      <div className={styles.barWaiting} />
      <div className={styles.page} aria-busy="true">
        <div className={styles.categoriesWaiting}>
          <Skeleton />
        </div>
        <Section title={<Trans>Hot games</Trans>}>
          <WaitingRow />
        </Section>
        <div className={styles.luck}>
          <div className={styles.panelWaiting} />
          <div className={styles.panelWaiting} />
        </div>
      </div>
    </>
  );
}
