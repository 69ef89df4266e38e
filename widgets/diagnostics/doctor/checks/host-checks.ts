import type { Finding } from '../../markup/finding';
import { moduleScript } from '../../markup/script-checks';
import type { Observed } from '../observe';
import { finding } from '../observed-finding';

const SCRIPT = '<script type="module" src="…/cntv-widgets.js"></script>';

export function hostFramework({
  host: { scaled, subApplicationOf },
  loaders: [loader],
}: Observed): Finding[] {
  const findings: Finding[] = [];
  if (scaled) {
    const instead = `[data-dpr="${scaled.dpr}"] ${scaled.tag}{zoom:${scaled.dpr}}`;
    findings.push(finding('scaledViewport', { where: `<html data-dpr="${scaled.dpr}">`, instead }, scaled));
  }
  if (subApplicationOf)
    findings.push(
      finding(
        'subApplication',
        { where: subApplicationOf, instead: loader ? moduleScript(loader.tag) : SCRIPT },
        { framework: subApplicationOf },
      ),
    );
  return findings;
}
