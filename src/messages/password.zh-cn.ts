/** The texts of a change of password; the other languages follow this type. */
export const password = {
  changePassword: {
    current: '当前密码',
    submit: '修改密码',
    done: '修改成功！',
    /** By field, in place of the account area's words, which hold for the rest. */
    errors: {
      oldPassword: { passwordRequired: '请输入当前密码', wrong: '当前密码不正确' },
      newPassword: { passwordRequired: '请输入新密码', sameAsCurrent: '新密码不能和当前密码相同' },
      confirmPassword: { confirmRequired: '请再次输入新密码' },
    },
  },
  registerFirst: { text: '您还没有央视网账号，请先注册', link: '立即注册' },
};
