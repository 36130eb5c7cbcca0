import type { ComponentType } from 'react';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import type { SecurityItem } from '../security-search.ts';
import type { ItemProps } from './item-props.ts';

const view = (load: () => Promise<ComponentType<ItemProps>>) => lazyComponent(load, FormSkeleton);

/** The view of each part. The overview lists the parts that have one. Each loads as a chunk of its own. */
export const itemViews: Readonly<Partial<Record<SecurityItem, ComponentType<ItemProps>>>> = {
  loginPassword: view(() =>
    import('../password/login-password.tsx').then((loaded) => loaded.LoginPassword),
  ),
  withdrawalPassword: view(() =>
    import('../password/withdrawal-password.tsx').then((loaded) => loaded.WithdrawalPassword),
  ),
  realName: view(() => import('../profile/real-name.tsx').then((loaded) => loaded.RealName)),
  identity: view(() =>
    import('../identity/identity-view.tsx').then((loaded) => loaded.IdentityView),
  ),
  profile: view(() => import('../profile/profile-view.tsx').then((loaded) => loaded.ProfileView)),
  avatar: view(() => import('../avatar/avatar-view.tsx').then((loaded) => loaded.AvatarView)),
  mobile: view(() => import('../contacts/mobile-view.tsx').then((loaded) => loaded.MobileView)),
  email: view(() => import('../contacts/email-view.tsx').then((loaded) => loaded.EmailView)),
  securityQuestions: view(() =>
    import('../questions/questions-view.tsx').then((loaded) => loaded.QuestionsView),
  ),
  payoutAccounts: view(() =>
    import('../payout-accounts/payout-accounts-view.tsx').then(
      (loaded) => loaded.PayoutAccountsView,
    ),
  ),
  authenticator: view(() =>
    import('../authenticator/authenticator-view.tsx').then((loaded) => loaded.AuthenticatorView),
  ),
  devices: view(() => import('../devices/devices-view.tsx').then((loaded) => loaded.DevicesView)),
  dataCopy: view(() =>
    import('../data-copy/data-copy-view.tsx').then((loaded) => loaded.DataCopyView),
  ),
  staySignedIn: view(() =>
    import('../../../widgets/stay-signed-in/stay-signed-in.tsx').then(
      (loaded) => loaded.StaySignedIn,
    ),
  ),
};
