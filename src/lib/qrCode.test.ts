import readQr from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrCode } from './qrCode.ts';

test('another program reads the number off the drawing', async () => {
  const { size, path } = qrCode('tel:+33261913741');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 ${size} ${size}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = readQr(new Uint8ClampedArray(data), info.width, info.height);
  expect(found?.data).toBe('tel:+33261913741');
});
