import { startShared } from '../live/start-live.ts';
import { startGame } from '../start-game.ts';
import { createScene } from './scene.ts';

startGame({ name: 'sicbo', begin: startShared({ createScene }) });
