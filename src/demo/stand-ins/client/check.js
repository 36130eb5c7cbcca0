import { messagesOf } from './check-messages.js';
import { styles } from './check-styles.js';

/**
 * The common interface of the vendor's captcha objects of both generations. The `on…` methods return the object.
 * @typedef {object} Check
 * @property {(act: () => void) => Check} onReady
 * @property {(act: () => void) => Check} onSuccess
 * @property {(act: () => void) => Check} onClose
 * @property {(act: () => void) => Check} onError
 * @property {() => void} showCaptcha
 * @property {() => void} verify
 * @property {() => unknown} getValidate
 * @property {() => void} destroy
 */

/** Slider value, of 100, that passes the check, and the display time of the thanks in milliseconds. */
const passValue = 96;
const thanksMs = 450;

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {object} [properties]
 * @param {(Node | string)[]} [children]
 */
function element(tag, properties = {}, children = []) {
  const made = document.createElement(tag);
  Object.assign(made, properties);
  /** @type {HTMLElement} */ (made).append(...children);
  return made;
}

/**
 * Opens the check in its own dialog.
 * @param {string} language
 * @param {(passed: boolean) => void} end
 */
function open(language, end) {
  const messages = messagesOf(language);
  const title = element('h2', { id: 'title', textContent: messages.title });
  const status = element('p', { id: 'status', textContent: messages.task });
  status.setAttribute('role', 'status');
  const slider = element('input', { type: 'range', min: '0', max: '100', value: '0' });
  slider.setAttribute('aria-labelledby', 'status');
  const close = element('button', { type: 'button', className: 'close', textContent: '×' });
  close.setAttribute('aria-label', messages.close);
  const note = element('p', { className: 'note', textContent: messages.note });
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
    status.textContent = messages.thanks;
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

/**
 * Creates a check with the vendor's interface. `validate` returns the result of a passed check.
 * @param {string} language
 * @param {() => unknown} validate
 * @returns {Check}
 */
export function createCheck(language, validate) {
  /** @type {Record<'success' | 'close', () => void>} */
  const handlers = { success() {}, close() {} };
  /** @type {unknown} */
  let result;
  const show = () =>
    open(language, (passed) => {
      if (passed) result = validate();
      if (passed) handlers.success();
      else handlers.close();
    });

  /** @type {Check} */
  const check = {
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
