import { css } from '#ui/styles/emotion';
import { TRAP } from './program-facts';

/**
 * A field that only programs fill: it is not rendered, so that neither readers, autofill nor the keyboard reach it. No draft
 * keeps a field without autofill.
 */
export function ProgramTrap() {
  return (
    <input className={unseen} type="text" name={TRAP} autoComplete="off" tabIndex={-1} aria-hidden="true" />
  );
}

const unseen = css({ display: 'none' });
