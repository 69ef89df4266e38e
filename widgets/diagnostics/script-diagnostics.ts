import { CONFIG_SCRIPTS, configuration } from '#page-config/layers';

/** Returns a warning for each mistake in the configuration elements of the page. */
export function scriptWarnings(): string[] {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>(CONFIG_SCRIPTS)];
  const read = scripts.filter((script) => configuration.scripts.has(script));
  return [
    ...(read.length > 1
      ? [`${read.length} elements <script data-cntv-config>: later ones override earlier ones; write one.`]
      : []),
    ...(scripts.some(({ type }) => !/json$/i.test(type.trim()))
      ? ['<script data-cntv-config> without type="application/json" is run as a script; add the type.']
      : []),
    ...(scripts.length > read.length
      ? ['<script data-cntv-config> was added after the page was parsed and is not read; use configure().']
      : []),
  ];
}
