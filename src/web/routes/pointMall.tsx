import { createFileRoute } from '@tanstack/react-router';
import { object } from 'valibot';
import { PointsPage } from '../features/points/points-page.tsx';
import { pointsSearch } from '../features/points/points-search.ts';

export const Route = createFileRoute('/pointMall')({
  validateSearch: object(pointsSearch),
  loader: ({ context: { app } }) => {
    void import('../features/points/load-points.ts').then(({ loadPoints }) => loadPoints(app));
  },
  // A dialog, a tab or a filter starts no call.
  staleTime: 60_000,
  component: function PointMall() {
    return <PointsPage search={Route.useSearch()} />;
  },
});
