import { Trans } from '@lingui/react/macro';
import type { Help } from '#core/help/help.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { SiteAddresses } from '../../../widgets/own-addresses/site-addresses.tsx';
import { OfficeName } from './office-name.tsx';
import { Part, TrustSection } from './trust-section.tsx';

/** Ways to recognise a copy: the address bar, the own addresses and the licences. */
export function RealSiteSection({ help }: { help: Help }) {
  const { brand } = useApp();
  return (
    <TrustSection name="site">
      <p>
        <Trans>Copies of betting sites steal passwords and money. Look before you log in:</Trans>
      </p>
      <ul>
        <li>
          <Trans>
            Read the whole name of the site in the address bar, letter by letter. It has to be one
            of our addresses.
          </Trans>
        </li>
        <li>
          <Trans>It begins with https, and the browser does not warn you.</Trans>
        </li>
        <li>
          <Trans>
            Do not log in from a link in a message. Type the address, or open the app that you have
            installed.
          </Trans>
        </li>
        <li>
          <Trans>
            Nobody of us ever asks for your password or for a code, in no chat and no call.
          </Trans>
        </li>
      </ul>
      <SiteAddresses help={help} />
      {brand.licences.length > 0 && (
        <Part title={<Trans>Our licence</Trans>}>
          <ul>
            {brand.licences.map(({ authority, number, url }) => (
              <li key={number}>
                <OfficeName office={{ name: authority, url }} />{' '}
                <span translate="no">{number}</span>
              </li>
            ))}
          </ul>
          <p>
            <Trans>The authority that gave it can confirm the number.</Trans>
          </p>
        </Part>
      )}
    </TrustSection>
  );
}
