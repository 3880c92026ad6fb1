import type { TestProject } from 'vitest/node';
import { startCluster } from '#tools/support/postgresCluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where to connect, without a database name; undefined without PostgreSQL. */
    readonly postgresUrl: string | undefined;
  }
}

/** One PostgreSQL for all the tests, gone at the end. */
export function setup(project: TestProject): (() => void) | undefined {
  const cluster = startCluster();
  project.provide('postgresUrl', cluster?.url);
  if (!cluster)
    console.warn('PostgreSQL absent : les tests de la base sur PostgreSQL sont sautés.');
  return cluster?.stop;
}
