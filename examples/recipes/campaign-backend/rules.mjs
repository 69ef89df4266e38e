const CITIES = ['北京', '沈阳', '西安', '武汉', '成都', '南京', '广州'];
const isShort = (text) => text.length <= 50;

/** A character that is not drawn as nothing or as a blank. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The rules of each field of the form `poetry`, and of what the element adds; all are required. */
const RULES = {
  name: { has: isShort, message: '姓名不能超过 50 个字' },
  phone: { has: (text) => /^[\d+ ()-]{6,20}$/.test(text), message: '联系电话格式不正确，请检查后重试' },
  email: {
    has: (text) => /^[^\s@]+@[^\s@]+$/.test(text) && isShort(text),
    message: '邮箱格式不正确，请检查后重试',
  },
  city: { has: (text) => CITIES.includes(text), message: '请选择城市' },
  writing: { has: (text) => text.length <= 5000, message: '作品不能超过 5000 个字' },
  consent: { has: (text) => text === 'true', message: '请阅读并同意《个人信息处理规则》' },
  consentUrl: { has: (text) => /^https?:\/\/[!-~]{1,200}$/.test(text), message: '请刷新页面后重试' },
  consentTime: { has: (text) => /^20[\d-]{8}T[\d:.]{12}Z$/.test(text), message: '请刷新页面后重试' },
};
export const NAMES = Object.keys(RULES);

/** Returns the values of the fields that are known, or the message of each that is refused. */
export function check(sent) {
  const fields = {};
  for (const [name, { has, message }] of Object.entries(RULES)) {
    const [value = '', ...others] = sent.getAll(name);
    if (!VISIBLE.test(value) || others.length > 0) fields[name] = '请填写此项';
    else if (!has(value)) fields[name] = message;
  }
  if (Object.keys(fields).length > 0) return { refusal: { message: '提交的内容有误，请按提示修改', fields } };
  return { values: NAMES.map((name) => sent.get(name)) };
}

/** A program fills the field that people do not see, or sends the form at once. */
export function isProgram(sent) {
  return sent.get('homepageUrl') !== '' || Number(sent.get('secondsOpen')) < 2;
}
