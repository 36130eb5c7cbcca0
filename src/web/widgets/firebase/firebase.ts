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
import type { SocialChannel } from '#contract/model/proof.ts';
import type { SocialIdentity } from '#core/registration/social-identity.ts';
import type { Firebase } from '#core/third-parties.ts';
import { IdentityError, identityFaultOf } from './identity-error.ts';
import { admitListedScripts } from '../../lib/load-script.ts';

/** A code that firebase has sent. */
export interface SentCode {
  /** Gives the id token of whoever has the number. Rejects with an IdentityError. */
  confirm(code: string): Promise<string>;
}

/** Whom firebase knows. Everything rejects with an IdentityError. */
export interface Identities {
  /** Lets somebody sign in in a window of Facebook or Google, and gives who that is. */
  signIn(channel: SocialChannel): Promise<SocialIdentity>;
  /** Sends a code to a number with its plus and dial code. A puzzle may appear in `place` until then. */
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
  const puzzle = place.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, puzzle, { size: 'invisible' });
  try {
    const sent = await signInWithPhoneNumber(auth, mobile, verifier);
    return { confirm: (code) => orFault(async () => tokenOf(auth, await sent.confirm(code))) };
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
    signIn: (channel) => orFault(() => signIn(auth, channel)),
    sendCode: (mobile, place) => orFault(() => sendCode(auth, mobile, place)),
  };
}
