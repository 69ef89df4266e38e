import Crown from 'lucide/dist/esm/icons/crown.mjs';
import { byLanguage } from '#i18n/all-texts';
import { iconTree } from '../icon-tree';

/** Shapes and sentence of a membership, written by the build, because the head of the menu needs nothing else of their files. */
export const CROWN = iconTree(Crown, 16);
export const VALID_UNTIL = byLanguage('member', ({ member }) => member.membership.validUntil);
