import { type InferOutput, object, pipe, transform } from 'valibot';
import { findIn } from '../readers/maybe-word.ts';
import { identifier, list, text } from '../wire.ts';

/** Pictures of steps that the app draws itself, in the colours of its theme. They contain no text. */
export const guideScenes = [
  /** The deposit page with the way to pay. */
  'chooseWay',
  /** The amount and the button. */
  'chooseAmount',
  /** A QR code and the wallet that scans it. */
  'scanCode',
  /** The wallet asks to confirm the payment. */
  'confirmInWallet',
  /** The page of a provider. */
  'payOnPage',
  /** A card and the fields of its number. */
  'enterCard',
  /** The account of the receiver, with a button that copies its number. */
  'copyAccount',
  /** A transfer from a bank to another. */
  'transfer',
  /** The receipt is sent as a picture. */
  'sendProof',
  /** A code for a counter. */
  'getCode',
  /** Cash at the counter of a store. */
  'payAtCounter',
  /** The balance with the money in it. */
  'seeBalance',
] as const;
export type GuideScene = (typeof guideScenes)[number];

/** Most steps of a guide. */
export const mostGuideSteps = 12;

const findScene = findIn(guideScenes);

/**
 * A step. `picture` of the wire is a word of `guideScenes`, or the address of a picture of the operator. After the schema, `scene`
 * and `address` are null where the step has the other one, or none.
 */
const guideStep = pipe(
  object({ title: text(200), content: text(1_000), picture: text(2_000) }),
  transform(({ title, content, picture }) => ({
    title,
    text: content,
    scene: findScene(picture),
    address: findScene(picture) === null && picture !== '' ? picture : null,
  })),
);

/** The guide to deposits by one channel, step by step. */
export const depositGuide = pipe(
  object({
    channelCode: identifier(),
    channelName: text(100),
    steps: list(guideStep, mostGuideSteps),
  }),
  transform(({ channelCode, channelName, steps }) => ({
    channel: channelCode,
    name: channelName,
    steps,
  })),
);
export type DepositGuide = InferOutput<typeof depositGuide>;
