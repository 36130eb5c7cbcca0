import { thirdParties } from '#core/third-parties.ts';
import { languages } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { IdentityError } from './identity-error.ts';
import type { Identities } from './firebase.ts';

let opened: Promise<Identities> | null = null;

async function open(): Promise<Identities> {
  if (thirdParties.firebase === null) throw new IdentityError('notEnabled');
  const { openFirebase } = await import('./firebase.ts');
  return openFirebase(thirdParties.firebase);
}

/** Sign-in through firebase, for brands with a firebase project. The SDK loads at the first use. */
export function useFirebase() {
  const { tag } = languages[useLanguage()];

  /** Rejects with an IdentityError. */
  async function identities(): Promise<Identities> {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error instanceof IdentityError ? error : new IdentityError('unreachable', error);
    });
    const found = await opened;
    found.setLanguage(tag);
    return found;
  }

  return {
    /** Firebase, not the gateway, sends the codes to mobile numbers. */
    sendsCodes: thirdParties.firebase?.sms ?? false,
    /** Preloads the SDK at hover, touch or focus: browsers block windows that open too long after a click. */
    prepare: () => void identities().catch(() => undefined),
    identities,
  };
}
