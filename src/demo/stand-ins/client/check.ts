import { styles } from './check-styles.ts';
import { textsOf } from './texts/texts.ts';

/** The common interface of the vendor's captcha objects of both generations. The `on…` methods return the object. */
interface Check {
  onReady: (act: () => void) => Check;
  onSuccess: (act: () => void) => Check;
  onClose: (act: () => void) => Check;
  onError: (act: () => void) => Check;
  showCaptcha: () => void;
  verify: () => void;
  getValidate: () => unknown;
  destroy: () => void;
}

/** Slider value, of 100, that passes the check, and the display time of the thanks in milliseconds. */
const passValue = 96;
const thanksMs = 450;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: object = {},
  children: (Node | string)[] = [],
) {
  const made = document.createElement(tag);
  Object.assign(made, properties);
  made.append(...children);
  return made;
}

/** Opens the check in its own dialog. */
function open(texts: Awaited<ReturnType<typeof textsOf>>, end: (passed: boolean) => void) {
  const title = element('h2', { id: 'title', textContent: texts['check.title'] });
  const status = element('p', { id: 'status', textContent: texts['check.task'] });
  status.setAttribute('role', 'status');
  const slider = element('input', { type: 'range', min: '0', max: '100', value: '0' });
  slider.setAttribute('aria-labelledby', 'status');
  const close = element('button', { type: 'button', className: 'close', textContent: '×' });
  close.setAttribute('aria-label', texts['check.close']);
  const note = element('p', { className: 'note', textContent: texts['check.note'] });
  const track = element('div', { className: 'track' }, [
    slider,
    element('span', { className: 'light' }),
  ]);
  const dialog = element('dialog', {}, [close, title, status, track, note]);
  dialog.setAttribute('aria-labelledby', 'title');

  const host = element('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  root.append(dialog);
  (document.querySelector('dialog[open]') ?? document.body).append(host);

  let passed = false;
  slider.addEventListener('input', () => {
    track.style.setProperty('--way', slider.value);
    if (passed || Number(slider.value) < passValue) return;
    passed = true;
    slider.disabled = true;
    dialog.dataset['passed'] = '';
    status.textContent = texts['check.thanks'];
    setTimeout(() => dialog.close(), thanksMs);
  });
  close.addEventListener('click', () => dialog.close());
  for (const name of ['cancel', 'close', 'mousedown']) {
    dialog.addEventListener(name, (event) => event.stopPropagation());
  }
  dialog.addEventListener('close', () => {
    host.remove();
    end(passed);
  });
  dialog.showModal();
  slider.focus();
}

/** Creates a check with the vendor's interface. `validate` returns the result of a passed check. */
export async function createCheck(language: string, validate: () => unknown): Promise<Check> {
  const texts = await textsOf(language);
  const handlers: Record<'success' | 'close', () => void> = { success() {}, close() {} };
  let result: unknown;
  const show = () =>
    open(texts, (passed) => {
      if (passed) result = validate();
      if (passed) handlers.success();
      else handlers.close();
    });

  const check: Check = {
    onReady(act) {
      queueMicrotask(act);
      return check;
    },
    onSuccess(act) {
      handlers.success = act;
      return check;
    },
    onClose(act) {
      handlers.close = act;
      return check;
    },
    onError: () => check,
    showCaptcha: show,
    verify: show,
    getValidate: () => result,
    destroy() {
      Object.assign(handlers, { success() {}, close() {} });
    },
  };
  return check;
}
