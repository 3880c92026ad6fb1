import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.html', '.css', '.js', '.json', '.xml', '.svg', '.txt']);

const { BROTLI_PARAM_LGBLOCK, BROTLI_PARAM_MODE, BROTLI_MODE_FONT, BROTLI_PARAM_SIZE_HINT } =
  constants;
const SMALL_BLOCKS = { [BROTLI_PARAM_LGBLOCK]: 16 };
const AS_FONT = { [BROTLI_PARAM_MODE]: BROTLI_MODE_FONT };
/** Its own guess is not always the smallest: 72 bytes of the home page. */
const WAYS = [{}, SMALL_BLOCKS, AS_FONT, { ...SMALL_BLOCKS, ...AS_FONT }];

async function smallestBrotli(body: Buffer): Promise<Buffer> {
  const hint = { [BROTLI_PARAM_SIZE_HINT]: body.length };
  const forms = await Promise.all(
    WAYS.map((way) => promisify(brotliCompress)(body, { params: { ...hint, ...way } })),
  );
  return forms.reduce((best, form) => (form.length < best.length ? form : best));
}

/** Writes file.br and file.gz beside each text file, where they save anything. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const body = await readFile(path);
      const forms = {
        '.br': await smallestBrotli(body),
        '.gz': await promisify(gzip)(body, { level: 9 }),
      };
      for (const [suffix, form] of Object.entries(forms)) {
        if (form.length < body.length) await writeFile(path + suffix, form);
      }
    }),
  );
}
