import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Points } from '#core/points/points.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { CheckBox } from '../../../ui/check-box/check-box.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import type { useRedeemForm } from './use-redeem-form.ts';

interface AddressFieldsProps {
  form: ReturnType<typeof useRedeemForm>['form'];
  book: Points['addresses'];
}

/** The address of a gift: an address of the address book, or another one, which can be kept. */
export function AddressFields({ form, book }: AddressFieldsProps) {
  const { t } = useLingui();
  const { addresses } = useSnapshot(book.state);
  const { entry, change, fault } = form;
  const known = addresses.find(
    ({ address, phone }) => address === entry.address && phone === entry.phone,
  );

  function choose(id: string): void {
    const { address = '', phone = '' } = addresses.find((one) => one.id === id) ?? {};
    change({ address, phone });
  }

  return (
    <>
      {addresses.length > 0 && (
        <SelectField
          label={t`Address book`}
          name="known"
          placeholder={t`Another address`}
          options={addresses.map(({ id, address }) => ({ value: id, label: address }))}
          value={known?.id ?? ''}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      <TextField
        label={t`Receiving address`}
        name="address"
        autoComplete="street-address"
        hint={t`Name, street, barangay, city and postcode`}
        maxLength={300}
        required
        value={entry.address}
        onChange={({ target }) => change({ address: target.value })}
        error={fault('address') === null ? null : t`Please enter the receiving address.`}
      />
      <PhoneField form={form} />
      {known ? (
        <RemoveButton
          onRemove={async () => {
            await book.remove(known.id);
            choose('');
          }}
        />
      ) : (
        <CheckBox
          name="keepAddress"
          checked={entry.keepAddress}
          onChange={({ target }) => change({ keepAddress: target.checked })}
        >
          <Trans>Keep it in my address book</Trans>
        </CheckBox>
      )}
    </>
  );
}

/** Removes the chosen address from the address book. */
function RemoveButton({ onRemove }: { onRemove: () => Promise<void> }) {
  const { attempt, ...state } = useAttempt();
  return (
    <AttemptButton of={state} size="small" onClick={() => attempt(onRemove)}>
      <Trans>Remove it from my address book</Trans>
    </AttemptButton>
  );
}

/** The mobile number of the receiver. */
function PhoneField({ form: { entry, change, fault } }: Pick<AddressFieldsProps, 'form'>) {
  const { t } = useLingui();
  const found = fault('phone');
  const missing = t`Please enter the mobile number.`;
  const wrong = t`That does not look like a mobile number.`;
  return (
    <TextField
      label={t`Mobile number`}
      name="phone"
      type="tel"
      autoComplete="tel"
      maxLength={40}
      required
      value={entry.phone}
      onChange={({ target }) => change({ phone: target.value })}
      error={found === null ? null : found === 'required' ? missing : wrong}
    />
  );
}
