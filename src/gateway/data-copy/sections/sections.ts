import type { Section } from '../section.ts';
import { accountSections } from './account-sections.ts';
import { agentSections } from './agent-sections.ts';
import { contactSections } from './contact-sections.ts';
import { moneySections } from './money-sections.ts';
import { playSections } from './play-sections.ts';
import { pointSections } from './point-sections.ts';
import { rewardSections } from './reward-sections.ts';
import { signInSections } from './sign-in-sections.ts';

/** All sections of a copy, in the order in which they are written. */
export const sections: readonly Section[] = [
  ...accountSections,
  ...signInSections,
  ...moneySections,
  ...rewardSections,
  ...pointSections,
  ...contactSections,
  ...playSections,
  ...agentSections,
];
