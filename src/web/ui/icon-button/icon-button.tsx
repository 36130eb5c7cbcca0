import type { ComponentProps, ReactElement } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children'> & {
  /** Name of an icon, or an `IconLate` element. */
  icon: IconName | ReactElement;
  /** Accessible name. Also the tooltip, unless `title` is another: screen readers would read the same text twice. */
  label: string;
  /** Shows a dot for new content. */
  dot?: boolean;
  /** `raised` has a background, for pictures and bars. */
  look?: 'bare' | 'raised';
};

/** A button with an icon. With `aria-pressed` the icon is filled. */
export function IconButton({ icon, label, dot = false, look = 'bare', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-look={look}
      data-dot={dot || undefined}
      aria-label={rest.title === undefined ? undefined : label}
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
