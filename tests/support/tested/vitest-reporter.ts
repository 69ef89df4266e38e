import type { Reporter } from 'vitest/node';
import { recordTests } from './records.mjs';

/** Records the result of each file of a Vitest run. */
export const recordReporter: Reporter = {
  onTestModuleEnd({ relativeModuleId, children }) {
    const states = [...children.allTests()].map((test) => test.result().state);
    recordTests(
      relativeModuleId,
      '',
      states.map((state) => ({ isPassed: state === 'passed', isSkipped: state === 'skipped' })),
    );
  },
};
