import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { MemberPage } from '#protocol/vocabulary/member-page.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useMedia } from '../../../lib/use-media.ts';
import { useModules } from '../../../lib/use-modules.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { Avatar } from '../../../widgets/avatar/avatar.tsx';
import { Centre, CentrePage, PageNotOpen, wideCentre } from '../../../widgets/centre/centre.tsx';
import { usePlayer } from '../../../widgets/player/use-player.ts';
import styles from './member-centre.module.css';
import { MemberMenu } from './member-menu.tsx';
import { memberPageEntries, pagesOf } from './member-pages.ts';
import { MoneyCard } from './money-card.tsx';
import { daysJoined } from './days-joined.ts';

interface MemberCentreProps {
  /** The page of the address. Absent: the menu on a phone, security on a large screen. */
  page: MemberPage | undefined;
  /** The address shows a part of the page: Back leads to the page, in every width. */
  isPart?: boolean;
  /** Renders a page. */
  children: (page: MemberPage) => ReactNode;
}

const minuteMs = 60_000;

/** Picture, nickname, level and days since the registration. */
function MemberCard() {
  const { profile, name, level, avatar } = usePlayer();
  const now = useNow(minuteMs);
  const since = profile?.registeredAt ?? 0;
  const days = since > 0 && now !== null ? daysJoined(since, now) : null;
  return (
    <div className={styles.card}>
      <Avatar name={name} picture={avatar} />
      <p>
        <b>{name}</b>
        {level && <span className={styles.level}>{level}</span>}
        {days !== null && (
          <small>
            <Plural value={days} one="# day with us" other="# days with us" />
          </small>
        )}
      </p>
    </div>
  );
}

/** The member centre: a page, and profile, balance and menu beside it. On a phone, the menu is a page of its own. */
export function MemberCentre({ page, isPart = false, children }: MemberCentreProps) {
  const { member, walletMode } = useApp();
  const mode = useSnapshot(walletMode.state);
  const isWide = useMedia(wideCentre);
  // Until the mode is known, a reload of the page stays on it.
  const single = mode.at === null ? page !== 'wallet' : mode.single;
  const pages = pagesOf(useSnapshot(member.state).member, useModules(), { single });
  const shown = page ?? (isWide ? 'securityCenter' : null);
  const hasMenu = isWide || shown === null;
  // A deposit that has begun goes on without the module.
  const isDeposit = shown === 'deposit' && isPart;
  return (
    <Centre
      centre="member"
      aside={
        hasMenu ? (
          <>
            {shown === null && <Title />}
            <MemberCard />
            <MoneyCard />
            <MemberMenu pages={pages} look={isWide ? 'list' : 'groups'} />
          </>
        ) : null
      }
    >
      {shown !== null && (
        <Page page={page} shown={shown} back={isPart ? 'page' : isWide ? null : 'menu'}>
          {pages.includes(shown) || isDeposit ? children(shown) : <NotOpen />}
        </Page>
      )}
    </Centre>
  );
}

function Title() {
  return (
    <h1 data-page-name="" tabIndex={-1}>
      <Trans>Me</Trans>
    </h1>
  );
}

interface PageProps extends Pick<MemberCentreProps, 'page'> {
  shown: MemberPage;
  back: 'menu' | 'page' | null;
  children: ReactNode;
}

function Page({ page, shown, back, children }: PageProps) {
  const { t } = useLingui();
  const name = t(memberPageEntries[shown].name);
  return (
    <CentrePage
      id="member-page"
      name={name}
      address={page ?? ''}
      link={
        back !== null && (
          <Link
            to="/member"
            search={back === 'menu' ? {} : { page: shown }}
            aria-label={back === 'menu' ? t`Back to the menu` : t`Back to ${name}`}
          >
            <Icon name="back" />
          </Link>
        )
      }
    >
      {children}
    </CentrePage>
  );
}

function NotOpen() {
  return (
    <PageNotOpen>
      <ButtonLink to="/member" search={{}}>
        <Trans>To the member centre</Trans>
      </ButtonLink>
    </PageNotOpen>
  );
}
