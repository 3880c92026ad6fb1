// In the browser: loads every schema of the build, then gives the forms they make.
import { contentPlans } from './content/plans.ts';

import.meta.glob('../src/content/*.ts', { eager: true });

export const plans = contentPlans();
