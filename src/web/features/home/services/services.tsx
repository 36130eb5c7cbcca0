import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Brand } from '#core/brand.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { useInViewport } from '../../../lib/use-in-viewport.ts';
import styles from './services.module.css';
import { StatCircle } from './stat-circle.tsx';

interface Service {
  readonly badge: 'deposit' | 'withdrawal' | 'partners' | 'providers';
  readonly figure: keyof Brand['figures'];
  readonly unit: MessageDescriptor | null;
  readonly title: MessageDescriptor;
  readonly words: MessageDescriptor;
}

const services: readonly Service[] = [
  {
    badge: 'deposit',
    figure: 'depositSeconds',
    unit: msg`seconds`,
    title: msg`Deposits, on average`,
    words: msg`From your wallet to the game before the kettle sings.`,
  },
  {
    badge: 'withdrawal',
    figure: 'withdrawSeconds',
    unit: msg`seconds`,
    title: msg`Withdrawals, on average`,
    words: msg`What you win is yours: ask for it, and it is on its way.`,
  },
  {
    badge: 'partners',
    figure: 'paymentPartners',
    unit: null,
    title: msg`Payment partners`,
    words: msg`Banks, e-wallets and counters, near wherever you are.`,
  },
  {
    badge: 'providers',
    figure: 'gameProviders',
    unit: null,
    title: msg`Game providers`,
    words: msg`Studios we know by name, checked before they come in.`,
  },
];

/** Four figures of the brand's services. They count up when they become visible. */
export function Services() {
  const list = useRef<HTMLUListElement>(null);
  const isVisible = useInViewport(list);
  return (
    <Section title={<Trans>What you can count on</Trans>}>
      <ul ref={list} className={styles.services}>
        {services.map((service) => (
          <li key={service.badge} className={styles.service}>
            <ServiceFigure service={service} isVisible={isVisible} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ServiceFigure({ service, isVisible }: { service: Service; isVisible: boolean }) {
  const { t } = useLingui();
  const { brand } = useApp();
  const { badge, figure, unit, title, words } = service;
  return (
    <>
      <StatCircle figure={brand.figures[figure]} unit={unit && t(unit)} isVisible={isVisible}>
        <img src={`/services/${badge}.svg`} alt="" width={44} height={44} loading="lazy" />
      </StatCircle>
      <h3 className={styles.title}>{t(title)}</h3>
      <p className={styles.words}>{t(words)}</p>
    </>
  );
}
