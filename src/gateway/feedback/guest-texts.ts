import type { Language } from '#protocol/model/language.ts';

interface GuestAnswer {
  /** Reference number. */
  readonly number: string;
  readonly answer: string;
}

const texts: Readonly<Record<Language, (values: GuestAnswer) => string>> = {
  EN: ({ number, answer }) => `Parola: our answer to your message ${number}. ${answer}`,
  TY: ({ number, answer }) => `Parola: ang sagot namin sa mensahe mong ${number}. ${answer}`,
  CN: ({ number, answer }) => `Parola：对您留言 ${number} 的答复。${answer}`,
  TH: ({ number, answer }) => `Parola: คำตอบของข้อความ ${number} ของคุณ ${answer}`,
};

/** The e-mail with the operator's answer to a guest. */
export function answerToGuest(language: Language, values: GuestAnswer): string {
  return texts[language](values);
}
