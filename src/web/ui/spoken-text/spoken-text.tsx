import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** A text is said when it has not changed for this time, in milliseconds. */
const pauseMs = 1_000;

/**
 * Says a text to screen readers, whole, when it rests: a sum that changes with each key is said once. In a hidden tab it waits
 * until the tab is shown. It has no look: what it says is on the page too. An empty text says nothing.
 */
export function SpokenText({ text }: { text: string }) {
  const [said, setSaid] = useState('');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function wait(): void {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => setSaid(text), pauseMs);
    }
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [text]);

  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
