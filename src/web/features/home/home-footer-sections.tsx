import { AppBlock } from './app-block/app-block.tsx';
import { AnnouncementList } from './announcements/announcement-list.tsx';
import styles from './home-footer-sections.module.css';

/** What the page ends with: the app to take along, and what is new. */
export function HomeFooterSections() {
  return (
    <div className={styles.last}>
      <AppBlock />
      <AnnouncementList />
    </div>
  );
}
