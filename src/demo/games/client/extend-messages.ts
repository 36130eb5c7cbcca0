import type { Messages } from './game-messages.ts';
import { messagesOf } from './messages.ts';

/** Returns a function from language code to messages: the common messages, overridden by the messages of one game. */
export function extendMessages<Own extends object>(
  own: Record<'EN' | 'TY' | 'CN' | 'TH', Own>,
): (language: string) => Messages & Own {
  return (language) => {
    const code = language === 'TY' || language === 'CN' || language === 'TH' ? language : 'EN';
    return { ...messagesOf(code), ...own[code] };
  };
}
