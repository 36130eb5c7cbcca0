import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonStyle {
  /** `primary`: the main action, at most one per screen. `quiet`: other actions. `plain`: text only. `alert`: deletes or ends something. */
  variant?: 'primary' | 'quiet' | 'plain' | 'alert';
  size?: 'small' | 'medium' | 'large';
  /** Full width. */
  wide?: boolean;
  /** An `Icon`, before the text. */
  icon?: ReactElement | undefined;
  children?: ReactNode;
}

type ButtonProps<Element extends 'button' | 'a'> = ButtonStyle &
  Omit<ComponentProps<Element>, keyof ButtonStyle | 'className'>;

function styleAttributes({ variant = 'quiet', size = 'medium', wide = false }: ButtonStyle) {
  return {
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
  };
}

function Content({ icon, children }: Pick<ButtonStyle, 'icon' | 'children'>) {
  return (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
}

/** A button. While `pending` it shows progress; while `pending` or `held` it ignores clicks. */
export function Button({
  pending = false,
  held = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps<'button'> & { pending?: boolean; held?: boolean }) {
  const { variant, size, wide, icon, children, ...attributes } = rest;
  return (
    <button
      {...attributes}
      {...styleAttributes(rest)}
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={pending || held || undefined}
      onClick={pending || held ? undefined : onClick}
    >
      <Content icon={icon} children={children} />
    </button>
  );
}

/** An external link that looks like a button. */
export function ButtonAnchor(props: ButtonProps<'a'>) {
  const { variant, size, wide, icon, children, ...attributes } = props;
  return (
    <a {...attributes} {...styleAttributes(props)}>
      <Content icon={icon} children={children} />
    </a>
  );
}

/** A link to a route of the app that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
