import type { AccountType } from '#contract/model/member.ts';
import { mayDeposit } from '../roles/roles.ts';

/** What opens by itself. */
export type Popup = 'registerPromo' | 'newbiePromo' | 'contracts' | 'appDownload' | 'publicity';

/** An announcement, as far as its turn goes. */
interface TimedAnnouncement {
  readonly id: string;
  /** Before login (B), after it (A), or at the first (F); null is at any time. */
  readonly execution: string | null;
}

/** What has happened and what was put away, as far as popups go. */
export interface PopupHistory {
  /** Somebody has registered and was not greeted yet. */
  readonly registered: boolean;
  /** This was the member's first login. */
  readonly firstLogin: boolean;
  readonly newbieHidden: boolean;
  readonly publicityHidden: boolean;
  /** Announcements that are not to open again. */
  readonly closedAnnouncements: readonly string[];
  readonly contractsLater: boolean;
  /** The player has signed out since the page was loaded. */
  readonly hasLeft: boolean;
  readonly appHidden: boolean;
}

export interface PopupSituation extends PopupHistory {
  readonly signedIn: boolean;
  /** Null while it is not known. */
  readonly type: AccountType | null;
  readonly announcements: readonly TimedAnnouncement[];
  readonly contractRequests: number;
  /** The app runs from the home screen: nobody has to be told where to get it. */
  readonly installed: boolean;
}

type Due = Readonly<Record<Popup, (situation: PopupSituation) => boolean>>;

/** In the order in which they come: what answers to something the player did, what waits for an answer, what is only told. */
const due: Due = {
  registerPromo: ({ registered }) => registered,
  newbiePromo: ({ signedIn, firstLogin, newbieHidden, type }) =>
    signedIn && firstLogin && !newbieHidden && (type === null || mayDeposit(type)),
  contracts: ({ signedIn, contractRequests, contractsLater }) =>
    signedIn && contractRequests > 0 && !contractsLater,
  appDownload: ({ signedIn, hasLeft, appHidden, installed }) =>
    !signedIn && hasLeft && !appHidden && !installed,
  // Whoever has just left is not called back.
  publicity: (situation) =>
    !(situation.signedIn ? situation.publicityHidden : situation.hasLeft) &&
    publicityOf(situation.announcements, situation).length > 0,
};

const order = Object.keys(due) as readonly Popup[];

/** Every popup that waits to be shown, the next one first. They are shown one at a time. */
export function popupsDue(situation: PopupSituation): readonly Popup[] {
  return order.filter((popup) => due[popup](situation));
}

/** Announcements that open by themselves: those for before login (B) or those for after it, at a first login (F) those for it first. */
export function publicityOf<Shown extends TimedAnnouncement>(
  announcements: readonly Shown[],
  { signedIn, closedAnnouncements }: Pick<PopupSituation, 'signedIn' | 'closedAnnouncements'>,
): readonly Shown[] {
  const meant = signedIn ? ['F', 'A', null] : ['B', null];
  return announcements
    .filter(({ id, execution }) => meant.includes(execution) && !closedAnnouncements.includes(id))
    .toSorted((a, b) => meant.indexOf(a.execution) - meant.indexOf(b.execution));
}
