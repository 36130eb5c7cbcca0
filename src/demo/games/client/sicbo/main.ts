import { startShared } from '../live/start-live.ts';
import { startGame } from '../start-game.ts';
import { sicboMessages } from './messages.ts';
import { createScene } from './scene.ts';

startGame({
  messagesOf: sicboMessages,
  begin: startShared({ createScene }),
});
