import { isUuid } from '#protocol/uuid.ts';
import type { Context } from 'hono';
import {
  boolean,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  optional,
  pipe,
  safeParse,
  strictObject,
  string,
  trim,
} from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import { redemptionState, redemptionStates } from '#protocol/vocabulary/redemption.ts';
import type { HttpEnv } from '../../http/request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  approveRedemption,
  changeItem,
  correctPoints,
  listItems,
  listRedemptions,
  rejectRedemption,
} from '../../point-mall/point-mall.ts';
import { findMemberId } from '../add-rows.ts';
import { BadRequest, readBody } from '../read-body.ts';
import { pointMallScript } from './point-mall-script.ts';
import type { Section } from './section.ts';

const html = `<section id="point-mall">
<h2>Points mall</h2>
<label>Redemptions <select id="redemption-state">${redemptionStates
  .map((state) => `<option value="${state}">${state}</option>`)
  .join('')}</select></label>
<table><thead><tr><th>Member</th><th>Type</th><th>Item</th><th>Pieces</th><th>Points</th><th>Pesos</th><th>Time</th><th>Notes</th><th></th></tr></thead><tbody></tbody></table>
<p>The catalogue. A changed stock counts at once.</p>
<table><thead><tr><th>Code</th><th>Kind</th><th>Name</th><th>Points</th><th>Pesos</th><th>Stock</th><th></th></tr></thead><tbody></tbody></table>
</section>`;

// @__NO_SIDE_EFFECTS__
const words = (least: number, most: number) =>
  pipe(string(), trim(), minLength(least), maxLength(most));

const shipmentBody = strictObject({ courier: words(0, 100), tracking: words(0, 100) });
const reasonBody = strictObject({ reason: words(1, 300) });
const itemBody = strictObject({
  code: words(1, 60),
  stock: optional(nullable(pipe(number(), integer(), minValue(0), maxValue(1_000_000)))),
  enabled: optional(boolean()),
});
const correctionBody = strictObject({
  key: words(1, 100),
  points: pipe(number(), integer(), minValue(-1_000_000_000), maxValue(1_000_000_000)),
  reason: words(1, 200),
});

/** The id in the path. */
function idOf(context: Context<HttpEnv>): string {
  const id = context.req.param('id') ?? '';
  if (!isUuid(id)) throw new BadRequest('There is no such redemption');
  return id;
}

/** Redemptions that wait for the operator, the stock of the catalogue, and corrections of points. */
export const pointMallSection: Section = {
  name: 'point-mall',
  html,
  script: pointMallScript,
  addRoutes(app, { database, vault, settings }) {
    const now = () => settings.clock.now();
    const redemptions = `${operatorRoot}/redemptions`;
    app.get(redemptions, async (context) => {
      const state = safeParse(redemptionState, context.req.query('state') ?? 'inProcess');
      if (!state.success) throw new BadRequest('There is no such state');
      return context.json({ list: await listRedemptions({ ...database, vault }, state.output) });
    });
    app.post(`${redemptions}/:id/approve`, async (context) => {
      const shipment = await readBody(context, shipmentBody);
      const id = idOf(context);
      const ended = await database.transaction((sql) =>
        approveRedemption(sql, id, shipment, now()),
      );
      return context.json({ changed: ended !== null });
    });
    app.post(`${redemptions}/:id/reject`, async (context) => {
      const { reason } = await readBody(context, reasonBody);
      const id = idOf(context);
      const ended = await database.transaction((sql) => rejectRedemption(sql, id, reason, now()));
      return context.json({ changed: ended !== null });
    });
    app.get(`${operatorRoot}/point-items`, async (context) =>
      context.json(await listItems(database.sql)),
    );
    app.patch(`${operatorRoot}/point-items`, async (context) => {
      const { code, ...change } = await readBody(context, itemBody);
      if (await changeItem(database.sql, code, change)) return context.json({ code, ...change });
      throw new BadRequest('There is no such item');
    });
    app.post(`${operatorRoot}/members/:username/points`, async (context) => {
      const body = await readBody(context, correctionBody);
      if (body.points === 0) throw new BadRequest('points: not zero');
      const memberId = await findMemberId(database.sql, context.req.param('username'));
      try {
        const points = await database.transaction((sql) =>
          correctPoints(sql, { memberId, ...body }, now()),
        );
        return context.json({ points });
      } catch (error) {
        if (error instanceof Refusal) throw new BadRequest(error.message);
        throw error;
      }
    });
  },
};
