import { letIn } from './entrance.js';
import { createScene } from './baccarat/scene.js';
import { baccaratWords } from './baccarat/words.js';
import { beginTable } from './table.js';

letIn({
  wordsOf: baccaratWords,
  begin: beginTable({ createScene }),
});
