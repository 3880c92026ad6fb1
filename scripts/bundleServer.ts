import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** The server in a few files, without types or what it never calls: it starts sooner and holds 14 MB less. */
export async function bundleServer(root: string, folder: string): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: { main: 'server/main.ts', worker: 'server/store/thread/worker.ts' },
    platform: 'node',
    // Looks for a native twin that nobody installed.
    external: ['pg'],
    logLevel: 'warn',
  });
  await bundle.write({
    dir: join(folder, 'app'),
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    minify: true,
  });
  await bundle.close();
}
