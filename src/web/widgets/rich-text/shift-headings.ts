const lowest = 6;

const levelOf = ({ tagName }: Element): number => Number(tagName.slice(1));

/** Shifts the levels of all headings so that the highest is one below `under`, the level of the heading above the text. */
export function shiftHeadings(content: DocumentFragment, under: number): DocumentFragment {
  const headings = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const highest = Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    const level = Math.min(under + 1 + levelOf(heading) - highest, lowest);
    const shifted = document.createElement(`h${level}`);
    const language = heading.getAttribute('lang');
    if (language !== null) shifted.lang = language;
    shifted.append(...heading.childNodes);
    heading.replaceWith(shifted);
  }
  return content;
}
