import { parentPort } from 'node:worker_threads';
import { examineContent } from '#scripts/checkContent.ts';

// A thread of its own: modules load once, and the content has to be read anew.
parentPort?.postMessage(await examineContent());
