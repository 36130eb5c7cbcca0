import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Accounts } from '#core/accounts/accounts.ts';
import { plainMobile } from '#protocol/mobile-number.ts';
import { mobileFault } from '#core/registration/entry-fault.ts';
import {
  MobileNumberField,
  type NumberCountry,
  useDialCode,
} from '../../../widgets/account-form/mobile-number-field.tsx';
import { WithAccounts } from '../../../widgets/account-form/with-accounts.tsx';
import type { ItemProps } from '../page/item-props.ts';
import { WithProfile } from '../page/with-profile.tsx';
import { ContactForm } from './contact-form.tsx';
import { CurrentContact } from './current-contact.tsx';
import { useContactForm } from './use-contact-form.ts';

/** Verifies or changes the mobile number. */
export function MobileView(props: ItemProps) {
  return (
    <WithAccounts>
      {(accounts) => (
        <WithProfile centre={props.centre}>
          {(profile) => (
            <>
              <CurrentContact contact={profile.mobile} />
              <MobileForm
                {...props}
                accounts={accounts}
                needsProof={profile.mobile?.verified !== false}
              />
            </>
          )}
        </WithProfile>
      )}
    </WithAccounts>
  );
}

interface MobileFormProps extends ItemProps {
  accounts: Accounts;
  needsProof: boolean;
}

function MobileForm({
  centre,
  onDone,
  accounts: { countries, registration },
  needsProof,
}: MobileFormProps) {
  const { t } = useLingui();
  const [country, setCountry] = useState<NumberCountry>({ code: null, dialCode: null });
  const dialCode = useDialCode(countries, country);
  const { rules } = useSnapshot(registration.state);
  const state = useContactForm({
    centre,
    channel: 'sms',
    dialCode,
    plain: plainMobile,
    check: (typed) => mobileFault(rules['mobileNum'], typed),
    needsProof,
    save: (request, mobile) => centre.security.setMobile({ ...request, mobile, dialCode }),
    onSaved: () => onDone(t`Your mobile number is verified.`),
  });
  return (
    <ContactForm state={state}>
      <MobileNumberField
        name="contact"
        countries={countries}
        country={country}
        onCountry={setCountry}
        value={state.form.entry.contact}
        onChange={(contact) => state.form.change({ contact })}
        fault={state.form.fault('contact')}
      />
    </ContactForm>
  );
}
