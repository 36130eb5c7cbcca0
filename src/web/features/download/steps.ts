import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InstallWay } from '#core/install/install-way.ts';
import type { Scene } from './drawings/step-drawing.tsx';

export interface Step {
  readonly scene: Scene;
  readonly words: MessageDescriptor;
}

const choose: Step = {
  scene: 'shareSheet',
  words: msg`Scroll down the list and choose “Add to Home Screen”.`,
};
const add: Step = { scene: 'addQuestion', words: msg`Press “Add”.` };
const open: Step = {
  scene: 'homeScreen',
  words: msg`Open the app from your home screen, like any other.`,
};
const confirm: Step = { scene: 'installQuestion', words: msg`Press “Install”.` };
const own: Step = {
  scene: 'ownWindow',
  words: msg`The app opens in a window of its own. You find it among your other apps.`,
};

/** The steps from the browser to the home screen, one press each. */
export const steps: Readonly<Record<InstallWay, readonly Step[]>> = {
  inApp: [
    { scene: 'menuOfOtherApp', words: msg`Press the three dots of the app you are in.` },
    { scene: 'openInBrowser', words: msg`Choose “Open in browser”, and go on from there.` },
  ],
  iphone: [
    {
      scene: 'shareAtFoot',
      words: msg`Press the share button, the square with an arrow. Where there is none, press the three dots first.`,
    },
    choose,
    add,
    open,
  ],
  ipad: [
    {
      scene: 'shareOnTablet',
      words: msg`Press the share button at the top, the square with an arrow.`,
    },
    choose,
    add,
    open,
  ],
  android: [
    { scene: 'menuAtHead', words: msg`Press the three dots beside the address.` },
    { scene: 'installInMenu', words: msg`Choose “Add to home screen” or “Install app”.` },
    { scene: 'addQuestion', words: msg`Press “Install”.` },
    open,
  ],
  samsung: [
    { scene: 'menuAtFoot', words: msg`Press the three lines at the lower edge.` },
    { scene: 'installInMenu', words: msg`Choose “Add page to”, then “Home screen”.` },
    add,
    open,
  ],
  chrome: [
    { scene: 'installInBar', words: msg`Press the sign for installing at the end of the address.` },
    confirm,
    own,
  ],
  edge: [
    { scene: 'appInBar', words: msg`Press “App available” at the end of the address.` },
    confirm,
    own,
  ],
  safari: [
    { scene: 'addToDock', words: msg`Open the menu “File” and choose “Add to Dock”.` },
    { scene: 'installQuestion', words: msg`Press “Add”.` },
    own,
  ],
  firefox: [
    {
      scene: 'installInBar',
      words: msg`On Windows, press the sign for the taskbar at the end of the address. Elsewhere Firefox keeps no apps: open this page in another browser, or on your phone.`,
    },
    own,
  ],
};
