import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const AskServiceDialog = lazy(() =>
  import('./ask-service-dialog.tsx').then(({ AskServiceDialog }) => ({
    default: AskServiceDialog,
  })),
);
const ContactSheet = lazy(() =>
  import('./side/contact-sheet.tsx').then(({ ContactSheet }) => ({ default: ContactSheet })),
);
const DepositGuide = lazy(() =>
  import('./side/deposit-guide.tsx').then(({ DepositGuide }) => ({ default: DepositGuide })),
);
const JoinSheet = lazy(() =>
  import('./panels/join-sheet.tsx').then(({ JoinSheet }) => ({ default: JoinSheet })),
);
const SponsorSheet = lazy(() =>
  import('./panels/sponsor-sheet.tsx').then(({ SponsorSheet }) => ({ default: SponsorSheet })),
);

/** The dialogs that belong to no page, as the address asks for them. */
export function ShellDialogs() {
  const { dialog } = useSearch({ from: '__root__' });
  const navigate = useNavigate();

  function close() {
    void navigate({
      to: '.',
      search: (search) => ({ ...search, dialog: undefined }),
      replace: true,
      resetScroll: false,
    });
  }

  return (
    <Suspense fallback={null}>
      {dialog === 'askService' && <AskServiceDialog onClose={close} />}
      {dialog === 'contact' && <ContactSheet onClose={close} />}
      {dialog === 'depositGuide' && <DepositGuide onClose={close} />}
      {dialog === 'join' && <JoinSheet onClose={close} />}
      {dialog === 'sponsors' && <SponsorSheet onClose={close} />}
    </Suspense>
  );
}
