import { letIn } from './entrance.js';
import { createScene } from './sicbo/scene.js';
import { sicboWords } from './sicbo/words.js';
import { beginTable } from './table.js';

letIn({
  wordsOf: sicboWords,
  begin: beginTable({ createScene }),
});
