/** What stands in the line of pages: the number of a page, or a gap for those that are left out. */
export type PageMark = number | 'gap';

/** All pages up to this many; beyond, as many marks. */
const compact = 5;

/** The pages to choose from around one of them, counted from 1: at most five marks, the first and the last page among them. */
export function pageWindow(page: number, pages: number): PageMark[] {
  if (pages <= compact) return Array.from({ length: pages }, (_, index) => index + 1);
  if (page <= 2) return [1, 2, 3, 'gap', pages];
  if (page >= pages - 1) return [1, 'gap', pages - 2, pages - 1, pages];
  return [1, 'gap', page, 'gap', pages];
}
