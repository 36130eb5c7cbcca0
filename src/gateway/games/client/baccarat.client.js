import { letIn } from './entrance.js';
import { createScene } from './baccarat/scene.js';
import { baccaratWords } from './baccarat/words.js';
import { beginTable } from './table.js';

letIn({
  place: '/baccarat',
  wordsOf: baccaratWords,
  begin: beginTable({ place: '/baccarat', createScene }),
});
