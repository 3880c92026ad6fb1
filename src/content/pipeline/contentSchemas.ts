import type { z } from 'zod';

/** Which schema reads which file. Filled as files are loaded: the owner's editor draws its forms from it. */
export const contentSchemas = new Map<string, z.ZodType>();
