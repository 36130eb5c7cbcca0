import { createFileRoute } from '@tanstack/react-router';
import { fallback, integer, literal, minValue, number, object, optional, pipe } from 'valibot';
import { SeamlessPage } from '../features/games/seamless/seamless-page.tsx';

const search = object({
  /** Node id of the running game. */
  node: fallback(optional(pipe(number(), integer(), minValue(0))), undefined),
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
