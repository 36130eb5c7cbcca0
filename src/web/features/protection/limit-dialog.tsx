import { Trans, useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { PlayLimit, PlayLimitsSlice } from '#core/protection/protection.ts';
import { formatManila } from '../../i18n/format-manila.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button/button.tsx';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SpokenText } from '../../ui/spoken-text/spoken-text.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { AmountField } from '../../widgets/amount-field/amount-field.tsx';
import { Form } from '../../widgets/form/form.tsx';
import { SubmitButton } from '../../widgets/form/submit-button.tsx';
import { formatLimit } from '../../widgets/limit-names/limit-amount.ts';
import { frameName, kindWords } from '../../widgets/limit-names/limit-names.ts';
import styles from './limit-row.module.css';
import { useLimitForm } from './use-limit-form.ts';

interface LimitDialogProps {
  limit: Snapshot<PlayLimit>;
  slice: PlayLimitsSlice;
  waitHours: number | null;
  onClose: () => void;
}

/** Sets, changes or removes a limit, and says before what that does. */
export function LimitDialog({ limit, slice, waitHours, onClose }: LimitDialogProps) {
  const { t } = useLingui();
  const form = useLimitForm({ limit, slice, onClose });
  const { kind, frame, isRolling, amount } = limit;
  const words = useEffectWords(limit, waitHours)[form.effect ?? 'none'];
  const messages = useFaultMessages(limit);
  const fault = form.form.fault('amount');
  return (
    <Dialog
      title={`${t(kindWords[kind].name)}\u00a0· ${t(frameName(frame, isRolling))}`}
      onClose={onClose}
    >
      <Form form={form.form} submission={form.submission} onSubmit={form.submit}>
        <LimitField kind={kind} form={form.form} error={fault && messages[fault]} />
        <SpokenText text={words} />
        {words !== '' && <p className={styles.effect}>{words}</p>}
        <SubmitButton>
          <Trans>Set the limit</Trans>
        </SubmitButton>
      </Form>
      {amount !== null && (
        <div className={styles.removal}>
          <Button variant="plain" size="small" onClick={form.remove}>
            <Trans>Ask to remove this limit</Trans>
          </Button>
        </div>
      )}
      {form.asks && (
        <Confirm
          title={t`You have used more than that`}
          yes={<Trans>Set it anyway</Trans>}
          no={<Trans>Not yet</Trans>}
          onYes={form.confirm}
          onNo={form.cancel}
        >
          {words}
        </Confirm>
      )}
    </Dialog>
  );
}

interface LimitFieldProps {
  kind: PlayLimit['kind'];
  form: ReturnType<typeof useLimitForm>['form'];
  error: string | null;
}

/** The field for a limit: an amount of money, or minutes. */
function LimitField({ kind, form, error }: LimitFieldProps) {
  const { t } = useLingui();
  const { amount } = form.entry;
  const field = { name: 'amount', 'data-first': '', required: true, value: amount, error };
  return kind === 'time' ? (
    <TextField
      {...field}
      label={t`Limit in minutes`}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      onChange={({ target }) => form.change({ amount: target.value })}
    />
  ) : (
    <AmountField {...field} label={t`Limit`} onChange={(typed) => form.change({ amount: typed })} />
  );
}

/** The words for what a new limit does. */
function useEffectWords(limit: Snapshot<PlayLimit>, waitHours: number | null) {
  const { t } = useLingui();
  const language = useLanguage();
  const [held, used] = [limit.amount, limit.used].map((sum) =>
    formatLimit(limit.kind, sum, language),
  );
  const end = formatManila(limit.endsAt ?? Number.NaN, language, 'minute');
  return {
    none: '',
    atOnce: t`This holds at once.`,
    belowUsed: limit.isRolling
      ? t`This holds at once. You have used ${used} already, so nothing is left for now.`
      : t`This holds at once. You have used ${used} already, so nothing is left until ${end}.`,
    waits:
      waitHours === null
        ? t`This is higher than ${held}, so it waits. Then you confirm it; ${held} holds until you do.`
        : t`This is higher than ${held}, so it waits ${waitHours} hours. Then you confirm it; ${held} holds until you do.`,
  };
}

function useFaultMessages({ kind, most }: Snapshot<PlayLimit>) {
  const { t } = useLingui();
  const all = formatLimit(kind, most, useLanguage());
  return {
    required:
      kind === 'time'
        ? t`Please enter a whole number of minutes above 0.`
        : t`Please enter an amount above 0.`,
    same: t`This is your limit already.`,
    tooMuch: t`Your limit is at most ${all}.`,
  };
}
