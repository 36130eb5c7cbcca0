import type { AccountType } from '#protocol/model/member.ts';
import { mayDeposit } from '../access/access.ts';

/** A popup that opens without a press. */
export type Popup = 'registerPromo' | 'newbiePromo' | 'contracts' | 'appDownload' | 'publicity';

/** The part of an announcement that decides when it opens. */
interface TimedAnnouncement {
  readonly id: string;
  /** Before sign-in (B), after it (A), or at the first sign-in (F); null for any time. */
  readonly execution: string | null;
}

/** Past events and closed popups. */
export interface PopupHistory {
  /** A player has registered and was not greeted yet. */
  readonly registered: boolean;
  /** The member has signed in for the first time. */
  readonly firstLogin: boolean;
  readonly newbieHidden: boolean;
  /** A member has closed publicity in this session. */
  readonly publicityHidden: boolean;
  /** An offer or publicity was shown in this tab: no other follows. */
  readonly advertised: boolean;
  /** Announcements that do not open again. */
  readonly closedAnnouncements: readonly string[];
  readonly contractsLater: boolean;
  /** The player has signed out since the page was loaded. */
  readonly hasLeft: boolean;
  readonly appHidden: boolean;
}

export interface PopupSituation extends PopupHistory {
  readonly signedIn: boolean;
  /** Null while unknown. */
  readonly type: AccountType | null;
  readonly announcements: readonly TimedAnnouncement[];
  readonly contractRequests: number;
  /** The member has joined lately and has not deposited yet, and may deposit. */
  readonly firstDeposit: boolean;
  /** The app runs from the home screen, so that it is not offered. */
  readonly installed: boolean;
  /** The page has forms: nothing that advertises covers them. */
  readonly atWork: boolean;
  /** The hour is one in which nothing advertises. */
  readonly isQuiet: boolean;
}

type Due = Readonly<Record<Popup, (situation: PopupSituation) => boolean>>;

/** In the order of display: reactions to the player, then questions, then information. */
const due: Due = {
  registerPromo: ({ registered, firstDeposit }) => registered && firstDeposit,
  newbiePromo: ({ signedIn, firstLogin, newbieHidden, firstDeposit, advertised, type }) =>
    signedIn &&
    firstLogin &&
    !newbieHidden &&
    firstDeposit &&
    !advertised &&
    (type === null || mayDeposit(type)),
  contracts: ({ signedIn, contractRequests, contractsLater }) =>
    signedIn && contractRequests > 0 && !contractsLater,
  appDownload: ({ signedIn, hasLeft, appHidden, installed }) =>
    !signedIn && hasLeft && !appHidden && !installed,
  // No publicity after signing out.
  publicity: (situation) =>
    !situation.advertised &&
    !(situation.signedIn ? situation.publicityHidden : situation.hasLeft) &&
    publicityOf(situation.announcements, situation).length > 0,
};

const order = Object.keys(due) as readonly Popup[];

/** Popups that ask the player to decide. All others advertise. */
const questions: ReadonlySet<Popup> = new Set(['contracts']);

/** All due popups, the next one first. They are shown one at a time. */
export function popupsDue(situation: PopupSituation): readonly Popup[] {
  const advertises = !situation.atWork && !situation.isQuiet;
  const may = (popup: Popup) => advertises || questions.has(popup);
  return order.filter((popup) => may(popup) && due[popup](situation));
}

/** Announcements that open: those for guests (B) or for members (A). After a first sign-in, those for it (F) come first. */
export function publicityOf<Shown extends TimedAnnouncement>(
  announcements: readonly Shown[],
  { signedIn, closedAnnouncements }: Pick<PopupSituation, 'signedIn' | 'closedAnnouncements'>,
): readonly Shown[] {
  const meant = signedIn ? ['F', 'A', null] : ['B', null];
  return announcements
    .filter(({ id, execution }) => meant.includes(execution) && !closedAnnouncements.includes(id))
    .toSorted((a, b) => meant.indexOf(a.execution) - meant.indexOf(b.execution));
}
