/** The English texts of the gateway, the source of the others. Texts of amounts are in pesos. */
export const EN = {
  // The language: its name in the console, and the locale of its dates.
  'language.englishName': 'English',
  'language.locale': 'en-PH',
  // Texts to a verified or new address. `{code}` is a code or a password.
  'verification.code':
    'Parola: your code is {code}. It is good for {minutes} minutes. Never give it to anyone, not even to us.',
  'verification.password':
    'Parola: log in with the password {code} within {minutes} minutes and choose a new one. If you did not ask for it, do nothing: your old password stays as it is.',
  // Security questions to choose from, by their id.
  'securityQuestion.pet': 'What was the name of your first pet?',
  'securityQuestion.school': 'What was the name of your first school?',
  'securityQuestion.teacher': 'Who was your favourite teacher?',
  'securityQuestion.street': 'On which street did you grow up?',
  'securityQuestion.food': 'What was your favourite food as a child?',
  'securityQuestion.friend': 'What is the name of your oldest friend?',
  'securityQuestion.job': 'Where did you have your first job?',
  'securityQuestion.grandmother': 'What is the first name of your grandmother?',
  'securityQuestion.hero': 'Who was your hero as a child?',
  // Notifications of changes of the account. The caution ends each of them: another person may have made the
  // change.
  'notification.caution': 'If this was not you, contact us at once.',
  'notification.loginPasswordChanged.title': 'Your password was changed',
  'notification.loginPasswordChanged.content':
    'The password that you log in with was changed. All other devices were signed out.',
  'notification.withdrawalPasswordSet.title': 'Your withdrawal password is set',
  'notification.withdrawalPasswordSet.content': 'A withdrawal password was set for your account.',
  'notification.withdrawalPasswordChanged.title': 'Your withdrawal password was changed',
  'notification.withdrawalPasswordChanged.content':
    'The withdrawal password of your account was changed.',
  'notification.withdrawalPasswordLocked.title': 'Your withdrawal password is locked',
  'notification.withdrawalPasswordLocked.content':
    'A wrong withdrawal password was typed five times. It is locked for {minutes} minutes.',
  'notification.withdrawalPasswordUnlocked.title': 'Your withdrawal password works again',
  'notification.withdrawalPasswordUnlocked.content':
    'We lifted the lock of your withdrawal password.',
  'notification.realNameSet.title': 'Your real name is set',
  'notification.realNameSet.content':
    'The real name of your account is now {name}. Only we can change it.',
  'notification.profileChanged.title': 'Your profile was changed',
  'notification.profileChanged.content': 'Details of your profile were changed.',
  'notification.mobileSet.title': 'Your mobile number is verified',
  'notification.mobileSet.content': 'The mobile number of your account is now {contact}.',
  'notification.emailSet.title': 'Your e-mail address is verified',
  'notification.emailSet.content': 'The e-mail address of your account is now {contact}.',
  'notification.securityQuestionsSet.title': 'Your security questions are set',
  'notification.securityQuestionsSet.content': 'The answers to your security questions were saved.',
  'notification.payoutAccountAdded.title': 'A payout account was added',
  'notification.payoutAccountAdded.content':
    '{bank} {number} was added. You can withdraw to it after the holding time.',
  'notification.payoutAccountRemoved.title': 'A payout account was removed',
  'notification.payoutAccountRemoved.content': '{bank} {number} was removed.',
  'notification.payoutDefaultChanged.title': 'Your default payout account was changed',
  'notification.payoutDefaultChanged.content':
    'Winnings are now paid to {bank} {number} by default.',
  'notification.authenticatorOn.title': 'Your authenticator app is on',
  'notification.authenticatorOn.content':
    'From now on, every login asks for a code of your authenticator app.',
  'notification.authenticatorOff.title': 'Your authenticator app is off',
  'notification.authenticatorOff.content':
    'Logging in does not ask for a code of your authenticator app any more.',
  'notification.recoveryCodesRenewed.title': 'You have new recovery codes',
  'notification.recoveryCodesRenewed.content': 'Your old recovery codes do not work any more.',
  'notification.recoveryCodeUsed.title': 'A recovery code was used',
  'notification.recoveryCodeUsed.content':
    'One of your recovery codes was used in place of your authenticator app. {left} are left.',
  'notification.deviceStays.title': 'A device stays signed in',
  'notification.deviceStays.content':
    'Your account stays signed in on {device}. You can end this in the list of your devices.',
  'notification.devicesSignedOut.title': 'Devices were signed out',
  'notification.devicesSignedOut.content': 'Your account was signed out on {device}.',
  'notification.otherDevicesSignedOut.title': 'Other devices were signed out',
  'notification.otherDevicesSignedOut.content': 'Your account was signed out on all other devices.',
  'notification.withdrawalApproved.title': 'Your withdrawal is approved',
  'notification.withdrawalApproved.content': 'We are paying {amount} to your account.',
  'notification.breakBegun.title': 'Your break has begun',
  'notification.breakBegun.content':
    'It lasts until {until}, Manila time. Until then you cannot log in or play, and we send you no advertising. Your money stays yours.',
  'notification.breakLengthened.title': 'Your break is longer now',
  'notification.breakLengthened.content':
    'It lasts until {until}, Manila time. Nobody can make it shorter.',
  'notification.breakForGood.title': 'Your break is for good',
  'notification.breakForGood.content':
    'You cannot log in or play any more, and we send you no advertising. Customer service pays your money out to you.',
  'notification.accountClosed.title': 'Your account is closed',
  'notification.accountClosed.content':
    'It is not opened again. Customer service pays your money out to you.',
  'notification.returnAsked.title': 'You asked to come back',
  'notification.returnAsked.content':
    'You can log in again from {from}, Manila time. Until then you can still make your break longer where you log in.',
  // Notifications of deposits.
  'notification.depositArrived.title': 'Your deposit is here',
  'notification.depositArrived.content': '{amount} was added to your balance.',
  'notification.depositArrivedLate.title': 'Your deposit is here',
  'notification.depositArrivedLate.content':
    'Your payment came after its time was over. {amount} was added to your balance anyway.',
  'notification.depositFailed.title': 'Your deposit did not go through',
  'notification.depositFailed.content':
    'The payment of {amount} was not made. Nothing was added; you can try again.',
  'notification.depositExpired.title': 'Your deposit has expired',
  'notification.depositExpired.content':
    'The payment of {amount} did not arrive in time. If you have paid, it is added as soon as it arrives.',
  'notification.depositInReview.title': 'We are checking your deposit',
  'notification.depositInReview.content':
    'We are looking at your payment of {amount} and tell you here when we are done.',
  'notification.depositReturned.title': 'Your payment was sent back',
  'notification.depositReturned.content':
    'Your payment of {amount} was sent back to where it came from.',
  'notification.depositReversed.title': 'Your payment was taken back',
  'notification.depositReversed.content':
    'The payment service took back {amount}. You cannot withdraw until this is settled; please contact us.',
  // Notifications of withdrawals. `{reason}` is the operator's text, here and below.
  'notification.withdrawalRejected.title': 'Your withdrawal was rejected',
  'notification.withdrawalRejected.content':
    '{amount} is back in your balance. The reason: {reason}',
  'notification.withdrawalReleased.title': 'Your withdrawal could not be paid',
  'notification.withdrawalReleased.content':
    '{amount} is back in your balance. The reason: {reason}',
  'notification.withdrawalPartPaid.title': 'A part of your withdrawal is paid',
  'notification.withdrawalPartPaid.content': 'We paid {amount} to your account. The rest follows.',
  'notification.withdrawalPaid.title': 'Your withdrawal is paid',
  'notification.withdrawalPaid.content':
    'We paid {amount} to your account. Please tell us in the list of withdrawals if it has arrived.',
  'notification.withdrawalConfirmed.title': 'Your withdrawal counts as received',
  'notification.withdrawalConfirmed.content': '{amount} counts as received now.',
  'notification.withdrawalDisputeRefused.title': 'We checked your missing payment',
  'notification.withdrawalDisputeRefused.content':
    'We found that {amount} was paid in full. The reason: {reason}',
  'notification.withdrawalCompensated.title': 'We paid the missing money',
  'notification.withdrawalCompensated.content':
    'We paid {amount} that was missing from your withdrawal.',
  // Notifications of applications for promotions.
  'notification.activityRejected.title': 'Your application was not accepted',
  'notification.activityRejected.content':
    'The reason: {reason} While registration is open, you can apply again.',
  'notification.activityPayable.title': 'A promotion is ready to pay out',
  'notification.activityPayable.content':
    'You have met all conditions. Open the promotion to take your reward.',
  'notification.activityMissed.title': 'A promotion has ended',
  'notification.activityMissed.content':
    'Its time ran out before all conditions were met. Nothing was taken from you.',
  // Notifications of redemptions of points.
  'notification.redemptionApproved.title': 'Your redemption is approved',
  'notification.redemptionApproved.content':
    'Your redemption for {points} points is approved. See it in the points mall.',
  'notification.redemptionSent.title': 'Your gift is on its way',
  'notification.redemptionSent.content':
    'We sent it with {courier}. Its tracking number is {tracking}.',
  'notification.redemptionRejected.title': 'Your redemption was rejected',
  'notification.redemptionRejected.content': '{points} points are back. The reason: {reason}',
  'notification.redemptionRefunded.title': 'Your redemption was rejected',
  'notification.redemptionRefunded.content':
    '{points} points are back, and {amount} is back in your balance. The reason: {reason}',
  // Notifications of the end of a bonus.
  'notification.bonusReleased.title': 'Your bonus became cash',
  'notification.bonusReleased.content': 'You played a bonus through: {amount} is in your balance.',
  'notification.bonusExpired.title': 'Your bonus has expired',
  'notification.bonusExpired.content':
    'The time of a bonus was over before it was played through: {amount} of bonus money ended with it. Your cash stays as it is.',
  'notification.bonusTaken.title': 'Your bonus has ended',
  'notification.bonusTaken.content':
    'A bonus was taken back: {amount} of bonus money ended with it. See the reason in Bonuses.',
  // Notifications of feedback. `{number}` is its reference number, `{answer}` the operator's text.
  'notification.feedbackAnswered.title': 'We have answered your feedback',
  'notification.feedbackAnswered.content': 'Our answer to {number}: {answer}',
  'notification.feedbackClosed.title': 'Your feedback is closed',
  'notification.feedbackClosed.content':
    'We have closed {number}. You can open it again within 14 days.',
  // Notifications of checks of the identity.
  'notification.identityApproved.title': 'We have confirmed your identity',
  'notification.identityApproved.content':
    'Thank you. You can deposit and withdraw as you like, and nothing more is needed.',
  'notification.identityRefused.title': 'We could not confirm your identity yet',
  'notification.identityRefused.content':
    '{reason} Your money is safe. You can send new pictures under Security, Identity.',
  'notification.identityAskedAgain.title': 'We have to confirm your identity again',
  'notification.identityAskedAgain.content':
    '{reason} Your money is safe. Please send new pictures under Security, Identity. Until then, some deposits and withdrawals wait.',
  // The notification of the register of excluded persons.
  'notification.breakByRegister.title': 'You cannot play any more',
  'notification.breakByRegister.content':
    'Your details are on the official list of excluded persons. You cannot log in or play, and we send you no advertising. Your money stays yours: customer service pays it out to you, and helps if this is a mistake.',
  // Notifications of results. `{draw}` is the number of a draw.
  'notification.ticketWon.title': 'Your lottery ticket has won',
  'notification.ticketWon.content':
    'Draw {draw} has paid {amount} for your ticket. It is in your balance.',
  'notification.betTakenBack.title': 'A bet of yours was cancelled',
  'notification.betTakenBack.content':
    'We cancelled bet {order} after its result. Its payout of {payout} was taken back and its stake of {stake} is back. Reason: {reason}',
  'notification.betTakenBackOwed.title': 'A bet of yours was cancelled',
  'notification.betTakenBackOwed.content':
    'We cancelled bet {order} after its result. Its payout of {payout} was taken back and its stake of {stake} is back. Your balance does not reach for {owed} of it. You cannot withdraw until this is settled; please contact us. Reason: {reason}',
  // Notifications of contracts with agents. `{name}` is the other side.
  'notification.contractPayWaits.title': 'A contract waits for your money',
  'notification.contractPayWaits.content':
    'Your balance does not reach for {amount} to {name}. It is paid when it does.',
  'notification.contractPayAwaited.title': 'The pay of your contract waits',
  'notification.contractPayAwaited.content':
    '{name} owes you {amount} by a contract. It is paid when the money is there.',
  'notification.contractEnded.title': 'A contract of yours has ended',
  'notification.contractEnded.content':
    'Your contract with {name} has ended, because its rate is above theirs now.',
  // The e-mail to a guest who has sent feedback.
  'feedback.answerToGuest': 'Parola: our answer to your message {number}. {answer}',
  // Messages about transfers between a member and the upline. `{name}` is the other member.
  'transfer.received.title': 'You received {amount} from {name}',
  'transfer.received.content': '{name} of your team sent you {amount}. It is in your balance.',
  'transfer.receivedFromUpline.title': 'You received {amount} from {name}',
  'transfer.receivedFromUpline.content':
    'Your upline {name} sent you {amount}. It is in your balance.',
  'transfer.returnedToYou.title': 'Your transfer of {amount} came back',
  'transfer.returnedToYou.content': 'We sent your transfer of {amount} to {name} back to you.',
  'transfer.returnedFromYou.title': 'A transfer of {amount} was sent back',
  'transfer.returnedFromYou.content':
    'We sent the transfer of {amount} from {name} back. It is no longer in your balance.',
  // Notifications of browsers, which are shown on the lock screen: no amount and no sender. `many` is the
  // title of several changes.
  'push.money.title': 'News about your money',
  'push.money.many': '{count} news about your money',
  'push.money.body': 'Open the app to see it.',
  'push.messages.title': 'You have a new message',
  'push.messages.many': 'You have {count} new messages',
  'push.messages.body': 'Open the app to read it.',
  'push.promotions.title': 'A reward waits for you',
  'push.promotions.many': '{count} rewards wait for you',
  'push.promotions.body': 'Open the app to take a look.',
  'push.draws.title': 'A result is in',
  'push.draws.many': '{count} results are in',
  'push.draws.body': 'Open the app to see your bet.',
  // Conditions of rewards, in one line.
  'reward.cashTerms': 'Cash. The conditions of the claim hall apply.',
  'message.pointTerms': 'Points for the points mall.',
  'activity.pointTerms': 'Added to your points, which never expire. No further conditions.',
  // The title of a promotion whose announcement is gone.
  'activity.nameless': 'Promotion',
  // Filters of promotions, by the type in the store.
  'promotionCategory.deposit_promo': 'Deposits',
  'promotionCategory.sport_promo': 'Sports',
  'promotionCategory.fish_promo': 'Fishing',
  'promotionCategory.referral': 'Friends',
  // The terms of a bonus in one line. `most` follows the others.
  'bonus.terms.spins': '{count} free spins in slot games within {days} days.',
  'bonus.terms.stakeBonus':
    'Bonus money. Stake it {times} × within {days} days and it becomes cash.',
  'bonus.terms.stakeBoth':
    'Bonus money. Stake deposit and bonus {times} × within {days} days and it becomes cash.',
  'bonus.terms.most': 'At most {amount} become cash.',
  // The rebate of the turnover of a day.
  'rebate.title': 'Rebate of your turnover',
  'rebate.terms': 'Cash. No conditions.',
  // Prizes of leaderboards. `{leaderboard}` is the operator's title.
  'leaderboard.prize': '{leaderboard}: place {place}',
  'leaderboard.won.title': 'You won {amount} on the leaderboard',
  'leaderboard.won.paid':
    '{leaderboard}: place {place}. Your prize of {amount} is in your main wallet.',
  'leaderboard.won.waiting':
    '{leaderboard}: place {place}. Your prize of {amount} waits in the claim hall of your reward centre, which shows what is missing to claim cash.',
  // A new level. `{name}` is the operator's; a list of benefits follows `welcome`.
  'rank.reached.title': 'You reached a new level',
  'rank.reached.welcome': 'Welcome to {name}. From now on you get:',
  'rank.gift': 'Gift of the level {name}',
  // Titles of the rewards for the stages of invited players.
  'referral.registered': 'A friend you invited has joined',
  'referral.deposit': 'A friend you invited has made a deposit',
  'referral.turnover': 'A friend you invited has reached the turnover',
  // The reminder of limits and account. `<a>` leads to the limits and breaks, `<b>` to the profit and loss.
  // It never advertises.
  'review.title': 'Time for a look at your limits and your account',
  'review.content':
    'From time to time we ask you to check that all of this still fits. <a>See and change your limits</a>, and <b>see what you have won and lost</b>. If all is well, there is nothing to do.',
  // The message about a sign of harm: a figure of the own play, then `offer`, `lines` with the help lines,
  // and `quiet`. `{days}` and `{hours}` are the time of the rule, `<a>` leads to the limits and breaks. It
  // never judges.
  'harm.title': 'Some figures of your play',
  'harm.figures.chasing': 'You deposited {amount} soon after you had lost {loss} on one day.',
  'harm.figures.raisedStakes':
    'In the last {hours} hours you raised your stake {count} times right after a loss, up to {amount}.',
  'harm.figures.nightPlay': 'In the last {days} days you played late on {count} nights.',
  'harm.figures.failedDeposits':
    'In the last {hours} hours {count} of your deposits did not go through.',
  'harm.figures.cancelledWithdrawals':
    'In the last {days} days you cancelled {count} withdrawals, {amount} together.',
  'harm.figures.raisedLimits':
    'In the last {days} days you raised or removed a limit {count} times.',
  'harm.figures.reachedLimits':
    'In the last {days} days you used up a limit of a day on {count} days.',
  'harm.offer':
    'How do you feel about it? Only you can say. If it is more than you want, <a>you can set a limit or take a break</a>. A break begins at once.',
  'harm.lines': 'You can also talk to somebody, free of judgement:',
  'harm.quiet': 'Until {date} we show you no promotions.',
} as const;
