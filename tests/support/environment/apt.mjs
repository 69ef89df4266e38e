import { succeeds, tryThrice } from '../../../.ci/try-thrice.mjs';

/**
 * Says which Debian packages it installs, and installs them, if the system has apt-get. On a CI server, which sets `CI`, it
 * stops if some are still missing: the gate would leave out their tests. Elsewhere the caller says what that means.
 * @param missing returns the packages that are missing
 */
export function aptInstall(missing) {
  const packages = missing();
  if (packages.length === 0) return;
  if (succeeds('apt-get', ['--version'], { stdio: 'ignore' })) install(packages);
  const stillMissing = missing();
  if (!process.env.CI || stillMissing.length === 0) return;
  console.error(`ERROR: The tests need these system packages: ${stillMissing.join(' ')}`);
  process.exit(1);
}

function install(packages) {
  console.log(`Installing system packages with apt-get: ${packages.join(' ')}`);
  const apt = (...parameters) =>
    tryThrice('apt-get', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const installed = (names) => apt('install', '-y', '-qq', '--no-install-recommends', ...names);
  if (!apt('update', '-qq'))
    return console.warn('NOTICE: apt-get cannot install them (root or the network is missing).');
  // One that the system does not have would keep all others from being installed.
  if (!installed(packages)) for (const name of packages) installed([name]);
}
