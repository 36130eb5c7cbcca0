import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Deposits } from '#core/cashier/deposits.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { encodeWhole } from '../../../lib/picture/encode-picture.ts';
import { FileField } from '../../../ui/file-field/file-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';

interface Proof {
  reference: string;
  pictures: readonly File[];
}

/** The most pictures of a proof. */
const mostPictures = 3;
const longestReference = 60;

/** The proof that is typed and chosen, and its sending. `isUnreadable`: a file is no picture. */
function useProof(id: string, deposits: Deposits) {
  const { attempt, ...submission } = useAttempt();
  const [isUnreadable, setUnreadable] = useState(false);
  /** Pictures that are encoded already: trying again sends the same bytes. */
  const encoded = useRef(new WeakMap<File, Uint8Array>());
  const form = useForm<Proof>({ reference: '', pictures: [] }, ({ reference, pictures }) => ({
    reference: reference.trim() === '' ? 'required' : null,
    pictures: pictures.length === 0 ? 'required' : null,
  }));
  const { reference, pictures } = form.entry;

  async function encode(file: File): Promise<Uint8Array | null> {
    const bytes = encoded.current.get(file) ?? (await encodeWhole(file));
    if (bytes !== null) encoded.current.set(file, bytes);
    return bytes;
  }

  async function send(): Promise<void> {
    const all = await Promise.all(pictures.map(encode));
    const readable = all.filter((bytes) => bytes !== null);
    setUnreadable(readable.length < all.length);
    if (readable.length < all.length) return;
    await deposits.prove(id, reference.trim(), readable);
    form.markSent();
  }

  return {
    form,
    submission,
    isUnreadable,
    choose(files: readonly File[]) {
      setUnreadable(false);
      form.change({ pictures: files });
    },
    submit: () => form.validate() && attempt(send),
  };
}

/** The proof of a bank transfer: its reference and pictures of it, which are encoded anew on the device. */
export function ProofForm({ id, deposits }: { id: string; deposits: Deposits }) {
  const { t } = useLingui();
  const { form, submission, isUnreadable, choose, submit } = useProof(id, deposits);
  const { reference, pictures } = form.entry;

  return (
    <Form form={form} submission={submission} onSubmit={submit}>
      <TextField
        label={t`Reference number of your bank`}
        name="reference"
        autoComplete="off"
        required
        maxLength={longestReference}
        hint={t`It is on the receipt of the transfer.`}
        value={reference}
        onChange={({ target }) => form.change({ reference: target.value })}
        error={form.fault('reference') && t`Please type the number of your transfer.`}
      />
      <FileField
        label={t`Picture of the receipt`}
        name="pictures"
        maxFiles={mostPictures}
        files={pictures}
        onChange={choose}
        error={
          isUnreadable
            ? t`One of these files is no picture that we can read. Please choose another.`
            : form.fault('pictures') && t`Please add a picture of the receipt.`
        }
      />
      <SubmitButton>
        <Trans>Send the proof</Trans>
      </SubmitButton>
    </Form>
  );
}
