import { useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { Withdrawal } from '#protocol/model/cashier/withdrawal.ts';
import { typedAmount } from '#protocol/written-amount.ts';
import { type PaymentAnswer, type PaymentConfirmations } from '#core/cashier/cashier.ts';
import type { FormDrafts } from '#core/security-centre/security-centre.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { useUnsavedWork } from '../../../lib/form/unsaved-work.ts';
import { useFormDraft } from '../../../widgets/account-form/use-form-draft.ts';
import { useSubmit } from '../../../widgets/account-form/use-submit.ts';
import { usePictureUpload } from '../../../widgets/picture-upload/use-picture-upload.ts';

/** The answers of a member about a payment. */
export const results = ['received', 'partly', 'notReceived'] as const;

/** Most pictures of an answer. */
export const mostPictures = 3;

/** The pictures are in the state of their upload: here is only the name of their field. */
interface Entry {
  readonly result: (typeof results)[number] | '';
  readonly received: string;
  readonly pictures: null;
}

/** `range` is an amount that is not a part of the payment, `unsent` a picture that is not uploaded. */
type AnswerFault = 'required' | 'range' | 'unsent';

const empty: Entry = { result: '', received: '', pictures: null };

export interface AnswerFormProps {
  payment: Snapshot<Withdrawal>;
  confirmations: PaymentConfirmations;
  drafts: FormDrafts;
}

/** State, checks and submission of the answer about a payment. */
export function useAnswerForm({ payment, confirmations, drafts }: AnswerFormProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const upload = usePictureUpload({
    most: mostPictures,
    upload: (bytes, onProgress) =>
      confirmations.uploads.upload({ purpose: 'proof', bytes, onProgress }),
  });
  const pictureFaultOf = (result: Entry['result']) =>
    result === 'partly' || result === 'notReceived'
      ? upload.faultOf({ required: result === 'notReceived' })
      : null;
  const form = useForm<Entry, AnswerFault>(empty, ({ result, received }) => {
    const part = typedAmount(received);
    const isPart = part !== null && part > 0 && part < (payment.paid ?? Infinity);
    return {
      received:
        result !== 'partly' || isPart ? null : received.trim() === '' ? 'required' : 'range',
      pictures: pictureFaultOf(result),
    };
  });
  useFormDraft(form.change, {
    drafts,
    name: `answer ${payment.id}`,
    draft: { result: form.entry.result, received: form.entry.received },
  });
  const submission = useSubmit({});
  useUnsavedWork(submission.pending);
  const endWork = useUnsavedWork(upload.pictures.length > 0, form.form);
  const { entry } = form;
  const received = typedAmount(entry.received);

  function answerOf(): PaymentAnswer {
    const { ids: pictures } = upload;
    if (entry.result === 'received') return { result: 'received' };
    if (entry.result === 'partly' && received !== null) {
      return { result: 'partly', received, pictures };
    }
    return { result: 'notReceived', pictures };
  }

  async function send(): Promise<void> {
    const answer = answerOf();
    const { state } = await confirmations.answer(payment.id, answer);
    form.markSent();
    endWork();
    const isMeant = state === (answer.result === 'received' ? 'confirmed' : 'disputed');
    if (!isMeant) ui.toast(t`This payment was answered before.`);
    else if (state === 'confirmed') ui.toast(t`Thank you. Enjoy your money!`, { tone: 'good' });
    else ui.toast(t`Thank you. We look into it and tell you.`, { tone: 'good' });
  }

  return {
    form,
    submission,
    received,
    upload,
    pictureFault: form.fault('pictures') && pictureFaultOf(entry.result),
    submit: () => entry.result !== '' && form.validate() && submission.send(send),
  };
}

export type AnswerFormState = ReturnType<typeof useAnswerForm>;
