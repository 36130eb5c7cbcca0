import styles from './form-skeleton.module.css';

/** Stands where a form is on its way, and takes the room of two fields and a button. */
export function FormSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <span />
      <span />
      <span />
    </div>
  );
}
