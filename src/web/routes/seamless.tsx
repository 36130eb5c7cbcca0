import { createFileRoute } from '@tanstack/react-router';
import { fallback, integer, literal, minValue, number, object, optional, pipe } from 'valibot';
import { Seamless } from '../features/games/seamless/seamless.tsx';

const search = object({
  /** Node id of the running game. */
  node: fallback(optional(pipe(number(), integer(), minValue(0))), undefined),
  /** The game runs with play money. */
  demo: fallback(optional(literal(true)), undefined),
});

export const Route = createFileRoute('/seamless')({
  validateSearch: search,
  staticData: { layout: 'bare' },
  component: SeamlessPage,
});

function SeamlessPage() {
  const { node, demo = false } = Route.useSearch();
  return <Seamless node={node} demo={demo} />;
}
