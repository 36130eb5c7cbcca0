import { proxy } from 'valtio/vanilla';
import type { RequestOf } from '#protocol/call.ts';
import {
  type AffiliateLink,
  createAffiliateLink,
  deleteAffiliateLink,
  getAffiliateLinks,
} from '#protocol/calls/agents/affiliate-links.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { AgentNeeds } from './agent-needs.ts';

export type { AffiliateLink } from '#protocol/calls/agents/affiliate-links.ts';

interface AffiliateLinksState extends QueryState {
  links: readonly AffiliateLink[];
  /** The agent's own invitation code. Null until it is known. */
  ownCode: string | null;
  /** The agent's own rebate in hundredths of a percent. */
  rebateMost: number;
}

/** A link to add. The rebate is in hundredths of a percent. */
export type NewLink = RequestOf<typeof createAffiliateLink>;

/** The address by which a stranger registers with an invitation code. */
export function invitationAddress(origin: string, code: string): string {
  const address = new URL('/register', origin);
  address.searchParams.set('affiliateCode', code);
  return address.href;
}

/** The links by which strangers register below the agent. Actions throw GatewayError. */
export function createAffiliateLinks({ send, events, now }: AgentNeeds) {
  const empty = { links: [], ownCode: null, rebateMost: 0 };
  const state = proxy<AffiliateLinksState>({ ...idle(), ...empty });
  const { load } = createQuery({
    events,
    now,
    state,
    empty,
    isPrivate: true,
    refreshOn: ['online', 'visible'],
    call: (options) => send(getAffiliateLinks, {}, options),
    show: (links) => links,
  });
  return {
    state,
    load,
    async create(wanted: NewLink): Promise<AffiliateLink> {
      const link = await send(createAffiliateLink, wanted);
      await load();
      return link;
    },
    async remove(id: string): Promise<void> {
      await send(deleteAffiliateLink, { id });
      await load();
    },
  };
}

export type AffiliateLinks = ReturnType<typeof createAffiliateLinks>;
