import { useState } from 'react';

/** Rows of a page. */
const size = 10;

interface Pages<Row> {
  /** From 1. */
  page: number;
  pages: number;
  rows: readonly Row[];
  onPage: (page: number) => void;
}

/** Splits rows that are loaded already into pages. */
export function usePages<Row>(all: readonly Row[]): Pages<Row> {
  const [chosen, onPage] = useState(1);
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(chosen, pages);
  return { page, pages, rows: all.slice((page - 1) * size, page * size), onPage };
}
