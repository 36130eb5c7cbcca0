import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface OverLinkProps {
  /** By the name its address has. */
  dialog: 'contact' | 'depositGuide' | 'join' | 'sponsors';
  /** Stands in the place of the dialog that holds the link. */
  replace?: boolean;
  children: ReactNode;
}

/** A link that opens a dialog over the page that is shown, which stays where it is. */
export function OverLink({ dialog, replace = false, children }: OverLinkProps) {
  return (
    <Link to="." search={(search) => ({ ...search, dialog })} resetScroll={false} replace={replace}>
      {children}
    </Link>
  );
}
