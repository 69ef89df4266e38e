import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startWebkitDriver } from '../support/environment/webkit-driver.mjs';

const END_FIRST = '[ -f "$0.started" ] || { touch "$0.started"; exit 1; }';
const SHOW_DISPLAY = 'echo 7 >&3; echo $$ >> "$0.pids"; exec sleep 60';
/** Answers at its port with the display that it uses. */
const ANSWER = `echo $$ >> "$0.pids"; exec ${process.execPath} -e "
  require('node:http').createServer((_, response) => response.setHeader('access-control-allow-origin', '*').end(process.env.DISPLAY)).listen($(echo $1 | tr -dc 0-9), '127.0.0.1')"`;

let bin = '';
let said: string[] = [];
beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'bin-'));
  said = [];
  vi.stubEnv('PATH', [bin, process.env.PATH].join(delimiter));
  vi.spyOn(console, 'warn').mockImplementation((line) => said.push(line));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(bin, { recursive: true });
});

function write(program: 'Xvfb' | 'WebKitWebDriver', ...lines: string[]) {
  writeFileSync(join(bin, program), ['#!/bin/sh', ...lines, ''].join('\n'));
  chmodSync(join(bin, program), 0o755);
}

function end(program: string) {
  for (const pid of readFileSync(join(bin, `${program}.pids`), 'utf8')
    .trim()
    .split('\n'))
    process.kill(Number(pid));
}

it.each(['Xvfb', 'WebKitWebDriver'] as const)(
  'starts the driver on the display that Xvfb names, again if %s ends at first, and says when they end',
  async (program) => {
    write('Xvfb', program === 'Xvfb' ? END_FIRST : '', SHOW_DISPLAY);
    write('WebKitWebDriver', program === 'Xvfb' ? '' : END_FIRST, ANSWER);
    const port = await startWebkitDriver();
    expect(await (await fetch(`http://127.0.0.1:${port}/status`)).text()).toBe(':7');
    expect(said).toEqual([`${program} has ended.`]);
    said.length = 0;
    end('Xvfb');
    end('WebKitWebDriver');
    await expect
      .poll(() => new Set(said))
      .toEqual(new Set(['Xvfb has ended.', 'WebKitWebDriver has ended.']));
  },
);

it('names the program that ends twice', async () => {
  write('Xvfb', 'exit 1');
  await expect(startWebkitDriver()).rejects.toThrow('Xvfb did not start.');
});
