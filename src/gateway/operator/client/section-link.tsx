import type { ReactNode } from 'react';
import { addressOf, goTo } from './address.ts';
import type { Texts } from './form-values.ts';

interface SectionLinkProps {
  readonly section: string;
  /** The values of its filters. */
  readonly query?: Texts;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link to a section, without a load of the page. With a key for a new tab or window the browser opens it. */
export function SectionLink({ section, query, isCurrent = false, children }: SectionLinkProps) {
  return (
    <a
      href={addressOf(section, query)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        goTo(section, query);
      }}
    >
      {children}
    </a>
  );
}
