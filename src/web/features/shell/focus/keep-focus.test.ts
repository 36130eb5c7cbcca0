import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let end = (): void => undefined;

beforeEach(() => {
  end = keepFocus();
});

afterEach(() => {
  end();
  document.body.innerHTML = '';
});

const find = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`no #${id}`);
  return found;
};

/** Shows markup, and gives the focus to the element with the id `start`. */
async function show(markup: string): Promise<void> {
  document.body.innerHTML = `<main id="main" tabindex="-1">${markup}</main>`;
  await Promise.resolve();
  find('start').focus();
}

/** Changes the page, and answers the id of the element that then has the focus. */
async function after(change: () => void): Promise<string | undefined> {
  change();
  await new Promise((done) => setTimeout(done));
  return document.activeElement?.id;
}

const row = (id: string) => `<li id="row-${id}"><button id="${id}">Open</button></li>`;

describe('the focus after the focused content is gone', () => {
  it('goes to the next item of a list', async () => {
    await show(`<h2>Rewards</h2><ul>${row('one')}${row('start')}${row('next')}</ul>`);
    expect(await after(() => find('row-start').remove())).toBe('next');
  });

  it('goes to the item before the last one', async () => {
    await show(`<h2>Rewards</h2><ul>${row('one')}${row('start')}</ul>`);
    expect(await after(() => find('row-start').remove())).toBe('one');
  });

  it('goes to the heading of a list that is empty', async () => {
    await show(
      `<h1>Page</h1><section><h2 id="title">Rewards</h2><ul>${row('start')}</ul></section>`,
    );
    expect(await after(() => find('row-start').remove())).toBe('title');
  });

  it('goes to the heading of the content that replaces it', async () => {
    await show(
      '<h1 id="page">Withdraw</h1><form id="form"><button id="start">Send</button></form>',
    );
    const replace = () => {
      find('form').outerHTML = '<div><p>Good.</p><h2 id="done">It is on its way</h2></div>';
    };
    expect(await after(replace)).toBe('done');
  });

  it('goes to the control that the new content names first', async () => {
    await show('<h1>Messages</h1><div id="bar"><button id="start">Delete</button></div>');
    const replace = () => {
      find('bar').innerHTML = '<h2>Gone</h2><button id="undo" data-first>Undo</button>';
    };
    expect(await after(replace)).toBe('undo');
  });

  it('goes to the heading above a part that has no heading of its own', async () => {
    await show(
      '<h1>Page</h1><h2 id="above">Card</h2><div id="part"><button id="start">Claim</button></div><h2>Next</h2>',
    );
    const replace = () => {
      find('part').innerHTML = '<p>Claimed</p>';
    };
    expect(await after(replace)).toBe('above');
  });

  it('goes to the item that the content was a part of', async () => {
    await show('<h1>Page</h1><ul><li id="item">₱20 <button id="start">Claim</button></li></ul>');
    expect(await after(() => find('start').remove())).toBe('item');
  });

  it('stays inside a dialog', async () => {
    await show(
      '<h1>Page</h1><dialog open><h2 id="title">Redeem</h2><form id="form"><button id="start">Go</button></form></dialog>',
    );
    expect(await after(() => find('form').remove())).toBe('title');
  });

  it('waits on the heading of the page for content that loads, and goes on to its heading', async () => {
    await show('<h1 id="page">Messages</h1><div id="view"><a id="start" href="/">Open</a></div>');
    const load = () => {
      find('view').innerHTML = '<span data-shape="line" aria-hidden="true"></span>';
    };
    expect(await after(load)).toBe('page');
    const answer = () => {
      find('view').innerHTML = '<article><h2 id="message">Hello</h2></article>';
    };
    expect(await after(answer)).toBe('message');
  });

  it('follows a chip that becomes another one', async () => {
    const chip = (id: string) => `<button id="${id}">${id}</button>`;
    await show(`<h1>Games</h1><div id="row" role="group">${chip('start')}${chip('next')}</div>`);
    const choose = () => {
      find('start').remove();
      find('row').insertAdjacentHTML('afterbegin', chip('chosen'));
    };
    expect(await after(choose)).toBe('chosen');
    expect(await after(() => find('chosen').remove())).toBe('next');
  });

  it('goes to the first new item of a list without more pages', async () => {
    await show(
      `<h1>Page</h1><ul id="list">${row('one')}</ul><p id="more"><button id="start">More</button></p>`,
    );
    const load = () => {
      find('list').insertAdjacentHTML('beforeend', row('two') + row('three'));
      find('more').remove();
    };
    expect(await after(load)).toBe('two');
  });

  it('goes on to a control that is offered a moment later', async () => {
    await show('<h1 id="page">Messages</h1><div id="bar"><button id="start">Delete</button></div>');
    expect(await after(() => find('start').remove())).toBe('page');
    const offer = () =>
      find('page').insertAdjacentHTML('afterend', '<button id="undo" data-first>Undo</button>');
    expect(await after(offer)).toBe('undo');
  });

  it('stays with a player who went on while the content was loading', async () => {
    await show(
      '<h1>Page</h1><button id="other">Other</button><div id="view"><b id="start" tabindex="0"></b></div>',
    );
    await after(() => find('start').remove());
    find('other').focus();
    const answer = () => {
      find('view').innerHTML = '<h2>Late</h2>';
    };
    expect(await after(answer)).toBe('other');
  });

  it('leaves a control that is switched off, and comes back to it', async () => {
    await show('<h1 id="page">Settings</h1><input id="start" type="checkbox" />');
    expect(await after(() => find('start').setAttribute('disabled', ''))).toBe('page');
    expect(await after(() => find('start').removeAttribute('disabled'))).toBe('start');
  });

  it('leaves a part that is hidden', async () => {
    await show('<h1 id="page">Form</h1><div id="step"><button id="start">Next</button></div>');
    expect(await after(() => find('step').setAttribute('hidden', ''))).toBe('page');
  });

  it('is left alone where code has moved it', async () => {
    await show(
      `<h1>Page</h1><button id="other">Other</button><ul>${row('start')}${row('next')}</ul>`,
    );
    const change = () => {
      find('row-start').remove();
      find('other').focus();
    };
    expect(await after(change)).toBe('other');
  });

  it('is left alone where the player had pressed an empty part of the page', async () => {
    await show(`<h1>Page</h1><ul>${row('start')}${row('next')}</ul>`);
    await after(() => find('start').blur());
    expect(await after(() => find('row-start').remove())).toBe('');
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves no trace on a heading that it has left', async () => {
    await show(
      '<h1 id="page">Page</h1><button id="start">Go</button><button id="other">Other</button>',
    );
    expect(await after(() => find('start').remove())).toBe('page');
    find('other').focus();
    expect(find('page').hasAttribute('tabindex')).toBe(false);
  });
});
