import {
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  pipe,
  strictObject,
  string,
  trim,
} from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import { recordAudit } from '../../../audit/audit.ts';
import { Refusal } from '../../../http/refusal.ts';
import { correctPoints } from '../../../point-mall/point-mall.ts';
import { findMemberId } from '../../add-rows.ts';
import type { ConsoleNeeds } from '../../console-needs.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import type { SectionRoutes } from '../../routes.ts';

const correctionBody = strictObject({
  key: pipe(string(), trim(), minLength(1), maxLength(100)),
  points: pipe(number(), integer(), minValue(-1_000_000_000), maxValue(1_000_000_000)),
  reason: pipe(string(), trim(), minLength(1), maxLength(200)),
});

const address = 'members/:username/points';

/** Adds the correction of the points of a member, which its key makes happen once. */
export function addPointCorrections(
  app: SectionRoutes,
  { database, settings }: Pick<ConsoleNeeds, 'database' | 'settings'>,
): void {
  app.with({ audit: 'inside' }).post(`${operatorRoot}/${address}`, async (context) => {
    const body = await readBody(context, correctionBody);
    if (body.points === 0) throw new BadRequest('points: not zero');
    const memberId = await findMemberId(database.sql, context.req.param('username'));
    const at = settings.clock.now();
    try {
      const points = await database.transaction(async (sql) => {
        const left = await correctPoints(sql, { memberId, ...body }, at);
        if (left === null) return null;
        const facts = { action: `POST ${address}`, ...body };
        const change = { actor: 'operator', kind: 'consoleAction', facts } as const;
        await recordAudit(sql, { memberId, ...change, at });
        return left;
      });
      return context.json({ points });
    } catch (error) {
      if (error instanceof Refusal) throw new BadRequest(error.message);
      throw error;
    }
  });
}
