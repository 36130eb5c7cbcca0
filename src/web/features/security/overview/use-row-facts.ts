import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import type { SecurityItem } from '../security-search.ts';

const tickMs = 10_000;

/** The part with the form of a draft, by the name of the form. */
const itemOfDraft: Readonly<Record<string, SecurityItem>> = {
  profile: 'profile',
  nickname: 'profile',
  realName: 'realName',
  sms: 'mobile',
  email: 'email',
  payoutAccount: 'payoutAccounts',
};

/** A line of a row in place of its description: the masked value, or a state that the player has to know. */
export function useRowFacts({
  drafts,
  identity: identitySlice,
  security,
  profile: slice,
}: SecurityCentre): Readonly<Partial<Record<SecurityItem, string>>> {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow(tickMs);
  const { profile } = useSnapshot(slice.state);
  const { withdrawalLockedUntil } = useSnapshot(security.state);
  const { identity } = useSnapshot(identitySlice.state);
  const isLocked = withdrawalLockedUntil !== null && now !== null && withdrawalLockedUntil > now;
  const time = isLocked ? formatDate(withdrawalLockedUntil, language, 'minute') : '';

  function contactFact(contact: { value: string; verified: boolean } | null | undefined) {
    if (!contact) return {};
    const { value } = contact;
    return { fact: contact.verified ? value : t`${value}, not verified yet` };
  }

  const waiting = itemOfDraft[drafts.waiting() ?? ''];
  const mobile = contactFact(profile?.mobile).fact;
  const email = contactFact(profile?.email).fact;
  return {
    ...(isLocked && { withdrawalPassword: t`Locked until ${time}` }),
    ...(profile?.realName && { realName: profile.realName }),
    ...(mobile !== undefined && { mobile }),
    ...(email !== undefined && { email }),
    ...(identity?.state === 'sent' && { identity: t`We are looking at your pictures.` }),
    ...(identity?.state === 'refused' && { identity: t`Please send new pictures.` }),
    ...(waiting && { [waiting]: t`Your input from before is still here.` }),
  };
}
