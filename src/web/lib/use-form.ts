import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useUnsavedWork } from './unsaved-work.ts';

/** What is wrong with the fields of a form, by the names they carry; null or absent is right. The words for it are chosen where it is shown. */
export type Faults<Entry, Fault> = Readonly<Partial<Record<keyof Entry, Fault | null>>>;

/** What `<Form>` needs to know of a form. */
export interface FormPlace {
  readonly form: RefObject<HTMLFormElement | null>;
  /** How many fields were found wrong when it was last looked at. */
  readonly wrong: number;
}

export interface FormState<Entry extends object, Fault> extends FormPlace {
  /** What stands in the fields. It stays through every failure. */
  entry: Entry;
  /** Writes to fields. A function is given what stands there by then. */
  change: (part: Partial<Entry> | ((now: Entry) => Partial<Entry>)) => void;
  /** What is wrong with a field, for as long as it says what it said then. */
  fault: (name: keyof Entry) => Fault | null;
  /** Looks at everything. When something is wrong it says so, the first wrong field gets the focus, and the answer is false. */
  isRight: () => boolean;
  /** Puts what somebody else finds wrong, such as the gateway, at its fields, and the focus there. With `part` it also writes to fields, for what is of no use any more. */
  refuse: (faults: Faults<Entry, Fault>, part?: Partial<Entry>) => void;
}

function namesOf(faults: object): string[] {
  return Object.entries(faults).flatMap(([name, fault]) => (fault === null ? [] : name));
}

/** The first control with one of these names, in the order they stand in the page. */
function firstOf(form: HTMLFormElement | null, names: readonly string[]): HTMLElement | undefined {
  const controls = [...(form?.querySelectorAll<HTMLElement>('[name]') ?? [])];
  return controls.find((control) => names.includes(control.getAttribute('name') ?? ''));
}

/** The one way to hold a form: what is typed, what is wrong with it, and where the focus goes. Controls are named after the keys of `entry`. */
export function useForm<Entry extends object, Fault = 'required'>(
  first: Entry,
  check: (entry: Entry) => Faults<Entry, Fault>,
): FormState<Entry, Fault> {
  const form = useRef<HTMLFormElement>(null);
  const [entry, setEntry] = useState(first);
  const [isBegun, setBegun] = useState(false);
  /** What was found, and of which entry. Found again, it is another object: the focus moves each time. */
  const [found, setFound] = useState<{ faults: Faults<Entry, Fault>; of: Entry } | null>(null);

  useUnsavedWork(isBegun);

  useLayoutEffect(() => {
    if (found) firstOf(form.current, namesOf(found.faults))?.focus();
  }, [found]);

  function refuse(faults: Faults<Entry, Fault>, part: Partial<Entry> = {}) {
    setEntry((now) => ({ ...now, ...part }));
    setFound({ faults, of: { ...entry, ...part } });
  }

  function isRight(): boolean {
    const faults = check(entry);
    refuse(faults);
    return namesOf(faults).length === 0;
  }

  function fault(name: keyof Entry): Fault | null {
    return found && Object.is(found.of[name], entry[name]) ? (found.faults[name] ?? null) : null;
  }

  return {
    form,
    wrong: found ? namesOf(found.faults).length : 0,
    entry,
    change(part) {
      setBegun(true);
      setEntry((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) }));
    },
    fault,
    isRight,
    refuse,
  };
}
