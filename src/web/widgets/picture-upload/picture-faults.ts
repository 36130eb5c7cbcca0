import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PictureFault } from '../../lib/picture/encode-picture.ts';

/** Words for a file that cannot be sent as a picture. */
export const pictureFaults: Readonly<Record<PictureFault, MessageDescriptor>> = {
  unreadable: msg`No picture that we can read`,
  heic: msg`Your browser cannot open HEIC photos. Please save it as jpg, or send a screenshot of it.`,
  manyPixels: msg`Too many pixels. Please send a smaller copy.`,
};
