import type { ComponentType } from 'react';
import type { GuideScene } from '#protocol/model/contact/deposit-guide.ts';
import styles from '../drawing/drawing.module.css';
import * as payments from './payment-scenes.tsx';
import * as scenes from './scenes.tsx';

const drawings: Readonly<Record<GuideScene, ComponentType>> = {
  chooseWay: scenes.ChooseWay,
  chooseAmount: scenes.ChooseAmount,
  scanCode: scenes.ScanCode,
  confirmInWallet: scenes.ConfirmInWallet,
  payOnPage: scenes.PayOnPage,
  enterCard: payments.EnterCard,
  copyAccount: payments.CopyAccount,
  transfer: payments.Transfer,
  sendProof: payments.SendProof,
  getCode: payments.GetCode,
  payAtCounter: payments.PayAtCounter,
  seeBalance: scenes.SeeBalance,
};

/** The drawing of a step, in the colours of the theme. Decorative: the text beside it says the same. */
export function GuideDrawing({ scene }: { scene: GuideScene }) {
  const Drawn = drawings[scene];
  return (
    <svg className={styles.drawing} viewBox="0 0 240 176" aria-hidden="true" data-scene={scene}>
      <Drawn />
    </svg>
  );
}
