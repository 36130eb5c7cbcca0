import { Trans, useLingui } from '@lingui/react/macro';
import type { PointAddress } from '#core/points/points.ts';
import { CheckBox } from '../../../ui/check-box/check-box.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { useRedeemForm } from './use-redeem-form.ts';

interface AddressFieldsProps {
  form: ReturnType<typeof useRedeemForm>['form'];
  /** The address book of the member. */
  addresses: readonly PointAddress[];
}

/** Where a gift is sent: an address of the address book, or another one, which can be kept. */
export function AddressFields({ form, addresses }: AddressFieldsProps) {
  const { t } = useLingui();
  const { entry, change, fault } = form;
  const known = addresses.find(
    ({ address, phone }) => address === entry.address && phone === entry.phone,
  );

  const phoneError = usePhoneError(fault('phone'));

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
      <TextField
        label={t`Mobile number`}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        required
        value={entry.phone}
        onChange={({ target }) => change({ phone: target.value })}
        error={phoneError}
      />
      {!known && (
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

/** The message for a fault of the mobile number. */
function usePhoneError(fault: unknown): string | null {
  const { t } = useLingui();
  if (fault === null) return null;
  return fault === 'required'
    ? t`Please enter the mobile number.`
    : t`That does not look like a mobile number.`;
}
