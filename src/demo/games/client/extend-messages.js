import { messagesOf } from './messages.js';

/**
 * Returns a function from language code to messages: the common messages, overridden by the messages of one game.
 * @template {object} Own
 * @param {Record<'EN' | 'TY' | 'CN' | 'TH', Own>} own
 * @returns {(language: string) => import('./messages.js').Messages & Own}
 */
export function extendMessages(own) {
  return (language) => {
    const code = language === 'TY' || language === 'CN' || language === 'TH' ? language : 'EN';
    return { ...messagesOf(code), ...own[code] };
  };
}
