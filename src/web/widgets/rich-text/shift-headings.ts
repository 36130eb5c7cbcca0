const lowest = 6;

const levelOf = ({ tagName }: Element): number => Number(tagName.slice(1));

/** Lets the headings of some words begin right below the one they stand under, so that no level is skipped. */
export function shiftHeadings(words: DocumentFragment, under: number): DocumentFragment {
  const headings = [...words.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const highest = Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    const level = Math.min(under + 1 + levelOf(heading) - highest, lowest);
    const placed = document.createElement(`h${level}`);
    const language = heading.getAttribute('lang');
    if (language !== null) placed.lang = language;
    placed.append(...heading.childNodes);
    heading.replaceWith(placed);
  }
  return words;
}
