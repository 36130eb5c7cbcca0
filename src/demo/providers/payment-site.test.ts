import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createPaymentSite, type PaymentSite } from './create-payment-site.ts';
import type { LineCipher } from './payment-lines.ts';
import type { PaymentPlace, SharedTexts } from './payment-store.ts';
import { signMessage } from './sign-message.ts';

const open: PaymentSite[] = [];
afterEach(() => Promise.all(open.splice(0).map((site) => site.close())));

/** Opens a site whose messages go to `merchant`. */
function openSite(
  place: PaymentPlace,
  merchant: () => Response = () => new Response(''),
  cipher: LineCipher | null = null,
) {
  const sent: string[] = [];
  const site = createPaymentSite({
    place,
    cipher,
    secret: 'secret-of-the-payment-site',
    origin: 'http://pay.test',
    appOrigins: ['https://app.test'],
    send: async (url, init) => {
      sent.push(await new Request(url, init).text());
      return merchant();
    },
  });
  open.push(site);
  return { ...site, sent };
}

const inFile = (file: string): PaymentPlace => ({ kind: 'file', path: file });

const order = {
  orderId: 'order-1',
  amount: 12_345,
  way: 'page' as const,
  lifeSeconds: 600,
  returnUrl: 'https://app.test/member?page=deposit&a="><script>',
  notifyUrl: 'http://gateway.test/notices',
  language: 'EN' as const,
};

describe('the page of a payment', () => {
  it('needs no script of its own, may be framed by the app only, and escapes what it shows', async () => {
    const { desk, fetch } = openSite(null);
    const payment = desk.begin('agos', order);
    const answer = await fetch(new Request(`http://pay.test/pay/agos/${payment?.id}`));
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors https://app.test');
    expect(policy).not.toContain('unsafe');
    const page = await answer.text();
    expect(page).toContain('₱123.45');
    expect(page.replace('<script type="module" src="/pay/frame.js"></script>', '')).not.toMatch(
      /<script|\sstyle=|\son\w+=/,
    );
    expect(page).toContain('data-state="pending" data-app="https://app.test"');
    for (const asset of ['pay.css', 'icon.svg', 'frame.js']) {
      expect((await fetch(new Request(`http://pay.test/pay/${asset}`))).status).toBe(200);
    }
  });

  it('takes another amount, and one payment only', async () => {
    const { desk, fetch } = openSite(null);
    const payment = desk.begin('agos', order);
    const post = (fields: Record<string, string>) =>
      fetch(
        new Request(`http://pay.test/pay/agos/${payment?.id}`, {
          method: 'POST',
          body: new URLSearchParams(fields),
        }),
      );
    for (const amount of ['0', '-5', '1e9', '1,000', 'x']) await post({ action: 'other', amount });
    expect(desk.byOrder('agos', 'order-1')?.state).toBe('pending');
    expect((await post({ action: 'other', amount: '50.5' })).status).toBe(303);
    await post({ action: 'pay' });
    expect(desk.byOrder('agos', 'order-1')).toMatchObject({ state: 'paid', paid: 5_050 });
  });

  it('is unknown under another brand', async () => {
    const { desk, fetch } = openSite(null);
    const payment = desk.begin('agos', order);
    const answer = await fetch(new Request(`http://pay.test/pay/kislap/${payment?.id}`));
    expect(answer.status).toBe(404);
  });
});

describe('the calls of the merchant', () => {
  it('are refused without a signature', async () => {
    const { fetch } = openSite(null);
    const request = new Request('http://pay.test/pay/agos/api/statement', {
      method: 'POST',
      body: '{"since":0}',
    });
    expect((await fetch(request)).status).toBe(401);
  });

  it('answer a known order with its payment, and refuse another amount', () => {
    const { desk } = openSite(null);
    const first = desk.begin('agos', order);
    expect(desk.begin('agos', order)).toEqual(first);
    expect(desk.begin('agos', { ...order, amount: 1 })).toBeNull();
  });
});

describe('the store of the payment site', () => {
  it('keeps payments and messages that are not delivered, also after a line that a crash cut off', async () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'parola-site-')), 'site.jsonl');
    const first = openSite(inFile(file), () => new Response('', { status: 500 }));
    const payment = first.desk.begin('agos', order);
    if (payment) first.desk.pay(payment, payment.amount);
    await first.work();
    expect(first.sent).toHaveLength(1);
    await first.close();
    open.length = 0;
    fs.appendFileSync(file, '{"kind":"payment","rec');
    const second = openSite(inFile(file));
    await second.work();
    expect(second.sent).toEqual(first.sent);
    expect(second.desk.byOrder('agos', 'order-1')?.state).toBe('paid');
    second.desk.begin('agos', { ...order, orderId: 'order-2' });
    await second.close();
    open.length = 0;
    expect(openSite(inFile(file)).desk.byOrder('agos', 'order-2')?.state).toBe('pending');
    fs.rmSync(path.dirname(file), { recursive: true });
  });

  it('encrypts its file, also what an earlier release has left in it, for its own account only', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parola-site-'));
    const file = path.join(folder, 'site.jsonl');
    const cipher: LineCipher = {
      encrypt: (text) => `x${Buffer.from(text).toString('base64url')}`,
      decrypt: (line) => Buffer.from(line.slice(1), 'base64url').toString(),
    };
    const payout = {
      key: 'withdrawal-1',
      amount: 50_000,
      bankCode: 'BDO',
      accountNumber: '001234567890',
      holder: 'Juan Dela Cruz',
      notifyUrl: 'http://gateway.test/notices',
    };
    const plain = openSite(inFile(file));
    plain.desk.payOut('agos', payout);
    await plain.close();
    open.length = 0;
    expect(fs.readFileSync(file, 'utf8')).toContain(payout.accountNumber);
    fs.chmodSync(file, 0o644);
    const encrypted = openSite(inFile(file), undefined, cipher);
    encrypted.desk.payOut('agos', { ...payout, key: 'withdrawal-2' });
    expect(fs.readdirSync(folder)).toEqual(['site.jsonl']);
    expect(fs.readFileSync(file, 'utf8')).not.toMatch(/001234567890|Juan/);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    await encrypted.close();
    open.length = 0;
    const again = openSite(inFile(file), undefined, cipher);
    expect(again.desk.payout('agos', 'withdrawal-1')).toMatchObject(payout);
    expect(again.desk.payout('agos', 'withdrawal-2')).toMatchObject({ amount: payout.amount });
    fs.rmSync(folder, { recursive: true });
  });
});

describe('sites that share their records', () => {
  /** Texts in memory that several sites share, as the texts of a database. */
  function shareTexts(): () => PaymentPlace {
    const all: string[] = [];
    return () => {
      let read = 0;
      const turn: SharedTexts['turn'] = (work) => {
        all.push(...work({ lines: all.slice(read), isAnew: read === 0 }));
        read = all.length;
        return Promise.resolve();
      };
      return { kind: 'shared', texts: { turn } };
    };
  }

  const call = (site: Pick<PaymentSite, 'fetch'>, name: string, body: object) => {
    const text = JSON.stringify(body);
    const headers = signMessage('secret-of-the-payment-site', text, Date.now());
    const url = `http://pay.test/pay/agos/api/${name}`;
    return site.fetch(new Request(url, { method: 'POST', headers, body: text }));
  };

  it('answer for a payment of each other, which is paid once and reported once', async () => {
    const share = shareTexts();
    const [one, other] = [openSite(share()), openSite(share())];
    const { place } = await (await call(one, 'create', order)).json();
    const pay = (site: Pick<PaymentSite, 'fetch'>, action: string) =>
      site.fetch(new Request(place.url, { method: 'POST', body: new URLSearchParams({ action }) }));
    expect((await other.fetch(new Request(place.url))).status).toBe(200);
    expect((await pay(other, 'pay')).status).toBe(303);
    expect((await pay(one, 'decline')).status).toBe(303);
    const state = await (await call(one, 'query', { orderId: order.orderId })).json();
    expect(state).toMatchObject({ state: 'paid', amount: order.amount });
    await Promise.all([one.work(), other.work()]);
    await Promise.all([one.work(), other.work()]);
    expect([...one.sent, ...other.sent]).toHaveLength(1);
    expect(one.sent.concat(other.sent)[0]).toContain('paid');
  });
});
