import type { Translation } from '#protocol/texts/texts.ts';
import type { EN } from './EN.ts';

/** The Filipino texts of the gateway. */
export const TY: Translation<typeof EN> = {
  'language.englishName': 'Filipino',
  'language.locale': 'fil-PH',
  'verification.code':
    'Parola: ang code mo ay {code}. Gumagana ito nang {minutes} minuto. Huwag itong ibigay kahit kanino, kahit sa amin.',
  'verification.password':
    'Parola: mag-log in gamit ang password na {code} sa loob ng {minutes} minuto at pumili ng bago. Kung hindi ikaw ang humiling nito, wala kang kailangang gawin: mananatili ang luma mong password.',
  'securityQuestion.pet': 'Ano ang pangalan ng una mong alaga?',
  'securityQuestion.school': 'Ano ang pangalan ng una mong paaralan?',
  'securityQuestion.teacher': 'Sino ang paborito mong guro?',
  'securityQuestion.street': 'Sa anong kalye ka lumaki?',
  'securityQuestion.food': 'Ano ang paborito mong pagkain noong bata ka?',
  'securityQuestion.friend': 'Ano ang pangalan ng pinakamatagal mo nang kaibigan?',
  'securityQuestion.job': 'Saan ang una mong trabaho?',
  'securityQuestion.grandmother': 'Ano ang pangalan ng lola mo?',
  'securityQuestion.hero': 'Sino ang bayani mo noong bata ka?',
  'notification.caution': 'Kung hindi ikaw ang gumawa nito, kontakin kami agad.',
  'notification.loginPasswordChanged.title': 'Napalitan ang password mo',
  'notification.loginPasswordChanged.content':
    'Napalitan ang password na pang-log in mo. Na-sign out ang lahat ng ibang device.',
  'notification.withdrawalPasswordSet.title': 'May withdrawal password ka na',
  'notification.withdrawalPasswordSet.content': 'May naitakdang withdrawal password sa account mo.',
  'notification.withdrawalPasswordChanged.title': 'Napalitan ang withdrawal password mo',
  'notification.withdrawalPasswordChanged.content':
    'Napalitan ang withdrawal password ng account mo.',
  'notification.withdrawalPasswordLocked.title': 'Naka-lock ang withdrawal password mo',
  'notification.withdrawalPasswordLocked.content':
    'Limang beses na mali ang na-type na withdrawal password. Naka-lock ito nang {minutes} minuto.',
  'notification.withdrawalPasswordUnlocked.title': 'Gumagana na ulit ang withdrawal password mo',
  'notification.withdrawalPasswordUnlocked.content':
    'Inalis namin ang lock ng withdrawal password mo.',
  'notification.realNameSet.title': 'Nakatakda na ang tunay mong pangalan',
  'notification.realNameSet.content':
    'Ang tunay na pangalan ng account mo ay {name} na. Kami lang ang makakapagbago nito.',
  'notification.profileChanged.title': 'Nabago ang profile mo',
  'notification.profileChanged.content': 'May nabagong detalye sa profile mo.',
  'notification.mobileSet.title': 'Beripikado na ang mobile number mo',
  'notification.mobileSet.content': 'Ang mobile number ng account mo ay {contact} na.',
  'notification.emailSet.title': 'Beripikado na ang email mo',
  'notification.emailSet.content': 'Ang email ng account mo ay {contact} na.',
  'notification.securityQuestionsSet.title': 'Nakatakda na ang security questions mo',
  'notification.securityQuestionsSet.content': 'Na-save ang mga sagot mo sa security questions.',
  'notification.payoutAccountAdded.title': 'May naidagdag na payout account',
  'notification.payoutAccountAdded.content':
    'Naidagdag ang {bank} {number}. Makakapag-withdraw ka rito pagkatapos ng holding time.',
  'notification.payoutAccountRemoved.title': 'May natanggal na payout account',
  'notification.payoutAccountRemoved.content': 'Natanggal ang {bank} {number}.',
  'notification.payoutDefaultChanged.title': 'Nabago ang default na payout account mo',
  'notification.payoutDefaultChanged.content':
    'Sa {bank} {number} na ipapadala ang panalo bilang default.',
  'notification.authenticatorOn.title': 'Naka-on na ang authenticator app mo',
  'notification.authenticatorOn.content':
    'Mula ngayon, hihingi ng code ng authenticator app mo ang bawat log in.',
  'notification.authenticatorOff.title': 'Naka-off na ang authenticator app mo',
  'notification.authenticatorOff.content':
    'Hindi na hihingi ng code ng authenticator app mo ang log in.',
  'notification.recoveryCodesRenewed.title': 'May bago kang recovery codes',
  'notification.recoveryCodesRenewed.content': 'Hindi na gumagana ang mga luma mong recovery code.',
  'notification.recoveryCodeUsed.title': 'May nagamit na recovery code',
  'notification.recoveryCodeUsed.content':
    'Ginamit ang isa sa mga recovery code mo kapalit ng authenticator app. {left} ang natitira.',
  'notification.deviceStays.title': 'May device na mananatiling naka-log in',
  'notification.deviceStays.content':
    'Mananatiling naka-log in ang account mo sa {device}. Puwede mo itong tapusin sa listahan ng mga device mo.',
  'notification.devicesSignedOut.title': 'May na-sign out na device',
  'notification.devicesSignedOut.content': 'Na-sign out ang account mo sa {device}.',
  'notification.otherDevicesSignedOut.title': 'Na-sign out ang ibang device',
  'notification.otherDevicesSignedOut.content':
    'Na-sign out ang account mo sa lahat ng ibang device.',
  'notification.withdrawalApproved.title': 'Aprobado na ang withdrawal mo',
  'notification.withdrawalApproved.content': 'Ipinapadala na namin ang {amount} sa account mo.',
  'notification.breakBegun.title': 'Nagsimula na ang pahinga mo',
  'notification.breakBegun.content':
    'Tatagal ito hanggang {until}, oras sa Maynila. Hanggang doon, hindi ka makakapag-log in o makakapaglaro, at hindi ka namin padadalhan ng patalastas. Sa iyo pa rin ang pera mo.',
  'notification.breakLengthened.title': 'Mas mahaba na ang pahinga mo',
  'notification.breakLengthened.content':
    'Tatagal ito hanggang {until}, oras sa Maynila. Walang makapagpapaikli nito.',
  'notification.breakForGood.title': 'Habambuhay na ang pahinga mo',
  'notification.breakForGood.content':
    'Hindi ka na makakapag-log in o makakapaglaro, at hindi ka na namin padadalhan ng patalastas. Ibabayad sa iyo ng customer service ang pera mo.',
  'notification.accountClosed.title': 'Sarado na ang account mo',
  'notification.accountClosed.content':
    'Hindi na ito mabubuksan muli. Ibabayad sa iyo ng customer service ang pera mo.',
  'notification.returnAsked.title': 'Humiling kang bumalik',
  'notification.returnAsked.content':
    'Makakapag-log in ka ulit mula {from}, oras sa Maynila. Hanggang doon, puwede mo pang pahabain ang pahinga mo kung saan ka nagla-log in.',
  'notification.depositArrived.title': 'Dumating na ang deposito mo',
  'notification.depositArrived.content': 'Naidagdag sa balanse mo ang {amount}.',
  'notification.depositArrivedLate.title': 'Dumating na ang deposito mo',
  'notification.depositArrivedLate.content':
    'Lampas na sa oras nang dumating ang bayad mo. Naidagdag pa rin sa balanse mo ang {amount}.',
  'notification.depositFailed.title': 'Hindi natuloy ang deposito mo',
  'notification.depositFailed.content':
    'Hindi natuloy ang bayad na {amount}. Walang naidagdag; puwede mong subukan muli.',
  'notification.depositExpired.title': 'Nag-expire ang deposito mo',
  'notification.depositExpired.content':
    'Hindi dumating sa oras ang bayad na {amount}. Kung nakabayad ka na, idadagdag ito pagdating.',
  'notification.depositInReview.title': 'Sinusuri namin ang deposito mo',
  'notification.depositInReview.content':
    'Tinitingnan namin ang bayad mong {amount}. Sasabihan ka namin dito kapag tapos na.',
  'notification.depositReturned.title': 'Ibinalik ang bayad mo',
  'notification.depositReturned.content': 'Ibinalik sa pinanggalingan ang bayad mong {amount}.',
  'notification.depositReversed.title': 'Binawi ang bayad mo',
  'notification.depositReversed.content':
    'Binawi ng payment service ang {amount}. Hindi ka muna makakapag-withdraw hangga’t hindi ito naaayos; makipag-ugnayan sa amin.',
  'notification.withdrawalRejected.title': 'Hindi naaprobahan ang withdrawal mo',
  'notification.withdrawalRejected.content':
    'Nasa balance mo na ulit ang {amount}. Ang dahilan: {reason}',
  'notification.withdrawalReleased.title': 'Hindi naipadala ang withdrawal mo',
  'notification.withdrawalReleased.content':
    'Nasa balance mo na ulit ang {amount}. Ang dahilan: {reason}',
  'notification.withdrawalPartPaid.title': 'Naipadala na ang bahagi ng withdrawal mo',
  'notification.withdrawalPartPaid.content':
    'Naipadala na namin ang {amount} sa account mo. Susunod ang natitira.',
  'notification.withdrawalPaid.title': 'Naipadala na ang withdrawal mo',
  'notification.withdrawalPaid.content':
    'Naipadala na namin ang {amount} sa account mo. Sabihin sa amin sa listahan ng withdrawal kung dumating na ito.',
  'notification.withdrawalConfirmed.title': 'Itinuturing nang natanggap ang withdrawal mo',
  'notification.withdrawalConfirmed.content': 'Itinuturing nang natanggap ang {amount}.',
  'notification.withdrawalDisputeRefused.title': 'Sinuri namin ang kulang mong bayad',
  'notification.withdrawalDisputeRefused.content':
    'Nakita naming buong naipadala ang {amount}. Ang dahilan: {reason}',
  'notification.withdrawalCompensated.title': 'Naipadala na ang kulang na pera',
  'notification.withdrawalCompensated.content':
    'Naipadala na namin ang {amount} na kulang sa withdrawal mo.',
  'notification.activityRejected.title': 'Hindi natanggap ang application mo',
  'notification.activityRejected.content':
    'Ang dahilan: {reason} Habang bukas ang pagpapalista, puwede kang mag-apply ulit.',
  'notification.activityPayable.title': 'May promo na handa nang magbayad',
  'notification.activityPayable.content':
    'Natupad mo na ang lahat ng kondisyon. Buksan ang promo para kunin ang premyo.',
  'notification.activityMissed.title': 'Natapos na ang isang promo',
  'notification.activityMissed.content':
    'Naubos ang oras bago natupad ang lahat ng kondisyon. Walang nabawas sa iyo.',
  'notification.redemptionApproved.title': 'Aprobado na ang redemption mo',
  'notification.redemptionApproved.content':
    'Aprobado na ang redemption mo na {points} puntos. Tingnan ito sa points mall.',
  'notification.redemptionSent.title': 'Papunta na ang regalo mo',
  'notification.redemptionSent.content':
    'Ipinadala namin ito sa {courier}. Ang tracking number ay {tracking}.',
  'notification.redemptionRejected.title': 'Hindi naaprobahan ang redemption mo',
  'notification.redemptionRejected.content': 'Naibalik ang {points} puntos. Ang dahilan: {reason}',
  'notification.redemptionRefunded.title': 'Hindi naaprobahan ang redemption mo',
  'notification.redemptionRefunded.content':
    'Naibalik ang {points} puntos, at ang {amount} ay nasa balance mo na ulit. Ang dahilan: {reason}',
  'notification.bonusReleased.title': 'Naging cash na ang bonus mo',
  'notification.bonusReleased.content':
    'Natapos mo ang turnover ng bonus: nasa balance mo na ang {amount}.',
  'notification.bonusExpired.title': 'Nag-expire na ang bonus mo',
  'notification.bonusExpired.content':
    'Lumipas ang panahon ng bonus bago mo natapos ang turnover: kasama nitong nawala ang {amount} na perang bonus. Hindi nagalaw ang cash mo.',
  'notification.bonusTaken.title': 'Natapos na ang bonus mo',
  'notification.bonusTaken.content':
    'Binawi ang isang bonus: kasama nitong nawala ang {amount} na perang bonus. Tingnan ang dahilan sa Mga bonus.',
  'notification.feedbackAnswered.title': 'Sinagot na namin ang feedback mo',
  'notification.feedbackAnswered.content': 'Ang sagot namin sa {number}: {answer}',
  'notification.feedbackClosed.title': 'Isinara na ang feedback mo',
  'notification.feedbackClosed.content':
    'Isinara na namin ang {number}. Mabubuksan mo ito ulit sa loob ng 14 na araw.',
  'notification.identityApproved.title': 'Nakumpirma na namin kung sino ka',
  'notification.identityApproved.content':
    'Salamat. Puwede ka nang magdeposito at mag-withdraw, at wala nang iba pang kailangan.',
  'notification.identityRefused.title': 'Hindi pa namin makumpirma kung sino ka',
  'notification.identityRefused.content':
    '{reason} Ligtas ang pera mo. Puwede kang magpadala ng mga bagong larawan sa Seguridad, Pagkakakilanlan.',
  'notification.identityAskedAgain.title': 'Kailangan naming kumpirmahin muli kung sino ka',
  'notification.identityAskedAgain.content':
    '{reason} Ligtas ang pera mo. Magpadala ng mga bagong larawan sa Seguridad, Pagkakakilanlan. Hanggang doon, maghihintay ang ilang deposito at pag-withdraw.',
  'notification.breakByRegister.title': 'Hindi ka na puwedeng maglaro',
  'notification.breakByRegister.content':
    'Nasa opisyal na listahan ng mga hindi puwedeng maglaro ang mga detalye mo. Hindi ka makakapag-log in o makakapaglaro, at hindi ka namin padadalhan ng patalastas. Sa iyo pa rin ang pera mo: ibabayad ito sa iyo ng customer service, at tutulungan ka nila kung may pagkakamali.',
  'notification.ticketWon.title': 'Nanalo ang tiket mo sa lottery',
  'notification.ticketWon.content':
    'Nagbayad ang bola {draw} ng {amount} para sa tiket mo. Nasa balance mo na ito.',
  'notification.betTakenBack.title': 'Kinansela ang isa mong taya',
  'notification.betTakenBack.content':
    'Kinansela namin ang taya {order} pagkatapos ng resulta nito. Binawi ang panalong {payout} at naibalik ang tayang {stake}. Dahilan: {reason}',
  'notification.betTakenBackOwed.title': 'Kinansela ang isa mong taya',
  'notification.betTakenBackOwed.content':
    'Kinansela namin ang taya {order} pagkatapos ng resulta nito. Binawi ang panalong {payout} at naibalik ang tayang {stake}. Kulang ng {owed} ang balanse mo. Hindi ka muna makakapag-withdraw hangga’t hindi ito naaayos; makipag-ugnayan sa amin. Dahilan: {reason}',
  'notification.contractPayWaits.title': 'May kontratang naghihintay ng pera mo',
  'notification.contractPayWaits.content':
    'Kulang ang balanse mo para sa {amount} kay {name}. Babayaran ito kapag sapat na.',
  'notification.contractPayAwaited.title': 'Naghihintay ang bayad ng kontrata mo',
  'notification.contractPayAwaited.content':
    'May utang sa iyo si {name} na {amount} ayon sa kontrata. Babayaran ito kapag may pera na.',
  'notification.contractEnded.title': 'Natapos ang isang kontrata mo',
  'notification.contractEnded.content':
    'Natapos ang kontrata mo kay {name}, dahil mas mataas na ang rate nito sa kanila.',
  'feedback.answerToGuest': 'Parola: ang sagot namin sa mensahe mong {number}. {answer}',
  'transfer.received.title': 'Nakatanggap ka ng {amount} mula kay {name}',
  'transfer.received.content':
    'Pinadalhan ka ni {name} ng iyong team ng {amount}. Nasa balanse mo na ito.',
  'transfer.receivedFromUpline.title': 'Nakatanggap ka ng {amount} mula kay {name}',
  'transfer.receivedFromUpline.content':
    'Pinadalhan ka ng upline mong si {name} ng {amount}. Nasa balanse mo na ito.',
  'transfer.returnedToYou.title': 'Bumalik ang transfer mong {amount}',
  'transfer.returnedToYou.content': 'Ibinalik namin sa iyo ang transfer mong {amount} kay {name}.',
  'transfer.returnedFromYou.title': 'Ibinalik ang transfer na {amount}',
  'transfer.returnedFromYou.content':
    'Ibinalik namin ang transfer na {amount} mula kay {name}. Wala na ito sa balanse mo.',
  'push.money.title': 'May balita tungkol sa pera mo',
  'push.money.many': 'May {count} balita tungkol sa pera mo',
  'push.money.body': 'Buksan ang app para makita.',
  'push.messages.title': 'May bago kang mensahe',
  'push.messages.many': 'May {count} bago kang mensahe',
  'push.messages.body': 'Buksan ang app para mabasa.',
  'push.promotions.title': 'May gantimpalang naghihintay sa iyo',
  'push.promotions.many': 'May {count} gantimpalang naghihintay sa iyo',
  'push.promotions.body': 'Buksan ang app para tingnan.',
  'push.draws.title': 'May resulta na',
  'push.draws.many': 'May {count} resulta na',
  'push.draws.body': 'Buksan ang app para makita ang taya mo.',
  'reward.cashTerms': 'Cash. Sakop ng mga kondisyon ng claim hall.',
  'message.pointTerms': 'Mga puntos para sa points mall.',
  'activity.pointTerms':
    'Idaragdag sa mga puntos mo, na hindi nag-e-expire. Wala nang ibang kondisyon.',
  'activity.nameless': 'Promo',
  'promotionCategory.deposit_promo': 'Deposito',
  'promotionCategory.sport_promo': 'Sports',
  'promotionCategory.fish_promo': 'Pangingisda',
  'promotionCategory.referral': 'Mga kaibigan',
  'bonus.terms.spins': '{count} libreng spin sa mga slot sa loob ng {days} araw.',
  'bonus.terms.stakeBonus':
    'Perang bonus. Itaya ito nang {times} × sa loob ng {days} araw at magiging cash ito.',
  'bonus.terms.stakeBoth':
    'Perang bonus. Itaya ang deposito at bonus nang {times} × sa loob ng {days} araw at magiging cash ito.',
  'bonus.terms.most': 'Hanggang {amount} ang magiging cash.',
  'rebate.title': 'Rebate ng iyong turnover',
  'rebate.terms': 'Cash. Walang kondisyon.',
  'leaderboard.prize': '{leaderboard}: ika-{place} puwesto',
  'leaderboard.won.title': 'Nanalo ka ng {amount} sa leaderboard',
  'leaderboard.won.paid':
    '{leaderboard}: ika-{place} puwesto. Nasa main wallet mo na ang premyong {amount}.',
  'leaderboard.won.waiting':
    '{leaderboard}: ika-{place} puwesto. Naghihintay ang premyong {amount} sa claim hall ng iyong reward centre, kung saan makikita ang kulang pa para makuha ang cash.',
  'rank.reached.title': 'May bago ka nang level',
  'rank.reached.welcome': 'Maligayang pagdating sa {name}. Simula ngayon, makukuha mo ang:',
  'rank.gift': 'Regalo ng antas na {name}',
  'referral.registered': 'Sumali ang inimbitahan mong kaibigan',
  'referral.deposit': 'Nag-deposit ang inimbitahan mong kaibigan',
  'referral.turnover': 'Naabot ng inimbitahan mong kaibigan ang turnover',
  'review.title': 'Oras na para tingnan ang mga limit at account mo',
  'review.content':
    'Paminsan-minsan, hinihiling naming tiyakin mong angkop pa rin ang lahat ng ito. <a>Tingnan at baguhin ang mga limit mo</a>, at <b>tingnan ang napanalo at natalo mo</b>. Kung ayos ang lahat, wala kang kailangang gawin.',
  'harm.title': 'Ilang bilang tungkol sa laro mo',
  'harm.figures.chasing':
    'Nagdeposito ka ng {amount} di-nagtagal matapos kang matalo ng {loss} sa isang araw.',
  'harm.figures.raisedStakes':
    'Sa nakaraang {hours} oras, {count} beses mong itinaas ang taya mo pagkatapos matalo, hanggang {amount}.',
  'harm.figures.nightPlay':
    'Sa nakaraang {days} araw, {count} gabi kang naglaro nang malalim na ang gabi.',
  'harm.figures.failedDeposits':
    'Sa nakaraang {hours} oras, {count} sa mga deposito mo ang hindi natuloy.',
  'harm.figures.cancelledWithdrawals':
    'Sa nakaraang {days} araw, {count} withdrawal ang kinansela mo, {amount} lahat.',
  'harm.figures.raisedLimits':
    'Sa nakaraang {days} araw, {count} beses mong itinaas o inalis ang isang limit.',
  'harm.figures.reachedLimits':
    'Sa nakaraang {days} araw, {count} araw mong naubos ang limit para sa isang araw.',
  'harm.offer':
    'Ano ang pakiramdam mo rito? Ikaw lang ang makapagsasabi. Kung sobra na ito sa gusto mo, <a>puwede kang magtakda ng limit o magpahinga</a>. Nagsisimula agad ang pahinga.',
  'harm.lines': 'Puwede ka ring makipag-usap sa iba na hindi ka huhusgahan:',
  'harm.quiet': 'Hanggang {date}, wala kaming ipapakitang promo sa iyo.',
};
