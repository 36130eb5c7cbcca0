import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Snapshot } from 'valtio';
import { countGraphemes } from '#protocol/count-graphemes.ts';
import {
  longestLetter,
  longestLetterTitle,
  type Recipients,
} from '#protocol/model/contact/message.ts';
import { type LetterTarget, letterTargets } from '#protocol/vocabulary/message.ts';
import type { FormState } from '../../../lib/form/use-form.ts';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { LetterFault, LetterStart } from './letter-entry.ts';

interface FieldsProps {
  form: FormState<LetterStart, LetterFault>;
}

function useTargetNames({ upline, count }: Snapshot<Recipients>) {
  const { t } = useLingui();
  const name = upline?.name ?? '';
  const names: Readonly<Record<LetterTarget, string | null>> = {
    upline: upline === null ? null : t`Upline: ${name}`,
    downline: count === 0 ? null : t`One downline`,
    all: count === 0 ? null : t`All downlines (${count})`,
  };
  return letterTargets.flatMap((value) => {
    const label = names[value];
    return label === null ? [] : { value, label };
  });
}

interface RecipientFieldsProps extends FieldsProps {
  recipients: Snapshot<Recipients>;
  onSearch: (search: string) => Promise<void>;
}

/** The recipients of a message. */
export function RecipientFields({ form, recipients, onSearch }: RecipientFieldsProps) {
  const { t } = useLingui();
  const list = useId();
  const { entry } = form;
  const { downlines, count } = recipients;
  const isPart = downlines.length < count;
  return (
    <>
      <SelectField
        label={t`To`}
        name="to"
        required
        value={entry.to}
        placeholder={t`Please choose`}
        options={useTargetNames(recipients)}
        error={form.fault('to') ? t`Please choose who gets the message.` : null}
        onChange={({ target }) =>
          form.change({ to: letterTargets.find((to) => to === target.value) ?? '' })
        }
      />
      {entry.to === 'downline' && (
        <>
          <TextField
            label={t`Username of the downline`}
            name="account"
            required
            list={list}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            value={entry.account}
            error={
              form.fault('account') ? t`Please enter the username of a direct downline.` : null
            }
            onChange={({ target }) => {
              form.change({ account: target.value });
              // More downlines than the list has are looked for while typing.
              if (isPart) void onSearch(target.value.trim());
            }}
          />
          <datalist id={list}>
            {downlines.map(({ id, account, name }) => (
              <option key={id ?? account} value={account}>
                {name}
              </option>
            ))}
          </datalist>
        </>
      )}
    </>
  );
}

/** Title and text of the message. */
export function TextFields({ form }: FieldsProps) {
  const { t } = useLingui();
  const { entry } = form;
  const titleFault = form.fault('title');
  const contentFault = form.fault('content');
  return (
    <>
      <TextField
        label={t`Title`}
        name="title"
        required
        autoComplete="off"
        value={entry.title}
        error={
          titleFault === 'long'
            ? t`Please use ${longestLetterTitle} characters at most.`
            : titleFault && t`Please enter a title.`
        }
        onChange={({ target }) => form.change({ title: target.value })}
      />
      <TextArea
        label={t`Message`}
        name="content"
        required
        rows={7}
        autoComplete="off"
        value={entry.content}
        count={{ of: countGraphemes(entry.content.trim()), most: longestLetter }}
        error={
          contentFault === 'long'
            ? t`Please use ${longestLetter} characters at most.`
            : contentFault && t`Please write something.`
        }
        onChange={({ target }) => form.change({ content: target.value })}
      />
    </>
  );
}
