import { type ReactNode, useId, useState } from 'react';
import type { Action, Field } from '../view.ts';
import { change, NoAnswer } from './call.ts';
import { forgetDraft, keepDraft, newDraft, type useDraft } from './draft.ts';
import { FilePicture, FileText } from './file-text.tsx';
import { bodyOf } from './form-values.ts';

const inputTypes = {
  text: 'text',
  search: 'search',
  number: 'number',
  time: 'time',
  date: 'date',
  moment: 'datetime-local',
} as const;

interface FieldProps {
  readonly field: Field;
  readonly value: string;
  /** The words about a value that is refused. Empty without one. */
  readonly fault?: string;
  readonly onChange: (value: string) => void;
}

function Control({ field, value, onChange, ...rest }: FieldProps & { id: string }) {
  const { name, required, options, type } = field;
  const { fault = '', id } = rest;
  const common = {
    id,
    name,
    required,
    'aria-invalid': fault !== '',
    'aria-describedby':
      [field.hint === '' ? '' : `${id}-hint`, fault === '' ? '' : `${id}-fault`].join(' ').trim() ||
      undefined,
  };
  if (type === 'check') {
    const onCheck = (isOn: boolean) => onChange(isOn ? 'on' : '');
    return (
      <input
        {...common}
        required={false}
        type="checkbox"
        checked={value === 'on'}
        onChange={({ target }) => onCheck(target.checked)}
      />
    );
  }
  const change = ({ target }: { readonly target: { readonly value: string } }) =>
    onChange(target.value);
  if (type === 'file') return <FileText {...common} value={value} onChange={onChange} />;
  if (type === 'picture') return <FilePicture {...common} value={value} onChange={onChange} />;
  if (type === 'area') return <textarea {...common} rows={6} value={value} onChange={change} />;
  if (type === 'choice') {
    return (
      <select {...common} value={value} onChange={change}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    );
  }
  const step = type === 'number' ? { step: 'any' } : {};
  const list = options.length > 0 ? { list: `${id}-list` } : {};
  const kind = inputTypes[type];
  return (
    <input
      {...common}
      {...step}
      {...list}
      type={kind}
      value={value}
      autoComplete="off"
      onChange={change}
    />
  );
}

/** A field with its label, its hint and the words about a refused value. */
export function FieldRow({ field, ...rest }: FieldProps) {
  const id = useId();
  const { label, hint, options, type } = field;
  const { fault = '' } = rest;
  return (
    <div className="field" data-type={type}>
      <label htmlFor={id}>{label}</label>
      <Control id={id} field={field} {...rest} />
      {hint !== '' && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault !== '' && (
        <p className="fault" role="alert" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {type === 'text' && options.length > 0 && (
        <datalist id={`${id}-list`}>
          {options.map(({ value }) => (
            <option key={value}>{value}</option>
          ))}
        </datalist>
      )}
    </div>
  );
}

/** The first choice of a list counts as chosen, as the browser shows it. */
const startOf = ({ type, value, options }: Field) =>
  type === 'choice' && !options.some((one) => one.value === value)
    ? (options[0]?.value ?? '')
    : value;

/** The words after a change, with the values of its answer. */
function doneWords({ done }: Action, answer: Readonly<Record<string, unknown>>): string {
  const values = new Map<string, unknown>([...Object.entries(answer), ['origin', location.origin]]);
  return done.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name);
    return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
  });
}

interface ActionFormProps {
  readonly action: Action;
  readonly draft: ReturnType<typeof useDraft>;
  /** Called after the change with the words about it. */
  readonly onDone: (words: string) => void;
  readonly children?: ReactNode;
}

/** The words of a refusal about a field, which begin with its name. Empty for the words about another one. */
const faultOf = ({ name }: Field, refusal: string) =>
  refusal.startsWith(`${name}: `) ? refusal.slice(name.length + 2) : '';

/** Sends the draft of a form. `fault` has the words of the last refusal. */
function useSubmit({ action, draft, onDone }: ActionFormProps) {
  const [own, setDraft] = draft;
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { fields, method, path, keyed } = action;
  const textOf = (field: Field) => own.edits[field.name] ?? startOf(field);
  const submit = async () => {
    if (isBusy) return;
    setBusy(true);
    setFault('');
    keepDraft(action, own);
    try {
      const texts = Object.fromEntries(fields.map((one) => [one.name, textOf(one)]));
      const body = { ...bodyOf(action, texts), ...(keyed ? { key: own.key } : {}) };
      const answer = await change(method, path, { body, key: own.key });
      forgetDraft(action);
      setDraft(newDraft());
      onDone(doneWords(action, answer));
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
      if (!(error instanceof NoAnswer)) {
        forgetDraft(action);
        setDraft((last) => ({ ...newDraft(), edits: last.edits }));
      }
    }
    setBusy(false);
  };
  return { submit, textOf, fault, isBusy };
}

/** The fields of an action and its button. A refusal stays beside its field, or below all fields. */
export function ActionForm(props: ActionFormProps) {
  const { action, draft, children } = props;
  const [{ isUnanswered = false }, setDraft] = draft;
  const { submit, textOf, fault, isBusy } = useSubmit(props);
  const { fields, label } = action;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {isUnanswered && fault === '' && (
        <p className="hint" role="status">
          This was sent, and its answer was lost. You can send it again: it happens once.
        </p>
      )}
      {fields.map((field) => (
        <FieldRow
          key={field.name}
          field={field}
          value={textOf(field)}
          fault={faultOf(field, fault)}
          onChange={(value) =>
            setDraft((last) => ({ ...last, edits: { ...last.edits, [field.name]: value } }))
          }
        />
      ))}
      {fields.every((field) => faultOf(field, fault) === '') && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <div className="buttons">
        {/* A disabled button would lose the focus, and a keyboard would begin at the top after a refusal. */}
        <button type="submit" className="main" aria-disabled={isBusy}>
          {isBusy ? 'Sending …' : label}
        </button>
        {children}
      </div>
    </form>
  );
}
