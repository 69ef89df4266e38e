import type { password as zhCN } from '../zh-cn/password';

export const password: typeof zhCN = {
  changePassword: {
    current: 'Current password',
    submit: 'Change password',
    done: 'Password changed.',
    errors: {
      oldPassword: {
        passwordRequired: 'Enter your current password.',
        passwordLength: 'Passwords are 6 to 16 characters long.',
        wrong: 'The current password is incorrect.',
      },
      newPassword: {
        passwordRequired: 'Enter a new password.',
        sameAsCurrent: 'The new password must be different from the current one.',
      },
      confirmPassword: { confirmRequired: 'Confirm the new password.' },
    },
  },
};
