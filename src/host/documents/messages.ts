import type { Policy } from '../headers.ts';
import type { Language } from '#protocol/model/language.ts';
import type { PageTexts } from '../build/shell.ts';
import type { PublicCall } from './public-answers.ts';

/** From the server to the thread that renders. */
export type ToRenderer =
  /** A page with the answers of its first view, or a bare one in English, as the build renders it. */
  | {
      readonly kind: 'render';
      readonly job: number;
      readonly path: string;
      /** Null for a page before any answer. */
      readonly language: Language | null;
    }
  /** The answer of a call; null where there is none. */
  | { readonly kind: 'answer'; readonly call: number; readonly body: string | null };

/** A page as the thread gives it. */
export interface RenderedPage extends PageTexts {
  readonly markup: string;
  /** Language of the page, as in `<html lang>`. */
  readonly lang: string;
}

/** The settings of the app that the server needs, and the files of its messages. */
export interface SiteFacts {
  /** Addresses by language and part of its catalogue. */
  readonly catalogueFiles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Hosts at which the site is the second merchant's. */
  readonly hostsOfSecondMerchant: readonly string[];
  /** Sources that the pages need for the third parties of the brand. */
  readonly sources: Policy;
}

/** From the thread that renders to the server. */
export type FromRenderer =
  | ({ readonly kind: 'ready' } & SiteFacts)
  | {
      readonly kind: 'call';
      readonly job: number;
      readonly call: number;
      readonly asked: PublicCall;
    }
  | { readonly kind: 'rendered'; readonly job: number; readonly page: RenderedPage }
  | { readonly kind: 'failed'; readonly job: number; readonly message: string };
