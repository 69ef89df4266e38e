import config, { ENGINE_TESTS, groups } from './web-test-runner.config.mjs';

const HOST_ENGINE_TESTS = 'tests/widgets/hosts/engines/**/*.test.ts';

/** Element tests on pages with the libraries of other pages, and those that depend on the engine in the two other engines. */
export default {
  ...config,
  groups: groups([
    { name: 'engines', files: HOST_ENGINE_TESTS, engines: ['chromium', 'firefox', 'webkit'] },
    { name: 'others', files: ENGINE_TESTS, engines: ['firefox', 'webkit'] },
    { name: 'chromium', files: ['tests/widgets/hosts/**/*.test.ts', `!${HOST_ENGINE_TESTS}`] },
  ]),
};
