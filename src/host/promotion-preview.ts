import { createHash } from 'node:crypto';
import { safeParse } from 'valibot';
import { getPromotions } from '#protocol/calls/rewards/promotions.ts';
import { envelope } from '#protocol/envelope.ts';
import type { Promotion } from '#protocol/model/rewards/promotion.ts';
import { revalidate } from './cache-rules.ts';
import { compressResponse } from './compress-response.ts';
import { escapeText } from './page-brand.ts';
import type { Site } from './site.ts';
import type { AnswerCall, Visitor } from './visitor.ts';

/** Path of the page of a promotion. */
const path = '/promotions/detail';

/** The promotions are asked for this often at most, in milliseconds. */
const keepMs = 60_000;
/** A page does not wait longer for its title, in milliseconds. */
const patienceMs = 1_500;
const longestDescription = 200;

interface PreviewOptions {
  /** Code of the merchant. */
  readonly merchant?: string;
  readonly now?: () => number;
}

/** The first words of untrusted HTML as one line of text. */
function summaryOf(html: string): string {
  const text = html
    .slice(0, 5_000)
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(?:nbsp|#160);/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(text);
  return characters.length <= longestDescription
    ? text
    : `${characters.slice(0, longestDescription - 1).join('')}…`;
}

/** The address of a picture that previews can show: a raster picture of this site or of another one, else the icon of the app. */
function pictureOf({ pictures }: Promotion, origin: string): string {
  const picture = pictures.find((address) => /\.(png|jpe?g|webp)$/i.test(address));
  const address = URL.canParse(picture ?? '', origin) ? new URL(picture ?? '', origin) : null;
  const isWeb = address !== null && /^https?:$/.test(address.protocol);
  return picture !== undefined && isWeb ? address.href : `${origin}/icons/any-512.png`;
}

/** Writes the title, the description and the tags of previews of a promotion into a page. All values are escaped. */
export function withPreview(page: string, promotion: Promotion, address: URL): string {
  const { id, title } = promotion;
  const description = summaryOf(promotion.content);
  const values = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': `${address.origin}${path}?id=${encodeURIComponent(id)}`,
    'og:image': pictureOf(promotion, address.origin),
  };
  const tags = [
    `<meta name="description" content="${escapeText(description)}">`,
    ...Object.entries(values).map(
      ([name, value]) => `<meta property="${name}" content="${escapeText(value)}">`,
    ),
  ];
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `${tags.join('')}</head>`);
}

/** Asks the gateway for the promotions, as a guest. Empty when it does not answer in time or in the shape of the protocol. */
async function askPromotions(
  answerCall: AnswerCall,
  {
    request,
    visitor,
    merchant,
  }: { readonly request: Request; readonly visitor: Visitor; readonly merchant: string },
): Promise<readonly Promotion[]> {
  const { origin } = new URL(request.url);
  const headers = { Accept: 'application/json', Merchant: merchant, Language: 'EN', Device: 'web' };
  const query = '?types=PR&platform=W&language=EN';
  const call = new Request(`${origin}${getPromotions.path}${query}`, {
    headers,
    signal: AbortSignal.timeout(patienceMs),
  });
  try {
    const body = safeParse(envelope, await (await answerCall(call, visitor)).json());
    if (!body.success || !body.output.success) return [];
    const promotions = safeParse(getPromotions.reply, body.output.value);
    return promotions.success ? promotions.output : [];
  } catch {
    return [];
  }
}

/**
 * Answers the page of a promotion with its title and the tags that previews read, which run no JavaScript. Null for every
 * other request, and for a promotion that is not known: the plain page answers then.
 */
export function createPromotionPreview(
  site: Site,
  answerCall: AnswerCall,
  { merchant = 'parola', now = Date.now }: PreviewOptions = {},
) {
  let kept: { promotions: readonly Promotion[]; at: number } | null = null;

  async function find(id: string, request: Request, visitor: Visitor) {
    if (kept === null || now() - kept.at > keepMs) {
      const promotions = await askPromotions(answerCall, { request, visitor, merchant });
      kept = promotions.length > 0 ? { promotions, at: now() } : null;
    }
    return kept?.promotions.find((one) => one.id === id);
  }

  return async (request: Request, visitor: Visitor): Promise<Response | null> => {
    const address = new URL(request.url);
    const id = address.searchParams.get('id') ?? '';
    if (address.pathname.replace(/\/$/, '') !== path || id === '' || id.length > 100) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const page = site.assets.get('/app.html')?.bodies.get('identity');
    const promotion = page && (await find(id, request, visitor));
    if (!page || !promotion) return null;
    const text = withPreview(new TextDecoder().decode(page), promotion, address);
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const headers = { 'Cache-Control': revalidate, ETag: tag, Vary: 'Accept-Encoding' };
    if (request.headers.get('If-None-Match')?.replace(/^W\//, '') === tag) {
      return new Response(null, { status: 304, headers });
    }
    const type = { 'Content-Type': 'text/html; charset=utf-8' };
    return compressResponse(request, new Response(text, { headers: { ...headers, ...type } }));
  };
}
