import { createFileRoute } from '@tanstack/react-router';
import { DownloadPage } from '../features/download/download-page.tsx';
import { usePageShown } from '../lib/page-shown.ts';

export const Route = createFileRoute('/download')({
  loader: ({ context: { app } }) => app.install(),
  component: function Download() {
    usePageShown();
    return <DownloadPage install={Route.useLoaderData()} />;
  },
});
