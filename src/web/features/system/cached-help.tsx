import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Help } from '#core/help/help.ts';
import { useApp } from '../../lib/app-context.tsx';
import { CachedSection } from './cached-section.tsx';
import styles from './cached-content.module.css';

const shown = 6;

/** Cached help articles. Opening one lets the player browse without a gateway. */
export function CachedHelp() {
  const app = useApp();
  const [help, setHelp] = useState<Help | null>(null);

  useEffect(() => {
    let isMounted = true;
    app.help().then(
      (loaded) => {
        if (isMounted) setHelp(loaded);
        void loaded.load();
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [app]);

  return help && <Answers help={help} />;
}

function Answers({ help }: { help: Help }) {
  const { t } = useLingui();
  const { system } = useApp();
  const { articles, at } = useSnapshot(help.state);
  if (articles.length === 0) return null;
  return (
    <CachedSection title={t`Help`} at={at}>
      <ul className={styles.lines}>
        {articles.slice(0, shown).map(({ tag, title }) => (
          <li key={tag}>
            <Link to="/help" search={{ topic: tag }} onClick={system.browse}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </CachedSection>
  );
}
