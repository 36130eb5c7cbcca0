import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import { type HelpLine as Line, sortHelpLines, type TrustSlice } from '#core/trust/trust.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { WithSlice } from '../../../widgets/late-slice/with-slice.tsx';
import styles from './help-line.module.css';

const trustOf = async (app: App): Promise<TrustSlice> => (await app.help()).trust;

/** The first help line for the player, where the market asks for it at the login and the logout. Nothing elsewhere, and until it is known. */
export function HelpLine() {
  return (
    <WithSlice from={trustOf} placeholder={null}>
      {(slice) => <FirstLine slice={slice} />}
    </WithSlice>
  );
}

function FirstLine({ slice }: { slice: TrustSlice }) {
  const { facts } = useSnapshot(slice.state);
  const language = useLanguage();
  useEffect(() => void slice.load(), [slice]);
  if (!facts?.helpAtSignIn) return null;
  const [line] = firstWithNumber(sortHelpLines(facts.helpLines, language));
  if (line === undefined) return null;
  return (
    // The text of a question is a paragraph, which holds no other.
    <span className={styles.line}>
      <span>
        <Trans>Worried about your play? Talk to somebody:</Trans>
      </span>
      <Way line={line} />
    </span>
  );
}

/** Lines with a number come first. */
const firstWithNumber = <Some extends Pick<Line, 'phone'>>(lines: readonly Some[]): Some[] =>
  lines.toSorted((one, other) => Number(other.phone !== null) - Number(one.phone !== null));

/** The number of a help line, or its page when it has none. */
function Way({ line: { name, phone, url } }: { line: Snapshot<Line> }) {
  if (phone !== null) {
    return (
      <span translate="no">
        <span>{name}</span> <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
      </span>
    );
  }
  return (
    <a href={url ?? undefined} target="_blank" rel="noopener noreferrer" translate="no">
      {name === '' ? url : name}
    </a>
  );
}
