/** What is asked of a new password: 8 to 16 characters of three kinds, or 6 to 16 of any (OQ-45). */
export type PasswordPolicy = 'strong' | 'basic';

/** When the password is changed, on the mobile site as well (OQ-45, MOB-06); `basic` is what document 2 says. */
export const CHANGE_PASSWORD_POLICY: PasswordPolicy = 'strong';

/** "Wrong password" (doc 3 § 8). Not in the table of all pages, because only a signed-in viewer's calls answer so. */
export const CURRENT_PASSWORD_WRONG = -21003;
