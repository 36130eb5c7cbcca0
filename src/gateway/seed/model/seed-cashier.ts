import type { DepositChannelKind } from '#protocol/model/cashier/deposit-channel.ts';
import type { GuideScene } from '#protocol/model/contact/deposit-guide.ts';
import type { Worded } from '../../texts/texts.ts';

/** A bank (BC) or e-wallet (EW). `pattern` and the limits are the rule of its account numbers. */
export interface SeedBank {
  readonly code: string;
  readonly name: string;
  readonly kind: 'BC' | 'EW';
  readonly pattern: string;
  readonly minLength: number;
  readonly maxLength: number;
}

/** A way to deposit. Amounts in centavos; hours in minutes of the day (+08:00). */
export interface SeedDepositChannel {
  readonly code: string;
  readonly name: string;
  /** Code of the bank or e-wallet whose picture is its logo. */
  readonly logo: string;
  readonly kind: DepositChannelKind;
  /** Code of the payment provider; `bank` for transfers. */
  readonly provider: string;
  readonly least: number;
  readonly most: number;
  readonly presets: readonly number[];
  /** Hundredths of a percent. */
  readonly feeRate: number;
  readonly feeFixed: number;
  readonly hours: { readonly from: number; readonly to: number } | null;
  /** Time that a deposit waits for its payment. */
  readonly lifeMinutes: number;
  /** The wallet opens by a link on the device. */
  readonly onDevice: boolean;
  /** The page of the provider is made for a frame of the app. */
  readonly inFrame: boolean;
  /** The account that a bank transfer goes to. */
  readonly account: {
    readonly bank: string;
    readonly holder: string;
    readonly number: string;
  } | null;
}

/** The guide to deposits by a channel, or by each channel of a kind. `{name}` in the texts is the name of the channel. */
export interface SeedDepositGuide {
  readonly target: `channel:${string}` | `kind:${DepositChannelKind}`;
  readonly steps: readonly {
    readonly title: Worded;
    readonly text: Worded;
    readonly picture: GuideScene;
  }[];
}
