import { execFileSync } from 'node:child_process';

/** Says which Debian packages it installs, and installs them, if the system has apt-get. The caller checks the result. */
export function aptInstall(packages) {
  if (packages.length === 0 || !apt(['--version'], { stdio: 'ignore' })) return;
  console.log(`Installing system packages with apt-get: ${packages.join(' ')}`);
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const install = (names) => apt(['install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
  if (!apt(['update', '-qq'], quiet))
    return console.warn('NOTICE: apt-get cannot install them (root is needed).');
  // One that the system does not have would keep all others from being installed.
  if (!install(packages)) for (const name of packages) install([name]);
}

/** Returns whether the command has succeeded. */
function apt(parameters, options) {
  try {
    execFileSync('apt-get', parameters, options);
    return true;
  } catch {
    return false;
  }
}
