import { getTrust as call } from '#protocol/calls/protection/trust.ts';
import { handle } from '../http/request-context.ts';

/** The facts that the operator has set replace the market's, each as a whole. */
export const getTrust = handle(call, (_, { market, settings }) => ({
  kinds: market.kinds,
  frames: market.frames,
  isRolling: market.framing === 'rolling',
  waitHours: market.waitHours,
  checkMinutes: market.play.checkMinutes,
  timeOutHours: market.timeOutHours,
  selfExclusionMonths: market.selfExclusionMonths,
  returnHours: market.returnHours,
  helpAtSignIn: market.helpAtSignIn,
  ...market.trust,
  ...settings.trust,
}));
