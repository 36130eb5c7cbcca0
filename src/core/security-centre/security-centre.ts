import {
  type Authenticator,
  type AuthenticatorNeeds,
  createAuthenticator,
} from '../authenticator/authenticator.ts';
import { createDataCopy, type DataCopyNeeds, type DataCopySlice } from '../data-copy/data-copy.ts';
import { createDevices, type Devices } from '../devices/devices.ts';
import { createFormDrafts, type FormDrafts, type FormDraftsNeeds } from './form-drafts.ts';
import { createPayoutAccounts, type PayoutAccounts } from '../payout-accounts/payout-accounts.ts';
import { createProfile, type ProfileSlice } from '../profile/profile.ts';
import {
  createExclusions,
  createIdentity,
  createPlayLimits,
  type ExclusionsSlice,
  type IdentitySlice,
  createPlaySession,
  type PlayLimitNeeds,
  type PlayLimitsSlice,
  type PlaySessionSlice,
} from '../protection/protection.ts';
import { createSecurity, type Security } from '../security/security.ts';

export type { FormDrafts } from './form-drafts.ts';

/** Slices of the security centre. */
export interface SecurityCentre {
  readonly authenticator: Authenticator;
  readonly dataCopy: DataCopySlice;
  readonly devices: Devices;
  readonly drafts: FormDrafts;
  readonly exclusions: ExclusionsSlice;
  readonly identity: IdentitySlice;
  readonly payoutAccounts: PayoutAccounts;
  readonly playLimits: PlayLimitsSlice;
  readonly playSession: PlaySessionSlice;
  readonly profile: ProfileSlice;
  readonly security: Security;
}

export type SecurityCentreNeeds = FormDraftsNeeds &
  AuthenticatorNeeds &
  DataCopyNeeds &
  PlayLimitNeeds;

/** Builds the slices of the security centre. */
export function createSecurityCentre(needs: SecurityCentreNeeds): SecurityCentre {
  return {
    authenticator: createAuthenticator(needs),
    dataCopy: createDataCopy(needs),
    devices: createDevices(needs),
    drafts: createFormDrafts(needs),
    exclusions: createExclusions(needs),
    identity: createIdentity(needs),
    payoutAccounts: createPayoutAccounts(needs),
    playLimits: createPlayLimits(needs),
    playSession: createPlaySession(needs),
    profile: createProfile(needs),
    security: createSecurity(needs),
  };
}
