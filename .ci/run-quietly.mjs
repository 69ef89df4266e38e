import { spawn } from 'node:child_process';

/** Time between two dots. */
const BEAT_MS = 2000;

/**
 * Begins a line that gets a dot every two seconds.
 * @returns the function that ends the line, once, with a word
 */
export function beginLine(title) {
  process.stdout.write(title);
  const dots = setInterval(() => process.stdout.write(' .'), BEAT_MS);
  let isOpen = true;
  return (word) => {
    if (isOpen) process.stdout.write(` ${word}\n`);
    isOpen = false;
    clearInterval(dots);
  };
}

/**
 * Runs a command, and prints its output only after a failure.
 * @returns whether the command has succeeded
 */
export function runQuietly(title, command, options = {}) {
  const endLine = beginLine(title);
  const output = [];
  // npm is a script on Windows, which only a shell can start.
  const child = spawn(command, { ...options, shell: true });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      endLine(code === 0 ? 'done' : 'failed');
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}
