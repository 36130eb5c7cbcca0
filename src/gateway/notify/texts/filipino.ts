import type { NotificationTexts } from '../notification-text.ts';

/** Notifications in Filipino. */
export const filipino: NotificationTexts = {
  caution: 'Kung hindi ikaw ang gumawa nito, kontakin kami agad.',
  texts: {
    loginPasswordChanged: {
      title: 'Napalitan ang password mo',
      content: 'Napalitan ang password na pang-log in mo. Na-sign out ang lahat ng ibang device.',
    },
    withdrawalPasswordSet: {
      title: 'May withdrawal password ka na',
      content: 'May naitakdang withdrawal password sa account mo.',
    },
    withdrawalPasswordChanged: {
      title: 'Napalitan ang withdrawal password mo',
      content: 'Napalitan ang withdrawal password ng account mo.',
    },
    withdrawalPasswordLocked: {
      title: 'Naka-lock ang withdrawal password mo',
      content:
        'Limang beses na mali ang na-type na withdrawal password. Naka-lock ito nang {minutes} minuto.',
    },
    withdrawalPasswordUnlocked: {
      title: 'Gumagana na ulit ang withdrawal password mo',
      content: 'Inalis namin ang lock ng withdrawal password mo.',
    },
    realNameSet: {
      title: 'Nakatakda na ang tunay mong pangalan',
      content:
        'Ang tunay na pangalan ng account mo ay {name} na. Kami lang ang makakapagbago nito.',
    },
    profileChanged: {
      title: 'Nabago ang profile mo',
      content: 'May nabagong detalye sa profile mo.',
    },
    mobileSet: {
      title: 'Beripikado na ang mobile number mo',
      content: 'Ang mobile number ng account mo ay {contact} na.',
    },
    emailSet: {
      title: 'Beripikado na ang email mo',
      content: 'Ang email ng account mo ay {contact} na.',
    },
    securityQuestionsSet: {
      title: 'Nakatakda na ang security questions mo',
      content: 'Na-save ang mga sagot mo sa security questions.',
    },
    payoutAccountAdded: {
      title: 'May naidagdag na payout account',
      content:
        'Naidagdag ang {bank} {number}. Makakapag-withdraw ka rito pagkatapos ng holding time.',
    },
    payoutAccountRemoved: {
      title: 'May natanggal na payout account',
      content: 'Natanggal ang {bank} {number}.',
    },
    payoutDefaultChanged: {
      title: 'Nabago ang default na payout account mo',
      content: 'Sa {bank} {number} na ipapadala ang panalo bilang default.',
    },
    authenticatorOn: {
      title: 'Naka-on na ang authenticator app mo',
      content: 'Mula ngayon, hihingi ng code ng authenticator app mo ang bawat log in.',
    },
    authenticatorOff: {
      title: 'Naka-off na ang authenticator app mo',
      content: 'Hindi na hihingi ng code ng authenticator app mo ang log in.',
    },
    recoveryCodesRenewed: {
      title: 'May bago kang recovery codes',
      content: 'Hindi na gumagana ang mga luma mong recovery code.',
    },
    recoveryCodeUsed: {
      title: 'May nagamit na recovery code',
      content:
        'Ginamit ang isa sa mga recovery code mo kapalit ng authenticator app. {left} ang natitira.',
    },
    deviceStays: {
      title: 'May device na mananatiling naka-log in',
      content:
        'Mananatiling naka-log in ang account mo sa {device}. Puwede mo itong tapusin sa listahan ng mga device mo.',
    },
    devicesSignedOut: {
      title: 'May na-sign out na device',
      content: 'Na-sign out ang account mo sa {device}.',
    },
    otherDevicesSignedOut: {
      title: 'Na-sign out ang ibang device',
      content: 'Na-sign out ang account mo sa lahat ng ibang device.',
    },
    withdrawalApproved: {
      title: 'Aprobado na ang withdrawal mo',
      content: 'Ipinapadala na namin ang {amount} sa account mo.',
    },
    breakBegun: {
      title: 'Nagsimula na ang pahinga mo',
      content:
        'Tatagal ito hanggang {until}, oras sa Maynila. Hanggang doon, hindi ka makakapag-log in o makakapaglaro, at hindi ka namin padadalhan ng patalastas. Sa iyo pa rin ang pera mo.',
    },
    breakLengthened: {
      title: 'Mas mahaba na ang pahinga mo',
      content: 'Tatagal ito hanggang {until}, oras sa Maynila. Walang makapagpapaikli nito.',
    },
    breakForGood: {
      title: 'Habambuhay na ang pahinga mo',
      content:
        'Hindi ka na makakapag-log in o makakapaglaro, at hindi ka na namin padadalhan ng patalastas. Ibabayad sa iyo ng customer service ang pera mo.',
    },
    accountClosed: {
      title: 'Sarado na ang account mo',
      content: 'Hindi na ito mabubuksan muli. Ibabayad sa iyo ng customer service ang pera mo.',
    },
    returnAsked: {
      title: 'Humiling kang bumalik',
      content:
        'Makakapag-log in ka ulit mula {from}, oras sa Maynila. Hanggang doon, puwede mo pang pahabain ang pahinga mo kung saan ka nagla-log in.',
    },
  },
};
