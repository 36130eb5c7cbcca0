import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { MemberPage } from '#protocol/vocabulary/member-page.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useMedia } from '../../../lib/use-media.ts';
import { useModules } from '../../../lib/use-modules.ts';
import { usePageName } from '../../../lib/use-title.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { Avatar } from '../../../widgets/avatar/avatar.tsx';
import { usePlayer } from '../../../widgets/player/use-player.ts';
import styles from './member-centre.module.css';
import { MemberMenu } from './member-menu.tsx';
import { memberPageEntries, pagesOf } from './member-pages.ts';
import { MoneyCard } from './money-card.tsx';
import { daysJoined } from './days-joined.ts';

/** From this width on, the menu is beside the page. */
const wide = '(width >= 64rem)';

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

/** The frame of the member centre: a page, and profile, balance and menu beside it. The page comes first for the keyboard. On a phone, the menu is a page of its own. */
export function MemberCentre({ page, isPart = false, children }: MemberCentreProps) {
  const { member, walletMode } = useApp();
  const mode = useSnapshot(walletMode.state);
  const isWide = useMedia(wide);
  // Until the mode is known, a reload of the page stays on it.
  const single = mode.at === null ? page !== 'wallet' : mode.single;
  const pages = pagesOf(useSnapshot(member.state).member, useModules(), { single });
  const shown = page ?? (isWide ? 'securityCenter' : null);
  const hasMenu = isWide || shown === null;
  // A deposit that has begun goes on without the module.
  const isDeposit = shown === 'deposit' && isPart;
  return (
    <div className={styles.centre}>
      {shown !== null && (
        <section className={styles.page} aria-labelledby="member-page">
          <PageHead page={page} shown={shown} back={isPart ? 'page' : isWide ? null : 'menu'} />
          {pages.includes(shown) || isDeposit ? children(shown) : <NotOpen />}
        </section>
      )}
      {hasMenu && (
        <aside className={styles.aside}>
          {shown === null && <Title />}
          <MemberCard />
          <MoneyCard />
          <MemberMenu pages={pages} look={isWide ? 'list' : 'groups'} />
        </aside>
      )}
    </div>
  );
}

function Title() {
  return (
    <h1 className={styles.title} data-page-name="" tabIndex={-1}>
      <Trans>Me</Trans>
    </h1>
  );
}

interface PageHeadProps extends Pick<MemberCentreProps, 'page'> {
  shown: MemberPage;
  back: 'menu' | 'page' | null;
}

function PageHead({ page, shown, back }: PageHeadProps) {
  const { t } = useLingui();
  const name = t(memberPageEntries[shown].name);
  usePageName(name);
  return (
    <header className={styles.head}>
      {back !== null && (
        <Link
          to="/member"
          search={back === 'menu' ? {} : { page: shown }}
          className={styles.back}
          aria-label={back === 'menu' ? t`Back to the menu` : t`Back to ${name}`}
        >
          <Icon name="back" />
        </Link>
      )}
      <h1 id="member-page" data-page-name={page ?? ''} tabIndex={-1}>
        {name}
      </h1>
    </header>
  );
}

function NotOpen() {
  return (
    <EmptyState
      title={<Trans>This page is not open for your account</Trans>}
      help={<Trans>The operator decides which pages are open. Ask us if you need it.</Trans>}
      action={
        <ButtonLink to="/member" search={{}}>
          <Trans>To the member centre</Trans>
        </ButtonLink>
      }
    />
  );
}
