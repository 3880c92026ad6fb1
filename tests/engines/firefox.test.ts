import { findFirefox } from '#scripts/programs.mjs';
import { describeEngine } from './describeEngine.ts';
import { launchFirefox } from './firefox.ts';

describeEngine('Firefox', findFirefox() !== undefined, launchFirefox);
