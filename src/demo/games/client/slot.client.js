import { letIn } from './entrance.js';
import { createGame } from './game.js';
import { wordsOf } from './words.js';

letIn({ wordsOf, begin: createGame });
