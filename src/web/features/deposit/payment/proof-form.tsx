import { Trans, useLingui } from '@lingui/react/macro';
import type { Deposits } from '#core/cashier/deposits.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { useUnsavedWork } from '../../../lib/form/unsaved-work.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { PictureUpload } from '../../../widgets/picture-upload/picture-upload.tsx';
import { usePictureUpload } from '../../../widgets/picture-upload/use-picture-upload.ts';

/** The pictures are in the state of their upload: here is only the name of their field. */
interface Proof {
  reference: string;
  pictures: null;
}

/** The most pictures of a proof. */
const mostPictures = 3;
const longestReference = 60;

/** The proof that is typed and chosen, and its sending. */
function useProof(id: string, deposits: Deposits) {
  const { attempt, ...submission } = useAttempt();
  const upload = usePictureUpload({
    most: mostPictures,
    upload: (bytes, onProgress) => deposits.uploads.upload({ purpose: 'proof', bytes, onProgress }),
  });
  const pictureFault = upload.faultOf({ required: true });
  const form = useForm<Proof, 'required' | 'unsent'>(
    { reference: '', pictures: null },
    ({ reference }) => ({
      reference: reference.trim() === '' ? 'required' : null,
      pictures: pictureFault,
    }),
  );
  const endWork = useUnsavedWork(upload.pictures.length > 0, form.form);

  async function send(): Promise<void> {
    await deposits.prove(id, form.entry.reference.trim(), upload.ids);
    form.markSent();
    endWork();
  }

  return {
    form,
    submission,
    upload,
    pictureFault: form.fault('pictures') && pictureFault,
    submit: () => form.validate() && attempt(send),
  };
}

/** The proof of a bank transfer: its reference and pictures of it, which are encoded anew on the device. */
export function ProofForm({ id, deposits }: { id: string; deposits: Deposits }) {
  const { t } = useLingui();
  const { form, submission, upload, pictureFault, submit } = useProof(id, deposits);

  return (
    <Form form={form} submission={submission} onSubmit={submit}>
      <TextField
        label={t`Reference number of your bank`}
        name="reference"
        autoComplete="off"
        required
        maxLength={longestReference}
        hint={t`It is on the receipt of the transfer.`}
        value={form.entry.reference}
        onChange={({ target }) => form.change({ reference: target.value })}
        error={form.fault('reference') && t`Please type the number of your transfer.`}
      />
      <PictureUpload
        label={t`Picture of the receipt`}
        name="pictures"
        most={mostPictures}
        state={upload}
        missing={t`Please add a picture of the receipt.`}
        fault={pictureFault}
      />
      <SubmitButton>
        <Trans>Send the proof</Trans>
      </SubmitButton>
    </Form>
  );
}
