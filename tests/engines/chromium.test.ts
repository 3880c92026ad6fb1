import { findBrowser } from '#scripts/programs.mjs';
import { launchChromium } from './chromium.ts';
import { describeEngine } from './describeEngine.ts';

describeEngine('Chromium', findBrowser() !== undefined, launchChromium);
