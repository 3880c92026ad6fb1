import { join } from 'node:path';

/** Where requests are, without PostgreSQL. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'leads.sqlite');
