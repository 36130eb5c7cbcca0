import { operatorsSection } from './accounts/operators.ts';
import { signInLinksSection } from './accounts/sign-in-links.ts';
import { activitiesSection } from './activities.ts';
import { contractsSection } from './agents/contracts.ts';
import { agentsSection } from './agents.ts';
import { bonusesSection } from './bonuses.ts';
import { chatSection } from './contact/chat.ts';
import { clockAndDataSection } from './clock-and-data.ts';
import { announcementsSection } from './content/announcements.ts';
import { bannersSection } from './content/banners.ts';
import { gameListsSection } from './content/game-lists.ts';
import { gamesSection } from './content/games.ts';
import { vendorsSection } from './content/vendors.ts';
import { customerServicesSection } from './contact/customer-services.ts';
import { depositGuidesSection } from './contact/deposit-guides.ts';
import { feedbackSection } from './feedback.ts';
import { excludedPersonsSection } from './house/excluded-persons.ts';
import { trustSection } from './house/trust.ts';
import { figuresSection } from './house/figures.ts';
import { gameSecretsSection } from './game-secrets.ts';
import { identitySection } from './identity.ts';
import { invitationsSection } from './invitations.ts';
import { changesSection } from './lookup/changes.ts';
import { decisionsSection } from './lookup/decisions.ts';
import { findSection } from './lookup/find.ts';
import { membersSection } from './members.ts';
import { messagesSection } from './messages.ts';
import { missionsSection } from './missions.ts';
import { oppositeBetsSection } from './opposite-bets.ts';
import { outboxSection } from './outbox.ts';
import { paymentsSection } from './payments.ts';
import { pointMallSection } from './point-mall.ts';
import { cashConditionsSection } from './rewards/cash-conditions.ts';
import { lossRebatesSection } from './rewards/loss-rebates.ts';
import { promoCodesSection } from './rewards/promo-codes.ts';
import { redEnvelopesSection } from './rewards/red-envelopes.ts';
import { rewardsSection } from './rewards/rewards.ts';
import { rowsSection } from './rows.ts';
import type { Section } from './section.ts';
import { settingsSection } from './settings.ts';
import { withdrawalSettingsSection } from './withdrawal-settings.ts';
import { withdrawalsSection } from './withdrawals.ts';
import { uplineTransfersSection } from './upline-transfers.ts';

/** The sections of the console in the order of its page. */
export const sections: readonly Section[] = [
  findSection,
  decisionsSection,
  figuresSection,
  settingsSection,
  clockAndDataSection,
  withdrawalsSection,
  withdrawalSettingsSection,
  activitiesSection,
  announcementsSection,
  bannersSection,
  vendorsSection,
  gamesSection,
  gameListsSection,
  feedbackSection,
  chatSection,
  messagesSection,
  customerServicesSection,
  depositGuidesSection,
  rowsSection,
  membersSection,
  signInLinksSection,
  identitySection,
  bonusesSection,
  oppositeBetsSection,
  gameSecretsSection,
  uplineTransfersSection,
  contractsSection,
  agentsSection,
  paymentsSection,
  pointMallSection,
  missionsSection,
  invitationsSection,
  rewardsSection,
  cashConditionsSection,
  promoCodesSection,
  redEnvelopesSection,
  lossRebatesSection,
  excludedPersonsSection,
  trustSection,
  outboxSection,
  operatorsSection,
  changesSection,
];
