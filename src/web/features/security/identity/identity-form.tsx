import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { IdentitySlice } from '#core/protection/identity.ts';
import {
  type DocumentKind,
  documentKinds,
  longestNote,
} from '#protocol/model/protection/identity.ts';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { PictureUpload } from '../../../widgets/picture-upload/picture-upload.tsx';
import styles from './identity-view.module.css';
import { type IdentityFormState, useIdentityForm } from './use-identity-form.ts';

/** The names of documents. */
const documentNames: Readonly<Record<DocumentKind, MessageDescriptor>> = {
  nationalId: msg`National ID card`,
  passport: msg`Passport`,
  drivingLicence: msg`Driving licence`,
  residencePermit: msg`Residence permit`,
};

interface IdentityFormProps {
  slice: IdentitySlice;
  /** A check was refused before. */
  isAgain: boolean;
}

/** The document, its pictures and a picture of the face. They are encoded anew on the device. */
export function IdentityForm({ slice, isAgain }: IdentityFormProps) {
  const { t } = useLingui();
  const { form, submission, uploads, hasBack, pictureFault, choose, submit } =
    useIdentityForm(slice);
  const { document } = form.entry;

  return (
    <Form form={form} submission={submission} onSubmit={submit}>
      <Needs />
      <SelectField
        label={t`Document`}
        name="document"
        placeholder={t`Please choose`}
        options={documentKinds.map((kind) => ({ value: kind, label: t(documentNames[kind]) }))}
        value={document}
        onChange={({ target }) => choose(target.value)}
        error={form.fault('document') && t`Please choose your document.`}
      />
      <PictureUpload
        label={t`Front, with your picture`}
        name="front"
        most={1}
        state={uploads.front}
        missing={t`Please add a picture of the front.`}
        fault={pictureFault('front')}
      />
      {hasBack && (
        <PictureUpload
          label={t`Back`}
          name="back"
          most={1}
          state={uploads.back}
          missing={t`Please add a picture of the back.`}
          fault={pictureFault('back')}
        />
      )}
      <PictureUpload
        label={t`Your face`}
        name="selfie"
        most={1}
        state={uploads.selfie}
        missing={t`Please add a picture of your face.`}
        fault={pictureFault('selfie')}
      />
      {isAgain && <Note form={form} />}
      <SubmitButton>
        {isAgain ? <Trans>Send again</Trans> : <Trans>Send my pictures</Trans>}
      </SubmitButton>
    </Form>
  );
}

/** Words for the people who check the pictures, after a refusal. */
function Note({ form }: Pick<IdentityFormState, 'form'>) {
  const { t } = useLingui();
  const { note } = form.entry;
  return (
    <TextArea
      label={t`Note (optional)`}
      name="note"
      autoComplete="off"
      hint={t`The people who check your pictures read it.`}
      value={note}
      count={{ of: note.trim().length, most: longestNote }}
      error={form.fault('note') && t`Please use ${longestNote} characters at most.`}
      onChange={({ target }) => form.change({ note: target.value })}
    />
  );
}

function Needs() {
  return (
    <ul className={styles.needs}>
      <li>
        <Trans>A valid document with your name, your birthday and your picture.</Trans>
      </li>
      <li>
        <Trans>All four corners in the picture, without flash, and every word can be read.</Trans>
      </li>
      <li>
        <Trans>A picture of your face that was taken now, without glasses or a hat.</Trans>
      </li>
    </ul>
  );
}
