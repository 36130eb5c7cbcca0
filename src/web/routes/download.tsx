import { createFileRoute } from '@tanstack/react-router';
import { DownloadPage } from '../features/download/download-page.tsx';

export const Route = createFileRoute('/download')({
  loader: ({ context: { app } }) => app.install(),
  component: function Download() {
    return <DownloadPage install={Route.useLoaderData()} />;
  },
});
