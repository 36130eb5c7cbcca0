import { useEffect, useRef } from 'react';
import type { FormDrafts } from '#core/security-centre/form-drafts.ts';
import type { FormState } from '../../lib/form/use-form.ts';

interface Options {
  readonly drafts: FormDrafts;
  /** Name of the form. */
  readonly name: string;
  /** Values to keep: no passwords, codes or answers. */
  readonly draft: Readonly<Record<string, string>>;
}

/** Fills a form in again that was open when the session ended, and keeps what it contains now. */
export function useFormDraft<Entry extends object>(
  change: FormState<Entry, unknown>['change'],
  { drafts, name, draft }: Options,
): void {
  const fill = useRef((found: Readonly<Record<string, string>>) => {
    change((latest) => ({ ...latest, ...found }));
  });

  useEffect(() => {
    const found = drafts.take(name);
    if (found !== null) fill.current(found);
  }, [drafts, name]);

  useEffect(() => {
    const isEmpty = Object.values(draft).every((value) => value === '');
    drafts.keep(name, isEmpty ? null : draft);
  });

  useEffect(() => () => drafts.keep(name, null), [drafts, name]);
}
