import { make } from '../elements.ts';
import { createStakeField } from '../stake/stake-field.ts';
import { text } from '../texts/texts.ts';
import { pickName, priceText, type Match, type Pick, type Opened } from './book-types.ts';

/** A leg with the price that the player has seen. */
export interface SlipLeg {
  match: Match;
  pick: Pick;
  seen: number;
}

type Mode = 'singles' | 'accumulator';

function button(className: string, name: string, press: () => void) {
  const made = make('button', className, name);
  made.type = 'button';
  made.addEventListener('click', press);
  return made;
}

/** The words for a number of bets and their stakes. */
const totalText = (count: number, amount: string) =>
  count === 1
    ? text('book.totalStake.one', { amount })
    : text('book.totalStake.other', { count, amount });

interface SlipParts {
  opened: Opened;
  money: (centavos: number) => string;
  balance: () => number;
  onChange: () => void;
  onPlace: (bets: { legs: SlipLeg[] }[], stakeCentavos: number) => void;
}

/** The bet slip: a dialog with the legs, singles or an accumulator, a stake, and the button that places the bets. */
export function createSlip({ opened, money, balance, onChange, onPlace }: SlipParts) {
  const legs: Map<string, SlipLeg> = new Map();
  let mode: Mode = 'singles';
  const dialog = make('dialog', 'sheet slip');
  dialog.setAttribute('aria-labelledby', 'slip-title');
  const title = make('h2', '', text('book.slip'));
  title.id = 'slip-title';
  const close = button('round slip-close', '×', () => dialog.close());
  close.setAttribute('aria-label', text('game.close'));
  const top = make('div', 'sheet-top');
  top.append(title, close);
  const list = make('ul', 'slip-legs');
  const modes = make('div', 'segments');
  const note = make('p', 'slip-note');
  note.setAttribute('role', 'status');
  const sum = make('p', 'slip-sum');
  const stake = createStakeField({
    label: text('game.stake'),
    note: text('book.stakeBounds', { least: money(opened.least), most: money(opened.most) }),
    bounds: opened,
    balance,
    onChange: () => showSum(),
  });
  const place = button('act', '', () => {
    if (place.getAttribute('aria-disabled') !== 'true') onPlace(bets(), stake.current());
  });
  const foot = make('div', 'slip-foot');
  foot.append(stake.root, sum, note, place);
  dialog.append(top, modes, list, foot);
  document.body.append(dialog);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });

  const priceOf = ({ match, pick }: SlipLeg) => match.prices?.[pick] ?? null;
  const isOpen = (leg: SlipLeg) => priceOf(leg) !== null;
  const isCombined = () => mode === 'accumulator' && legs.size > 1;

  function bets() {
    const all = [...legs.values()];
    return isCombined() ? [{ legs: all }] : all.map((leg) => ({ legs: [leg] }));
  }

  /** The most that the bets pay, in centavos. */
  function mostPaid() {
    return bets().reduce((paid, bet) => {
      const price = bet.legs.reduce((all, leg) => (all * (priceOf(leg) ?? 100)) / 100, 1);
      return paid + Math.min(opened.mostPayout, Math.floor(stake.current() * price));
    }, 0);
  }

  function showSum() {
    const count = bets().length;
    const total = count * stake.current();
    sum.replaceChildren(
      make('span', '', totalText(count, money(total))),
      make('b', '', text('book.pays', { amount: money(mostPaid()) })),
    );
    place.textContent = text('book.place', { amount: money(total) });
    const isGood = count > 0 && stake.isGood() && [...legs.values()].every(isOpen);
    place.setAttribute('aria-disabled', String(!isGood));
  }

  function row(leg: SlipLeg) {
    const { match, pick, seen } = leg;
    const root = make('li', 'slip-leg');
    const price = priceOf(leg);
    const name = pickName(pick, { ...match, line: match.line ?? 0 });
    const texts = make('div', 'slip-texts');
    texts.append(make('b', '', name), make('span', '', `${match.home} – ${match.away}`));
    if (price === null) texts.append(make('em', 'slip-warning', text('book.started')));
    else if (price !== seen) {
      const moved = text('book.moved', { was: priceText(seen), is: priceText(price) });
      texts.append(make('em', 'slip-warning', moved));
    }
    const remove = button('round slip-remove', '×', () => {
      legs.delete(match.id);
      show();
      onChange();
      (list.querySelector('button') ?? close).focus();
    });
    remove.setAttribute('aria-label', `${text('book.remove')}: ${name}`);
    root.append(texts, make('b', 'slip-price', priceText(price ?? seen)), remove);
    return root;
  }

  function showModes() {
    const names = ['singles', 'accumulator'] as const;
    modes.hidden = legs.size < 2;
    modes.replaceChildren(
      ...names.map((name) => {
        const chosen = button('segment', text(`book.mode.${name}`), () => {
          mode = name;
          show();
          const now = modes.querySelector('[aria-pressed="true"]');
          if (now instanceof HTMLElement) now.focus();
        });
        chosen.setAttribute('aria-pressed', String(mode === name));
        return chosen;
      }),
    );
  }

  function show() {
    showModes();
    list.replaceChildren(...[...legs.values()].map(row));
    foot.hidden = legs.size === 0;
    if (legs.size === 0) list.append(make('li', 'slip-empty', text('book.emptySlip')));
    showSum();
  }

  show();

  return {
    count: () => legs.size,
    open() {
      note.textContent = '';
      for (const leg of legs.values()) leg.seen = priceOf(leg) ?? leg.seen;
      show();
      if (!dialog.open) dialog.showModal();
    },
    close: () => dialog.close(),
    say(said: string) {
      note.textContent = said;
    },
    clear() {
      legs.clear();
      show();
      onChange();
    },
    setBusy(now: boolean) {
      place.setAttribute('aria-disabled', String(now));
      if (!now) showSum();
    },
    lowerTo(mostCentavos: number) {
      if (stake.current() > mostCentavos) stake.set(mostCentavos);
    },
    /** Adds a bet, replaces another one on the same match, or removes it. */
    toggle(match: Match, pick: Pick) {
      const is = legs.get(match.id)?.pick === pick;
      if (is) legs.delete(match.id);
      else if (legs.size < opened.mostLegs || legs.has(match.id)) {
        legs.set(match.id, { match, pick, seen: match.prices?.[pick] ?? 0 });
      }
      if (legs.size > 1 && !is) mode = 'accumulator';
      show();
      onChange();
    },
    has: (match: Match, pick: Pick) => legs.get(match.id)?.pick === pick,
    /** Takes the prices of a new board. */
    update(matches: ReadonlyMap<string, Match>) {
      for (const leg of legs.values()) leg.match = matches.get(leg.match.id) ?? leg.match;
      const focused = dialog.contains(document.activeElement) ? document.activeElement : null;
      const isInList = focused !== null && list.contains(focused);
      if (!isInList) show();
      else showSum();
    },
    /** Removes the bets on matches that have started. */
    dropStarted() {
      for (const [id, leg] of legs) if (!isOpen(leg)) legs.delete(id);
      show();
      onChange();
    },
  };
}
