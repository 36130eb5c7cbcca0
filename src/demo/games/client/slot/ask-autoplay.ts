import { make } from '../elements.ts';
import { text } from '../texts/texts.ts';

/** Returns a question before the first autoplay. It resolves to the answer, and to true after the first yes. */
export function askAutoplay(money: (centavos: number) => string) {
  let isAllowed = false;

  return (rounds: number, stakeCentavos: number): Promise<boolean> => {
    if (isAllowed) return Promise.resolve(true);
    const dialog = make('dialog', 'sheet ask');
    const title = text('slot.autoplay.ask.title');
    dialog.setAttribute('aria-label', title);
    const [stake, most] = [money(stakeCentavos), money(rounds * stakeCentavos)];
    const question = text('slot.autoplay.ask.text', { rounds, stake, most });
    const form = make('form', 'ask-answers');
    form.method = 'dialog';
    for (const answer of ['yes', 'no'] as const) {
      const button = make('button', 'again', text(`slot.autoplay.ask.${answer}`));
      button.value = answer;
      form.append(button);
    }
    dialog.append(make('h2', '', title), make('p', '', question), form);
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
