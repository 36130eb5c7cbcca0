/** The facts of the brand in the static parts of pages. */
export interface PageBrand {
  readonly name: string;
  /** An https, mailto or tel address; null keeps the page's. */
  readonly contact: string | null;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, also inside an attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** The brand in the sources of the static pages. */
export const writtenBrand = { name: 'Parola', contact: 'mailto:help@parola.example' };

/** Puts another brand into a page: the name at the end of its title and as a whole attribute, and the contact of its links. */
export function rebrand(html: string, from: PageBrand, to: PageBrand): string {
  const [old, name] = [from.name, to.name].map(escapeText);
  const named = html
    .replaceAll(`${old}</title>`, () => `${name}</title>`)
    .replaceAll(/ (alt|content)="([^"]*)"/g, (attribute, key, value) =>
      value === old ? ` ${key}="${name}"` : attribute,
    );
  if (from.contact === null || to.contact === null) return named;
  const contact = escapeText(to.contact);
  return named.replaceAll(`href="${escapeText(from.contact)}"`, () => `href="${contact}"`);
}
