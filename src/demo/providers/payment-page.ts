import { type PaymentBrand, paymentBrands } from './brands.ts';
import { languageTags, type PageTexts, pageTexts } from './page-texts.ts';
import type { Payment } from './payment-shapes.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Writes an amount in pesos, in the language of the payer. */
function moneyText(centavos: number, tag: string): string {
  const style = { style: 'currency', currency: 'PHP', numberingSystem: 'latn' } as const;
  return new Intl.NumberFormat(tag, style).format(centavos / 100);
}

/** The origin of the merchant's app. Empty when the payment has no address to go back to. */
function originOf(returnUrl: string): string {
  return URL.canParse(returnUrl) ? new URL(returnUrl).origin : '';
}

function timeText(at: number, tag: string): string {
  const style = {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Manila',
    calendar: 'gregory',
    numberingSystem: 'latn',
  } as const;
  return new Intl.DateTimeFormat(tag, style).format(at);
}

interface Parts {
  readonly payment: Payment;
  readonly texts: PageTexts;
  readonly tag: string;
}

function form(action: string, button: string, inside = ''): string {
  const quiet = action === 'pay' ? '' : ' class="quiet"';
  return `<form method="post"><input type="hidden" name="action" value="${action}">${inside}
<button${quiet}>${escape(button)}</button></form>`;
}

/** The actions of a payment that waits. */
function openActions({ payment, texts, tag }: Parts): string {
  const amount = moneyText(payment.amount, tag);
  const field = `<label for="other">${escape(texts.otherLabel)}</label>
<input id="other" name="amount" type="number" inputmode="decimal" min="0.01" max="1000000" step="0.01" required>`;
  return `<p class="until">${escape(texts.until)} <time>${escape(timeText(payment.expiresAt, tag))}</time></p>
${form('pay', texts.pay.replace('{amount}', amount))}
${form('decline', texts.decline)}
<details><summary>${escape(texts.otherAmount)}</summary>${form('other', texts.payOther, field)}</details>`;
}

/** The result of a payment that is finished. */
function result({ payment, texts, tag }: Parts): string {
  if (payment.state === 'pending') return '';
  const hint = texts[`${payment.state}Hint`].replace('{amount}', moneyText(payment.paid, tag));
  const again =
    payment.state === 'paid' && payment.refundedAt === null
      ? `<details><summary>…</summary>${form('takeBack', texts.takeBack)}</details>`
      : '';
  return `<div class="result ${payment.state}" role="status"><h2>${escape(texts[payment.state])}</h2>
<p>${escape(hint)}</p></div>${again}`;
}

/** The page on which a payer pays. It needs JavaScript only in a frame of the merchant, to report the state of the payment to it. */
export function paymentPage(brand: PaymentBrand, payment: Payment): string {
  const texts = pageTexts[payment.language];
  const tag = languageTags[payment.language];
  const parts = { payment, texts, tag };
  const { name, tagline } = paymentBrands[brand];
  const body = payment.state === 'pending' ? openActions(parts) : result(parts);
  const back = payment.returnUrl
    ? `<a href="${escape(payment.returnUrl)}" target="_top">${escape(texts.back)}</a>`
    : '';
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(name)}: ${escape(texts.payTo)}</title>
<link rel="icon" href="/pay/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/pay/pay.css">
<script type="module" src="/pay/frame.js"></script>
</head>
<body class="${brand}" data-state="${payment.state}" data-app="${escape(originOf(payment.returnUrl))}">
<main aria-label="${escape(name)}">
<header><span class="mark" aria-hidden="true">${escape(name.slice(0, 1))}</span><strong>${escape(name)}</strong><span>${escape(texts.kinds[tagline])}</span></header>
<h1>${escape(texts.payTo)}</h1>
<p class="amount"><span>${escape(texts.amount)}</span> <b>${escape(moneyText(payment.amount, tag))}</b></p>
<p class="order"><span>${escape(texts.order)}</span> <code>${escape(payment.reference)}</code></p>
${body}
<footer>${back}<p>${escape(texts.demo)}</p></footer>
</main>
</body>
</html>
`;
}
