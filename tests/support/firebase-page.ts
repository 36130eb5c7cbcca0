import { thirdPartiesFrom } from '#core/third-parties.ts';
import { type Identities, type SentCode, openFirebase } from '#web/third-party/firebase.ts';
import { identityFaultOf, IdentityError } from '#web/third-party/firebase-faults.ts';

/** A page with nothing on it but signing in by firebase: what `firebase.spec.ts` presses. */
const { firebase } = thirdPartiesFrom(import.meta.env);
if (firebase === null) throw new Error('The page was built without a firebase project.');
const identities: Identities = openFirebase(firebase, 'en-PH');

let sent: SentCode | null = null;

const acts: Readonly<Record<string, (value: string) => Promise<string>>> = {
  google: () => identities.signIn('google'),
  facebook: () => identities.signIn('facebook'),
  async send(mobile) {
    sent = await identities.sendCode(
      mobile,
      document.body.appendChild(document.createElement('div')),
    );
    return 'sent';
  },
  confirm: async (code) => (await sent?.confirm(code)) ?? 'nothing was sent',
};

const told = document.body.appendChild(document.createElement('output'));
const field = document.body.appendChild(document.createElement('input'));
for (const [name, act] of Object.entries(acts)) {
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = name;
  button.addEventListener('click', () => {
    told.textContent = '';
    act(field.value).then(
      (text) => (told.textContent = text),
      (error: unknown) =>
        (told.textContent = error instanceof IdentityError ? error.fault : identityFaultOf(error)),
    );
  });
}
