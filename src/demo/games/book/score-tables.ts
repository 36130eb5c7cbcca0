/** A final score and its weight among all scores of a table. */
interface Score {
  readonly home: number;
  readonly away: number;
  readonly weight: number;
}

/** Every final score that a match can have. The chance of a score is its weight divided by `total`. */
export interface ScoreTable {
  readonly scores: readonly Score[];
  readonly total: number;
  /** Line of the totals, in half points, so that no bet on them is tied. */
  readonly line: number;
}

function tableOf(scores: readonly Score[], line: number): ScoreTable {
  return { scores, total: scores.reduce((sum, { weight }) => sum + weight, 0), line };
}

/** The lead in strength of the home side over the away side, in steps. */
export type Edge = -2 | -1 | 0 | 1 | 2;

const edges: readonly Edge[] = [-2, -1, 0, 1, 2];

/** The chance in percent of 0, 1, 2 … goals, from the weakest attack to the strongest. */
const goals = [
  [45, 34, 14, 5, 2],
  [37, 36, 18, 7, 2],
  [30, 36, 21, 9, 4],
  [24, 34, 24, 12, 6],
  [18, 31, 27, 15, 9],
] as const;

const goalsOf = (attack: number) => goals[Math.max(0, Math.min(4, attack)) as 0] ?? goals[0];

function football(edge: Edge): ScoreTable {
  const [ours, theirs] = [goalsOf(2 + edge), goalsOf(1 - edge)];
  const scores = ours.flatMap((chance, home) =>
    theirs.map((other, away) => ({ home, away, weight: chance * other })),
  );
  return tableOf(scores, 2.5);
}

/** Points of a side above its level, with their weights. */
const points = [0, 4, 7, 9, 11, 13, 15, 18, 22] as const;
const pointWeights = [4, 9, 14, 16, 16, 14, 13, 9, 5] as const;

/** The points that the winner of the extra time is ahead. */
const extra = 5;

function basketball(edge: Edge): ScoreTable {
  const side = (level: number) =>
    points.map((above, n) => ({ made: level + above, weight: pointWeights[n] ?? 0 }));
  const scores = side(79 + 2 * edge).flatMap((home) =>
    side(77).flatMap((away) => {
      const weight = home.weight * away.weight;
      if (home.made !== away.made)
        return [{ home: home.made, away: away.made, weight: 2 * weight }];
      return [
        { home: home.made + extra, away: away.made, weight },
        { home: home.made, away: away.made + extra, weight },
      ];
    }),
  );
  return tableOf(scores, 178.5 + 2 * edge);
}

/** The best of three maps. The home side wins each with a chance of 50 % and 8 % for each step of its edge. */
function maps(edge: Edge): ScoreTable {
  const [won, lost] = [50 + 8 * edge, 50 - 8 * edge];
  const scores = [
    { home: 2, away: 0, weight: won * won * 100 },
    { home: 2, away: 1, weight: 2 * won * won * lost },
    { home: 1, away: 2, weight: 2 * won * lost * lost },
    { home: 0, away: 2, weight: lost * lost * 100 },
  ];
  return tableOf(scores, 2.5);
}

/** The rounds of the losing side, from 1, with their weights. The winner has 13. */
const lostRounds = [1, 2, 3, 5, 8, 11, 13, 14, 15, 14, 14] as const;

function rounds(edge: Edge): ScoreTable {
  const scores = lostRounds.flatMap((weight, n) => [
    { home: 13, away: n + 1, weight: weight * (50 + 8 * edge) },
    { home: n + 1, away: 13, weight: weight * (50 - 8 * edge) },
  ]);
  return tableOf(scores, 20.5);
}

const makers = { football, basketball, maps, rounds } as const;

export type Discipline = keyof typeof makers;

/** Every table, by discipline and edge, such as `football:-1`. */
export const scoreTables: ReadonlyMap<string, ScoreTable> = new Map(
  Object.entries(makers).flatMap(([discipline, make]) =>
    edges.map((edge): [string, ScoreTable] => [`${discipline}:${edge}`, make(edge)]),
  ),
);

/** The score of a random integer from 0 to `total` - 1. */
export function scoreOf({ scores }: ScoreTable, drawn: number): Pick<Score, 'home' | 'away'> {
  let left = drawn;
  const score = scores.find(({ weight }) => (left -= weight) < 0);
  if (score === undefined) throw new RangeError(`No score has the number ${drawn}`);
  return { home: score.home, away: score.away };
}
