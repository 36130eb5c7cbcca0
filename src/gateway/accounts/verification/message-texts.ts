import type { Language } from '#protocol/model/language.ts';
import { codeMinutes } from './one-time-codes.ts';

/** Values of a message text. */
interface TextValues {
  readonly code: string;
  readonly minutes: number;
}

const codeTexts: Readonly<Record<Language, (values: TextValues) => string>> = {
  EN: ({ code, minutes }) =>
    `Parola: your code is ${code}. It is good for ${minutes} minutes. Never give it to anyone, not even to us.`,
  TY: ({ code, minutes }) =>
    `Parola: ang code mo ay ${code}. Gumagana ito nang ${minutes} minuto. Huwag itong ibigay kahit kanino, kahit sa amin.`,
  CN: ({ code, minutes }) =>
    `【Parola】您的验证码是 ${code}，${minutes} 分钟内有效。请勿告诉任何人，包括我们的工作人员。`,
  TH: ({ code, minutes }) =>
    `Parola: รหัสของคุณคือ ${code} ใช้ได้ภายใน ${minutes} นาที อย่าบอกรหัสนี้กับใคร แม้แต่กับเรา`,
};

const passwordTexts: Readonly<Record<Language, (values: TextValues) => string>> = {
  EN: ({ code, minutes }) =>
    `Parola: log in with the password ${code} within ${minutes} minutes and choose a new one. If you did not ask for it, do nothing: your old password stays as it is.`,
  TY: ({ code, minutes }) =>
    `Parola: mag-log in gamit ang password na ${code} sa loob ng ${minutes} minuto at pumili ng bago. Kung hindi ikaw ang humiling nito, wala kang kailangang gawin: mananatili ang luma mong password.`,
  CN: ({ code, minutes }) =>
    `【Parola】请在 ${minutes} 分钟内使用密码 ${code} 登录并设置新密码。如果不是您本人申请，请忽略此邮件，原密码仍然有效。`,
  TH: ({ code, minutes }) =>
    `Parola: เข้าสู่ระบบด้วยรหัสผ่าน ${code} ภายใน ${minutes} นาที แล้วตั้งรหัสผ่านใหม่ หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้ตามปกติ`,
};

/** Text of an e-mail with a code. */
export function codeText(language: Language, code: string): string {
  return codeTexts[language]({ code, minutes: codeMinutes });
}

/** Text of an SMS with a code. The last line binds the code to the site, so that browsers fill it in there only (WICG, origin-bound one-time codes). */
export function codeSms(language: Language, code: string, host: string): string {
  return `${codeText(language, code)}\n\n@${host} #${code}`;
}

/** Lifetime of a mailed password, in minutes. */
export const mailedPasswordMinutes = 30;

/** Text of an e-mail with a temporary password. */
export function passwordText(language: Language, password: string): string {
  return passwordTexts[language]({ code: password, minutes: mailedPasswordMinutes });
}
