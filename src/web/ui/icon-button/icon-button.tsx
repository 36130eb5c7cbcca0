import type { ComponentProps, ReactElement } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children'> & {
  /** A name of the family, or a drawing that comes with the part that shows it. */
  icon: IconName | ReactElement;
  /** What it does, for those who do not see the drawing. Also shown on hover. */
  label: string;
  /** A dot that says there is something new. */
  dot?: boolean;
  /** `raised` has a ground of its own; it stands on pictures and bars. */
  look?: 'bare' | 'raised';
};

/** A drawing to press, as large as a thumb. A pressed one (`aria-pressed`) is filled with the lamp's colour. */
export function IconButton({ icon, label, dot = false, look = 'bare', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-look={look}
      data-dot={dot || undefined}
      aria-label={label}
      title={rest.title ?? label}
    >
      {typeof icon === 'string' ? (
        <Icon name={icon} filled={rest['aria-pressed'] === true} />
      ) : (
        icon
      )}
    </button>
  );
}
