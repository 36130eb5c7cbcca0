import { useEffect, useState } from 'react';

const restMs = 300;

interface Typed {
  /** What stands in the field. */
  readonly text: string;
  /** What was asked for last, and whether the answer (`value`) has come. */
  readonly asked: string;
  readonly settled: boolean;
  /** The value seen last. */
  readonly value: string;
}

/** A value that was not asked for here came from elsewhere, such as a step back: the field shows it. */
function follow(typed: Typed, value: string): Typed {
  if (value === typed.asked) return { ...typed, value, settled: true };
  if (!typed.settled) return { ...typed, value };
  return { text: value, asked: value, settled: true, value };
}

/** The text of a search field, asked for when the typing rests. */
export function useTypedSearch(value: string, onSearch: (words: string) => void) {
  const [typed, setTyped] = useState<Typed>({ text: value, asked: value, settled: true, value });
  if (value !== typed.value) setTyped(follow(typed, value));
  const words = typed.text.trim();

  function ask(text: string, next: string): void {
    setTyped({ ...typed, text, asked: next, settled: next === typed.value });
    onSearch(next);
  }

  useEffect(() => {
    if (words === typed.asked) return;
    const timer = setTimeout(() => ask(typed.text, words), restMs);
    return () => clearTimeout(timer);
  });

  return {
    text: typed.text,
    type: (text: string) => setTyped({ ...typed, text }),
    clear: () => ask('', ''),
  };
}
