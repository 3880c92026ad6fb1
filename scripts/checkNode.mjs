// Before the commands that start at once: an old Node is told in one line. Plain JavaScript, which it can read.
import { requireRecentNode } from './setup.mjs';

requireRecentNode();
