import { Trans, useLingui } from '@lingui/react/macro';
import { type PaymentPartner, paymentPartners } from '#core/brand-partners.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { BrandMark } from '../../../ui/brand-mark/brand-mark.tsx';
import { IconLate, type LateIconName } from '../../../ui/icon-late/icon-late.tsx';
import { FooterLinks } from './footer-links.tsx';
import { useRef } from 'react';
import { languages } from '../../../i18n/languages.ts';
import { menuLanguages } from '../../../i18n/menu-languages.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useChooseLanguage } from '../../../widgets/preferences/use-choose-language.ts';
import styles from './footer.module.css';

const pressesForChinese = 5;
const inARowMs = 1_000;

/** The language switch of the footer. Five presses in a row switch to Chinese, and back. */
function FooterLanguages() {
  const { t } = useLingui();
  const chosen = useLanguage();
  const choose = useChooseLanguage();
  const row = useRef({ presses: 0, last: 0, from: chosen });
  const offered = menuLanguages.includes(chosen) ? menuLanguages : [...menuLanguages, chosen];

  return (
    <div className={styles.languages} role="group" aria-label={t`Language`}>
      {offered.map((language) => (
        <button
          key={language}
          type="button"
          lang={languages[language].tag}
          aria-pressed={language === chosen}
          onClick={({ timeStamp }) => {
            const begins = row.current.presses === 0 || timeStamp - row.current.last > inARowMs;
            const { presses, from } = begins ? { presses: 0, from: chosen } : row.current;
            const isFifth = presses + 1 === pressesForChinese;
            row.current = { presses: isFifth ? 0 : presses + 1, last: timeStamp, from };
            if (isFifth && from !== 'CN') choose('CN');
            else if (language !== chosen) choose(language);
          }}
        >
          {languages[language].name}
        </button>
      ))}
    </div>
  );
}

const version: string = import.meta.env.VITE_VERSION;

const marks: Readonly<Record<PaymentPartner['kind'], LateIconName>> = {
  bank: 'bank',
  card: 'card',
  counter: 'store',
  wallet: 'wallet',
};

/** The payment partners that the brand names, as text. They are fewer than its figure. */
function PaymentPartners() {
  return (
    <section className={styles.partners}>
      <h2>
        <Trans>Some of our payment partners</Trans>
      </h2>
      <ul>
        {paymentPartners.map(({ name, kind }) => (
          <li key={name}>
            <IconLate name={marks[kind]} />
            <span translate="no">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The operator, responsible play, licences, languages and the version. */
export function Footer() {
  const { brand } = useApp();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.brand}>
          <BrandMark />
          <p>
            <Trans>A steady light over your game.</Trans>
          </p>
        </div>
        <FooterLinks />
        <PaymentPartners />
        <Responsible />
        <div className={styles.small}>
          <FooterLanguages />
          <p>
            <Trans>
              {brand.name}, version {version}
            </Trans>
          </p>
        </div>
      </div>
    </footer>
  );
}

function Responsible() {
  const { brand } = useApp();
  const age = brand.minimumAge;
  return (
    <div className={styles.responsible}>
      <span className={styles.age} translate="no">{`${age}+`}</span>
      <div>
        <p id="responsible" tabIndex={-1}>
          <Trans>
            Only for players of {age} years and older. Play for fun, with money you can do without,
            and take breaks. Help is there for those who find it hard to stop.
          </Trans>
        </p>
        <ul id="licence" tabIndex={-1}>
          {brand.licences.map(({ authority, number, url }) => (
            <li key={number}>
              <Trans>
                Licence: {url ? <a href={url}>{authority}</a> : authority}, number {number}
              </Trans>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
