import { retryNow, openSession, CallError, type Opened } from './calls.ts';
import { byId } from './elements.ts';
import { setLabels, showMessage, type GameName } from './labels.ts';
import { claimedParents, hasParent, setParentOrigin, notifyParent } from './parent.ts';
import { setLanguage, text } from './texts/texts.ts';

const closeButton = byId('close', HTMLButtonElement);
const again = byId('again', HTMLButtonElement);

/** A game: its name, and its start after the session is open. */
interface Game<Open extends Opened, Name extends GameName> {
  name: Name;
  begin: (opened: Open, name: Name) => Promise<void>;
}

function connectParent(parent: string | null) {
  setParentOrigin(parent);
  closeButton.hidden = !hasParent();
}

/** The reason why a game does not open. */
function refusalText(reason: string) {
  if (reason === 'ticket_used') return text('game.ticketUsed');
  if (reason === 'site_closed') return text('round.siteClosed');
  return text(reason === 'game_closed' ? 'round.gameClosed' : 'game.unavailable');
}

async function openGame<Open extends Opened, Name extends GameName>(
  { name, begin }: Game<Open, Name>,
  ticket: string,
) {
  again.hidden = true;
  showMessage(text('game.loading'));
  try {
    const opened = await openSession<Open>(ticket, claimedParents());
    connectParent(opened.parent);
    // The address names the same language, except when somebody has changed it.
    await setLanguage(opened.language);
    await begin(opened, name);
  } catch (error) {
    const reason = error instanceof CallError ? error.reason : 'unavailable';
    if (error instanceof CallError) connectParent(error.parent);
    document.body.dataset['phase'] = 'over';
    showMessage(refusalText(reason), 'alert');
    again.hidden = !['network', 'too_many_requests', 'site_closed', 'game_closed'].includes(reason);
  }
  notifyParent('parola:ready');
}

/** Starts a game. The ticket in the address is valid once, so it is removed from the address first. */
export function startGame<Open extends Opened, Name extends GameName>(game: Game<Open, Name>) {
  const ticket = location.hash.slice(1);
  history.replaceState(null, '', location.pathname + location.search);
  document.body.toggleAttribute('data-framed', parent !== window);
  setLabels(game.name);
  again.addEventListener('click', () => {
    if (document.body.dataset['phase'] === 'over') void openGame(game, ticket);
    else retryNow();
  });
  closeButton.addEventListener('click', () => notifyParent('parola:close'));
  void openGame(game, ticket);
}
