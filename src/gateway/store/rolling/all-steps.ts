import type { Migration } from 'kysely';
import type { Steps } from './step.ts';
import { first } from '../migrations/0001-first.ts';
import { messagesAndContracts } from '../migrations/0002-messages-and-contracts.ts';
import { showcase } from '../migrations/0003-showcase.ts';
import { accounts } from '../migrations/0004-accounts.ts';
import { gameFacts } from '../migrations/0005-game-facts.ts';
import { trials } from '../migrations/0006-trials.ts';
import { entryKinds } from '../migrations/0007-entry-kinds.ts';
import { devices } from '../migrations/0008-devices.ts';
import { trialMoney } from '../migrations/0009-trial-money.ts';
import { security } from '../migrations/0010-security.ts';
import { records } from '../migrations/0011-records.ts';
import { ranks } from '../migrations/0012-ranks.ts';
import { storeKey } from '../migrations/0013-store-key.ts';
import { moneySteps } from '../migrations/0014-money-steps.ts';
import { events } from '../migrations/0015-events.ts';
import { deposits } from '../migrations/0016-deposits.ts';
import { withdrawals } from '../migrations/0017-withdrawals.ts';
import { liveTickets } from '../migrations/0018-live-tickets.ts';
import { keyedAnswers } from '../migrations/0019-keyed-answers.ts';
import { wallets } from '../migrations/0020-wallets.ts';
import { providerMessages } from '../migrations/0021-provider-messages.ts';
import { bonuses } from '../migrations/rewards/0022-bonuses.ts';
import { activities } from '../migrations/0023-activities.ts';
import { points } from '../migrations/0024-points.ts';
import { missions } from '../migrations/rewards/0025-missions.ts';
import { rewards } from '../migrations/0026-rewards.ts';
import { pointMall } from '../migrations/0034-point-mall.ts';
import { rewardCenter } from '../migrations/rewards/0036-reward-center.ts';
import { lossRebates } from '../migrations/rewards/0044-loss-rebates.ts';
import { activityRewards } from '../migrations/rewards/0045-activity-rewards.ts';
import { rewardDeposits } from '../migrations/rewards/0072-reward-deposits.ts';
import { changedSums } from '../migrations/rewards/0080-changed-sums.ts';
import { bannerTimes } from '../migrations/content/0125-banner-times.ts';
import { gameSecrets } from '../migrations/play/0094-game-secrets.ts';
import { heldCash } from '../migrations/rewards/0092-held-cash.ts';
import { heldInvitations } from '../migrations/rewards/0086-held-invitations.ts';
import { feedback } from '../migrations/contact/0047-feedback.ts';
import { framedChannels } from '../migrations/cashier/0048-framed-channels.ts';
import { messages } from '../migrations/contact/0049-messages.ts';
import { chat } from '../migrations/contact/0051-chat.ts';
import { depositGuides } from '../migrations/contact/0053-deposit-guides.ts';
import { push } from '../migrations/contact/0054-push.ts';
import { hostReleases } from '../migrations/operation/0093-host-releases.ts';
import { signInLinks } from '../migrations/accounts/0091-sign-in-links.ts';
import { memberAncestors } from '../migrations/agents/0056-member-ancestors.ts';
import { downlines } from '../migrations/agents/0057-downlines.ts';
import { teamSums } from '../migrations/agents/0058-team-sums.ts';
import { contractSettlement } from '../migrations/agents/0059-contract-settlement.ts';
import { settledProfit } from '../migrations/agents/0073-settled-profit.ts';
import { lookupIndexes } from '../migrations/agents/0079-lookup-indexes.ts';
import { exclusions } from '../migrations/protection/0106-exclusions.ts';
import { limitChoice } from '../migrations/protection/0109-limit-choice.ts';
import { betReversals } from '../migrations/play/0128-bet-reversals.ts';
import { settledEvents } from '../migrations/play/0136-settled-events.ts';
import { oneSlot } from '../migrations/play/0135-one-slot.ts';
import { voidedEvents } from '../migrations/play/0124-voided-events.ts';
import { excludedPersons } from '../migrations/protection/0116-excluded-persons.ts';
import { registerAnswers } from '../migrations/protection/0117-register-answers.ts';
import { identitiesAskedAgain } from '../migrations/protection/0118-identities-asked-again.ts';
import { endedDeviceKeys } from '../migrations/accounts/0115-ended-device-keys.ts';
import { harmMarkers } from '../migrations/protection/0120-harm-markers.ts';
import { identityChecks } from '../migrations/protection/0111-identity-checks.ts';
import { playLimits } from '../migrations/protection/0098-play-limits.ts';
import { rollingLimits } from '../migrations/protection/0121-rolling-limits.ts';
import { limitsAndReviews } from '../migrations/protection/0134-limits-and-reviews.ts';
import { timeLimits } from '../migrations/protection/0137-time-limits.ts';
import { suspensions } from '../migrations/protection/0132-suspensions.ts';
import { playerData } from '../migrations/protection/0108-player-data.ts';
import { playSessions } from '../migrations/protection/0107-play-sessions.ts';
import { agentAudit } from '../migrations/agents/0133-agent-audit.ts';
import { agentRebates } from '../migrations/agents/0096-agent-rebates.ts';
import { sessionNetworks } from '../migrations/accounts/0104-session-networks.ts';
import { contractRequests } from '../migrations/agents/0060-contract-requests.ts';
import { gameSecret } from '../migrations/play/0066-game-secret.ts';
import { jackpotWins } from '../migrations/play/0071-jackpot-wins.ts';
import { consoleOperators } from '../migrations/operation/0110-console-operators.ts';
import { erasures } from '../migrations/protection/0114-erasures.ts';
import { houseFigures } from '../migrations/operation/0112-house-figures.ts';
import { memberNotes } from '../migrations/operation/0113-member-notes.ts';
import { privateAccess } from '../migrations/operation/0129-private-access.ts';
import { hiddenGames } from '../migrations/catalogue/0130-hidden-games.ts';
import { placedGames } from '../migrations/catalogue/0131-placed-games.ts';
import { operatorSteps } from '../migrations/operation/0105-operator-steps.ts';
import { heartbeats } from '../migrations/operation/0082-heartbeats.ts';
import { latePayouts } from '../migrations/cashier/0089-late-payouts.ts';
import { usedProofs } from '../migrations/cashier/0090-used-proofs.ts';
import { journals } from '../migrations/cashier/0081-journals.ts';
import { eventExposure } from '../migrations/play/0074-event-exposure.ts';
import { openBets } from '../migrations/play/0078-open-bets.ts';
import { dailyRebates } from '../migrations/rewards/0084-daily-rebates.ts';
import { oppositeBets } from '../migrations/play/0085-opposite-bets.ts';
import { netExposure } from '../migrations/play/0083-net-exposure.ts';
import { gameMarks } from '../migrations/catalogue/0070-game-marks.ts';

/** Names up to 0092. */
type FirstName = `00${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}${string}` | `009${0 | 1 | 2}-${string}`;

/** The migrations of the time before they said which hosts go on working beside them. Later ones do not compile here. */
const firstMigrations: Readonly<Record<FirstName, Migration>> = {
  '0001-first': first,
  '0002-messages-and-contracts': messagesAndContracts,
  '0003-showcase': showcase,
  '0004-accounts': accounts,
  '0005-game-facts': gameFacts,
  '0006-trials': trials,
  '0007-entry-kinds': entryKinds,
  '0008-devices': devices,
  '0009-trial-money': trialMoney,
  '0010-security': security,
  '0011-records': records,
  '0012-ranks': ranks,
  '0013-store-key': storeKey,
  '0014-money-steps': moneySteps,
  '0015-events': events,
  '0016-deposits': deposits,
  '0017-withdrawals': withdrawals,
  '0018-live-tickets': liveTickets,
  '0019-keyed-answers': keyedAnswers,
  '0020-wallets': wallets,
  '0021-provider-messages': providerMessages,
  '0022-bonuses': bonuses,
  '0023-activities': activities,
  '0024-points': points,
  '0025-missions': missions,
  '0026-rewards': rewards,
  '0034-point-mall': pointMall,
  '0036-reward-center': rewardCenter,
  '0044-loss-rebates': lossRebates,
  '0045-activity-rewards': activityRewards,
  '0047-feedback': feedback,
  '0048-framed-channels': framedChannels,
  '0049-messages': messages,
  '0051-chat': chat,
  '0053-deposit-guides': depositGuides,
  '0054-push': push,
  '0056-member-ancestors': memberAncestors,
  '0057-downlines': downlines,
  '0058-team-sums': teamSums,
  '0059-contract-settlement': contractSettlement,
  '0060-contract-requests': contractRequests,
  '0066-game-secret': gameSecret,
  '0070-game-marks': gameMarks,
  '0071-jackpot-wins': jackpotWins,
  '0072-reward-deposits': rewardDeposits,
  '0073-settled-profit': settledProfit,
  '0074-event-exposure': eventExposure,
  '0078-open-bets': openBets,
  '0079-lookup-indexes': lookupIndexes,
  '0080-changed-sums': changedSums,
  '0081-journals': journals,
  '0082-heartbeats': heartbeats,
  '0083-net-exposure': netExposure,
  '0084-daily-rebates': dailyRebates,
  '0085-opposite-bets': oppositeBets,
  '0086-held-invitations': heldInvitations,
  '0089-late-payouts': latePayouts,
  '0090-used-proofs': usedProofs,
  '0091-sign-in-links': signInLinks,
};

/** All migrations in order. Never change a released one: add another, at the end. */
export const allSteps: Steps = {
  ...Object.fromEntries(
    Object.entries(firstMigrations).map(([name, { up }]) => [name, { up, beside: 'none' }]),
  ),
  '0092-held-cash': heldCash,
  '0093-host-releases': hostReleases,
  '0094-game-secrets': gameSecrets,
  '0096-agent-rebates': agentRebates,
  '0098-play-limits': playLimits,
  '0104-session-networks': sessionNetworks,
  '0105-operator-steps': operatorSteps,
  '0106-exclusions': exclusions,
  '0107-play-sessions': playSessions,
  '0108-player-data': playerData,
  '0109-limit-choice': limitChoice,
  '0110-console-operators': consoleOperators,
  '0111-identity-checks': identityChecks,
  '0112-house-figures': houseFigures,
  '0113-member-notes': memberNotes,
  '0114-erasures': erasures,
  '0115-ended-device-keys': endedDeviceKeys,
  '0116-excluded-persons': excludedPersons,
  '0117-register-answers': registerAnswers,
  '0118-identities-asked-again': identitiesAskedAgain,
  '0120-harm-markers': harmMarkers,
  '0121-rolling-limits': rollingLimits,
  '0124-voided-events': voidedEvents,
  '0125-banner-times': bannerTimes,
  '0128-bet-reversals': betReversals,
  '0129-private-access': privateAccess,
  '0130-hidden-games': hiddenGames,
  '0131-placed-games': placedGames,
  '0132-suspensions': suspensions,
  '0133-agent-audit': agentAudit,
  '0134-limits-and-reviews': limitsAndReviews,
  '0135-one-slot': oneSlot,
  '0136-settled-events': settledEvents,
  '0137-time-limits': timeLimits,
};
