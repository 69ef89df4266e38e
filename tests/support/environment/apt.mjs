import { execFileSync } from 'node:child_process';

/** Installs Debian packages if the process runs on Debian as root. The caller checks the result. */
export function aptInstall(packages) {
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
  } catch {
    // Not Debian, or not allowed to install.
  }
}
