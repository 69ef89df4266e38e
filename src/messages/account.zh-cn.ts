/** The texts of registration, recovery and phone binding; the other languages follow this type. */
export const account = {
  fields: {
    phone: '手机号',
    email: '邮箱',
    newPassword: '新密码',
    password: '密码',
    confirmPassword: '确认密码',
    smsCode: '手机验证码',
  },
  errors: {
    phoneRequired: '请输入手机号',
    phoneFormat: '请输入正确的手机号',
    emailRequired: '请输入邮箱',
    emailFormat: '请输入正确的邮箱',
    passwordRequired: '请输入密码',
    passwordStrength: '仅限8-16位，必须包含字母、数字、符号',
    passwordLength: '长度在 6 到 16 个字符',
    confirmRequired: '请再次输入密码',
    confirmDifferent: '两次密码输入不一致',
    smsCodeRequired: '请输入手机验证码',
    smsCodeFormat: '请输入正确的手机验证码',
  },
  sms: {
    getCode: '获取验证码',
    wait: '{n} 秒后可重新发送',
  },
  toast: {
    smsSent: '发送成功，请注意查收！',
  },
  strength: {
    /** For voices, before the word. */
    label: '密码强度：',
    levels: { 0: '', 1: '弱', 2: '中', 3: '强' },
  },
};
