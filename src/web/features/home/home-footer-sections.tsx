import { AppBlock } from './app-block/app-block.tsx';
import { AnnouncementList } from './announcements/announcement-list.tsx';
import styles from './home-footer-sections.module.css';

/** The last sections of the page: the app and the newest announcements. */
export function HomeFooterSections() {
  return (
    <div className={styles.sections}>
      <AppBlock />
      <AnnouncementList />
    </div>
  );
}
