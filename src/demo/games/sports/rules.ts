import { bookTable } from '../book/book-rules.ts';
import { sportsLeagues } from '../book/leagues.ts';

/** The sports book: football and basketball. */
export const sports = bookTable({ leagues: sportsLeagues });
