import Bell from 'lucide/dist/esm/icons/bell.mjs';
import { byLanguage } from '#i18n/all-texts';
import { BADGE_LOOK } from '#shared/unread/badge-look';
import { ROOT_RULE } from '#ui/styles/root-rule';
import { writtenTokenRules } from '#ui/styles/token-rule';
import { token, tokenRows } from '#ui/styles/tokens';
import { iconTree } from './icon-tree';

export const BELL = iconTree(Bell, 22);

/** Texts of the bell, written by the build, because it is shown without the texts of a view. */
export const BELL_TEXTS = {
  title: byLanguage('member', ({ member }) => member.sections.message),
  label: byLanguage('core', ({ core }) => core.badge.label),
  cutLabel: byLanguage('core', ({ core }) => core.badge.cutLabel),
  titleMarker: byLanguage('core', ({ core }) => core.badge.titleMarker),
};

const OWN = [
  ROOT_RULE,
  // In place of the view, and on the background of the page.
  ':host([bell])>div{display:none}',
  ':host([bell])>.root{display:inline-block;color:inherit;vertical-align:middle}',
  `:where(:focus-visible){outline:2px solid ${token('color-brand')};outline-offset:2px}`,
  // A touch target that makes no line and no bar higher. What shows of it fits a bar of 24 px.
  `.bell{position:relative;display:grid;place-items:center;width:${token('control-height')};height:${token('control-height')};margin:calc((22px - ${token('control-height')})/2) 0;border-radius:50%;color:inherit}`,
  '@media (hover:hover){.bell[href]:hover{background:rgb(128 128 128/.14)}}',
  // It takes no place. At the upper corner of the bell, as high as a bar of 24 px allows.
  `.bell>span{${BADGE_LOOK}box-sizing:border-box;position:absolute;min-width:1.25em;line-height:1.25;bottom:calc(50% - 3px);left:calc(50% + 2px);white-space:nowrap}`,
  '.bell>:empty{display:none}',
  '@media (forced-colors:active){.bell>span{outline:1px solid}}',
];

/** Style rules of the bell, with the tokens that they use. */
export const BELL_RULES: readonly string[] = [
  ...writtenTokenRules(tokenRows().filter(([name]) => OWN.join('').includes(token(name as never)))),
  ...OWN,
];
