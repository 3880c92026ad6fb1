import { debit } from './airFlow.ts';
import { devis } from './offers.ts';
import { pression } from './pressure.ts';
import { tool } from './tool.ts';

export const conversions = () => tool('conversions', debit, devis, pression);
