import { describeListening } from './describeListening.ts';

describeListening('firefox');
