import { object } from 'valibot';
import { defineCall } from '../../call.ts';
import { depositGuide } from '../../model/contact/deposit-guide.ts';
import { list } from '../../model/wire.ts';

/** The guides to deposits, step by step, for each channel in the order of the deposit page. Guests read it too. */
export const getDepositGuides = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositTutorial',
  moduleId: 'DPSTBAS3',
  token: 'never',
  context: { language: 'language' },
  request: object({}),
  reply: list(depositGuide, 100),
});
