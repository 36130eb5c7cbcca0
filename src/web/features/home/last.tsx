import { AppBlock } from './app-block.tsx';
import { NoticeList } from './notice-list.tsx';
import styles from './last.module.css';

/** What the page ends with: the app to take along, and what is new. */
export function Last() {
  return (
    <div className={styles.last}>
      <AppBlock />
      <NoticeList />
    </div>
  );
}
