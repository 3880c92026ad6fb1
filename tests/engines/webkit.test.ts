import { findWebKit } from '#scripts/programs.mjs';
import { describeEngine } from './describeEngine.ts';
import { launchWebKit } from './webkit.ts';

describeEngine('WebKit', findWebKit() !== undefined, launchWebKit);
