/** A page number, or a gap for omitted pages. */
type PageMark = number | 'gap';

/** Largest number of marks. */
const maxMarks = 5;

/** The pages to show around `page` (from 1): at most five marks, including the first and the last page. */
export function pageWindow(page: number, pages: number): PageMark[] {
  if (pages <= maxMarks) return Array.from({ length: pages }, (_, index) => index + 1);
  if (page <= 2) return [1, 2, 3, 'gap', pages];
  if (page >= pages - 1) return [1, 'gap', pages - 2, pages - 1, pages];
  return [1, 'gap', page, 'gap', pages];
}
