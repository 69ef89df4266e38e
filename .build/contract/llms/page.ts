const LOADER = '<script type="module" src="https://cdn.example/cntv-widgets/1/cntv-widgets.js"></script>';

/** Stands for the public key of the API, which is different for each portal. */
export const KEY_PLACEHOLDER = 'MIIBIjANBg…';

/** The parts of a pasted text; those that are not given are the usual ones. */
export type Page = { loader?: string; config?: string; element?: string };

const USUAL_CONFIG = [
  '"appid": "demo"',
  `"signing": {"publicKey": "${KEY_PLACEHOLDER}"}`,
  '"portalHome": "/index.html"',
];

/** Returns the whole text to paste: the script, the configuration and the element. */
export function pageOf({
  loader = LOADER,
  config = '',
  element = '<cntv-login></cntv-login>',
}: Page): string {
  return [loader, config.startsWith('<') ? config : configScript(config), element].filter(Boolean).join('\n');
}

/** Returns the configuration of a page with further keys, or with other values of its own. */
function configScript(keys: string): string {
  const usual = USUAL_CONFIG.filter((line) => !keys.startsWith(line.split(':', 1)[0] ?? ''));
  const lines = [usual.join(', '), ...(keys ? [keys] : [])].map((line) => `  ${line}`).join(',\n');
  return `<script type="application/json" data-cntv-config>\n{\n${lines}\n}\n</script>`;
}
