import type { ContractRequestTable, ContractTable } from '../agents/contract-tables.ts';
import type { MessageTable } from '../content/message-tables.ts';
import type {
  AttemptTable,
  CaptchaTable,
  KnownNetworkTable,
  OneTimeCodeTable,
  RegistrationTable,
  SocialIdentityTable,
  TemporaryPasswordTable,
} from '../accounts/account-tables.ts';
import type {
  AnnouncementTable,
  BannerTable,
  CountryTable,
  FavouriteTable,
  GameTable,
  HelpArticleTable,
  LotteryDrawTable,
  LotteryGameTable,
  RecentGameTable,
  SlotClassTable,
  VendorTable,
  WinnerTable,
} from '../content/content-tables.ts';
import type {
  GameSessionTable,
  LaunchTicketTable,
  LedgerAccountTable,
  LedgerEntryTable,
  LedgerPostingTable,
  RoundTable,
} from '../money/money-tables.ts';
import type {
  MemberTable,
  OutboxTable,
  SealKeyTable,
  SealSeenTable,
  SessionTable,
  SettingTable,
} from '../accounts/session-tables.ts';
import type { TrialTable } from '../play/trial-tables.ts';

/**
 * The tables of the store. Times are epoch milliseconds, amounts are centavos, ids are UUIDs of version 7 unless a
 * table says otherwise.
 */
export interface Schema {
  setting: SettingTable;
  seal_key: SealKeyTable;
  seal_seen: SealSeenTable;
  member: MemberTable;
  session: SessionTable;
  attempt: AttemptTable;
  captcha: CaptchaTable;
  one_time_code: OneTimeCodeTable;
  temporary_password: TemporaryPasswordTable;
  known_network: KnownNetworkTable;
  social_identity: SocialIdentityTable;
  registration: RegistrationTable;
  ledger_account: LedgerAccountTable;
  ledger_entry: LedgerEntryTable;
  ledger_posting: LedgerPostingTable;
  round: RoundTable;
  launch_ticket: LaunchTicketTable;
  game_session: GameSessionTable;
  trial: TrialTable;
  vendor: VendorTable;
  slot_class: SlotClassTable;
  game: GameTable;
  favourite: FavouriteTable;
  recent_game: RecentGameTable;
  banner: BannerTable;
  announcement: AnnouncementTable;
  winner: WinnerTable;
  country: CountryTable;
  help_article: HelpArticleTable;
  lottery_game: LotteryGameTable;
  lottery_draw: LotteryDrawTable;
  outbox: OutboxTable;
  message: MessageTable;
  contract: ContractTable;
  contract_request: ContractRequestTable;
}
