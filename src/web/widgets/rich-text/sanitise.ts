import purify, { type Config } from 'dompurify';
import { linkAddress } from '#core/system/address.ts';
import { pageAddress } from '#core/system/page-address.ts';

/** What may be left of an operator's HTML: words, their order and their weight. No looks, names or behaviour. */
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

type PictureAddress = (address: string | null) => string | null;

/** Leads a link to a page of ours, or out in a tab of its own, or leaves only its words. */
function tidyLink(link: Element): void {
  const written = link.getAttribute('href') ?? '';
  const page = pageAddress(written);
  if (page !== null) return link.setAttribute('href', page);
  const address = linkAddress(written);
  if (address === null) return link.removeAttribute('href');
  link.setAttribute('href', address);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noreferrer');
}

/** Lets a picture come late from a trusted address, or not at all. */
function tidyPicture(picture: Element, pictureAddress: PictureAddress): void {
  const address = pictureAddress(picture.getAttribute('src'));
  if (address === null) return picture.remove();
  picture.setAttribute('src', address);
  picture.setAttribute('alt', picture.getAttribute('alt') ?? '');
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
}

/**
 * The only way of HTML from outside into a page: what is on the list of what may be there, links by the one
 * function for links, pictures from addresses that are trusted. It is cleaned in a document that loads nothing.
 */
export function sanitise(html: string, pictureAddress: PictureAddress): DocumentFragment {
  function tidy(node: Element): void {
    if (node.nodeName === 'A') tidyLink(node);
    else if (node.nodeName === 'IMG') tidyPicture(node, pictureAddress);
    else for (const name of ['href', 'src']) node.removeAttribute(name);
  }
  purify.addHook('afterSanitizeAttributes', tidy);
  try {
    return purify.sanitize(html, allowed);
  } finally {
    purify.removeHook('afterSanitizeAttributes');
  }
}
