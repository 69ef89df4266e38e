import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { type HostSite, withoutTrustedTypes } from '../../../support/hosts/host-site';
import { hostJourneys } from '../../../support/hosts/journeys';

const HOSTS = resolve('tests/hosts');
/** A copy of the site beside the packages, because a build writes to its folder. */
const COPY = join(HOSTS, `node_modules/.astro-site-${process.pid}`);

describe("Astro's client router (astro), which keeps the login with transition:persist", () => {
  let site: HostSite;
  beforeAll(() => {
    cpSync(join(HOSTS, 'apps/astro'), COPY, { recursive: true });
    execFileSync(process.execPath, ['node_modules/astro/astro.js', 'build', '--root', COPY, '--silent'], {
      cwd: HOSTS,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    });
    const built = join(COPY, 'dist');
    const files = readdirSync(built, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.\w+$/.test(file))
      .map((file) => [`/${file.replace(/\.html$/, '')}`, readFileSync(join(built, file), 'utf8')]);
    site = { files: Object.fromEntries(files), policyFrom: withoutTrustedTypes };
  });
  afterAll(() => rmSync(COPY, { recursive: true, force: true }));

  hostJourneys(() => site);
});
