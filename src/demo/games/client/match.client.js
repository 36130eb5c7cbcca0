import { letIn } from './entrance.js';
import { createScene } from './match/scene.js';
import { matchWords } from './match/words.js';
import { beginTable } from './table.js';

letIn({
  wordsOf: matchWords,
  begin: beginTable({ createScene }),
});
