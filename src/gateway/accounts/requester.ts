/**
 * The browser that asked for a code or began a sign-in, so that only that browser can go on. A client without cookies is
 * known by its network.
 */
export interface Requester {
  readonly device: string;
  readonly network: string;
}
