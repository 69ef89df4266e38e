import config, { groups } from './web-test-runner.config.mjs';

/** Element tests on pages with the libraries of other pages. */
export default {
  ...config,
  groups: groups('tests/widgets/hosts/engines/**/*.test.ts', ['tests/widgets/hosts/**/*.test.ts']),
};
