import { array, maxLength, minLength, pipe, regex, strictObject, string, trim } from 'valibot';

const shortText = (most: number) => pipe(string(), trim(), minLength(1), maxLength(most));

const channel = strictObject({
  /** `ZALO`, `TELEGRAM`, `FB`, `AICAN`, or another one. */
  type: pipe(shortText(40), regex(/^[A-Z0-9_]+$/)),
  title: shortText(60),
  /** An address of the web, a mail address, a number or a link into an app. */
  address: pipe(shortText(500), regex(/^(https|mailto|tel|zalo|tg|viber|whatsapp|fb-messenger):/)),
});

/** Settings of customer service: its channels, in the order of the page. Without any, the chat is the customer service. */
export const customerServiceSettings = {
  customerServices: pipe(array(channel), maxLength(20)),
};

/** The channels of a new store. */
export const defaultCustomerServiceSettings = {
  customerServices: [
    { type: 'AICAN', title: 'Live help', address: 'https://help.example.com/parola' },
    { type: 'TELEGRAM', title: 'Telegram', address: 'https://t.me/parola_example' },
    { type: 'FB', title: 'Messenger', address: 'https://m.me/parola.example' },
    { type: 'ZALO', title: 'Zalo', address: 'https://zalo.me/parola-example' },
  ],
};
