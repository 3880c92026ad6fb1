/** The folder of the content that a test runs on: its own, or the owner's. */
export const contentRoot = process.env['CONTENT_DIR'] ?? 'content';
