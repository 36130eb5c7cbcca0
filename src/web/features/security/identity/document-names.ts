import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DocumentKind } from '#protocol/model/protection/identity.ts';

/** The names of documents. */
export const documentNames: Readonly<Record<DocumentKind, MessageDescriptor>> = {
  nationalId: msg`National ID card`,
  passport: msg`Passport`,
  drivingLicence: msg`Driving licence`,
  residencePermit: msg`Residence permit`,
};
