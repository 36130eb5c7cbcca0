import { describeBadInput } from './support/describe-bad-input.ts';

describeBadInput((call) => call.method === 'GET');
