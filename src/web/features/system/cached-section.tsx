import type { ReactNode } from 'react';
import { Age } from '../../ui/age/age.tsx';
import { Section } from '../../ui/section/section.tsx';

interface Given {
  title: string;
  /** When it came from the gateway, in epoch milliseconds. */
  at: number | null;
  children: ReactNode;
}

/** One kind of what was kept, with its age. */
export function CachedSection({ title, at, children }: Given) {
  return (
    <Section title={title} size="small" action={at !== null && <Age at={at} />}>
      {children}
    </Section>
  );
}
