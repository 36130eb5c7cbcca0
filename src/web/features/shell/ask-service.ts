import type { LinkProps } from '@tanstack/react-router';

/** Stands in for a link to what is not open to this account: tells so over the page that is shown. */
export const askService: Pick<LinkProps, 'to' | 'search' | 'resetScroll'> = {
  to: '.',
  search: (search) => ({ ...search, dialog: 'askService' as const }),
  resetScroll: false,
};
