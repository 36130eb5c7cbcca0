import type { Language } from '#protocol/model/language.ts';

/** The security questions to choose from, by id. */
export const questionTexts: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  pet: {
    EN: 'What was the name of your first pet?',
    TY: 'Ano ang pangalan ng una mong alaga?',
    CN: '您的第一只宠物叫什么名字？',
    TH: 'สัตว์เลี้ยงตัวแรกของคุณชื่ออะไร',
  },
  school: {
    EN: 'What was the name of your first school?',
    TY: 'Ano ang pangalan ng una mong paaralan?',
    CN: '您就读的第一所学校叫什么？',
    TH: 'โรงเรียนแห่งแรกของคุณชื่ออะไร',
  },
  teacher: {
    EN: 'Who was your favourite teacher?',
    TY: 'Sino ang paborito mong guro?',
    CN: '您最喜欢的老师是谁？',
    TH: 'คุณครูคนโปรดของคุณคือใคร',
  },
  street: {
    EN: 'On which street did you grow up?',
    TY: 'Sa anong kalye ka lumaki?',
    CN: '您在哪条街长大？',
    TH: 'คุณเติบโตที่ถนนอะไร',
  },
  food: {
    EN: 'What was your favourite food as a child?',
    TY: 'Ano ang paborito mong pagkain noong bata ka?',
    CN: '您小时候最喜欢的食物是什么？',
    TH: 'อาหารโปรดตอนเด็กของคุณคืออะไร',
  },
  friend: {
    EN: 'What is the name of your oldest friend?',
    TY: 'Ano ang pangalan ng pinakamatagal mo nang kaibigan?',
    CN: '您认识最久的朋友叫什么名字？',
    TH: 'เพื่อนที่รู้จักกันนานที่สุดชื่ออะไร',
  },
  job: {
    EN: 'Where did you have your first job?',
    TY: 'Saan ang una mong trabaho?',
    CN: '您的第一份工作在哪里？',
    TH: 'งานแรกของคุณทำที่ไหน',
  },
  grandmother: {
    EN: 'What is the first name of your grandmother?',
    TY: 'Ano ang pangalan ng lola mo?',
    CN: '您外婆或奶奶的名字是什么？',
    TH: 'คุณยายหรือคุณย่าของคุณชื่ออะไร',
  },
  hero: {
    EN: 'Who was your hero as a child?',
    TY: 'Sino ang bayani mo noong bata ka?',
    CN: '您小时候的偶像是谁？',
    TH: 'ฮีโร่ในวัยเด็กของคุณคือใคร',
  },
};
