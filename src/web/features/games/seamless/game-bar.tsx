import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useState, useSyncExternalStore } from 'react';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import type { Centavos } from '#protocol/model/money.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useApp } from '../../../lib/app-context.tsx';
import { useDialog } from '../../../lib/dialog/use-dialog.ts';
import { Money } from '../../../widgets/money/money.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './game-bar.module.css';

/** Returns to the page before the game, or to the home page when there is none. */
export function useLeaveGame(): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return () => {
    if (canGoBack) router.history.back();
    else void router.navigate({ to: '/', replace: true });
  };
}

function subscribeToFullScreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** State of full screen and its toggle. */
interface FullScreen {
  readonly on: boolean;
  /** Fills the page instead, in browsers without full screen, such as on iPhones. */
  readonly filled: boolean;
  toggle(): void;
}

/** Full screen for an element, or the whole page in browsers without full screen. */
export function useFullScreen(part: RefObject<HTMLElement | null>): FullScreen {
  const isFullScreen = useSyncExternalStore(subscribeToFullScreen, () =>
    Boolean(document.fullscreenElement),
  );
  const [filled, setFilled] = useState(false);
  function toggle(): void {
    if (!document.fullscreenEnabled) return setFilled(!filled);
    const request = isFullScreen ? document.exitFullscreen() : part.current?.requestFullscreen();
    // The browser refuses: fill the page instead.
    request?.catch(() => setFilled(!filled));
  }
  return { on: isFullScreen || filled, filled, toggle };
}

interface GameBarProps {
  name: string;
  /** Time and result of the play, below the name. */
  clock: ReactNode;
  /** The balance, or the play money label. */
  money: ReactNode;
  full: FullScreen;
  onReload: () => void;
  onLeave: () => void;
}

/** The bar above a game: back, name, money, restart and full screen. */
export function GameBar({ name, clock, money, full, onReload, onLeave }: GameBarProps) {
  const { t } = useLingui();
  return (
    <header className={styles.bar}>
      <IconButton icon="back" label={t`Leave the game`} onClick={onLeave} />
      <div className={styles.title}>
        <h1 className={styles.name}>{name}</h1>
        {clock}
      </div>
      {money}
      <IconButton icon="refresh" label={t`Start the game again`} onClick={onReload} />
      <IconButton
        icon={<IconLate name={full.on ? 'shrink' : 'expand'} />}
        label={full.on ? t`Leave full screen` : t`Full screen`}
        onClick={full.toggle}
      />
    </header>
  );
}

/** Opens the same game for money, for guests after the login. */
function usePlayForReal(node: number): () => void {
  const { session } = useApp();
  const router = useRouter();
  // Back skips the game with play money.
  const { open } = useDialog({ replace: true });
  return () => {
    const isMember = session.state.phase === 'member';
    if (isMember) {
      return void router.navigate({ to: '/seamless', search: { node }, replace: true });
    }
    open('login', { next: `/seamless?node=${node}` });
  };
}

/** Replaces the balance in a game with play money: a label, and a button that starts the game for money. */
export function PlayMoney({ node }: { node: number }) {
  const playForReal = usePlayForReal(node);
  return (
    <div className={styles.money}>
      <Badge tone="lamp">
        <Trans>Play money</Trans>
      </Badge>
      <Button size="small" onClick={playForReal}>
        <Trans>Play for real</Trans>
      </Button>
    </div>
  );
}

/** The money of a game in its bar. Renders nothing until it is known. */
export function GameBalance({ centavos }: { centavos: Centavos | null }) {
  const { t } = useLingui();
  if (centavos === null) return null;
  return (
    <p className={styles.balance}>
      <VisuallyHidden>{t`Balance`}</VisuallyHidden>
      <Money centavos={centavos} />
    </p>
  );
}
