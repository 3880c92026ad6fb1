import { parentPort } from 'node:worker_threads';
import { examineContent } from '#scripts/checkContent.ts';

// Runs in a new thread each time: modules load once per thread, and the content must be read again.
parentPort?.postMessage(await examineContent());
