import { startGame } from '../start-game.js';
import { startTable } from '../start-table.js';
import { baccaratMessages } from './messages.js';
import { createScene } from './scene.js';
import { startLive } from './start-live.js';

const practise = startTable({ createScene });

// A live table for money is shared by its players. With play money, and in replays, a round is dealt for one.
startGame({
  messagesOf: baccaratMessages,
  begin: (opened, messages) =>
    opened.money === 'real'
      ? startLive(/** @type {import('./scene.js').Opened} */ (opened), messages)
      : practise(opened, messages),
});
