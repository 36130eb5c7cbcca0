import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import type { PromotionList } from '#core/promotions/promotions.ts';
import { useModules } from '../../lib/use-modules.ts';
import { useSignedIn } from '../../lib/use-signed-in.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Chip, ChipRow } from '../../ui/chip/chip.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { QueryView } from '../../widgets/query-view/query-view.tsx';
import { PromotionCard } from './list/promotion-card.tsx';
import styles from './promotions-page.module.css';

const listOf = async (app: App): Promise<PromotionList> => (await app.promotions()).list;

interface PromotionsPageProps {
  /** Null when its chunk could not be loaded: the page loads it again. */
  list: PromotionList | null;
  type: string | undefined;
  /** The claim hall, for a member. */
  hall: ReactNode;
}

/** The claim hall, and all promotions or the promotions of a type. */
export function PromotionsPage({ list, type, hall }: PromotionsPageProps) {
  const isSignedIn = useSignedIn();
  const hasRewards = useModules()('REWCEN3') && isSignedIn;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>
          <Trans>Promotions</Trans>
        </h1>
        {hasRewards && (
          <ButtonLink
            to="/member"
            search={{ page: 'rewardCenter' }}
            icon={<Icon name="gift" />}
            size="small"
          >
            <Trans>Reward centre</Trans>
          </ButtonLink>
        )}
      </header>
      {hasRewards && <div className={styles.hall}>{hall}</div>}
      {list === null ? (
        <WithSlice from={listOf} placeholder={<Waiting />}>
          {(loaded) => <Promotions list={loaded} type={type} />}
        </WithSlice>
      ) : (
        <Promotions list={list} type={type} />
      )}
    </div>
  );
}

function Promotions({ list, type }: { list: PromotionList; type: string | undefined }) {
  const state = useSnapshot(list.state);
  const shown = state.promotions.filter((one) => type === undefined || one.type === type);
  return (
    <>
      {state.categories.length > 0 && <Filters categories={state.categories} type={type} />}
      <QueryView
        query={state}
        hasContent={shown.length > 0}
        placeholder={<Waiting />}
        empty={<Nothing isFiltered={type !== undefined} />}
        onRetry={() => void list.load()}
      >
        <ul className={styles.cards}>
          {shown.map((promotion, index) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} eager={index < 2} />
            </li>
          ))}
        </ul>
      </QueryView>
    </>
  );
}

interface FiltersProps {
  categories: readonly { readonly code: string; readonly name: string }[];
  type: string | undefined;
}

function Filters({ categories, type }: FiltersProps) {
  const { t } = useLingui();
  const navigate = useNavigate({ from: '/promotions/' });
  const choose = (code?: string) => void navigate({ search: { type: code }, resetScroll: false });
  return (
    <ChipRow label={t`Kind of promotion`}>
      <Chip pressed={type === undefined} onPress={() => choose()}>
        <Trans>All</Trans>
      </Chip>
      {categories.map(({ code, name }) => (
        <Chip key={code} pressed={type === code} onPress={() => choose(code)}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}

function Waiting() {
  return (
    <ul className={styles.cards} aria-busy="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <li key={key} className={styles.waiting}>
          <Skeleton shape="wide" />
          <Skeleton shape="title" />
          <Skeleton />
        </li>
      ))}
    </ul>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      icon="gift"
      title={<Trans>No promotion here right now</Trans>}
      help={<Trans>New ones are announced on this page first.</Trans>}
      action={
        isFiltered && (
          <ButtonLink to="/promotions">
            <Trans>All promotions</Trans>
          </ButtonLink>
        )
      }
    />
  );
}
