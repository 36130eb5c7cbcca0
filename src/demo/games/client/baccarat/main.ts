import { startShared } from '../live/start-live.ts';
import { startGame } from '../start-game.ts';
import { baccaratMessages } from './messages.ts';
import { createScene } from './scene.ts';

startGame({
  messagesOf: baccaratMessages,
  begin: startShared({ createScene }),
});
