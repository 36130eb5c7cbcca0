import { describe, expect, it } from 'vitest';
import { readPeople } from './read-people.ts';

const now = Date.UTC(2026, 0, 1);
const read = (csv: string) => readPeople(csv, now);

describe('a list of excluded persons', () => {
  it('is read with any order of columns, quotes, line ends and spellings of a date', () => {
    const csv = [
      '\uFEFFMobile, name ,BIRTHDAY,email,document',
      '0917 555 0101,"Cruz, ""Ana"" de la",25/12/1990,,',
      ',Luis Reyes,1991-02-03,LUIS@example.com,',
      ',,05/05/1990,,P-123 456',
      '',
      ',,,,',
    ].join('\r\n');
    const { people, bad } = read(csv);
    expect(bad).toEqual([]);
    expect(people).toMatchObject([
      { mobile: '639175550101', realName: 'Cruz, "Ana" de la', birthday: '1990-12-25' },
      { realName: 'Luis Reyes', birthday: '1991-02-03', email: 'LUIS@example.com' },
      { birthday: '1990-05-05', document: 'P-123 456' },
    ]);
  });

  it.each([
    ['03/04/1990', 'two ways'],
    ['12/25/1990', 'no date'],
    ['31/02/1990', 'no date'],
    ['1990-02-30', 'no date'],
    ['25.12.1990', 'no date'],
    ['2027-01-01', 'no date'],
    ['90-12-25', 'no date'],
  ])('refuses the birthday %s: %s', (birthday, reason) => {
    const { bad } = read(`name,birthday\nAna Cruz,${birthday}`);
    expect(bad).toEqual([{ row: 2, reason: expect.stringContaining(reason) }]);
  });

  it('names each wrong row by its number, with the reason', () => {
    const rows = [
      'name,birthday,mobile,email',
      'Ana Cruz,,,',
      ',1990-12-25,,',
      'Ana Cruz,1990-12-25,nine,',
      'Ana Cruz,1990-12-25,,ana',
      'Ana Cruz,1990-12-25,',
      'Ana Cruz,1990-12-25,,',
      '"Ana" Cruz,1990-12-25,,',
    ];
    const { people, bad } = read(rows.join('\n'));
    expect(people).toHaveLength(1);
    expect(bad.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 8]);
    expect(bad[0]?.reason).toMatch(/is needed$/);
    expect(bad[4]?.reason).toBe('it has 3 values for 4 columns');
    expect(bad[5]?.reason).toMatch(/quote/);
  });

  it.each([
    ['', 'the list is empty'],
    ['name,surname\nAna,Cruz', '“surname” is none'],
    ['name,name\nAna,Cruz', 'twice'],
  ])('refuses the header of %j', (csv, reason) => {
    expect(read(csv)).toEqual({
      people: [],
      bad: [{ row: 1, reason: expect.stringContaining(reason) }],
    });
  });
});
