/** The texts of a change of password; the other languages follow this type. */
export const password = {
  changePassword: {
    current: '当前密码',
    submit: '修改密码',
    done: '修改成功！',
    /** By field; what is missing for a new password, the account area says. */
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
