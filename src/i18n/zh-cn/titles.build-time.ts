import { byRoute } from '#config/application-forms';
import { bySectionRoute } from '#config/member-center/sections';
import { application } from './application';
import { member } from './member';

/** Titles of the forms and sections for the portal, which does not load their other texts. */
export const titles = {
  ...byRoute((form) => application.forms[form].title),
  ...bySectionRoute((section) => member.sections[section]),
};
