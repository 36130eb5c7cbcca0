import styles from './form-skeleton.module.css';

/** Placeholder of a form that is loading. It has the size of two fields and a button. */
export function FormSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <span />
      <span />
      <span />
    </div>
  );
}
