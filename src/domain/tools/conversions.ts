import { debit, devis } from './airFlow.ts';
import { pression } from './pressure.ts';
import { tool } from './tool.ts';

export const conversions = () => tool('conversions', debit, devis, pression);
