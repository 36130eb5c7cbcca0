import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Downline, Downlines } from '#core/agent/agent.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { useState } from 'react';
import { number, object, safeParse } from 'valibot';
import type { Failure } from '#core/client/failure.ts';
import { formatRate } from '../../../../i18n/format.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useApp } from '../../../../lib/app-context.tsx';
import { useForm } from '../../../../lib/form/use-form.ts';
import { useSubmit } from '../../../../widgets/account-form/use-submit.ts';
import { Form } from '../../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../../widgets/form/submit-button.tsx';
import agentStyles from '../../agent.module.css';
import { type RateBounds, rateFault, type RateFault, RateField } from '../../parts/rate-field.tsx';
import { rateText, typedRate } from '../../parts/typed-rate.ts';

interface RebateFormProps {
  downline: Downline;
  downlines: Downlines;
}

const bounds = object({ least: number(), most: number() });

/** The bounds that a refused rebate has to keep to. Null for other failures. */
function boundsOf(failure: Failure): RateBounds | null {
  if (failure.kind !== 'refused' || failure.code !== 'rebate_out_of_bounds') return null;
  const { success, output } = safeParse(bounds, failure.value);
  return success ? output : null;
}

/** Changes the rebate of a direct downline. The gateway names the bounds where they are narrower. */
export function RebateForm({ downline: { id, account, rebate }, downlines }: RebateFormProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const language = useLanguage();
  const { about } = useSnapshot(downlines.state);
  const [reported, setReported] = useState<RateBounds | null>(null);
  const bounds = reported ?? { least: 0, most: about?.rebateMost ?? 0 };
  const form = useForm<{ rebate: string }, RateFault>(
    { rebate: rebate === null ? '' : rateText(rebate) },
    (entry) => ({
      rebate: rateFault(entry.rebate, bounds),
    }),
  );
  const submission = useSubmit({ rebate: () => form.setFaults({ rebate: 'bounds' }) });

  async function save() {
    try {
      const changed = await downlines.setRebate(id, typedRate(form.entry.rebate) ?? 0);
      form.markSent();
      const rate = formatRate(changed.rebate, language);
      ui.toast(t`The rebate of ${account} is ${rate} now.`, { tone: 'good' });
    } catch (error) {
      if (error instanceof GatewayError) setReported(boundsOf(error.failure));
      throw error;
    }
  }

  return (
    <Form
      form={form}
      submission={submission}
      onSubmit={() => form.validate() && submission.send(save)}
    >
      <RateField
        value={form.entry.rebate}
        onChange={(typed) => form.change({ rebate: typed })}
        fault={form.fault('rebate')}
        bounds={bounds}
      />
      <p className={agentStyles.note}>
        <Trans>Bets count with a new rebate from the next day, Manila time.</Trans>
      </p>
      <SubmitButton>
        <Trans>Save the rebate</Trans>
      </SubmitButton>
    </Form>
  );
}
