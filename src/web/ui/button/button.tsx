import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './button.module.css';

interface Look {
  /** `primary` is the lamp: at most one on a screen. `quiet` stands beside it, `plain` is words alone, `alert` undoes or ends something. */
  variant?: 'primary' | 'quiet' | 'plain' | 'alert';
  size?: 'small' | 'medium' | 'large';
  /** Takes the whole line. */
  wide?: boolean;
  icon?: IconName | undefined;
  children?: ReactNode;
}

type ButtonProps<Element extends 'button' | 'a'> = Look &
  Omit<ComponentProps<Element>, keyof Look | 'className'>;

function looks({ variant = 'quiet', size = 'medium', wide = false }: Look) {
  return {
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
  };
}

function Face({ icon, children }: Pick<Look, 'icon' | 'children'>) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  );
}

/** A thing to press. While `pending` a sweep of light runs over it and presses do nothing. */
export function Button({
  pending = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps<'button'> & { pending?: boolean }) {
  const { variant, size, wide, icon, children, ...attributes } = rest;
  return (
    <button
      {...attributes}
      {...looks(rest)}
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
    >
      <Face icon={icon} children={children} />
    </button>
  );
}

/** A link out of the app that looks like a button. */
export function ButtonAnchor(props: ButtonProps<'a'>) {
  const { variant, size, wide, icon, children, ...attributes } = props;
  return (
    <a {...attributes} {...looks(props)}>
      <Face icon={icon} children={children} />
    </a>
  );
}

/** A link to a page of the app that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
