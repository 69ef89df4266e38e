import type { password as zhCN } from '../zh-cn/password';

export const password: typeof zhCN = {
  changePassword: {
    current: 'Current password',
    submit: 'Change password',
    done: 'Password changed.',
    errors: {
      oldPassword: {
        passwordRequired: 'Enter your current password.',
        passwordLength: 'Your password has 6 to 16 characters.',
        wrong: 'Incorrect current password.',
      },
      newPassword: {
        passwordRequired: 'Enter a new password.',
        sameAsCurrent: 'The new password must be different from the current one.',
      },
      confirmPassword: { confirmRequired: 'Confirm the new password.' },
    },
  },
};
