import { playRound, type Opened, type Settlement } from './calls.ts';
import { createCelebration, toneOf } from './celebration.ts';
import { byId, make } from './elements.ts';
import { explainError } from './explain-error.ts';
import { enablePlay, preparePage } from './prepare-page.ts';
import { pesoFormat, showBegin, showMessage, showBalanceTooLow } from './labels.ts';
import { onPress } from './on-press.ts';
import { createBalance } from './balance.ts';
import { startReplay, type Replay } from './replay.ts';
import { sound } from './sound.ts';
import { rackOf, type ChipRules, type ChipScene } from './chips/chip-table.ts';
import { createStake } from './stake/stake.ts';
import { text } from './texts/texts.ts';

/** The payment of a round. */
interface Paid {
  payoutCentavos: number;
}

/** The part of the page between the name of the game and the controls. */
export interface Scene<Outcome, Choice = unknown> {
  /** The bet; null while it is incomplete. */
  choice: () => unknown;
  /** Shows a bet that was placed, which cannot be changed. */
  lay: (choice: Choice) => void;
  /** Called when a round starts: locks the bet until `end`. */
  begin: () => void;
  /** Shows the outcome of a round and resolves to its description. */
  show: (round: Outcome & Paid) => Promise<string>;
  /** Called after every round, also after a failed one. */
  end: () => void;
  /** The payouts for the rules. */
  prices: () => readonly (readonly [name: string, times: string])[];
}

/** A scene that takes chips on several places has the parts of a `ChipScene` too. */
type TableScene<Outcome, Choice> = Scene<Outcome, Choice> & Partial<ChipScene>;

type TableOpened = Opened & Partial<ChipRules>;

/** Games that are played at a table, as their texts name them. */
type TableName = 'baccarat' | 'bingo' | 'duel' | 'fish' | 'lottery' | 'roulette' | 'sicbo';

/** A table game. */
interface Game<Open, Outcome, Choice> {
  /** Builds into `#scene`. */
  createScene: (opened: Open) => TableScene<Outcome, Choice>;
}

/** Shows the payouts in the rules. */
export function showPrices(prices: ReturnType<Scene<object>['prices']>) {
  const rows = prices.map(([name, times]) => {
    const row = make('div', 'price');
    row.append(make('dt', '', name), make('dd', '', times));
    return row;
  });
  byId('prices', HTMLDListElement).replaceChildren(...rows);
}

/** The stake of a table: its chips, or an amount. */
function stakeOf(
  { stakes, bounds, chips, limits }: TableOpened,
  { bets, showStakes, onPlace }: Partial<ChipScene>,
  balance: () => number,
) {
  if (bets && showStakes && onPlace && chips && limits) {
    return { ...rackOf({ chips, limits }, { bets, showStakes, onPlace }), keep: bets.keep };
  }
  const typed = bounds === undefined ? null : { bounds, balance };
  const stake = createStake(stakes, pesoFormat(true), () => undefined, typed);
  return { ...stake, keep: () => undefined };
}

/** Returns the function that plays one round at a time. */
function createPlay<Outcome, Choice>(
  opened: TableOpened,
  game: TableName,
  scene: TableScene<Outcome, Choice>,
) {
  const money = pesoFormat();
  const balance = createBalance(opened.session, money, opened.balanceCentavos);
  const stake = stakeOf(opened, scene, balance.current);
  const celebration = createCelebration(money);
  const again = byId('again', HTMLButtonElement);
  let busy = false;

  function setBusy(now: boolean) {
    busy = now;
    stake.lock(now);
    document.body.dataset['phase'] = now ? 'rolling' : 'idle';
    byId('spin', HTMLButtonElement).setAttribute('aria-disabled', String(now));
  }

  function onFailure(reason: string) {
    showMessage(
      text(reason === 'site_closed' ? 'round.closedMeanwhile' : 'round.dropped'),
      'alert',
    );
    again.hidden = false;
  }

  /** Shows the outcome of a settled round and returns its description. A scene that fails to draw changes no money. */
  async function draw(round: Outcome & Settlement): Promise<string> {
    try {
      return await scene.show(round);
    } catch (error) {
      console.warn(error);
      return text('round.undrawn', { amount: money(round.payoutCentavos) });
    }
  }

  async function finish(round: Outcome & Settlement, staked: number) {
    showMessage('');
    const result = await draw(round);
    balance.set(round.balanceCentavos);
    showMessage(result, toneOf(round.payoutCentavos, staked));
    if (round.payoutCentavos > 0) void celebration.show(round.payoutCentavos, staked);
  }

  async function round(staked: number, choice: unknown) {
    setBusy(true);
    celebration.clear();
    showMessage('');
    sound.press();
    balance.hold(staked);
    scene.begin();
    try {
      const request = { session: opened.session, stakeCentavos: staked, choice };
      const round = await playRound<Outcome & Settlement>(request, onFailure);
      again.hidden = true;
      await finish(round, staked);
      stake.keep();
    } catch (error) {
      await explainError({ stake, balance }, error);
    } finally {
      again.hidden = true;
      scene.end();
      if (document.body.dataset['phase'] !== 'over') setBusy(false);
    }
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !busy) void balance.refresh();
  });

  return () => {
    const choice = scene.choice();
    if (busy) return;
    if (choice === null)
      return showMessage(text(scene.bets ? 'chip.lay' : `${game}.choose`), 'alert');
    if (balance.current() < stake.current()) return showBalanceTooLow();
    void round(stake.current(), choice);
  };
}

/** Draws past rounds in the scene of a table. */
const tableReplay = <Outcome, Choice>(scene: Scene<Outcome, Choice>): Replay<Choice, Outcome> => ({
  lay: ({ choice }) => scene.lay(choice),
  async draw(outcome, { payoutCentavos }) {
    scene.begin();
    return scene.show({ ...outcome, payoutCentavos });
  },
});

/** Returns the start of a table game, which needs an open session. */
export function startTable<Open extends TableOpened, Outcome, Choice>({
  createScene,
}: Game<Open, Outcome, Choice>) {
  return async (opened: Open, game: TableName): Promise<void> => {
    preparePage(opened, game);
    const scene = createScene(opened);
    if (opened.money === 'replay') return startReplay(tableReplay(scene));
    byId('rules', HTMLButtonElement).addEventListener('click', () => showPrices(scene.prices()));
    onPress(byId('spin', HTMLButtonElement), createPlay(opened, game, scene));
    showBegin(game);
    enablePlay();
  };
}
