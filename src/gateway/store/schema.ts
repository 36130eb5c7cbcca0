import type {
  AttemptTable,
  CaptchaTable,
  DeviceTable,
  KnownNetworkTable,
  MemberAncestorTable,
  MemberTable,
  OneTimeCodeTable,
  RegistrationTable,
  SecondStepTable,
  SessionTable,
  SignInLinkTable,
  SocialIdentityTable,
  TemporaryPasswordTable,
} from './tables/accounts/account-tables.ts';
import type { SecurityTables } from './tables/accounts/security-tables.ts';
import type { ActivityApplicationTable, ActivityTable } from './tables/activity-tables.ts';
import type { AgentTables, TeamSumTables } from './tables/agents/agent-tables.ts';
import type { ContractTables } from './tables/agents/contract-tables.ts';
import type { ChatTables } from './tables/chat-tables.ts';
import type {
  GameTable,
  HiddenGameTable,
  LotteryDrawTable,
  LotteryGameTable,
  PlacedGameTable,
  SlotClassTable,
  VendorTable,
} from './tables/catalogue-tables.ts';
import type {
  AnnouncementTable,
  BannerTable,
  ContentPictureTable,
  DepositGuideTable,
  HelpArticleTable,
} from './tables/content-tables.ts';
import type { MessageTables } from './tables/message-tables.ts';
import type { EventTable, LiveTicketTable } from './tables/event-tables.ts';
import type { FeedbackTables } from './tables/feedback-tables.ts';
import type {
  ConsoleOperatorTable,
  MemberNoteTable,
  PrivateAccessTable,
  CountryTable,
  HeartbeatTable,
  JournalLineTable,
  KeyedAnswerTable,
  OutboxTable,
  SealKeyTable,
  SealSeenTable,
  SettingTable,
  StoreKeyTable,
} from './tables/system-tables.ts';
import type { BonusRuleTable, BonusTable } from './tables/money/bonus-tables.ts';
import type {
  LeaderboardPeriodTable,
  LeaderboardPlaceTable,
  LeaderboardTable,
  MissionTable,
} from './tables/mission-tables.ts';
import type { ExposureTables } from './tables/money/exposure-tables.ts';
import type { DepositChannelTable, DepositTable } from './tables/money/deposit-tables.ts';
import type {
  DailySumTable,
  LedgerAccountTable,
  LedgerEntryTable,
  LedgerPostingTable,
  LedgerUnsummedTable,
  MoneyStepTable,
  RoundTable,
} from './tables/money/money-tables.ts';
import type {
  WithdrawalBlockTable,
  WithdrawalPartTable,
  WithdrawalTable,
} from './tables/money/withdrawal-tables.ts';
import type { UplineTransferTable } from './tables/money/upline-tables.ts';
import type { RewardTables } from './tables/money/reward-tables.ts';
import type { WalletTransferTable } from './tables/money/wallet-tables.ts';
import type { ProviderCheckTable, ProviderMessageTable } from './tables/money/provider-tables.ts';
import type { MallTables } from './tables/mall-tables.ts';
import type {
  PointAccountTable,
  PointDayTable,
  PointDueTable,
  PointEntryTable,
  PointPostingTable,
  PointRateTable,
} from './tables/point-tables.ts';
import type { ProtectionTables } from './tables/protection-tables.ts';
import type { PushTables } from './tables/push-tables.ts';
import type { BankTable, PayoutAccountTable } from './tables/payout-tables.ts';
import type { PlayTables } from './tables/play-tables.ts';
import type { ChangedSumTable, ExportTicketTable, RankTables } from './tables/record-tables.ts';
import type { InvitationStageTable, InvitationTable } from './tables/referral-tables.ts';
import type { RewardCenterTables } from './tables/reward-center-tables.ts';
import type { PlayerDataTables } from './tables/player-data-tables.ts';
import type { UploadTable } from './tables/upload-tables.ts';

/**
 * The tables of the store. Times are epoch milliseconds, amounts are centavos, ids are UUIDs of version 7 unless a
 * table documents another format.
 */
export interface Schema
  extends
    RewardCenterTables,
    FeedbackTables,
    MallTables,
    ChatTables,
    MessageTables,
    AgentTables,
    ContractTables,
    TeamSumTables,
    SecurityTables,
    ProtectionTables,
    PlayerDataTables,
    PushTables,
    PlayTables,
    ExposureTables,
    RankTables,
    RewardTables {
  journal_line: JournalLineTable;
  heartbeat: HeartbeatTable;
  console_operator: ConsoleOperatorTable;
  member_note: MemberNoteTable;
  private_access: PrivateAccessTable;
  setting: SettingTable;
  store_key: StoreKeyTable;
  seal_key: SealKeyTable;
  seal_seen: SealSeenTable;
  keyed_answer: KeyedAnswerTable;
  member: MemberTable;
  member_ancestor: MemberAncestorTable;
  session: SessionTable;
  sign_in_link: SignInLinkTable;
  attempt: AttemptTable;
  captcha: CaptchaTable;
  one_time_code: OneTimeCodeTable;
  temporary_password: TemporaryPasswordTable;
  known_network: KnownNetworkTable;
  social_identity: SocialIdentityTable;
  registration: RegistrationTable;
  device: DeviceTable;
  second_step: SecondStepTable;
  changed_sum: ChangedSumTable;
  bank: BankTable;
  payout_account: PayoutAccountTable;
  upload: UploadTable;
  ledger_account: LedgerAccountTable;
  ledger_entry: LedgerEntryTable;
  ledger_posting: LedgerPostingTable;
  ledger_unsummed: LedgerUnsummedTable;
  daily_sum: DailySumTable;
  money_step: MoneyStepTable;
  point_account: PointAccountTable;
  point_entry: PointEntryTable;
  point_posting: PointPostingTable;
  point_rate: PointRateTable;
  point_day: PointDayTable;
  point_due: PointDueTable;
  withdrawal: WithdrawalTable;
  withdrawal_part: WithdrawalPartTable;
  withdrawal_block: WithdrawalBlockTable;
  export_ticket: ExportTicketTable;
  round: RoundTable;
  bonus_rule: BonusRuleTable;
  bonus: BonusTable;
  deposit_channel: DepositChannelTable;
  deposit: DepositTable;
  wallet_transfer: WalletTransferTable;
  upline_transfer: UplineTransferTable;
  provider_message: ProviderMessageTable;
  provider_check: ProviderCheckTable;
  vendor: VendorTable;
  slot_class: SlotClassTable;
  game: GameTable;
  hidden_game: HiddenGameTable;
  placed_game: PlacedGameTable;
  banner: BannerTable;
  content_picture: ContentPictureTable;
  announcement: AnnouncementTable;
  country: CountryTable;
  help_article: HelpArticleTable;
  deposit_guide: DepositGuideTable;
  lottery_game: LotteryGameTable;
  lottery_draw: LotteryDrawTable;
  outbox: OutboxTable;
  event: EventTable;
  live_ticket: LiveTicketTable;
  activity: ActivityTable;
  activity_application: ActivityApplicationTable;
  mission: MissionTable;
  leaderboard: LeaderboardTable;
  leaderboard_period: LeaderboardPeriodTable;
  leaderboard_place: LeaderboardPlaceTable;
  invitation: InvitationTable;
  invitation_stage: InvitationStageTable;
}
