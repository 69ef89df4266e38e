import { bySectionRoute } from '#config/member-center/sections';
import { member } from '../en';

/** Titles of the sections for the portal, which does not load their other texts. */
export const titles = bySectionRoute((section) => member.sections[section]);
