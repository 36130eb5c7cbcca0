import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Snapshot } from 'valtio';
import type { Withdrawal } from '#contract/model/cashier/withdrawal.ts';
import {
  type PaymentAnswer,
  type PaymentConfirmations,
  typedAmount,
} from '#core/cashier/cashier.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { useUnsavedWork } from '../../../lib/form/unsaved-work.ts';
import { encodeWhole } from '../../../lib/picture/encode-picture.ts';
import { useSubmit } from '../../../widgets/account-form/use-submit.ts';

/** The answers of a member about a payment. */
export const results = ['received', 'partly', 'notReceived'] as const;

/** Most pictures of an answer. */
export const mostPictures = 3;

interface Entry {
  readonly result: (typeof results)[number] | '';
  readonly received: string;
  readonly files: readonly File[];
}

/** `range` is an amount that is not a part of the payment, `unreadable` a file that is no picture. */
type AnswerFault = 'required' | 'range' | 'unreadable';

const empty: Entry = { result: '', received: '', files: [] };

/** Encodes each file once, also when it is sent again. */
function useEncodedFiles() {
  const encoded = useRef(new WeakMap<File, Uint8Array>());
  return async (files: readonly File[]): Promise<Uint8Array[] | null> => {
    const pictures: Uint8Array[] = [];
    for (const file of files) {
      const picture = encoded.current.get(file) ?? (await encodeWhole(file));
      if (picture === null) return null;
      encoded.current.set(file, picture);
      pictures.push(picture);
    }
    return pictures;
  };
}

/** State, checks and submission of the answer about a payment. */
export function useAnswerForm(payment: Snapshot<Withdrawal>, confirmations: PaymentConfirmations) {
  const { t } = useLingui();
  const { ui } = useApp();
  const encode = useEncodedFiles();
  const form = useForm<Entry, AnswerFault>(empty, ({ result, received, files }) => {
    const part = typedAmount(received);
    const isPart = part !== null && part > 0 && part < payment.paid;
    return {
      received:
        result !== 'partly' || isPart ? null : received.trim() === '' ? 'required' : 'range',
      files: result === 'notReceived' && files.length === 0 ? 'required' : null,
    };
  });
  const submission = useSubmit({});
  useUnsavedWork(submission.pending);
  const { entry } = form;
  const received = typedAmount(entry.received);

  async function answerOf(): Promise<PaymentAnswer | null> {
    if (entry.result === 'received') return { result: 'received' };
    const pictures = await encode(entry.files);
    if (pictures === null) {
      form.setFaults({ files: 'unreadable' });
      return null;
    }
    if (entry.result === 'partly' && received !== null) {
      return { result: 'partly', received, pictures };
    }
    return { result: 'notReceived', pictures };
  }

  async function send(): Promise<void> {
    const answer = await answerOf();
    if (answer === null) return;
    const { state } = await confirmations.answer(payment.id, answer);
    form.markSent();
    const isMeant = state === (answer.result === 'received' ? 'confirmed' : 'disputed');
    if (!isMeant) ui.toast(t`This payment was answered before.`);
    else if (state === 'confirmed') ui.toast(t`Thank you. Enjoy your money!`, { tone: 'good' });
    else ui.toast(t`Thank you. We look into it and tell you.`, { tone: 'good' });
  }

  return {
    form,
    submission,
    received,
    submit: () => entry.result !== '' && form.validate() && submission.send(send),
  };
}

export type AnswerFormState = ReturnType<typeof useAnswerForm>;
