import { initializeApp } from '@firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signInWithPopup,
  signOut,
  type UserCredential,
} from '@firebase/auth';
import type { SocialChannel } from '#protocol/model/identity-fields.ts';
import type { SocialIdentity } from '#core/registration/social-identity.ts';
import type { Firebase } from '#core/third-parties.ts';
import { IdentityError, identityFaultOf } from './identity-error.ts';
import { admitListedScripts } from '../../lib/load-script.ts';
import { withUsablePage } from '../../lib/with-usable-page.ts';

/** A code sent by firebase. */
export interface SentCode {
  /** Returns the id token of the number's owner. Rejects with an IdentityError. */
  confirm(code: string): Promise<string>;
}

/** Sign-in through firebase. All methods reject with an IdentityError. */
export interface Identities {
  /** Sets the BCP-47 tag for its SMS and windows. */
  setLanguage(tag: string): void;
  /** Opens a sign-in window of Facebook or Google and returns the identity. */
  signIn(channel: SocialChannel): Promise<SocialIdentity>;
  /** Sends a code to a number in E.164 format. A reCAPTCHA may appear in `place` first. */
  sendCode(mobile: string, place: HTMLElement): Promise<SentCode>;
}

const providers = { facebook: FacebookAuthProvider, google: GoogleAuthProvider };

async function asIdentityError<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    throw new IdentityError(identityFaultOf(error), error);
  }
}

/** Returns the id token and ends the firebase session: the app only needs the identity. */
async function tokenOf(auth: Auth, { user }: UserCredential): Promise<string> {
  const idToken = await user.getIdToken();
  await signOut(auth);
  return idToken;
}

async function sendCode(auth: Auth, mobile: string, place: HTMLElement): Promise<SentCode> {
  const puzzle = place.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, puzzle, { size: 'invisible' });
  try {
    const sent = await withUsablePage(() => signInWithPhoneNumber(auth, mobile, verifier));
    return {
      confirm: (code) => asIdentityError(async () => tokenOf(auth, await sent.confirm(code))),
    };
  } finally {
    verifier.clear();
    puzzle.remove();
  }
}

async function signIn(auth: Auth, channel: SocialChannel): Promise<SocialIdentity> {
  const credential = await signInWithPopup(auth, new providers[channel]());
  const { email, displayName } = credential.user;
  return { channel, idToken: await tokenOf(auth, credential), name: email ?? displayName };
}

/** Opens a firebase project without browser storage. */
export function openFirebase(project: Firebase): Identities {
  const { apiKey, authDomain, projectId, emulator } = project;
  admitListedScripts();
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });

  return {
    setLanguage: (tag) => void (auth.languageCode = tag),
    signIn: (channel) => asIdentityError(() => signIn(auth, channel)),
    sendCode: (mobile, place) => asIdentityError(() => sendCode(auth, mobile, place)),
  };
}
