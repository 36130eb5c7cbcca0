import type { ComponentProps } from 'react';

interface FileTextProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text that is pasted, or read from a file of this computer. */
export function FileText({ value, onChange, ...rest }: FileTextProps) {
  const read = async (file: File | undefined) => {
    if (file !== undefined) onChange(await file.text());
  };
  return (
    <>
      <input
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label="Read the list from a file"
        onChange={({ target }) => void read(target.files?.[0])}
      />
      <textarea
        {...rest}
        rows={8}
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
