import fc from 'fast-check';
import { type Field, fieldsOf, spellingsOf, unreadable } from './bends.ts';

/** A number of a field and a value for it. */
type Draw = readonly [place: number, value: unknown];

/** Most fields of a reply that are bent at once. */
const most = 4;

const drawsOf = (value: fc.Arbitrary<unknown>) =>
  fc.array(fc.tuple(fc.nat(), value), { minLength: 1, maxLength: most });

const anything = drawsOf(fc.oneof(fc.constantFrom(...unreadable), fc.jsonValue()));
const spelling = drawsOf(fc.nat());

type Pick = (field: Field) => boolean;

/** The reply with the drawn fields changed one after the other, and their number. */
function bentBy(
  wire: unknown,
  draws: readonly Draw[],
  { pick, bend }: { readonly pick: Pick; readonly bend: (field: Field, value: unknown) => unknown },
) {
  let reply = wire;
  let count = 0;
  for (const [place, value] of draws) {
    const fields = fieldsOf(reply).filter(pick);
    const field = fields[place % fields.length];
    if (field === undefined) continue;
    reply = field.replacedBy(bend(field, value));
    count += 1;
  }
  return { reply, count };
}

interface Bends {
  readonly wire: unknown;
  /** Replies that are drawn for each of the two properties. */
  readonly runs: number;
  /** Fields that may have any value. */
  readonly isLiberal: Pick;
  /** Fields that mean the same in each spelling. */
  readonly isSpelled: Pick;
  /** Throws for a reply of which something is lost. */
  readonly expectRead: (reply: unknown) => void;
  /** Throws for a reply that means something else. */
  readonly expectSame: (reply: unknown) => void;
}

const isLeaf: Pick = ({ value }) => typeof value !== 'object' || value === null;

/** Draws replies with several bent fields and returns the number of fields that were bent. A failure prints its seed. */
export function expectBendsRead({
  wire,
  runs,
  isLiberal,
  isSpelled,
  expectRead,
  expectSame,
}: Bends): number {
  let bends = 0;
  const any = {
    pick: (field: Field) => isLeaf(field) && isLiberal(field),
    bend: (_: Field, value: unknown) => value,
  };
  const spelled = {
    pick: (field: Field) => isSpelled(field) && spellingsOf(field).length > 0,
    bend(field: Field, value: unknown) {
      const spellings = spellingsOf(field);
      return spellings[Number(value) % spellings.length];
    },
  };
  for (const { draws, way, expectGood } of [
    { draws: anything, way: any, expectGood: expectRead },
    { draws: spelling, way: spelled, expectGood: expectSame },
  ]) {
    if (!fieldsOf(wire).some(way.pick)) continue;
    const property = fc.property(draws, (drawn) => {
      const { reply, count } = bentBy(wire, drawn, way);
      bends += count;
      expectGood(reply);
    });
    fc.assert(property, { numRuns: runs });
  }
  return bends;
}
