import { thirdParties } from '#core/third-parties.ts';
import { languages } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { IdentityError } from './identity-error.ts';
import type { Identities } from './firebase.ts';

let opened: Promise<Identities> | null = null;

async function open(tag: string): Promise<Identities> {
  if (thirdParties.firebase === null) throw new IdentityError('notEnabled');
  const { openFirebase } = await import('./firebase.ts');
  return openFirebase(thirdParties.firebase, tag);
}

/** Signing in by Facebook, Google or a code of firebase: only where the brand has a project, loaded when it is first used. */
export function useFirebase() {
  const { tag } = languages[useLanguage()];

  /** Rejects with an IdentityError. */
  function identities(): Promise<Identities> {
    opened ??= open(tag).catch((error: unknown) => {
      opened = null;
      throw error instanceof IdentityError ? error : new IdentityError('unreachable', error);
    });
    return opened;
  }

  return {
    /** Whether codes to mobile numbers come from it, and not from the gateway. */
    sendsCodes: thirdParties.firebase?.sms ?? false,
    /** Fetches it ahead, when a finger or the focus comes near: browsers open windows only right after a press. */
    prepare: () => void identities().catch(() => undefined),
    identities,
  };
}
