import { createShadowStyles, type ShadowStyles } from '#lib/document/shadow-styles';
import { RULES } from './account-rules.build-time';

let styles: ShadowStyles | undefined;

/** Applies the styles of the button to a shadow root, without the styles of the views, which need React. */
export function adoptRules(root: ShadowRoot): void {
  styles ??= newStyles();
  styles.adopt(root);
}

function newStyles(): ShadowStyles {
  const created = createShadowStyles('account');
  for (const rule of RULES) created.insert(rule);
  return created;
}
