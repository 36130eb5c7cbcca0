import { letIn } from './entrance.js';
import { createScene } from './match/scene.js';
import { matchWords } from './match/words.js';
import { beginTable } from './table.js';

letIn({
  place: '/match',
  wordsOf: matchWords,
  begin: beginTable({ place: '/match', createScene }),
});
