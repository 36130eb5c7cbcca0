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
import type { Firebase } from '#core/third-parties.ts';
import { IdentityError, identityFaultOf } from './firebase-faults.ts';
import { admitListedScripts } from './load-script.ts';

export type SocialChannel = 'facebook' | 'google';

/** A code that firebase has sent. */
export interface SentCode {
  /** Gives the id token of whoever has the number. Rejects with an IdentityError. */
  confirm(code: string): Promise<string>;
}

/** Whom firebase knows. Everything rejects with an IdentityError. */
export interface Identities {
  /** Lets somebody sign in in a window of Facebook or Google, and gives their id token. */
  signIn(channel: SocialChannel): Promise<string>;
  /** Sends a code to a number with its plus and dial code. A puzzle may appear in `place`, which stays on the page until then. */
  sendCode(mobile: string, place: HTMLElement): Promise<SentCode>;
}

const providers = { facebook: FacebookAuthProvider, google: GoogleAuthProvider };

async function orFault<Value>(act: () => Promise<Value>): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    throw new IdentityError(identityFaultOf(error), error);
  }
}

/** Who somebody is, is all that is wanted: firebase's own session ends at once. */
async function tokenOf(auth: Auth, { user }: UserCredential): Promise<string> {
  const idToken = await user.getIdToken();
  await signOut(auth);
  return idToken;
}

async function sendCode(auth: Auth, mobile: string, place: HTMLElement): Promise<SentCode> {
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    const sent = await signInWithPhoneNumber(auth, mobile, verifier);
    return { confirm: (code) => orFault(async () => tokenOf(auth, await sent.confirm(code))) };
  } finally {
    verifier.clear();
  }
}

/** Opens a firebase project. It keeps nothing in the browser; `language` is a BCP-47 tag, for its SMS and windows. */
export function openFirebase(project: Firebase, language: string): Identities {
  const { apiKey, authDomain, projectId, emulator } = project;
  admitListedScripts();
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  auth.languageCode = language;

  return {
    signIn: (channel) =>
      orFault(async () => tokenOf(auth, await signInWithPopup(auth, new providers[channel]()))),
    sendCode: (mobile, place) => orFault(() => sendCode(auth, mobile, place)),
  };
}
