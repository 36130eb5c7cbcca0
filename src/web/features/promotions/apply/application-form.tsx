import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { App } from '#core/app.ts';
import type { ActivityDraft, Promotions } from '#core/promotions/promotions.ts';
import { longestRemark, mostActivityPictures } from '#protocol/model/rewards/activity.ts';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { WithSlice } from '../../../widgets/late-slice/with-slice.tsx';
import { PictureUpload } from '../../../widgets/picture-upload/picture-upload.tsx';
import { useApplication } from './use-application.ts';

/** The application for a promotion, with the draft that this device has kept. */
export function ApplicationForm({ activityId }: { activityId: string }) {
  const from = useCallback(
    async (app: App) => {
      const promotions = await app.promotions();
      return { promotions, draft: await promotions.drafts.read(activityId) };
    },
    [activityId],
  );
  return (
    <WithSlice from={from} placeholder={<FormSkeleton />}>
      {({ promotions, draft }) => (
        <Fields activityId={activityId} promotions={promotions} draft={draft} />
      )}
    </WithSlice>
  );
}

interface FieldsProps {
  activityId: string;
  promotions: Promotions;
  draft: ActivityDraft;
}

function Fields({ activityId, promotions, draft }: FieldsProps) {
  const { t } = useLingui();
  const application = useApplication(activityId, promotions, draft);
  const { form, submission, submit, fault, upload, remark, setRemark, length } = application;
  return (
    <Form form={form} submission={submission} onSubmit={submit}>
      <TextArea
        label={t`A few words (optional)`}
        name="remark"
        autoComplete="off"
        value={remark}
        count={{ of: length, most: longestRemark }}
        hint={t`What you write and add stays on this device until you send it.`}
        error={fault === 'long' ? t`Please use ${longestRemark} characters at most.` : null}
        onChange={({ target }) => setRemark(target.value)}
      />
      <PictureUpload
        label={t`Pictures`}
        name="pictures"
        most={mostActivityPictures}
        state={upload}
        missing={t`Please add a picture or a few words.`}
        fault={fault === 'long' ? null : fault}
      />
      <SubmitButton>
        <Trans>Send the application</Trans>
      </SubmitButton>
    </Form>
  );
}
