import { letIn } from './entrance.js';
import { createScene } from './roulette/scene.js';
import { rouletteWords } from './roulette/words.js';
import { beginTable } from './table.js';

letIn({
  wordsOf: rouletteWords,
  begin: beginTable({ createScene }),
});
