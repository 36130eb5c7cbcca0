import {
  type Authenticator,
  type AuthenticatorNeeds,
  createAuthenticator,
} from '../authenticator/authenticator.ts';
import type { Send } from '../client/send.ts';
import { createDevices, type Devices } from '../devices/devices.ts';
import { createFormDrafts, type FormDrafts, type FormDraftsNeeds } from './form-drafts.ts';
import { createPayoutAccounts, type PayoutAccounts } from '../payout-accounts/payout-accounts.ts';
import { createProfile, type ProfileSlice } from '../profile/profile.ts';
import type { Events } from '../events.ts';
import { createSecurity, type Security } from '../security/security.ts';

export type { FormDrafts } from './form-drafts.ts';

/** Slices of the security centre. */
export interface SecurityCentre {
  readonly authenticator: Authenticator;
  readonly devices: Devices;
  readonly drafts: FormDrafts;
  readonly payoutAccounts: PayoutAccounts;
  readonly profile: ProfileSlice;
  readonly security: Security;
}

export interface SecurityCentreNeeds extends FormDraftsNeeds, AuthenticatorNeeds {
  send: Send;
  events: Events;
  now(): number;
}

/** Builds the slices of the security centre. */
export function createSecurityCentre(needs: SecurityCentreNeeds): SecurityCentre {
  return {
    authenticator: createAuthenticator(needs),
    devices: createDevices(needs),
    drafts: createFormDrafts(needs),
    payoutAccounts: createPayoutAccounts(needs),
    profile: createProfile(needs),
    security: createSecurity(needs),
  };
}
