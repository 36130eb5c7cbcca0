import { useEffect, useRef, useState } from 'react';
import { pipe, safeParse, string, trim } from 'valibot';
import { countGraphemes } from '#protocol/count-graphemes.ts';
import { longestFeedbackRemark, mostFeedbackPictures } from '#protocol/model/contact/feedback.ts';
import { emailAddress } from '#protocol/model/email-address.ts';
import type { Feedback, FeedbackDraft, FeedbackRules } from '#core/feedback/feedback.ts';
import { useAttempt } from '../../lib/attempt/use-attempt.ts';
import { useUnsavedWork } from '../../lib/form/unsaved-work.ts';
import { usePictureUpload } from '../picture-upload/use-picture-upload.ts';

type Entry = Omit<FeedbackDraft, 'pictures'>;

/** A field that keeps the form from being sent, in the order of the fields. */
type FeedbackFault = 'type' | 'content' | 'remark' | 'address' | 'pictures';

const draftDelayMs = 300;
const address = pipe(string(), trim(), emailAddress());

interface FeedbackFormOptions {
  readonly feedback: Feedback;
  readonly rules: FeedbackRules;
  readonly draft: FeedbackDraft;
  /** A guest names an address and sends no pictures. */
  readonly isGuest: boolean;
  readonly onSent: (id: string) => void;
}

function faultsOf(entry: Entry, { rules, isGuest }: FeedbackFormOptions): FeedbackFault[] {
  const length = countGraphemes(entry.content.trim());
  const faults: Readonly<Record<Exclude<FeedbackFault, 'pictures'>, boolean>> = {
    type: entry.type === '',
    content: length < rules.minLength || length > rules.maxLength,
    remark: countGraphemes(entry.remark.trim()) > longestFeedbackRemark,
    address: isGuest && !safeParse(address, entry.address).success,
  };
  return (['type', 'content', 'remark', 'address'] as const).filter((name) => faults[name]);
}

const textOf = ({ pictures, ...text }: FeedbackDraft): string =>
  JSON.stringify({ ...text, pictures: pictures.map(({ bytes }) => bytes.length) });

/** Writes the draft soon after each change. Returns a function that ends it. */
function useKeptDraft({ draft }: Feedback, opened: FeedbackDraft, now: FeedbackDraft): () => void {
  const isSent = useRef(false);
  /** The draft as it is on this device. A form that was only opened changes nothing there. */
  const written = useRef(textOf(opened));
  const text = textOf(now);
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  useEffect(() => {
    const write = (): void => {
      if (isSent.current || written.current === text) return;
      written.current = text;
      void draft.write(latest.current);
    };
    const timer = setTimeout(write, draftDelayMs);
    return () => clearTimeout(timer);
  }, [draft, text]);
  return () => {
    isSent.current = true;
  };
}

/** Feedback that is written: its fields, pictures, faults, and its draft on this device. */
export function useFeedbackForm(options: FeedbackFormOptions) {
  const { feedback, draft, isGuest, onSent } = options;
  const { pictures: kept, ...text } = draft;
  const { attempt, ...submission } = useAttempt();
  const [entry, setEntry] = useState<Entry>(text);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const upload = usePictureUpload({
    most: mostFeedbackPictures,
    upload: (bytes, onProgress) =>
      feedback.uploads.upload({ purpose: 'feedback', bytes, onProgress }),
  });
  const { pictures, restore } = upload;
  // The draft outlives the page: nothing asks, but updates and popups wait.
  useUnsavedWork(entry.content !== '' || pictures.length > 0);
  const encoded = pictures.flatMap(({ name, bytes }) => (bytes === null ? [] : { name, bytes }));
  const endDraft = useKeptDraft(feedback, draft, { ...entry, pictures: encoded });
  const isRestored = useRef(false);

  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    restore(kept);
  }, [kept, restore]);

  const pictureFault = upload.faultOf({ required: false });
  const faults = faultsOf(entry, options);
  if (pictureFault !== null) faults.push('pictures');

  async function send(): Promise<void> {
    const { type, content, remark, wantsContact } = entry;
    if (type === '') return;
    const id = await feedback.send({
      type,
      content: content.trim(),
      remark: remark.trim(),
      pictures: isGuest ? [] : upload.ids,
      wantsContact: !isGuest && wantsContact,
      address: isGuest ? entry.address.trim() : null,
    });
    endDraft();
    await feedback.draft.drop();
    onSent(id);
  }

  return {
    form: { form, faultCount: isChecked ? faults.length : 0 },
    submission,
    entry,
    change: (part: Partial<Entry>) => setEntry((latest) => ({ ...latest, ...part })),
    upload,
    pictureFault: isChecked ? pictureFault : null,
    /** True when a field has a fault and the player has tried to send. */
    isWrong: (name: FeedbackFault): boolean => isChecked && faults.includes(name),
    submit(): void {
      setChecked(true);
      const [first] = faults;
      if (first === undefined) attempt(send);
      else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
  };
}

export type FeedbackFormState = ReturnType<typeof useFeedbackForm>;
