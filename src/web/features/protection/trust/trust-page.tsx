import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import type { Help } from '#core/help/help.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { ComplaintsSection } from './complaints-section.tsx';
import { HelpLinesSection } from './help-lines-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { MoneySection } from './money-section.tsx';
import { RealSiteSection } from './real-site-section.tsx';
import { TestSection } from './self-test/test-section.tsx';
import styles from './trust-page.module.css';
import { TrustSection } from './trust-section.tsx';
import { sectionNames, sectionWords, type TrustSectionName } from './trust-sections.ts';

/** Responsible play and trust, for guests and members. Sections whose facts the gateway does not have are left out. */
export function TrustPage({ help }: { help: Help }) {
  const { trust } = help;
  const { facts, ...query } = useSnapshot(trust.state);
  const has: Readonly<Record<TrustSectionName, boolean>> = {
    age: true,
    test: true,
    limits: facts !== null && facts.kinds.length > 0,
    lines: facts !== null && facts.helpLines.length > 0,
    money: Boolean(facts?.funds?.protection),
    complaints: Boolean(facts?.complaints),
    site: true,
  };
  return (
    <div className={styles.page}>
      <Welcome />
      <Contents names={sectionNames.filter((name) => has[name])} />
      <div className={styles.sections}>
        <AgeSection />
        <TestSection hasLines={has.lines} hasLimits={has.limits} />
        <QueryView
          query={query}
          hasContent={facts !== null}
          placeholder={<FactsSkeleton />}
          empty={null}
          onRetry={() => void trust.load()}
        >
          {facts !== null && (
            <>
              {has.limits && <LimitsSection facts={facts} />}
              {has.lines && <HelpLinesSection lines={facts.helpLines} />}
              {facts.funds?.protection && (
                <MoneySection {...facts.funds} protection={facts.funds.protection} />
              )}
              {facts.complaints && <ComplaintsSection complaints={facts.complaints} />}
            </>
          )}
        </QueryView>
        <RealSiteSection help={help} />
      </div>
    </div>
  );
}

function Welcome() {
  return (
    <header className={styles.welcome}>
      <h1>
        <Trans>Responsible play</Trans>
      </h1>
      <p>
        <Trans>
          Playing is for fun, and it costs money over time. Here is how you stay in control, who
          helps, and what you can rely on.
        </Trans>
      </p>
    </header>
  );
}

/** Links to the sections. */
function Contents({ names }: { names: readonly TrustSectionName[] }) {
  const { t } = useLingui();
  return (
    <nav className={styles.contents} aria-label={t`On this page`}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Link to="." search hash={name}>
              {t(sectionWords[name].title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AgeSection() {
  const { brand } = useApp();
  const age = brand.minimumAge;
  return (
    <TrustSection name="age">
      <p>
        <Trans>
          Nobody under {age} years may play here. You confirm your age at the registration.
        </Trans>
      </p>
      <p>
        <Trans>
          If children use this device, log out after playing, and keep your password to yourself.
        </Trans>
      </p>
    </TrustSection>
  );
}

function FactsSkeleton() {
  return (
    <div className={styles.sections} aria-busy="true">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={styles.waiting}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
