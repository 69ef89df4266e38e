/** How many files of a stage may fail and run once more; more are no accident. */
const MOST_REPEATED_FILES = 5;

/** How many files of a whole run may pass only when they run once more, alone. */
export const MOST_UNSTABLE_FILES = 3;

/**
 * Runs a stage of the tests. In a stage that names how to repeat files, those that failed run once more, one after the
 * other, with nothing beside them: red is what fails twice. A crash, an error outside tests and more than five failed
 * files are red at once.
 * @param stage `command`, and `repeat(files)`, which returns the commands for files that failed
 * @param tools `run(command, env)` returns the exit status and signal, `openFiles()` the files that have not passed, each
 * with `file` (none for an error outside tests), `engine`, and the `title` and `message` of its first failure
 * @returns whether the stage has passed, the files that failed twice, and those that passed the second time
 */
export function runStage({ command, repeat }, { run, openFiles }) {
  const { status, signal } = run(command);
  if (status === 0) return { isPassed: true, failed: [], unstable: [] };
  const open = openFiles();
  const isRepeated =
    repeat &&
    !signal &&
    open.length > 0 &&
    open.length <= MOST_REPEATED_FILES &&
    open.every(({ file, message }) => file && message);
  if (!isRepeated) return { isPassed: false, failed: open, unstable: [] };

  console.log(`\nOnce more, alone: ${open.map(({ file }) => file).join(' ')}\n`);
  const failed = repeat(open).flatMap((repeated) =>
    run(repeated.command, { ...repeated.env, ALONE: '1' }).status === 0 ? [] : failedAgain(openFiles(), open),
  );
  const hasFailedTwice = ({ file }) => failed.some((again) => again.file === file);
  return { isPassed: failed.length === 0, failed, unstable: open.filter((file) => !hasFailedTwice(file)) };
}

/** A second run that ends without naming a file has crashed: all files of the first run count as failed. */
function failedAgain(again, first) {
  return again.length > 0 ? again : first;
}

/** @returns the commands that run files of Vitest once more, with one worker */
export function repeatVitest(command) {
  return (files) => [{ command: `${command} --maxWorkers=1 ${files.map(({ file }) => file).join(' ')}` }];
}

/** @returns the commands that run files of element tests once more, in the engines in which they failed */
export function repeatElements(files) {
  return [...new Set(files.map(({ engine }) => engine))].map((engine) => ({
    command: `npm run test:widgets -- --files ${files
      .filter((file) => file.engine === engine)
      .map(({ file }) => file)
      .join(' ')}`,
    env: { BROWSERS: engine },
  }));
}
