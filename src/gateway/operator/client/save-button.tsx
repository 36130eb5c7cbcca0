import { saveList } from './call.ts';
import type { Texts } from './form-values.ts';

interface SaveButtonProps {
  readonly section: string;
  /** The name of the list and of its file. */
  readonly file: string;
  /** The filters of the page. */
  readonly query: Texts;
  readonly onDone: (words: string) => void;
}

/** Saves the rows that the page shows, as CSV. The look is in the audit. */
export function SaveButton({ section, file, query, onDone }: SaveButtonProps) {
  const search = new URLSearchParams(query).toString();
  const save = async () => {
    try {
      await saveList(`pages/${section}/csv/${file}?${search}`, file);
      onDone('The list is saved. The audit has the look at it.');
    } catch (error) {
      onDone(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="buttons">
      <button type="button" aria-label={`Save as CSV: ${file}`} onClick={() => void save()}>
        Save as CSV
      </button>
    </div>
  );
}
