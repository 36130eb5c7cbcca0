import { type InferOutput, object, picklist, pipe, transform } from 'valibot';
import { defineCall } from '../../call.ts';
import {
  downlineType,
  downlineTypes,
  memberId,
  rebateRate,
} from '../../model/agents/agent-member.ts';
import { formText } from '../../model/identity-fields.ts';
import { count } from '../../model/readers/count.ts';
import { time } from '../../model/readers/time.ts';
import { emptyReply, identifier, list, text } from '../../model/wire.ts';
import { shownNameText } from '../../hidden-characters.ts';

const shared = { moduleId: 'AFFMAN3', token: 'required' } as const;

const link = pipe(
  object({
    affUrlId: identifier(),
    affUrlName: text(100),
    code: text(60),
    customerType: downlineType,
    rebateRate: count(),
    visitCount: count(),
    registerCount: count(),
    createDate: time(),
  }),
  transform((wire) => ({
    id: wire.affUrlId,
    name: wire.affUrlName,
    code: wire.code,
    type: wire.customerType,
    rebate: wire.rebateRate,
    visits: wire.visitCount,
    registrations: wire.registerCount,
    at: wire.createDate,
  })),
);

/** A link of an agent. The rebate is in hundredths of a percent. */
export type AffiliateLink = InferOutput<typeof link>;

/**
 * The links of the agent, newest first, the agent's own invitation code, and the agent's own rebate, which links cannot
 * exceed. Errors: `agent_only`, `function.not.available`.
 */
export const getAffiliateLinks = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/MCS2_wpsViewAffUrls',
  aliases: ['/wps/agent/affiliateUrls'],
  request: object({}),
  reply: pipe(
    object({ list: list(link, 100), ownCode: text(60), rebateMost: count() }),
    transform(({ list: links, ...rest }) => ({ links, ...rest })),
  ),
});

/**
 * Adds a link. Who registers by it becomes a direct downline with its type and rebate, or with the agent's own rebate when
 * that is lower by then. Errors: `rebate_out_of_bounds` with the bounds, `agent_only`, `function.not.available` at 100 links.
 */
export const createAffiliateLink = defineCall({
  ...shared,
  method: 'POST',
  path: '/wps/relay/MCS2_wpsCreateAffUrl',
  aliases: ['/wps/agent/affiliateUrl'],
  keyed: true,
  wireNames: { name: 'affUrlName', type: 'customerType', rebate: 'rebateRate' },
  request: object({ name: shownNameText(60), type: picklist(downlineTypes), rebate: rebateRate() }),
  reply: link,
});

/** Deletes a link: its code is no invitation any more. Again: nothing. Errors: `agent_only`, `not_found`. */
export const deleteAffiliateLink = defineCall({
  ...shared,
  method: 'POST',
  path: '/wps/relay/MCS2_wpsDeleteAffUrl',
  wireNames: { id: 'affUrlId' },
  request: object({ id: memberId }),
  reply: emptyReply(),
});

/** Counts a visit by the code of a link, once a day for each network. Other codes count nothing. */
export const recordAffiliateVisit = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_wpsRegAff',
  moduleId: 'AFFMAN3',
  request: object({ code: formText(60) }),
  reply: emptyReply(),
});
