import purify, { type Config } from 'dompurify';
import { linkAddress } from '#core/system/outgoing-address.ts';
import { pageAddress } from '#core/system/page-address.ts';

/** Allowed elements: text, structure and emphasis. Styles, ids, classes and scripts are removed. */
const tags = [
  'h1 h2 h3 h4 h5 h6 p div br hr blockquote',
  'ul ol li dl dt dd figure figcaption',
  'table caption thead tbody tfoot tr th td',
  'strong b em i u s small sub sup mark span a img',
].flatMap((line) => line.split(' '));

const allowed = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'lang'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/** The addresses that links and pictures get. */
interface Addresses {
  /** The address of a trusted picture, or null. */
  readonly picture: (address: string | null) => string | null;
  /** The address that a link to a page of the app gets. */
  readonly page: (page: string) => string;
}

/** Rewrites a link: pages of the app stay in the app, other sites open in a new tab, invalid links become text. */
function tidyLink(link: Element, { page: pageOf }: Addresses): void {
  const href = link.getAttribute('href') ?? '';
  const page = pageAddress(href);
  if (page !== null) return link.setAttribute('href', pageOf(page));
  const address = linkAddress(href);
  if (address === null) return link.removeAttribute('href');
  link.setAttribute('href', address);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noreferrer');
}

/** Makes a picture from a trusted address load lazily, removes other pictures. */
function tidyPicture(picture: Element, addresses: Addresses): void {
  const address = addresses.picture(picture.getAttribute('src'));
  if (address === null) return picture.remove();
  picture.setAttribute('src', address);
  picture.setAttribute('alt', picture.getAttribute('alt') ?? '');
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
}

/**
 * Sanitises untrusted HTML: allowed elements and attributes, checked links, pictures from trusted addresses.
 * All untrusted HTML passes through this function. DOMPurify works in an inert document that loads nothing.
 */
export function sanitise(html: string, addresses: Addresses): DocumentFragment {
  function tidy(node: Element): void {
    if (node.nodeName === 'A') tidyLink(node, addresses);
    else if (node.nodeName === 'IMG') tidyPicture(node, addresses);
    else for (const name of ['href', 'src']) node.removeAttribute(name);
  }
  purify.addHook('afterSanitizeAttributes', tidy);
  try {
    return purify.sanitize(html, allowed);
  } finally {
    purify.removeHook('afterSanitizeAttributes');
  }
}
