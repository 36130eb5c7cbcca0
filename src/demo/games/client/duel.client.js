import { letIn } from './entrance.js';
import { createScene } from './duel/scene.js';
import { duelWords } from './duel/words.js';
import { beginTable } from './table.js';

letIn({ wordsOf: duelWords, begin: beginTable({ createScene }) });
