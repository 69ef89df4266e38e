/**
 * Keeps the files of a run that have not passed in the file named by `OPEN_FILES`, from which `.ci/test.mjs` runs them once
 * more. Written at each change, so that a crash leaves the truth.
 */
import { writeFileSync } from 'node:fs';

/** @param files each with `file`, and `title` and `message` of its first failure */
export function writeOpenFiles(files) {
  if (process.env.OPEN_FILES) writeFileSync(process.env.OPEN_FILES, JSON.stringify(files));
}
