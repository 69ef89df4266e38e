/** A file that has not passed: without `message` it has not ended, without `file` an error was thrown outside tests. */
export type OpenFile = { file?: string; engine?: string; title?: string; message?: string };

export function writeOpenFiles(files: OpenFile[]): void;
