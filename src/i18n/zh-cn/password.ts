/** Texts of the change-password form. Other languages must match this type. */
export const password = {
  changePassword: {
    current: '当前密码',
    submit: '修改密码',
    done: '修改成功！',
    /** Errors by field; those of the new password are in the account area. */
    errors: {
      oldPassword: {
        passwordRequired: '请输入当前密码',
        passwordLength: '长度在 6 到 16 个字符',
        wrong: '当前密码不正确',
      },
      newPassword: { passwordRequired: '请输入新密码', sameAsCurrent: '新密码不能和当前密码相同' },
      confirmPassword: { confirmRequired: '请再次输入新密码' },
    },
  },
};
