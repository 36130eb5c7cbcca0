import type { NotificationTexts } from '../notification-text.ts';

/** Notifications in English. */
export const english: NotificationTexts = {
  caution: 'If this was not you, contact us at once.',
  texts: {
    loginPasswordChanged: {
      title: 'Your password was changed',
      content: 'The password that you log in with was changed. All other devices were signed out.',
    },
    withdrawalPasswordSet: {
      title: 'Your withdrawal password is set',
      content: 'A withdrawal password was set for your account.',
    },
    withdrawalPasswordChanged: {
      title: 'Your withdrawal password was changed',
      content: 'The withdrawal password of your account was changed.',
    },
    withdrawalPasswordLocked: {
      title: 'Your withdrawal password is locked',
      content:
        'A wrong withdrawal password was typed five times. It is locked for {minutes} minutes.',
    },
    withdrawalPasswordUnlocked: {
      title: 'Your withdrawal password works again',
      content: 'We lifted the lock of your withdrawal password.',
    },
    realNameSet: {
      title: 'Your real name is set',
      content: 'The real name of your account is now {name}. Only we can change it.',
    },
    profileChanged: {
      title: 'Your profile was changed',
      content: 'Details of your profile were changed.',
    },
    mobileSet: {
      title: 'Your mobile number is verified',
      content: 'The mobile number of your account is now {contact}.',
    },
    emailSet: {
      title: 'Your e-mail address is verified',
      content: 'The e-mail address of your account is now {contact}.',
    },
    securityQuestionsSet: {
      title: 'Your security questions are set',
      content: 'The answers to your security questions were saved.',
    },
    payoutAccountAdded: {
      title: 'A payout account was added',
      content: '{bank} {number} was added. You can withdraw to it after the holding time.',
    },
    payoutAccountRemoved: {
      title: 'A payout account was removed',
      content: '{bank} {number} was removed.',
    },
    payoutDefaultChanged: {
      title: 'Your default payout account was changed',
      content: 'Winnings are now paid to {bank} {number} by default.',
    },
    authenticatorOn: {
      title: 'Your authenticator app is on',
      content: 'From now on, every login asks for a code of your authenticator app.',
    },
    authenticatorOff: {
      title: 'Your authenticator app is off',
      content: 'Logging in does not ask for a code of your authenticator app any more.',
    },
    recoveryCodesRenewed: {
      title: 'You have new recovery codes',
      content: 'Your old recovery codes do not work any more.',
    },
    recoveryCodeUsed: {
      title: 'A recovery code was used',
      content:
        'One of your recovery codes was used in place of your authenticator app. {left} are left.',
    },
    deviceStays: {
      title: 'A device stays signed in',
      content:
        'Your account stays signed in on {device}. You can end this in the list of your devices.',
    },
    devicesSignedOut: {
      title: 'Devices were signed out',
      content: 'Your account was signed out on {device}.',
    },
    otherDevicesSignedOut: {
      title: 'Other devices were signed out',
      content: 'Your account was signed out on all other devices.',
    },
    withdrawalApproved: {
      title: 'Your withdrawal is approved',
      content: 'We are paying {amount} to your account.',
    },
    breakBegun: {
      title: 'Your break has begun',
      content:
        'It lasts until {until}, Manila time. Until then you cannot log in or play, and we send you no advertising. Your money stays yours.',
    },
    breakLengthened: {
      title: 'Your break is longer now',
      content: 'It lasts until {until}, Manila time. Nobody can make it shorter.',
    },
    breakForGood: {
      title: 'Your break is for good',
      content:
        'You cannot log in or play any more, and we send you no advertising. Customer service pays your money out to you.',
    },
    accountClosed: {
      title: 'Your account is closed',
      content: 'It is not opened again. Customer service pays your money out to you.',
    },
    returnAsked: {
      title: 'You asked to come back',
      content:
        'You can log in again from {from}, Manila time. Until then you can still make your break longer where you log in.',
    },
  },
};
