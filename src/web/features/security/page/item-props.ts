import type { SecurityCentre } from '#core/security-centre/security-centre.ts';

/** Props of the view of a part of the security centre. */
export interface ItemProps {
  readonly centre: SecurityCentre;
  /** The change is made: shows the words, if any, and returns to the overview. */
  readonly onDone: (words?: string) => void;
}
