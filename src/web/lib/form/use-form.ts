import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useUnsavedWork } from './unsaved-work.ts';

/** Faults of form fields, keyed by the names of the controls. Null or absent means valid. The component that shows a fault chooses its text. */
export type Faults<Entry, Fault> = Readonly<Partial<Record<keyof Entry, Fault | null>>>;

/** The part of a form's state that `<Form>` needs. */
export interface FormHandle {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Number of fields with a fault at the last validation. */
  readonly faultCount: number;
}

export interface FormState<Entry extends object, Fault> extends FormHandle {
  /** Current values of the fields. They survive every failure. */
  entry: Entry;
  /** Updates fields. A function receives the latest values. */
  change: (part: Partial<Entry> | ((latest: Entry) => Partial<Entry>)) => void;
  /** The fault of a field, until the value of the field changes. */
  fault: (name: keyof Entry) => Fault | null;
  /** Validates all fields, shows the faults and focuses the first invalid field. Returns true when all fields are valid. */
  validate: () => boolean;
  /** Shows faults that another party found, such as the gateway, and focuses the first. `part` also updates fields, such as a used captcha. */
  setFaults: (faults: Faults<Entry, Fault>, part?: Partial<Entry>) => void;
}

function namesOf(faults: object): string[] {
  return Object.entries(faults).flatMap(([name, fault]) => (fault === null ? [] : name));
}

/** The first control with one of these names, in document order. */
function firstOf(form: HTMLFormElement | null, names: readonly string[]): HTMLElement | undefined {
  const controls = [...(form?.querySelectorAll<HTMLElement>('[name]') ?? [])];
  return controls.find((control) => names.includes(control.getAttribute('name') ?? ''));
}

/**
 * State of a form: values, faults and focus. Controls are named after the keys of `entry`.
 * A form counts as unsaved work from the first change until it is unmounted.
 */
export function useForm<Entry extends object, Fault = 'required'>(
  initial: Entry,
  check: (entry: Entry) => Faults<Entry, Fault>,
): FormState<Entry, Fault> {
  const form = useRef<HTMLFormElement>(null);
  const [entry, setEntry] = useState(initial);
  const [isChanged, setChanged] = useState(false);
  /** Faults and the entry they were found in. Each validation creates a new object, so that the focus moves each time. */
  const [found, setFound] = useState<{ faults: Faults<Entry, Fault>; of: Entry } | null>(null);

  useUnsavedWork(isChanged);

  useLayoutEffect(() => {
    if (found) firstOf(form.current, namesOf(found.faults))?.focus();
  }, [found]);

  function setFaults(faults: Faults<Entry, Fault>, part: Partial<Entry> = {}) {
    setEntry((latest) => ({ ...latest, ...part }));
    setFound({ faults, of: { ...entry, ...part } });
  }

  function validate(): boolean {
    const faults = check(entry);
    setFaults(faults);
    return namesOf(faults).length === 0;
  }

  function fault(name: keyof Entry): Fault | null {
    return found && Object.is(found.of[name], entry[name]) ? (found.faults[name] ?? null) : null;
  }

  return {
    form,
    faultCount: found ? namesOf(found.faults).length : 0,
    entry,
    change(part) {
      setChanged(true);
      setEntry((latest) => ({ ...latest, ...(typeof part === 'function' ? part(latest) : part) }));
    },
    fault,
    validate,
    setFaults,
  };
}
