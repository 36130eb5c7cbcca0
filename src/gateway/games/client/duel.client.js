import { letIn } from './entrance.js';
import { createScene } from './duel/scene.js';
import { duelWords } from './duel/words.js';
import { beginTable } from './table.js';

letIn({ place: '/duel', wordsOf: duelWords, begin: beginTable({ place: '/duel', createScene }) });
