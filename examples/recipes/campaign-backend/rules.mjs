const CITIES = ['北京', '沈阳', '西安', '武汉', '成都', '南京', '广州'];
const isShort = (text) => text.length <= 50;

/** A character that is not drawn as nothing or as a blank. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The rules of each field of the form `poetry`; all fields are required. */
const RULES = {
  name: { has: isShort, message: '姓名不能超过 50 个字。' },
  phone: { has: (text) => /^[\d+ ()-]{6,20}$/.test(text), message: '联系电话格式不正确，请检查后重试。' },
  email: {
    has: (text) => /^[^\s@]+@[^\s@]+$/.test(text) && isShort(text),
    message: '邮箱格式不正确，请检查后重试。',
  },
  city: { has: (text) => CITIES.includes(text), message: '请选择城市。' },
  writing: { has: (text) => text.length <= 5000, message: '作品不能超过 5000 个字。' },
};

/** Returns the fields of the form without any others, or the message of each that is refused. */
export function check(raw) {
  const sent = Object(raw);
  const fields = {};
  for (const [name, { has, message }] of Object.entries(RULES)) {
    const value = sent[name];
    if (typeof value !== 'string' || !VISIBLE.test(value)) fields[name] = '请填写此项。';
    else if (!has(value)) fields[name] = message;
  }
  if (Object.keys(fields).length > 0)
    return { refusal: { message: '提交的内容有误，请按提示修改。', fields } };
  return { data: Object.fromEntries(Object.keys(RULES).map((name) => [name, sent[name]])) };
}
