import styles from './form-waiting.module.css';

/** Stands where a form is on its way, and takes the room of two fields and a button. */
export function FormWaiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <span />
      <span />
      <span />
    </div>
  );
}
