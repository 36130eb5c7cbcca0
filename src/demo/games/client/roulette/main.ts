import { startShared } from '../live/start-live.ts';
import { startGame } from '../start-game.ts';
import { rouletteMessages } from './messages.ts';
import { createScene } from './scene.ts';

startGame({
  messagesOf: rouletteMessages,
  begin: startShared({ createScene }),
});
