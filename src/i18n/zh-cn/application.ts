import type { ConsentTexts, FieldTexts, FormTexts, NoticeTexts, OptionTexts, TabTexts } from '../field-texts';

const fields: FieldTexts = {
  type: { label: '加入类别', required: '请选择加入类别' },
  name: { label: '姓名', required: '请输入姓名' },
  sex: { label: '性别', required: '请选择性别' },
  age: { label: '年龄', required: '请选择年龄' },
  birthday: { label: '生日', required: '请选择生日' },
  province: { label: '所在地区', required: '请选择地区' },
  provinceCity: { label: '所在城市' },
  postCode: { label: '邮编', required: '请输入邮编' },
  address: { label: '通信地址', required: '请输入通信地址' },
  phone: { label: '联系电话', required: '请输入联系电话' },
  fax: { label: '传真', required: '请输入传真' },
  email: { label: '邮箱', required: '请填写邮箱' },
  postAddress: { label: '邮寄地址', required: '请输入邮寄地址' },
  company: { label: '工作单位', required: '请输入工作单位' },
  introduce: { label: '个人简介', required: '请填写个人简介' },
  workList: { label: '代表作品（选填）' },
  workName: { label: '作品名称' },
  createTime: { label: '创作时间' },
  job: { label: '担任职务' },
  corporation: { label: '法人代表', required: '请输入法人代表' },
  foundTime: { label: '成立时间', required: '请输入成立时间' },
  registeredCapital: { label: '注册资本', required: '请输入注册资本' },
  institutionalSize: { label: '机构规模', required: '请输入机构规模' },
  business: { label: '主要运营业务', required: '请输入主要运营业务' },
  rulesRead: { label: '我已阅读相关规则', required: '请阅读相关规则并勾选' },
  dataTrue: {
    label: '我保证所填资料真实，且未侵犯他人著作权',
    required: '请确认资料真实且未侵犯他人著作权',
  },
  programName: { label: '节目名称', required: '请输入节目名称' },
  programLength: { label: '节目时长', required: '请输入节目时长' },
  skill: { label: '特长', required: '请填写特长' },
  source: { label: '得知本活动的渠道', required: '请选择得知本活动的渠道' },
  fatherOccupation: { label: '父亲职业', required: '请输入父亲职业' },
  motherOccupation: { label: '母亲职业', required: '请输入母亲职业' },
  city: { label: '城市', required: '请选择城市' },
  writing: { label: '作品', required: '请填写作品' },
  agreement: { label: '我已阅读并同意以上入团须知', required: '请阅读并同意入团须知' },
  education: { label: '学历', required: '请选择学历' },
  profession: { label: '职业', required: '请选择职业' },
  papers: { label: '证件类型', required: '请选择证件类型' },
  idNumber: { label: '证件号码', required: '请输入证件号码' },
  internet: { label: '上网方式', required: '请选择上网方式' },
  broadband: { label: '宽带运营商', required: '请选择宽带运营商' },
  bandwidth: { label: '带宽', required: '请选择带宽' },
  browser: { label: '常用浏览器', required: '请输入常用浏览器' },
  netAge: { label: '网龄（年）', required: '请输入网龄' },
  qq: { label: 'QQ 号', required: '请输入 QQ 号' },
  msn: { label: 'MSN 账号', required: '请输入 MSN 账号' },
  contentType: { label: '感兴趣的内容（可多选）', required: '请选择感兴趣的内容' },
  product: { label: '使用过的央视网产品（可多选）', required: '请选择使用过的产品' },
  cbox: { label: 'CBox 使用情况', required: '请选择 CBox 使用情况' },
};

const forms: FormTexts = {
  personal: {
    title: '微电影产业资源库入库申请',
    fields: {
      province: { label: '籍贯', required: '请输入籍贯' },
      address: { label: '常住地址', required: '请输入常住地址' },
    },
  },
  institution: {
    title: '微电影产业资源库入库申请',
    fields: {
      name: { label: '联系人姓名', required: '请输入姓名' },
      address: { label: '工作地点', required: '请输入工作地点' },
    },
  },
  'talent-show': { title: '少儿才艺大赛报名' },
  'kids-show': { title: '幼儿节目报名' },
  'news-bag': { title: '新闻袋袋裤报名' },
  handicraft: { title: '手工秀报名' },
  poetry: { title: '诗歌大赛报名' },
  advisory: { title: '网友智囊团报名' },
};

const tabs: TabTexts = { label: '申请类别', personal: '个人申请', institution: '机构申请' };

const options: OptionTexts = { male: '男', female: '女' };

/** With the attribute `consent`. */
const consents: ConsentTexts = {
  consent: {
    label: '我已阅读并同意{notice}，同意主办方为本次活动处理以上信息',
    required: '请阅读并同意《个人信息处理规则》',
  },
  guardianConsent: {
    label: '我是报名者的监护人，已阅读并同意{notice}',
    required: '请由监护人阅读并同意后提交',
  },
  idNumberConsent: {
    label: '我单独同意主办方为核验身份处理我的证件号码',
    required: '请同意处理证件号码',
  },
};
const notices: NoticeTexts = { consent: '《个人信息处理规则》', guardianConsent: '《儿童个人信息处理规则》' };

/** Texts of the application forms (doc 3 § 5, decisions part J). Other languages must match this type. */
export const application = {
  incomplete: '请填写完整的报名信息',
  /** Between the names of missing fields. */
  separator: '、',
  /** With more missing fields than these. */
  more: '{labels}等',
  success: '提交成功！',
  another: '再填一份',
  /** A copy of what was submitted. */
  print: '打印',
  save: '保存为文本文件',
  withIdNumber: '包含证件号码',
  notConnected: '暂时无法提交：提交通道尚未开通。您填写的内容仍保留在表单中，请稍后再试，或联系网站客服。',
  waiting: '尚未提交，您填写的内容仍保留在表单中。网络恢复后会自动提交，也可以再次提交。',
  closed: '报名已截止',
  /** In place of a form that is not open, and above its buttons; `kept` while it is being filled in. */
  times: {
    before: '报名将于 {time}（北京时间）开始',
    open: '报名将于 {time}（北京时间）截止',
    closed: '报名已于 {time}（北京时间）截止',
    kept: '当前不在报名时间内，无法提交。您填写的内容仍保留在表单中。',
  },
  refused: '提交的内容有误，请按提示修改',
  fieldRefused: '{label}：{text}',
  submit: '提交',
  reset: '清空',
  cleared: '表单已清空',
  undo: '撤销',
  choose: '请选择',
  chooseProvince: '请先选择地区',
  /** Names of provinces and cities in another script, by their value, which is their name in Simplified Chinese. */
  regions: {} as Readonly<Record<string, string>>,
  restored: '已恢复您上次填写的内容',
  /** After an application could not be sent, with the fields that are not stored. */
  restoredUnsent: '您上次填写的内容未能提交，现已恢复',
  stillToFill: '还需填写：{labels}',
  discard: '清空',
  note: '请保证提交的信息真实、合法。信息经频道审核通过后方可入库，您的个人信息不会公开。',
  tabs,
  nav: '频道网站',
  rulesTitle: '入团须知',
  rules: {
    age: '年龄 18 至 60 周岁',
    netAge: '网龄 3 年以上',
    hours: '每天上网 2 小时以上',
    education: '高中及以上学历',
    quitting: '退出须提前 5 天告知',
  },
  row: '作品 {n}',
  /** In a narrow form, where the next row is hidden until then. */
  addRow: '添加作品',
  removeRow: '删除作品 {n}',
  consents,
  notices,
  /** Beside the labels of fields. */
  remarks: { idNumber: '仅用于核验身份，不会公开' },
  /** Above the fields of a form for children. */
  guardian: '报名者未满 14 周岁的，须由监护人填写并提交',
  newWindow: '（在新窗口中打开）',
  /** Message of an empty additional field. */
  fillIn: '请填写{label}',
  options,
  fields,
  forms,
};
