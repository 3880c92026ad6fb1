// node scripts/run.mjs NAME ...: runs tools/NAME.ts with the project's own Node, installed first where it is missing.
import { ensureInstalled, follow, node, start } from './setup.mjs';

const [name, ...args] = process.argv.slice(2);
await ensureInstalled();
follow(start(node, [`tools/${name}.ts`, ...args]));
