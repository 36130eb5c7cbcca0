import { startShared } from '../live/start-live.js';
import { startGame } from '../start-game.js';
import { rouletteMessages } from './messages.js';
import { createScene } from './scene.js';

startGame({
  messagesOf: rouletteMessages,
  begin: startShared({ createScene }),
});
