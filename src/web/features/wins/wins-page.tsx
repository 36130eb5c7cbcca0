import type { App } from '#core/app.ts';
import type { WinsRecord } from '#core/records/wins-record.ts';
import { RowsSkeleton } from '../../ui/skeleton/rows-skeleton.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { Board } from './board.tsx';
import { MyWins } from './my-wins.tsx';
import styles from './wins-page.module.css';

const winsOf = async (app: App): Promise<WinsRecord> => (await app.records()).wins;

/** The wins of the member, and the board of the biggest wins of all players. */
export function WinsPage() {
  return (
    <div className={styles.page}>
      <WithSlice from={winsOf} placeholder={<RowsSkeleton rows={5} size="medium" />}>
        {(wins) => <MyWins record={wins} />}
      </WithSlice>
      <Board />
    </div>
  );
}
