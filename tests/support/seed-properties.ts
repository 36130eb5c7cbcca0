import fc from 'fast-check';
import { runSeed } from './depths.mjs';

// The same seed draws the same values. A failed property prints its seed and path.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: runSeed() });
