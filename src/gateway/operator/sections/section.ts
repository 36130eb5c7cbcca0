import type { Hono } from 'hono';
import type { HttpEnv } from '../../http/request-context.ts';
import type { ConsoleNeeds } from '../console-needs.ts';

/** One subject of the console: its place on the page and its routes. */
export interface Section {
  /** Name of the script's file, without `.js`. */
  readonly name: string;
  /** A `<form>` or `<section>` of the page. Absent when the section has routes only. */
  readonly html?: string;
  /** Module that runs on the page. It imports `ask`, `attempt` and others from `./page.js`. */
  readonly script?: string;
  /** Adds the routes below `/_operator`. All of them need the operator's token. */
  addRoutes(app: Hono<HttpEnv>, needs: ConsoleNeeds): void;
}
