import { AppBlock } from './app-block/app-block.tsx';
import { NoticeList } from './announcements/announcement-list.tsx';
import styles from './home-footer-sections.module.css';

/** What the page ends with: the app to take along, and what is new. */
export function Last() {
  return (
    <div className={styles.last}>
      <AppBlock />
      <NoticeList />
    </div>
  );
}
