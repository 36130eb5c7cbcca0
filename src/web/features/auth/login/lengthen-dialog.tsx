import { Trans, useLingui } from '@lingui/react/macro';
import type { Block, TypedLogin } from '#core/accounts/excluded.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { FormCaptchaField } from '../../../widgets/account-form/form-captcha-field.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import styles from '../../../widgets/break/break.module.css';
import { type Choice, choiceOf, useLengthen, useLongerLengths, useNewEnd } from './use-lengthen.ts';

interface LengthenProps {
  /** The break that has refused the login. */
  block: Block;
  /** The login that was refused. */
  typed: TypedLogin;
  onClose: () => void;
  /** Gets the new end; null for good. */
  onLonger: (endsAt: number | null) => void;
}

/** Makes a break longer for a player who cannot log in because of it. */
export function LengthenDialog({ block, typed, onClose, onLonger }: LengthenProps) {
  const { t } = useLingui();
  const { form, captcha, submission, send } = useLengthen(typed, onLonger);
  const { length } = form.entry;
  const lengths = useLongerLengths(block);
  const choice = choiceOf(length);
  return (
    <Dialog title={t`Make the break longer`} onClose={onClose}>
      <Form form={form} submission={submission} onSubmit={send}>
        <SelectField
          label={t`How long, from now on?`}
          name="length"
          data-first=""
          placeholder={t`Please choose`}
          options={lengths}
          value={length}
          onChange={({ target }) => form.change({ length: target.value })}
          error={form.fault('length') && t`Please choose how long.`}
        />
        <ul className={styles.effects}>
          {length !== '' && <NewEnd choice={choice} />}
          {choice.kind === 'selfExclusion' && choice.length !== 'forGood' && (
            <li>
              <Trans>When it is over, you have to ask to come back, and then wait.</Trans>
            </li>
          )}
          <li>
            <Trans>A break can be made longer, but not shorter, and nobody can undo it.</Trans>
          </li>
        </ul>
        {captcha && (
          <FormCaptchaField
            captcha={captcha}
            value={form.entry.captcha}
            onChange={(shown) => form.change({ captcha: shown })}
            fault={form.fault('captcha')}
          />
        )}
        <SubmitButton>
          <Trans>Make it longer</Trans>
        </SubmitButton>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Form>
    </Dialog>
  );
}

/** The end of the break with the chosen length. */
function NewEnd({ choice }: { choice: Choice }) {
  const language = useLanguage();
  const end = useNewEnd()(choice);
  const until = formatManila(end ?? Number.NaN, language, 'minute');
  return (
    <li className={styles.until}>
      {end === null ? (
        <Trans>Your break is then for good.</Trans>
      ) : (
        <Trans>Your break then lasts until {until}, Manila time.</Trans>
      )}
    </li>
  );
}
