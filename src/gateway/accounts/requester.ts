/**
 * The browser that requested a code or began a sign-in. Only this browser can continue. A client without cookies is
 * identified by its network.
 */
export interface Requester {
  readonly device: string;
  readonly network: string;
}
