import { createFileRoute } from '@tanstack/react-router';
import { fallback, literal, object, optional } from 'valibot';
import { wholeNumber } from '#protocol/model/wire.ts';
import { SeamlessPage } from '../features/games/seamless/seamless-page.tsx';

const search = object({
  /** Node id of the running game. */
  node: fallback(optional(wholeNumber()), undefined),
  /** The game runs with play money. */
  demo: fallback(optional(literal(true)), undefined),
});

export const Route = createFileRoute('/seamless')({
  validateSearch: search,
  staticData: { layout: 'bare' },
  component: SeamlessRoute,
});

function SeamlessRoute() {
  const { node, demo = false } = Route.useSearch();
  return <SeamlessPage node={node} demo={demo} />;
}
