import styles from './lobby-events-placeholder.module.css';

/** The place of the events of a lobby, before their code is loaded. */
export function LobbyEventsPlaceholder() {
  return <div className={styles.place} />;
}
