import type { FieldTexts, FormTexts, OptionTexts, TabTexts } from '../field-texts';

const fields: FieldTexts = {
  type: { label: '加入类别', required: '请选择加入类别' },
  name: { label: '姓名', required: '请输入姓名' },
  sex: { label: '性别', required: '请选择性别' },
  age: { label: '年龄', required: '请选择年龄' },
  birthday: { label: '生日', required: '请选择生日' },
  province: { label: '所在省份', required: '请选择地区' },
  provinceCity: { label: '所在城市' },
  postCode: { label: '邮编', required: '请输入邮编' },
  address: { label: '通信地址', required: '请输入通信地址' },
  phone: { label: '联系电话', required: '请输入联系电话' },
  fax: { label: '传真', required: '请输入传真' },
  email: { label: '邮箱', required: '请填写邮箱' },
  postAddress: { label: '邮寄地址', required: '请输入邮寄地址' },
  company: { label: '工作单位', required: '请输入工作单位' },
  introduce: { label: '个人简介', required: '请填写个人简介' },
  workList: { label: '作品列表（选填）' },
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
    label: '我保证所填资料真实，且不侵犯他人版权',
    required: '请确认资料真实且不侵犯他人版权',
  },
  programName: { label: '节目名称', required: '请输入节目名称' },
  programLength: { label: '节目时长', required: '请输入节目时长' },
  skill: { label: '特长', required: '请填写特长' },
  source: { label: '信息来源', required: '请选择信息来源' },
  fatherOccupation: { label: '父亲职业', required: '请输入父亲职业' },
  motherOccupation: { label: '母亲职业', required: '请输入母亲职业' },
  city: { label: '城市', required: '请选择城市' },
  writing: { label: '作品', required: '请填写作品' },
  agreement: { label: '我已阅读并同意以上入团须知', required: '请同意协议' },
  education: { label: '学历', required: '请选择学历' },
  profession: { label: '职业', required: '请选择职业' },
  papers: { label: '证件类型', required: '请选择证件类型' },
  idNumber: { label: '证件号码', required: '请输入证件号码' },
  internet: { label: '上网方式', required: '请选择上网方式' },
  broadband: { label: '宽带类型', required: '请选择宽带类型' },
  bandwidth: { label: '带宽', required: '请选择带宽' },
  browser: { label: '常用浏览器', required: '请输入浏览器' },
  netAge: { label: '网龄', required: '请输入网龄' },
  qq: { label: 'QQ 号', required: '请输入QQ号' },
  msn: { label: 'MSN', required: '请输入MSN' },
  contentType: { label: '关注的内容（可多选）', required: '请选择关注的内容' },
  product: { label: '使用的产品（可多选）', required: '请选择使用的产品' },
  cbox: { label: 'CBox 使用情况', required: '请选择CBox使用情况' },
};

const forms: FormTexts = {
  personal: {
    title: '微电影产业资源库申请',
    fields: {
      province: { label: '籍贯', required: '请输入籍贯' },
      address: { label: '常住地址', required: '请输入常住地址' },
    },
  },
  institution: {
    title: '微电影产业资源库申请',
    fields: {
      name: { label: '机构名称', required: '请输入姓名' },
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

/** Texts of the application forms (doc 3 § 5, decisions part J). Other languages must match this type. */
export const application = {
  incomplete: '请填写完整的报名信息',
  /** Between the names of missing fields. */
  separator: '、',
  success: '提交成功！',
  another: '再填一份',
  notConnected: '此表单尚未接入本网站，您填写的内容没有提交，仍保留在表单中。请联系网站管理员。',
  refused: '提交的内容有误，请按提示修改。',
  fieldRefused: '{label}：{text}',
  submit: '提交',
  reset: '重置',
  cleared: '表单已清空。',
  undo: '撤销',
  choose: '请选择',
  chooseProvince: '请先选择省份',
  /** Names of provinces and cities in another script, by their value, which is their name in Simplified Chinese. */
  regions: {} as Readonly<Record<string, string>>,
  restored: '已恢复您上次填写的内容。',
  discard: '清除',
  note: '请确保所提交的信息合法、真实；频道审核通过后方可入库；您的私人信息不会被公开。',
  tabs,
  nav: '频道网站',
  rulesTitle: '入团须知',
  rules: {
    age: '年龄18至60周岁',
    netAge: '网龄3年以上',
    hours: '每天上网2小时以上',
    education: '高中及以上学历',
    quitting: '退出需提前5天告知',
  },
  row: '第 {n} 项',
  /** Message of an empty additional field. */
  fillIn: '请填写{label}',
  options,
  fields,
  forms,
};
