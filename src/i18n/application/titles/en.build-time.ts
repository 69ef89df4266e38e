import { byRoute } from '#config/application-forms';
import { application } from '../en';

/** Titles of the forms for the portal, which does not load their other texts. */
export const titles = byRoute((form) => application.forms[form].title);
