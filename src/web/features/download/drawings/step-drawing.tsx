import type { ComponentType } from 'react';
import {
  AddToDock,
  AppInBar,
  InstallInBar,
  InstallQuestion,
  OwnWindow,
} from './computer-scenes.tsx';
import styles from '../../../widgets/drawing/drawing.module.css';
import {
  AddQuestion,
  HomeScreen,
  InstallInMenu,
  MenuAtFoot,
  MenuAtHead,
  MenuOfOtherApp,
  OpenInBrowser,
  ShareAtFoot,
  ShareOnTablet,
  ShareSheet,
} from './phone-scenes.tsx';

const scenes = {
  addQuestion: AddQuestion,
  addToDock: AddToDock,
  appInBar: AppInBar,
  homeScreen: HomeScreen,
  installInBar: InstallInBar,
  installInMenu: InstallInMenu,
  installQuestion: InstallQuestion,
  menuAtFoot: MenuAtFoot,
  menuAtHead: MenuAtHead,
  menuOfOtherApp: MenuOfOtherApp,
  openInBrowser: OpenInBrowser,
  ownWindow: OwnWindow,
  shareAtFoot: ShareAtFoot,
  shareOnTablet: ShareOnTablet,
  shareSheet: ShareSheet,
} as const satisfies Readonly<Record<string, ComponentType>>;

export type Scene = keyof typeof scenes;

/** Drawing of a step, with the control to press lit. Decorative: the text beside it says the same. */
export function StepDrawing({ scene }: { scene: Scene }) {
  const Drawn = scenes[scene];
  return (
    <svg className={styles.drawing} viewBox="0 0 240 176" aria-hidden="true">
      <Drawn />
    </svg>
  );
}
