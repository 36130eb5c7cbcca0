import { Trans, useLingui } from '@lingui/react/macro';
import { entryFault } from '#core/registration/entry-fault.ts';
import type { FieldRule } from '#protocol/model/rule.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { type FieldFault, useFaultMessage } from '../../../widgets/account-form/field-fault.ts';
import { useContact } from '../../../widgets/customer-service/use-contact.ts';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { useNameMessage } from '../../../widgets/account-form/use-name-message.ts';
import { useFormDraft } from '../../../widgets/account-form/use-form-draft.ts';
import { useSecretSubmit } from '../../../widgets/account-form/use-secret-submit.ts';
import type { ItemProps } from '../page/item-props.ts';
import { WithProfile } from '../page/with-profile.tsx';

/** Sets the real name, once. */
export function RealName(props: ItemProps) {
  return (
    <WithProfile centre={props.centre}>
      {({ realName, realNameRule }) =>
        realName === null ? (
          <RealNameForm {...props} rule={realNameRule} />
        ) : (
          <FixedName name={realName} />
        )
      }
    </WithProfile>
  );
}

function FixedName({ name }: { name: string }) {
  const contact = useContact();
  return (
    <Callout tone="good">
      <p>
        <b dir="auto">{name}</b>
      </p>
      <p>
        <Trans>
          Your real name is set. Only the operator changes it, so that nobody else can be paid.
        </Trans>{' '}
        {contact && (
          <a href={contact}>
            <Trans>Contact us</Trans>
          </a>
        )}
      </p>
    </Callout>
  );
}

function RealNameForm({ centre, onDone, rule }: ItemProps & { rule: FieldRule }) {
  const { t } = useLingui();
  const message = useFaultMessage();
  const nameMessage = useNameMessage();
  const form = useForm<{ realName: string }, FieldFault>({ realName: '' }, ({ realName }) => ({
    realName: entryFault(rule, realName),
  }));
  const { realName } = form.entry;
  const fault = form.fault('realName');
  useFormDraft(form.change, { drafts: centre.drafts, name: 'realName', draft: { realName } });
  const submission = useSecretSubmit({ payeeName: (fault) => form.setFaults({ realName: fault }) });

  async function set() {
    await centre.profile.setRealName(realName.trim());
    form.markSent();
    onDone(t`Your real name is set.`);
  }

  return (
    <Form
      form={form}
      submission={submission}
      onSubmit={() => form.validate() && submission.send(set)}
    >
      <TextField
        label={t`Real name`}
        name="realName"
        autoComplete="name"
        autoCapitalize="words"
        required
        maxLength={100}
        hint={t`As your bank has it. Please check it: you can set it only once.`}
        value={realName}
        onChange={({ target }) => form.change({ realName: target.value })}
        error={fault && (nameMessage(realName) ?? message(fault, t`Please enter your real name.`))}
      />
      <SubmitButton>
        <Trans>Set my real name</Trans>
      </SubmitButton>
    </Form>
  );
}
