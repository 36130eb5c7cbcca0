import { useId, useRef, useState } from 'react';
import type { Block } from '../view.ts';
import { FieldRow } from './action-form.tsx';
import type { Texts } from './form-values.ts';

type Fields = Extract<Block, { kind: 'table' }>['filters'];

interface ChoiceFilterProps {
  readonly field: Fields[number];
  readonly onChoose: (value: string) => void;
}

/**
 * A choice that asks for other rows: at once by pointer. By keys it asks with Enter, or when it loses the focus, because each press
 * of an arrow is a change.
 */
function ChoiceFilter({ field, onChoose }: ChoiceFilterProps) {
  const id = useId();
  const [chosen, setChosen] = useState(field.value);
  const isByKeys = useRef(false);
  const ask = () => {
    if (chosen !== field.value) onChoose(chosen);
  };
  return (
    <div className="field" data-type="choice">
      <label htmlFor={id}>{field.label}</label>
      <select
        id={id}
        name={field.name}
        value={chosen}
        onPointerDown={() => (isByKeys.current = false)}
        onKeyDown={({ key }) => {
          isByKeys.current = true;
          if (key === 'Enter') ask();
        }}
        onBlur={ask}
        onChange={({ target: { value } }) => {
          setChosen(value);
          if (!isByKeys.current) onChoose(value);
        }}
      >
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface FilterProps {
  readonly filters: Fields;
  /** The title of the list: a page can have several. */
  readonly title: string;
  readonly query: Texts;
  readonly onAsk: (query: Texts) => void;
}

/** The fields that ask for other rows: a choice by itself, a text with its button. */
export function Filters({ filters, title, query, onAsk }: FilterProps) {
  const [edits, setEdits] = useState<Texts>({});
  const hasText = filters.some(({ type }) => type !== 'choice');
  return (
    <form
      role="search"
      aria-label={title === '' ? undefined : title}
      className="filters"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk({ ...query, ...edits });
      }}
    >
      {filters.map((field) => {
        const { name, value, type } = field;
        const set = (text: string) => setEdits({ ...edits, [name]: text });
        return type === 'choice' ? (
          <ChoiceFilter
            key={`${name} ${value}`}
            field={field}
            onChoose={(text) => onAsk({ ...query, [name]: text })}
          />
        ) : (
          <FieldRow key={name} field={field} value={edits[name] ?? value} onChange={set} />
        );
      })}
      {hasText && <button className="main">Search</button>}
    </form>
  );
}
