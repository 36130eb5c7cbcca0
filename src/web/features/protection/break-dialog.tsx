import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Snapshot } from 'valtio';
import type {
  ExclusionChoices,
  ExclusionKind,
  ExclusionsSlice,
} from '#core/protection/exclusions.ts';
import { longestReason } from '#protocol/model/protection/exclusion.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SelectField } from '../../ui/select-field/select-field.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { LoginPasswordField } from '../../widgets/account-form/login-password-field.tsx';
import { Form } from '../../widgets/form/form.tsx';
import { SubmitButton } from '../../widgets/form/submit-button.tsx';
import { BreakEffects } from './break-effects.tsx';
import { breakWords } from './break-names.ts';
import styles from '../../widgets/break/break.module.css';
import { useBreakForm } from './use-break-form.ts';
import { useBreakLengths } from '../../widgets/break/use-break-lengths.ts';
import { useEndWords } from '../../widgets/break/use-end-words.ts';

interface BreakProps {
  kind: ExclusionKind;
  choices: Snapshot<ExclusionChoices>;
  slice: ExclusionsSlice;
  onClose: () => void;
}

/** Asks for the length and says what follows, then asks for the password and begins. Both steps can be left at any time. */
export function BreakDialog({ kind, choices, slice, onClose }: BreakProps) {
  const [length, setLength] = useState('');
  const [isSure, setSure] = useState(false);
  const [reason, setReason] = useState('');
  const step = { kind, choices, length, onClose };
  return isSure ? (
    <Beginning
      key="beginning"
      {...step}
      slice={slice}
      reason={reason}
      onBack={(typed) => {
        setReason(typed);
        setSure(false);
      }}
    />
  ) : (
    <Meaning key="meaning" {...step} onLength={setLength} onGoOn={() => setSure(true)} />
  );
}

interface StepProps extends Omit<BreakProps, 'slice'> {
  /** The chosen length as text. Empty: none is chosen. */
  length: string;
}

interface MeaningProps extends StepProps {
  onLength: (length: string) => void;
  onGoOn: () => void;
}

function Meaning({ kind, choices, length, onLength, onGoOn, onClose }: MeaningProps) {
  const { t } = useLingui();
  const [isMissing, setMissing] = useState(false);
  const lengths = useBreakLengths(kind, choices);
  const isChosen = kind === 'closed' || length !== '';
  return (
    <Dialog
      title={t(breakWords[kind].name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" onClick={() => (isChosen ? onGoOn() : setMissing(true))}>
            <Trans>Go on</Trans>
          </Button>
        </>
      }
    >
      {kind !== 'closed' && (
        <SelectField
          label={t`How long?`}
          data-first=""
          placeholder={t`Please choose`}
          options={lengths}
          value={length}
          onChange={({ target }) => onLength(target.value)}
          error={isMissing && length === '' ? t`Please choose how long.` : null}
        />
      )}
      <BreakEffects kind={kind} choices={choices} length={length} />
    </Dialog>
  );
}

interface BeginningProps extends StepProps {
  slice: ExclusionsSlice;
  reason: string;
  /** Gets the typed reason, which the step shows again. */
  onBack: (reason: string) => void;
}

function Beginning({ kind, length, slice, reason: first, onBack, onClose }: BeginningProps) {
  const { t } = useLingui();
  const { form, submission, submit } = useBreakForm({ kind, length, slice, reason: first });
  const { reason } = form.entry;
  const end = useEndWords()(kind, length);
  return (
    <Dialog title={t(breakWords[kind].name)} onClose={onClose}>
      <Form form={form} submission={submission} onSubmit={submit}>
        <p className={styles.until}>{end}</p>
        <LoginPasswordField
          isFirst
          value={form.entry.loginPassword}
          onChange={(loginPassword) => form.change({ loginPassword })}
          fault={form.fault('loginPassword')}
        />
        <TextArea
          label={t`Why? (optional)`}
          name="reason"
          rows={2}
          autoComplete="off"
          hint={t`Customer service reads it, and nobody else.`}
          value={reason}
          count={{ of: reason.trim().length, most: longestReason }}
          error={form.fault('reason') && t`Please use ${longestReason} characters at most.`}
          onChange={({ target }) => form.change({ reason: target.value })}
        />
        <SubmitButton>{t(breakWords[kind].begin)}</SubmitButton>
        <Button variant="plain" onClick={() => onBack(reason)}>
          <Trans>Back</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Form>
    </Dialog>
  );
}
