import { letIn } from './entrance.js';
import { createScene } from './fish/scene.js';
import { fishWords } from './fish/words.js';
import { beginTable } from './table.js';

letIn({ wordsOf: fishWords, begin: beginTable({ createScene }) });
