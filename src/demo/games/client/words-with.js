import { wordsOf } from './words.js';

/**
 * The words of a game: what every game says, and over it what this one says, in a language.
 * @template {object} Own
 * @param {Record<'EN' | 'TY' | 'CN' | 'TH', Own>} own
 * @returns {(language: string) => import('./words.js').Words & Own}
 */
export function wordsWith(own) {
  return (language) => {
    const code = language === 'TY' || language === 'CN' || language === 'TH' ? language : 'EN';
    return { ...wordsOf(code), ...own[code] };
  };
}
