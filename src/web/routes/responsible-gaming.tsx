import { createFileRoute } from '@tanstack/react-router';
import { TrustPage } from '../features/protection/trust/trust-page.tsx';
import { openHelp } from '../lib/open-help.ts';
import { usePageShown } from '../lib/page-shown.ts';

export const Route = createFileRoute('/responsible-gaming')({
  loader: openHelp((help) => help.trust.load()),
  component: function ResponsibleGaming() {
    usePageShown();
    return <TrustPage help={Route.useLoaderData()} />;
  },
});
