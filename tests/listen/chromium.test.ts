import { describeListening } from './describeListening.ts';

describeListening('chromium');
