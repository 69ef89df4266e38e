import type * as simplified from '../zh-cn/password';

export const password: typeof simplified.password = {
  changePassword: {
    current: '目前密碼',
    submit: '變更密碼',
    done: '密碼已變更',
    errors: {
      oldPassword: {
        passwordRequired: '請輸入目前密碼',
        passwordLength: '長度須為 6 到 16 個字元',
        wrong: '目前密碼不正確',
      },
      newPassword: {
        passwordRequired: '請輸入新密碼',
        sameAsCurrent: '新密碼不能和目前密碼相同',
      },
      confirmPassword: {
        confirmRequired: '請再次輸入新密碼',
      },
    },
  },
};
