import { useEffect, useState } from 'react';

const debounceMs = 300;

interface Typed {
  /** Current text of the field. */
  readonly text: string;
  /** The last search that this field sent, and whether `value` has become it. */
  readonly sent: string;
  readonly settled: boolean;
  /** The last known value. */
  readonly value: string;
}

/** Takes over a new value. A value that this field did not send, such as after Back, replaces the text. */
function follow(typed: Typed, value: string): Typed {
  if (value === typed.sent) return { ...typed, value, settled: true };
  if (!typed.settled) return { ...typed, value };
  return { text: value, sent: value, settled: true, value };
}

/** Text of a search field. Calls `onSearch` when nothing is typed for 300 ms. */
export function useTypedSearch(value: string, onSearch: (words: string) => void) {
  const [typed, setTyped] = useState<Typed>({ text: value, sent: value, settled: true, value });
  if (value !== typed.value) setTyped(follow(typed, value));
  const words = typed.text.trim();

  function search(text: string, next: string): void {
    setTyped({ ...typed, text, sent: next, settled: next === typed.value });
    onSearch(next);
  }

  useEffect(() => {
    if (words === typed.sent) return;
    const timer = setTimeout(() => search(typed.text, words), debounceMs);
    return () => clearTimeout(timer);
  });

  return {
    text: typed.text,
    type: (text: string) => setTyped({ ...typed, text }),
    clear: () => search('', ''),
  };
}
