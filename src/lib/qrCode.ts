import { encodeQR } from 'qr';

/** Modules left white around a code, for readers to find it (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code as one path, drawn when the site is built. */
export function qrCode(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: rows.length, path: dark.join('') };
}
