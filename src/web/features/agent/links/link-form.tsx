import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateLinks } from '#core/agent/agent.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useSubmit } from '../../../widgets/account-form/use-submit.ts';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import styles from '../agent.module.css';
import { RateField, type RateFault, rateFault } from '../parts/rate-field.tsx';
import { type TypeChoice, TypeChoiceField } from '../parts/type-choice.tsx';
import { typedRate } from '../parts/typed-rate.ts';

interface Entry {
  readonly name: string;
  readonly type: TypeChoice;
  readonly rebate: string;
}

const empty: Entry = { name: '', type: 'player', rebate: '0' };

interface LinkFormProps {
  links: AffiliateLinks;
  /** The agent's own rebate, in hundredths of a percent. */
  most: number;
}

/** Adds a link by which strangers register below the agent. */
export function LinkForm({ links, most }: LinkFormProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const bounds = { least: 0, most };
  const form = useForm<Entry, 'required' | RateFault>(empty, ({ name, rebate }) => ({
    name: name.trim() === '' ? 'required' : null,
    rebate: rateFault(rebate, bounds),
  }));
  const { entry, change } = form;
  const submission = useSubmit({ rebate: () => form.setFaults({ rebate: 'bounds' }) });

  async function create() {
    const { name } = await links.create({
      name: entry.name.trim(),
      type: entry.type === 'agent' ? 2 : 0,
      rebate: typedRate(entry.rebate) ?? 0,
    });
    form.markSent();
    form.fill(() => empty);
    ui.toast(t`The link ${name} is ready.`, { tone: 'good' });
  }

  return (
    <div className={styles.card}>
      <Form
        form={form}
        submission={submission}
        onSubmit={() => form.validate() && submission.send(create)}
      >
        <TextField
          label={t`Name of the link`}
          name="name"
          autoComplete="off"
          required
          maxLength={60}
          hint={t`Only you see it, such as the place where you share the link.`}
          value={entry.name}
          onChange={({ target }) => change({ name: target.value })}
          error={form.fault('name') === null ? null : t`Please enter a name.`}
        />
        <TypeChoiceField value={entry.type} onChoose={(type) => change({ type })} />
        <RateField
          value={entry.rebate}
          onChange={(rebate) => change({ rebate })}
          fault={form.fault('rebate')}
          bounds={bounds}
        />
        <SubmitButton>
          <Trans>Create the link</Trans>
        </SubmitButton>
      </Form>
    </div>
  );
}
