import { startShared } from '../live/start-live.js';
import { startGame } from '../start-game.js';
import { baccaratMessages } from './messages.js';
import { createScene } from './scene.js';

startGame({
  messagesOf: baccaratMessages,
  begin: startShared({ createScene }),
});
