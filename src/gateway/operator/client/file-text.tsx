import { type ComponentProps, useEffect, useRef } from 'react';

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

/** The base64 of a file. */
function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      // A data URL: its base64 follows the comma.
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    };
    reader.onerror = () => reject(new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}

interface FilePictureProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  /** Base64. Empty without a picture. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A picture of this computer. It stays chosen while its form is refused, and is gone when the form is done. */
export function FilePicture({ value, onChange, required = false, ...rest }: FilePictureProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (value === '' && input.current !== null) input.current.value = '';
  }, [value]);
  const read = async (file: File | undefined) =>
    onChange(file === undefined ? '' : await readBase64(file).catch(() => ''));
  const kilobytes = Math.ceil((value.length * 3) / 4 / 1024);
  return (
    <>
      <input
        {...rest}
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        required={required && value === ''}
        onChange={({ target }) => void read(target.files?.[0])}
      />
      {value !== '' && <p className="hint">{`A picture of ${kilobytes} kB is chosen.`}</p>}
    </>
  );
}
