import { describeBadInput } from './support/describe-bad-input.ts';

describeBadInput((call) => call.sealed && !call.path.startsWith('/wps/member/'));
