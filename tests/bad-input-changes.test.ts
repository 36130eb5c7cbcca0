import { describeBadInput } from './support/describe-bad-input.ts';

// Calls that change something and travel in plain text.
describeBadInput((call) => call.method !== 'GET' && !call.sealed);
