import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Reward } from '#protocol/model/rewards/reward.ts';
import type { ErrorCode } from '#protocol/errors.ts';
import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Claims } from '#core/rewards/rewards.ts';
import { useFailureMessage } from '../../../i18n/failure-messages.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { RewardValue } from '../reward-value.tsx';

/** Longest code of the protocol. */
const codeLength = 40;

/** Refusals of a code, which are shown at its field. */
const ofCode: ReadonlySet<ErrorCode | null> = new Set([
  'promo_code_over',
  'promo_code_unknown',
  'promo_code_used',
  'promo_code_used_up',
]);

/** The form that redeems a promo code, and the reward of the last one. */
function usePromoCode(claims: Claims) {
  const form = useForm<{ code: string }, 'required' | Failure>({ code: '' }, ({ code }) => ({
    code: code.trim() === '' ? 'required' : null,
  }));
  const { attempt, ...submission } = useAttempt();
  const [paid, setPaid] = useState<Reward | null>(null);

  async function redeem() {
    setPaid(null);
    try {
      setPaid(await claims.redeem(form.entry.code));
      form.markSent();
      form.fill(() => ({ code: '' }));
    } catch (error) {
      const isOfCode =
        error instanceof GatewayError &&
        error.failure.kind === 'refused' &&
        ofCode.has(error.failure.code);
      if (!isOfCode) throw error;
      form.setFaults({ code: error.failure });
    }
  }

  const submit = () => {
    if (form.validate()) attempt(redeem);
  };
  return { form, submission, paid, submit };
}

/** Redeems a promo code. */
export function PromoCodeForm({ claims }: { claims: Claims }) {
  const { t } = useLingui();
  const message = useFailureMessage();
  const { form, submission, paid, submit } = usePromoCode(claims);
  const fault = form.fault('code');
  const typed = fault === 'required' ? t`Please type a promo code.` : fault && message(fault);
  const shownTitle = <bdi>{paid?.title}</bdi>;
  return (
    <Section title={<Trans>Promo code</Trans>} size="small">
      <Form form={form} submission={submission} onSubmit={submit}>
        <TextField
          label={t`Promo code`}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={codeLength}
          hint={t`Each member can use a code once. Its reward is paid at once.`}
          value={form.entry.code}
          onChange={({ target }) => form.change({ code: target.value })}
          error={typed}
        />
        <SubmitButton>
          <Trans>Redeem</Trans>
        </SubmitButton>
      </Form>
      <div aria-live="polite">
        {paid && (
          <Callout tone="good">
            <Trans>
              {shownTitle}: <RewardValue reward={paid} /> is yours.
            </Trans>
          </Callout>
        )}
      </div>
    </Section>
  );
}
