import type {
  AttemptTable,
  CaptchaTable,
  DeviceTable,
  KnownNetworkTable,
  MemberTable,
  OneTimeCodeTable,
  RegistrationTable,
  SecondStepTable,
  SessionTable,
  SocialIdentityTable,
  TemporaryPasswordTable,
} from '../accounts/account-tables.ts';
import type { ContractRequestTable, ContractTable } from '../agents/contract-tables.ts';
import type {
  GameTable,
  LotteryDrawTable,
  LotteryGameTable,
  SlotClassTable,
  VendorTable,
} from '../catalogue/catalogue-tables.ts';
import type {
  AnnouncementTable,
  BannerTable,
  HelpArticleTable,
  MessageTable,
} from '../content/content-tables.ts';
import type { SealKeyTable, SealSeenTable } from '../http/seal-tables.ts';
import type {
  LedgerAccountTable,
  LedgerEntryTable,
  LedgerPostingTable,
  RoundTable,
} from '../money/money-tables.ts';
import type {
  FavouriteTable,
  GameSessionTable,
  LaunchTicketTable,
  RecentGameTable,
  TrialTable,
  WinnerTable,
} from '../play/play-tables.ts';
import type { CountryTable, OutboxTable, SettingTable } from '../system/system-tables.ts';

/**
 * The tables of the store. Times are epoch milliseconds, amounts are centavos, ids are UUIDs of version 7 unless a
 * table documents another format.
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
  device: DeviceTable;
  second_step: SecondStepTable;
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
