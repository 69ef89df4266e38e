import createEmotion from '@emotion/css/create-instance';
import { createShadowStyles } from '#lib/document/shadow-styles';
import { baseRules } from './base-styles';

/**
 * Emotion for shadow roots (`.github/decisions/09-no-nonce.md`). One instance serves all widgets, so a rule is not duplicated
 * when a widget is moved or mounted again. Modules create styles once (`const box = css({...})`) and
 * use them as class names.
 */
const emotion = createEmotion({
  key: 'cntv',
  container: isBrowser() ? document.createElement('i') : undefined,
  // Disables vendor prefixes; the few that are needed are written in the styles.
  stylisPlugins: [],
});

export const { css, keyframes, cache } = emotion;

const styles = createShadowStyles('views', isBrowser() ? baseRules() : []);

if (isBrowser()) {
  cache.sheet = {
    ...cache.sheet,
    key: cache.key,
    insert: styles.insert,
    flush() {},
    hydrate() {},
  } as unknown as typeof cache.sheet;
}

/** Applies the widgets' styles to a shadow root. Further calls for the same root have no effect. */
export const adoptStyles = styles.adopt;

function isBrowser(): boolean {
  return typeof document !== 'undefined';
}
