import { expect, it } from 'vitest';
import { orderFiles } from './support/file-order.ts';

const files = ['logic', 'slow', 'screen', 'pages'].flatMap((project) =>
  Array.from({ length: 20 }, (_, nth) => ({ project, file: `${project}/${String(nth)}.test.ts` })),
);

const namesOf = (seed: number) => orderFiles(files, seed).map(({ file }) => file);

it('a seed gives one order of all files, and another seed another one', () => {
  expect(namesOf(1)).toEqual(namesOf(1));
  expect(namesOf(1)).not.toEqual(namesOf(2));
  expect(namesOf(1).toSorted()).toEqual(files.map(({ file }) => file).toSorted());
});

it('the order of the list does not matter', () => {
  expect(orderFiles(files.toReversed(), 1)).toEqual(orderFiles(files, 1));
});

it('the files of a project follow each other, the slow ones first', () => {
  const projects = orderFiles(files, 3).map(({ project }) => project);
  const changes = projects.filter((project, at) => project !== projects[at - 1]);
  expect(changes).toEqual(['slow', 'pages', 'logic', 'screen']);
});
