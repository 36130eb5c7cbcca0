import { wordsOf } from './check-words.js';
import { sheetText } from './check-style.js';

/**
 * What the vendor's captcha objects of both generations have in common; each verb but the last three gives the object back.
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

/** How far the lamp has to go, of 100, and how long the thanks are seen, in milliseconds. */
const there = 96;
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
 * The check in a dialog of its own: a lamp to be slid to the lighthouse, by finger, mouse or keys.
 * @param {string} language
 * @param {(passed: boolean) => void} end
 */
function open(language, end) {
  const words = wordsOf(language);
  const title = element('h2', { id: 'title', textContent: words.title });
  const told = element('p', { id: 'told', textContent: words.task });
  told.setAttribute('role', 'status');
  const slider = element('input', { type: 'range', min: '0', max: '100', value: '0' });
  slider.setAttribute('aria-labelledby', 'told');
  const close = element('button', { type: 'button', className: 'close', textContent: '×' });
  close.setAttribute('aria-label', words.close);
  const note = element('p', { className: 'note', textContent: words.note });
  const track = element('div', { className: 'track' }, [
    slider,
    element('span', { className: 'light' }),
  ]);
  const dialog = element('dialog', {}, [close, title, told, track, note]);
  dialog.setAttribute('aria-labelledby', 'title');

  const host = element('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText);
  root.adoptedStyleSheets = [sheet];
  root.append(dialog);
  (document.querySelector('dialog[open]') ?? document.body).append(host);

  let passed = false;
  slider.addEventListener('input', () => {
    track.style.setProperty('--way', slider.value);
    if (passed || Number(slider.value) < there) return;
    passed = true;
    slider.disabled = true;
    dialog.dataset['passed'] = '';
    told.textContent = words.thanks;
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
 * A check with the vendor's interface. `validate` says what is handed over by whoever passed it.
 * @param {string} language
 * @param {() => unknown} validate
 * @returns {Check}
 */
export function makeCheck(language, validate) {
  /** @type {Record<'success' | 'close', () => void>} */
  const heard = { success() {}, close() {} };
  /** @type {unknown} */
  let result;
  const show = () =>
    open(language, (passed) => {
      if (passed) result = validate();
      if (passed) heard.success();
      else heard.close();
    });

  /** @type {Check} */
  const check = {
    onReady(act) {
      queueMicrotask(act);
      return check;
    },
    onSuccess(act) {
      heard.success = act;
      return check;
    },
    onClose(act) {
      heard.close = act;
      return check;
    },
    onError: () => check,
    showCaptcha: show,
    verify: show,
    getValidate: () => result,
    destroy() {
      Object.assign(heard, { success() {}, close() {} });
    },
  };
  return check;
}
