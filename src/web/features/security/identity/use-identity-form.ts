import { useLingui } from '@lingui/react/macro';
import type { IdentitySlice } from '#core/protection/identity.ts';
import {
  type DocumentKind,
  documentKinds,
  hasBack,
  longestNote,
} from '#protocol/model/protection/identity.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useUnsavedWork } from '../../../lib/form/unsaved-work.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useSubmit } from '../../../widgets/account-form/use-submit.ts';
import { usePictureUpload } from '../../../widgets/picture-upload/use-picture-upload.ts';

/** The pictures are in the states of their uploads: here are only the names of their fields. */
interface Entry {
  readonly document: DocumentKind | '';
  readonly note: string;
  readonly front: null;
  readonly back: null;
  readonly selfie: null;
}

type EntryFault = 'required' | 'unsent' | 'length';

const empty: Entry = { document: '', note: '', front: null, back: null, selfie: null };

/** The upload of one picture. */
function useUpload({ uploads }: IdentitySlice) {
  return usePictureUpload({
    most: 1,
    upload: (bytes, onProgress) => uploads.upload({ purpose: 'identity', bytes, onProgress }),
  });
}

const kindOf = (value: string): Entry['document'] =>
  documentKinds.find((kind) => kind === value) ?? '';

/** State, checks and submission of the form with the pictures. */
export function useIdentityForm(slice: IdentitySlice) {
  const { t } = useLingui();
  const { ui } = useApp();
  const uploads = { front: useUpload(slice), back: useUpload(slice), selfie: useUpload(slice) };
  const needsBack = (document: Entry['document']) => document !== '' && hasBack(document);
  const faultOf = (name: keyof typeof uploads) => uploads[name].faultOf({ required: true });
  const form = useForm<Entry, EntryFault>(empty, ({ document, note }) => ({
    document: document === '' ? 'required' : null,
    front: faultOf('front'),
    back: needsBack(document) ? faultOf('back') : null,
    selfie: faultOf('selfie'),
    note: note.trim().length > longestNote ? 'length' : null,
  }));
  const submission = useSubmit({});
  const hasPictures = Object.values(uploads).some(({ pictures }) => pictures.length > 0);
  const endWork = useUnsavedWork(hasPictures, form.form);
  const { document, note } = form.entry;

  async function send(): Promise<void> {
    const [front, back, selfie] = [
      uploads.front.ids[0],
      uploads.back.ids[0],
      uploads.selfie.ids[0],
    ];
    if (document === '' || front === undefined || selfie === undefined) return;
    const pictures = { front, back: needsBack(document) ? (back ?? null) : null, selfie };
    await slice.send({ document, ...pictures, note: note.trim() });
    form.markSent();
    endWork();
    ui.toast(t`Thank you. We look at your pictures and write to you.`, { tone: 'good' });
  }

  return {
    form,
    submission,
    uploads,
    hasBack: needsBack(document),
    /** The fault of a picture, after the form was sent with it. */
    pictureFault: (name: keyof typeof uploads) => form.fault(name) && faultOf(name),
    choose: (value: string) => form.change({ document: kindOf(value) }),
    submit: () => form.validate() && submission.send(send),
  };
}

export type IdentityFormState = ReturnType<typeof useIdentityForm>;
