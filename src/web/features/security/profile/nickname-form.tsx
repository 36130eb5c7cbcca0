import { Trans, useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { Profile } from '#core/profile/profile.ts';
import { entryFault } from '#core/registration/entry-fault.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { type FieldFault, useFaultMessage } from '../../../widgets/account-form/field-fault.ts';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { useSecretSubmit } from '../../../widgets/account-form/use-secret-submit.ts';
import { useFormDraft } from '../../../widgets/account-form/use-form-draft.ts';
import type { ItemProps } from '../page/item-props.ts';

/** An absent nickname was not touched: the form shows the one of the profile. */
interface Entry {
  readonly nickname?: string;
}

/** Changes the nickname. */
export function NicknameForm({
  centre,
  profile: { version, nickname, nicknameRule },
}: ItemProps & { profile: Snapshot<Profile> }) {
  const { t } = useLingui();
  const { ui } = useApp();
  const message = useFaultMessage();
  const form = useForm<Entry, FieldFault>({}, (entry) => ({
    nickname: entryFault(nicknameRule, entry.nickname ?? nickname),
  }));
  const value = form.entry.nickname ?? nickname;
  useFormDraft(form.change, {
    drafts: centre.drafts,
    name: 'nickname',
    draft: { ...(form.entry.nickname !== undefined && { nickname: form.entry.nickname }) },
  });
  const submission = useSecretSubmit({ nickname: (fault) => form.setFaults({ nickname: fault }) });

  async function save() {
    await centre.profile.setNickname(version, value.trim());
    form.markSent();
    ui.toast(t`Your nickname is saved.`, { tone: 'good' });
  }

  return (
    <Form
      form={form}
      submission={submission}
      onSubmit={() => form.validate() && submission.send(save)}
    >
      <TextField
        label={t`Nickname`}
        name="nickname"
        autoComplete="nickname"
        autoCapitalize="words"
        required
        maxLength={60}
        hint={t`Others see this name when you win.`}
        value={value}
        onChange={({ target }) => form.change({ nickname: target.value })}
        error={message(form.fault('nickname'), t`Please enter a nickname.`)}
      />
      <SubmitButton>
        <Trans>Save the nickname</Trans>
      </SubmitButton>
    </Form>
  );
}
