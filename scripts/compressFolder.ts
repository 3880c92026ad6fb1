import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.html', '.css', '.js', '.json', '.xml', '.svg', '.txt']);

/** Writes file.br and file.gz beside each text file, where they save anything. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const body = await readFile(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      };
      const forms = {
        '.br': await promisify(brotliCompress)(body, { params }),
        '.gz': await promisify(gzip)(body, { level: 9 }),
      };
      for (const [suffix, form] of Object.entries(forms)) {
        if (form.length < body.length) await writeFile(path + suffix, form);
      }
    }),
  );
}
