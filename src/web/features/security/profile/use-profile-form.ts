import { useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import { latestBirthday } from '#protocol/birthday.ts';
import { checkField } from '#protocol/check-field.ts';
import type { Profile, ProfileField } from '#core/profile/profile.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { useFormDraft } from '../../../widgets/account-form/use-form-draft.ts';
import { useSecretSubmit } from '../../../widgets/account-form/use-secret-submit.ts';
import type { ItemProps } from '../page/item-props.ts';

/** Typed values by field. An absent field was not touched: the form shows the one of the profile. */
type Entry = Readonly<Record<string, string>>;

/** Fault of a field: as elsewhere, or a birthday that is too recent. */
export type ProfileFault = FieldFault | 'tooYoung';

const hourMs = 3_600_000;

/** Values that are not kept when the session ends. */
const secrets: ReadonlySet<string> = new Set(['idNumber', 'address']);

/** A masked value cannot be sent back: its field starts empty. */
const shownValue = ({ value, masked }: ProfileField): string => (masked ? '' : value);

/** State of the form with the fields of the profile. It sends only what was changed. */
export function useProfileForm({
  centre,
  onDone,
  profile: { version, fields },
}: ItemProps & { profile: Snapshot<Profile> }) {
  const { t } = useLingui();
  const { brand } = useApp();
  const latest = latestBirthday(brand.minimumAge, useNow(hourMs) ?? 0);

  function faultOf({ field, rule }: ProfileField, typed: string | undefined): ProfileFault | null {
    if (typed === undefined || typed.trim() === '') return null;
    if (checkField({ ...rule, required: false }, typed) !== null) return { rule };
    return field === 'birthday' && typed > latest ? 'tooYoung' : null;
  }

  const form = useForm<Entry, ProfileFault>({}, (entry) =>
    Object.fromEntries(fields.map((one) => [one.field, faultOf(one, entry[one.field])])),
  );
  const submission = useSecretSubmit(
    Object.fromEntries(
      fields.map(({ field }) => [field, (fault: FieldFault) => form.setFaults({ [field]: fault })]),
    ),
  );
  const kept = Object.entries(form.entry).filter(([field]) => !secrets.has(field));
  useFormDraft(form.change, {
    drafts: centre.drafts,
    name: 'profile',
    draft: Object.fromEntries(kept),
  });

  const changed = fields.flatMap((one): [string, string][] => {
    const typed = form.entry[one.field]?.trim();
    return typed === undefined || typed === shownValue(one) ? [] : [[one.field, typed]];
  });

  async function save() {
    if (changed.length > 0) await centre.profile.update(version, Object.fromEntries(changed));
    form.markSent();
    onDone(t`Your profile is saved.`);
  }

  return {
    form,
    submission,
    latest,
    valueOf: (one: ProfileField) => form.entry[one.field] ?? shownValue(one),
    submit: () => form.validate() && submission.send(save),
  };
}
