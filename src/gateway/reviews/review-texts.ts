import type { Language } from '#protocol/model/language.ts';

/** The texts of one language. `<a>` leads to the limits and breaks, `<b>` to the profit and loss. */
interface ReviewTexts {
  readonly title: string;
  readonly content: string;
}

const texts: Readonly<Record<Language, ReviewTexts>> = {
  EN: {
    title: 'Time for a look at your limits and your account',
    content:
      'From time to time we ask you to check that all of this still fits. <a>See and change your limits</a>, and <b>see what you have won and lost</b>. If all is well, there is nothing to do.',
  },
  TY: {
    title: 'Oras na para tingnan ang mga limit at account mo',
    content:
      'Paminsan-minsan, hinihiling naming tiyakin mong angkop pa rin ang lahat ng ito. <a>Tingnan at baguhin ang mga limit mo</a>, at <b>tingnan ang napanalo at natalo mo</b>. Kung ayos ang lahat, wala kang kailangang gawin.',
  },
  CN: {
    title: '该查看一下您的限额和账户了',
    content:
      '我们会不时请您确认这些设置是否仍然合适。<a>查看并更改您的限额</a>，并<b>查看您的输赢</b>。如果一切合适，您无需做任何事。',
  },
  TH: {
    title: 'ถึงเวลาดูวงเงินและบัญชีของคุณ',
    content:
      'เราขอให้คุณตรวจเป็นครั้งคราวว่าทุกอย่างยังเหมาะกับคุณ <a>ดูและเปลี่ยนวงเงินของคุณ</a> และ<b>ดูว่าคุณชนะและแพ้เท่าไร</b> ถ้าทุกอย่างเหมาะดีแล้ว คุณไม่ต้องทำอะไร',
  },
};

const limitsLink = '<a href="/member?page=protection">';
const profitLink = '<a href="/member?page=personalProfit">';

function contentOf(language: Language): string {
  const text = texts[language].content
    .replace('<a>', limitsLink)
    .replace('<b>', profitLink)
    .replace('</b>', '</a>');
  return `<p>${text}</p>`;
}

/** Title and content of the reminder, in all languages. It names no figures, and never advertises. */
export const reviewMessage = {
  titles: { EN: texts.EN.title, TY: texts.TY.title, CN: texts.CN.title, TH: texts.TH.title },
  contents: { EN: contentOf('EN'), TY: contentOf('TY'), CN: contentOf('CN'), TH: contentOf('TH') },
};
