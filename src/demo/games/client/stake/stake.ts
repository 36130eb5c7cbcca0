import { byId } from '../elements.ts';
import { createStakeSheet } from './stake-sheet.ts';
import type { StakeBounds } from './stake-field.ts';

/** A stake that can be typed. */
interface Typed {
  bounds: StakeBounds;
  balance: () => number;
}

/**
 * The stake: the stepper goes through the stakes that the game offers. A press on the stake opens a field for any other, with
 * chips, half, double and the most.
 * `stakes`: the least first.
 */
export function createStake(
  stakes: readonly number[],
  format: (centavos: number) => string,
  onChange: (centavos: number) => void,
  typed: Typed | null = null,
) {
  const output = byId('stake', HTMLOutputElement);
  const less = byId('less', HTMLButtonElement);
  const more = byId('more', HTMLButtonElement);
  const open = byId('stake-open', HTMLButtonElement);
  const first = stakes[0] ?? 100;
  let centavos = first;
  let locked = false;

  const lower = () => stakes.findLast((stake) => stake < centavos);
  const higher = () => stakes.find((stake) => stake > centavos);

  function show() {
    output.textContent = format(centavos);
    less.disabled = locked || lower() === undefined;
    more.disabled = locked || higher() === undefined;
    open.disabled = locked || typed === null;
  }

  function set(next: number | undefined) {
    centavos = next ?? centavos;
    show();
    onChange(centavos);
  }

  less.addEventListener('click', () => set(lower()));
  more.addEventListener('click', () => set(higher()));
  if (typed !== null) {
    const sheet = createStakeSheet({ ...typed, format, onUse: set });
    open.addEventListener('click', () => sheet.open(centavos));
  }
  show();

  return {
    current: () => centavos,
    format,
    lock(now: boolean) {
      locked = now;
      show();
    },
    /** Lowers the stake to one of the offered stakes that is at most an amount, or to the lowest. */
    lowerTo(mostCentavos: number) {
      if (centavos > mostCentavos) set(stakes.findLast((stake) => stake <= mostCentavos) ?? first);
    },
  };
}
