import { execFileSync } from 'node:child_process';

/** Runs a command that needs the network, up to three times; returns whether it has succeeded. */
export function tryThrice(...command) {
  return succeeds(...command) || succeeds(...command) || succeeds(...command);
}

export function succeeds(program, parameters, options) {
  try {
    execFileSync(program, parameters, options);
    return true;
  } catch {
    return false;
  }
}
