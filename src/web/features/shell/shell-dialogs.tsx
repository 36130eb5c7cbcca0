import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazily } from '../../lib/lazily.tsx';

const AskServiceDialog = lazily(() =>
  import('./ask-service-dialog.tsx').then((loaded) => loaded.AskServiceDialog),
);
const ContactSheet = lazily(() =>
  import('./side/contact-sheet.tsx').then((loaded) => loaded.ContactSheet),
);
const DepositGuide = lazily(() =>
  import('./side/deposit-guide.tsx').then((loaded) => loaded.DepositGuide),
);
const JoinSheet = lazily(() =>
  import('./panels/join-sheet.tsx').then((loaded) => loaded.JoinSheet),
);
const SponsorSheet = lazily(() =>
  import('./panels/sponsor-sheet.tsx').then((loaded) => loaded.SponsorSheet),
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
    <>
      {dialog === 'askService' && <AskServiceDialog onClose={close} />}
      {dialog === 'contact' && <ContactSheet onClose={close} />}
      {dialog === 'depositGuide' && <DepositGuide onClose={close} />}
      {dialog === 'join' && <JoinSheet onClose={close} />}
      {dialog === 'sponsors' && <SponsorSheet onClose={close} />}
    </>
  );
}
