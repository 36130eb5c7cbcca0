import { make } from '../elements.ts';

interface Words {
  title: string;
  text: (rounds: number, stake: string, most: string) => string;
  yes: string;
  no: string;
}

const english: Words = {
  title: 'Start autoplay?',
  text: (rounds, stake, most) =>
    `${rounds} rounds of ${stake} are played one after another. They stake ${most} of your money. You can stop at any time.`,
  yes: 'Start',
  no: 'Not now',
};

const all: Record<string, Words> = {
  EN: english,
  TY: {
    title: 'Simulan ang autoplay?',
    text: (rounds, stake, most) =>
      `Sunod-sunod na lalaruin ang ${rounds} round na tig-${stake}. ${most} ng pera mo ang itataya. Puwede mong ihinto kahit kailan.`,
    yes: 'Simulan',
    no: 'Huwag muna',
  },
  CN: {
    title: '开始自动游戏？',
    text: (rounds, stake, most) =>
      `将连续进行 ${rounds} 局，每局 ${stake}，共投注您的资金 ${most}。您可随时停止。`,
    yes: '开始',
    no: '暂不',
  },
  TH: {
    title: 'เริ่มเล่นอัตโนมัติไหม',
    text: (rounds, stake, most) =>
      `จะเล่นต่อเนื่อง ${rounds} รอบ รอบละ ${stake} เดิมพันเงินของคุณรวม ${most} หยุดได้ทุกเมื่อ`,
    yes: 'เริ่ม',
    no: 'ยังก่อน',
  },
};

/** Returns a question before the first autoplay. It resolves to the answer, and to true after the first yes. */
export function askAutoplay(language: string, money: (centavos: number) => string) {
  const words = all[language] ?? english;
  let isAllowed = false;

  return (rounds: number, stakeCentavos: number): Promise<boolean> => {
    if (isAllowed) return Promise.resolve(true);
    const dialog = make('dialog', 'sheet ask');
    dialog.setAttribute('aria-label', words.title);
    const text = words.text(rounds, money(stakeCentavos), money(rounds * stakeCentavos));
    const form = make('form', 'ask-answers');
    form.method = 'dialog';
    for (const answer of ['yes', 'no'] as const) {
      const button = make('button', 'again', words[answer]);
      button.value = answer;
      form.append(button);
    }
    dialog.append(make('h2', '', words.title), make('p', '', text), form);
    document.body.append(dialog);
    dialog.showModal();
    return new Promise((resolve) => {
      dialog.addEventListener('close', () => {
        isAllowed = dialog.returnValue === 'yes';
        dialog.remove();
        resolve(isAllowed);
      });
    });
  };
}
