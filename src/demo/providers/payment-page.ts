import { currencyCode } from '#protocol/currency.ts';
import { type PaymentBrand, paymentBrands } from './brands.ts';
import type { Payment } from './payment-shapes.ts';
import { text } from './texts/texts.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(plain: string): string {
  return plain.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Writes an amount in pesos, in the language of the payer. */
function moneyText(centavos: number, tag: string): string {
  const style = { style: 'currency', currency: currencyCode, numberingSystem: 'latn' } as const;
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

function form(action: string, button: string, inside = ''): string {
  const quiet = action === 'pay' ? '' : ' class="quiet"';
  return `<form method="post"><input type="hidden" name="action" value="${action}">${inside}
<button${quiet}>${escape(button)}</button></form>`;
}

/** The actions of a payment that waits. */
function openActions(payment: Payment): string {
  const { language } = payment;
  const tag = text(language, 'language.tag');
  const amount = moneyText(payment.amount, tag);
  const other = text(language, 'payment.other.pay');
  const field = `<label for="other">${escape(text(language, 'payment.other.label'))}</label>
<input id="other" name="amount" type="number" inputmode="decimal" min="0.01" max="1000000" step="0.01" required>`;
  return `<p class="until">${escape(text(language, 'payment.until'))} <time>${escape(timeText(payment.expiresAt, tag))}</time></p>
${form('pay', text(language, 'payment.pay', { amount }))}
${form('decline', text(language, 'payment.decline'))}
<details><summary>${escape(text(language, 'payment.other.open'))}</summary>${form('other', other, field)}</details>`;
}

/** The result of a payment that is finished. */
function result({ state, language, paid, refundedAt }: Payment): string {
  if (state === 'pending') return '';
  const amount = moneyText(paid, text(language, 'language.tag'));
  const hint = text(language, `payment.${state}.hint`, { amount });
  const takeBack = text(language, 'payment.takeBack');
  const again =
    state === 'paid' && refundedAt === null
      ? `<details><summary>…</summary>${form('takeBack', takeBack)}</details>`
      : '';
  return `<div class="result ${state}" role="status"><h2>${escape(text(language, `payment.${state}.title`))}</h2>
<p>${escape(hint)}</p></div>${again}`;
}

/** The page on which a payer pays. It needs JavaScript only in a frame of the merchant, to report the state of the payment to it. */
export function paymentPage(brand: PaymentBrand, payment: Payment): string {
  const { language } = payment;
  const tag = text(language, 'language.tag');
  const { name, tagline } = paymentBrands[brand];
  const payTo = escape(text(language, 'payment.payTo'));
  const body = payment.state === 'pending' ? openActions(payment) : result(payment);
  const back = payment.returnUrl
    ? `<a href="${escape(payment.returnUrl)}" target="_top">${escape(text(language, 'payment.back'))}</a>`
    : '';
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(name)}: ${payTo}</title>
<link rel="icon" href="/pay/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/pay/pay.css">
<script type="module" src="/pay/frame.js"></script>
</head>
<body class="${brand}" data-state="${payment.state}" data-app="${escape(originOf(payment.returnUrl))}">
<main aria-label="${escape(name)}">
<header><span class="mark" aria-hidden="true">${escape(name.slice(0, 1))}</span><strong>${escape(name)}</strong><span>${escape(text(language, `payment.kind.${tagline}`))}</span></header>
<h1>${payTo}</h1>
<p class="amount"><span>${escape(text(language, 'payment.amount'))}</span> <b>${escape(moneyText(payment.amount, tag))}</b></p>
<p class="order"><span>${escape(text(language, 'payment.order'))}</span> <code>${escape(payment.reference)}</code></p>
${body}
<footer>${back}<p>${escape(text(language, 'payment.demo'))}</p></footer>
</main>
</body>
</html>
`;
}
