import type { ReactNode } from 'react';
import { Age } from '../../ui/age/age.tsx';
import { Section } from '../../ui/section/section.tsx';

interface CachedSectionProps {
  title: string;
  /** Time of the answer from the gateway, in epoch milliseconds. */
  at: number | null;
  children: ReactNode;
}

/** One kind of cached content, with its age. */
export function CachedSection({ title, at, children }: CachedSectionProps) {
  return (
    <Section title={title} size="small" action={at !== null && <Age at={at} />}>
      {children}
    </Section>
  );
}
