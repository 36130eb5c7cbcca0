import { startShared } from '../live/start-live.js';
import { startGame } from '../start-game.js';
import { sicboMessages } from './messages.js';
import { createScene } from './scene.js';

startGame({
  messagesOf: sicboMessages,
  begin: startShared({ createScene }),
});
