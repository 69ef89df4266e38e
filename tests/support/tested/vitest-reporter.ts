import type { Reporter } from 'vitest/node';
import { recordTests } from './records.mjs';

/**
 * Records the result of each file of a Vitest run.
 * @param variant put before the path of each file, if the same files are run in several variants
 */
export function recordReporter(variant = ''): Reporter {
  return {
    onTestModuleEnd({ relativeModuleId, children }) {
      const tests = [...children.allTests()].map((test) => ({
        state: test.result().state,
        notes: test.meta().notes,
      }));
      recordTests(
        `${variant}${relativeModuleId}`,
        '',
        tests.map(({ state, notes = [] }) => ({
          isPassed: state === 'passed',
          isSkipped: state === 'skipped',
          notes,
        })),
      );
    },
  };
}
