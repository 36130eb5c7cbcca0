import { useSearch } from '@tanstack/react-router';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { useDialog } from '../../lib/dialog/use-dialog.ts';

const AgentLoginDialog = lazyComponent(() =>
  import('./agent-login-dialog.tsx').then((loaded) => loaded.AgentLoginDialog),
);
const AskServiceDialog = lazyComponent(() =>
  import('./ask-service-dialog.tsx').then((loaded) => loaded.AskServiceDialog),
);
const ContactSheet = lazyComponent(() =>
  import('./side/contact-sheet.tsx').then((loaded) => loaded.ContactSheet),
);
const DepositGuide = lazyComponent(() =>
  import('./side/deposit-guide.tsx').then((loaded) => loaded.DepositGuide),
);
const JoinSheet = lazyComponent(() =>
  import('./panels/join-sheet.tsx').then((loaded) => loaded.JoinSheet),
);
const SponsorSheet = lazyComponent(() =>
  import('./panels/sponsor-panel.tsx').then((loaded) => loaded.SponsorSheet),
);

/** Dialogs of no particular page that the address opens. */
export function ShellDialogs() {
  const { dialog, guide } = useSearch({ from: '__root__' });
  const { close } = useDialog();
  return (
    <>
      {dialog === 'agentLogin' && <AgentLoginDialog onClose={close} />}
      {dialog === 'askService' && <AskServiceDialog onClose={close} />}
      {dialog === 'contact' && <ContactSheet onClose={close} />}
      {dialog === 'depositGuide' && <DepositGuide channel={guide} onClose={close} />}
      {dialog === 'join' && <JoinSheet onClose={close} />}
      {dialog === 'sponsors' && <SponsorSheet onClose={close} />}
    </>
  );
}
