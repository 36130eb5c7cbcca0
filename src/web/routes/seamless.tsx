import { createFileRoute } from '@tanstack/react-router';
import { fallback, integer, minValue, number, object, optional, pipe } from 'valibot';
import { Seamless } from '../features/games/seamless.tsx';

/** The node of the game that is played. */
const search = object({
  node: fallback(optional(pipe(number(), integer(), minValue(0))), undefined),
});

export const Route = createFileRoute('/seamless')({
  validateSearch: search,
  staticData: { layout: 'bare' },
  component: SeamlessPage,
});

function SeamlessPage() {
  return <Seamless node={Route.useSearch().node} />;
}
