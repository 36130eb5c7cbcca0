import { useEffect, useRef, useState } from 'react';
import type { ActivityDraft, Promotions } from '#core/promotions/promotions.ts';
import { countGraphemes } from '#protocol/count-graphemes.ts';
import { longestRemark, mostActivityPictures } from '#protocol/model/rewards/activity.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { useUnsavedWork } from '../../../lib/form/unsaved-work.ts';
import { usePictureUpload } from '../../../widgets/picture-upload/use-picture-upload.ts';

const draftDelayMs = 300;

/** Faults of an application: too long, nothing in it, or pictures that are not sent. */
type ApplicationFault = 'long' | 'required' | 'unsent';

/** An application that is written: remark, pictures, and its draft on this device. */
export function useApplication(
  activityId: string,
  { own, drafts, uploads }: Pick<Promotions, 'own' | 'drafts' | 'uploads'>,
  draft: ActivityDraft,
) {
  const { attempt, ...submission } = useAttempt();
  const [remark, setRemark] = useState(draft.remark);
  const [isChecked, setChecked] = useState(false);
  const upload = usePictureUpload({
    most: mostActivityPictures,
    upload: (bytes, onProgress) => uploads.upload({ purpose: 'activity', bytes, onProgress }),
  });
  const { pictures, restore } = upload;
  const form = useRef<HTMLFormElement>(null);
  // The draft outlives the page: nothing asks, but updates and popups wait.
  useUnsavedWork(remark !== '' || pictures.length > 0);
  const isSent = useRef(false);
  const isRestored = useRef(false);

  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    restore(draft.pictures);
  }, [draft, restore]);

  useEffect(() => {
    if (isSent.current) return undefined;
    const kept = pictures.flatMap(({ name, bytes }) => (bytes === null ? [] : { name, bytes }));
    const write = () => void drafts.write(activityId, { remark, pictures: kept });
    const timer = setTimeout(write, draftDelayMs);
    return () => clearTimeout(timer);
  }, [activityId, drafts, remark, pictures]);

  const length = countGraphemes(remark.trim());
  const fault: ApplicationFault | null =
    length > longestRemark ? 'long' : upload.faultOf({ required: length === 0 });

  async function send(): Promise<void> {
    isSent.current = true;
    try {
      await own.apply(activityId, { remark: remark.trim(), pictures: upload.ids });
      await drafts.drop(activityId);
    } catch (error) {
      isSent.current = false;
      throw error;
    }
  }

  return {
    form: { form, faultCount: isChecked && fault !== null ? 1 : 0 },
    submission,
    remark,
    setRemark,
    length,
    upload,
    /** Too long a remark is marked at once, the others when the form is sent. */
    fault: isChecked || fault === 'long' ? fault : null,
    submit(): void {
      setChecked(true);
      if (fault === null) attempt(send);
    },
  };
}
