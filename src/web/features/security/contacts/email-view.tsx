import { useLingui } from '@lingui/react/macro';
import { isEmail } from '#core/registration/entry-fault.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { type FieldFault, useFaultMessage } from '../../../widgets/account-form/field-fault.ts';
import type { ItemProps } from '../page/item-props.ts';
import { WithProfile } from '../page/with-profile.tsx';
import { ContactForm } from './contact-form.tsx';
import { CurrentContact } from './current-contact.tsx';
import { useContactForm } from './use-contact-form.ts';

/** Verifies or changes the e-mail address. */
export function EmailView(props: ItemProps) {
  return (
    <WithProfile centre={props.centre}>
      {(profile) => (
        <>
          <CurrentContact contact={profile.email} />
          <EmailForm {...props} needsProof={profile.email?.verified !== false} />
        </>
      )}
    </WithProfile>
  );
}

function emailFault(typed: string): FieldFault | null {
  if (typed.trim() === '') return 'required';
  return isEmail(typed) ? null : 'noEmail';
}

function EmailForm({ centre, onDone, needsProof }: ItemProps & { needsProof: boolean }) {
  const { t } = useLingui();
  const message = useFaultMessage();
  const state = useContactForm({
    centre,
    channel: 'email',
    plain: (typed) => typed.trim(),
    check: emailFault,
    needsProof,
    save: (request, email) => centre.security.setEmail({ ...request, email }),
    onSaved: () => onDone(t`Your email is verified.`),
  });
  const { form } = state;
  return (
    <ContactForm state={state}>
      <TextField
        label={t`Email`}
        name="contact"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={100}
        value={form.entry.contact}
        onChange={({ target }) => form.change({ contact: target.value })}
        error={message(form.fault('contact'), t`Please enter your email.`)}
      />
    </ContactForm>
  );
}
