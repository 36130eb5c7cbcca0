import { useLingui } from '@lingui/react/macro';
import { signOutsideName } from '#protocol/written-name.ts';

/** Gives the message for a name with a sign that no name has. Null for any other text. */
export function useNameMessage(): (typed: string) => string | null {
  const { t } = useLingui();
  return (typed) => {
    const sign = signOutsideName(typed);
    if (sign === null) return null;
    return t`A name cannot have “${sign}” in it. It has letters, spaces, points, commas, hyphens and apostrophes.`;
  };
}
