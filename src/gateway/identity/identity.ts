export { decideIdentity, findCheck } from './decide-identity.ts';
export { purgeIdentityPictures } from './identity-pictures.ts';
export {
  identityNeeded,
  type IdentityRules,
  leftBeforeIdentity,
  requireIdentity,
  requireIdentityToPlay,
} from './require-identity.ts';
export { countIdentities, listIdentities, lookAtPicture } from './review-identities.ts';
