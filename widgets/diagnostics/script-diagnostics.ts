import { CONFIG_SCRIPTS, configuration } from '#page-config/layers';
import { notTaken } from './not-taken';

/** Returns a warning for each mistake in the configuration elements of the page. */
export function scriptWarnings(): string[] {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>(CONFIG_SCRIPTS)];
  const read = scripts.filter((script) => configuration.scripts.has(script));
  return [
    ...notTaken([...configuration.scripts.values()]).flatMap((keys, index) =>
      keys.length > 0
        ? [
            `<script data-cntv-config>, element ${index + 1}: ${keys.map((key) => `"${key}"`).join(', ')} not taken, because an earlier element decides such keys.`,
          ]
        : [],
    ),
    ...(scripts.some(({ type }) => !/json$/i.test(type.trim()))
      ? ['<script data-cntv-config> without type="application/json" is run as a script; add the type.']
      : []),
    ...(scripts.length > read.length
      ? ['<script data-cntv-config> was added after the page was parsed and is not read; use configure().']
      : []),
  ];
}
