import { bookTable } from '../book/book-rules.ts';
import { esportsLeagues } from '../book/leagues.ts';

/** The book of e-sports. */
export const esports = bookTable({ leagues: esportsLeagues });
