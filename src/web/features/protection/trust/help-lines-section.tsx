import { Trans, useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import { type HelpLine, sortHelpLines } from '#core/trust/trust.ts';
import { languages } from '../../../i18n/languages.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ButtonAnchor } from '../../../ui/button/button.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { NewTabIcon } from '../../../ui/new-tab-icon/new-tab-icon.tsx';
import styles from './help-lines-section.module.css';
import { TrustSection } from './trust-section.tsx';

/** People to talk to who are not of the site. Lines in the language of the player come first. */
export function HelpLinesSection({ lines }: { lines: readonly Snapshot<HelpLine>[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <TrustSection name="lines">
      <p>
        <Trans>
          They listen to players, and to family and friends. They are independent of us, and we do
          not learn that you call.
        </Trans>
      </p>
      <ul className={styles.lines} aria-label={t`Help lines`}>
        {sortHelpLines(lines, language).map((line) => (
          <Line key={`${line.phone} ${line.url}`} line={line} />
        ))}
      </ul>
    </TrustSection>
  );
}

/** The host of an address. One that no browser can open is shown as it came. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

function Line({ line: { name, phone, url, languages: spoken } }: { line: Snapshot<HelpLine> }) {
  const { t } = useLingui();
  return (
    <li className={styles.line}>
      {name !== '' && <h3 translate="no">{name}</h3>}
      {spoken.length > 0 && (
        <ul className={styles.spoken} aria-label={t`Languages`}>
          {spoken.map((code) => (
            <li key={code} lang={languages[code].tag} translate="no">
              {languages[code].name}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        {phone !== null && (
          <ButtonAnchor
            href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
            icon={<IconLate name="phone" />}
            translate="no"
          >
            {phone}
          </ButtonAnchor>
        )}
        {url !== null && (
          <ButtonAnchor href={url} variant="plain" target="_blank" rel="noopener noreferrer">
            <span translate="no">{hostOf(url)}</span> <NewTabIcon />
          </ButtonAnchor>
        )}
      </div>
    </li>
  );
}
