import { letIn } from './entrance.js';
import { createGame } from './game.js';
import { wordsOf } from './words.js';

letIn({ place: '/slot', wordsOf, begin: createGame });
