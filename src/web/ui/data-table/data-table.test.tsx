import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Column, DataTable } from './data-table.tsx';

interface Boat {
  readonly name: string;
  readonly crew: number;
}

const columns: readonly Column<Boat>[] = [
  { id: 'name', title: 'Boat', cell: ({ name }) => name, place: 'title' },
  { id: 'crew', title: 'Crew', cell: ({ crew }) => crew, align: 'end' },
];
const rows = [
  { name: 'Luna', crew: 4 },
  { name: 'Tala', crew: 7 },
];

describe('a data table', () => {
  it('is a table for screen readers in every width', () => {
    render(<DataTable label="Boats" columns={columns} rows={rows} keyOf={({ name }) => name} />);
    const table = screen.getByRole('table', { name: 'Boats' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(within(table).getByRole('columnheader', { name: 'Crew' })).toBeTruthy();
    expect(within(table).getByRole('cell', { name: 'Luna' })).toBeTruthy();
  });

  it('has the names of the columns for the lines of a card', () => {
    render(<DataTable label="Boats" columns={columns} rows={rows} keyOf={({ name }) => name} />);
    const cells = screen.getAllByRole('cell');
    expect(cells.map(({ dataset, textContent }) => [dataset['name'], textContent])).toEqual([
      ['Boat', 'Luna'],
      ['Crew', '4'],
      ['Boat', 'Tala'],
      ['Crew', '7'],
    ]);
  });
});
