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
  /** Updates fields with input of the player. A function receives the latest values. */
  change: (part: Partial<Entry> | ((latest: Entry) => Partial<Entry>)) => void;
  /** Updates fields with values that are not input of the player, such as a remembered name. */
  fill: (part: (latest: Entry) => Partial<Entry>) => void;
  /** Notes in the form that its entry was sent, so that leaving it does not ask. Call it before an action that navigates. */
  markSent: () => void;
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

/** Returns true if two entries hold the same input. An absent value is the same as an empty one. */
function isSameInput(a: object, b: object): boolean {
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  const text = (value: unknown) => JSON.stringify(value ?? '');
  return [...left.keys(), ...right.keys()].every(
    (key) => text(left.get(key)) === text(right.get(key)),
  );
}

/**
 * State of a form: values, faults and focus. Controls are named after the keys of `entry`.
 * A form is unsaved work while its entry differs from the one it started with or that was sent last.
 * Hide a form with `hidden`: an `Activity` would end the registration of its work.
 */
export function useForm<Entry extends object, Fault = 'required'>(
  initial: Entry,
  check: (entry: Entry) => Faults<Entry, Fault>,
): FormState<Entry, Fault> {
  const form = useRef<HTMLFormElement>(null);
  /** `saved` is the entry that the form started with or that was sent last. */
  const [{ entry, saved }, setEntries] = useState({ entry: initial, saved: initial });
  /** Faults and the entry they were found in. Each validation creates a new object, so that the focus moves each time. */
  const [found, setFound] = useState<{ faults: Faults<Entry, Fault>; of: Entry } | null>(null);

  const endWork = useUnsavedWork(!isSameInput(entry, saved), form);

  useLayoutEffect(() => {
    if (found) firstOf(form.current, namesOf(found.faults))?.focus();
  }, [found]);

  function write(part: (latest: Entry) => Partial<Entry>) {
    setEntries((latest) => ({ ...latest, entry: { ...latest.entry, ...part(latest.entry) } }));
  }

  function setFaults(faults: Faults<Entry, Fault>, part: Partial<Entry> = {}) {
    write(() => part);
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
    change: (part) => write(typeof part === 'function' ? part : () => part),
    fill(part) {
      setEntries((latest) => {
        const filled = part(latest.entry);
        return { entry: { ...latest.entry, ...filled }, saved: { ...latest.saved, ...filled } };
      });
    },
    markSent() {
      setEntries((latest) => ({ ...latest, saved: entry }));
      endWork();
    },
    fault,
    validate,
    setFaults,
  };
}
