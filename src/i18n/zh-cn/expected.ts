/** The descriptions of valid values in zh-CN, by those in the rules of the attributes and of the page configuration. */
export const EXPECTED_ZH_CN: Readonly<Record<string, string>> = {
  'a text': '文字',
  'an object in braces': '写在花括号里的对象',
  'true or false': 'true 或 false',
  'a CSS selector of containers like "#article", true or false':
    '所在容器的 CSS 选择器，例如 "#article"，或者 true、false',
  '"off" or "required"': '"off" 或 "required"',
  '"click" or "puzzle"': '"click" 或 "puzzle"',
  '"dialog" or "redirect"': '"dialog" 或 "redirect"',
  'any of ': '其中一个或多个，以空格分隔：',
  'an http(s) address': 'http(s) 地址',
  'a time like 2026-12-01T18:00': '时间，例如 2026-12-01T18:00',
  'a path like /portal': '以斜杠开头的路径，例如 /portal',
  'an http(s) address, or a path like "/api"': 'http(s) 地址，或路径，例如 "/api"',
  'an http(s) address, or a path like "/index.html"': 'http(s) 地址，或路径，例如 "/index.html"',
  'an RSA public key as PEM or base64 SPKI': 'RSA 公钥，PEM 或 base64 编码的 SPKI',
  'a function that returns the signature': '返回签名的函数，用 configure() 设置',
  'a list of host names like ["example.com"]': '域名列表，例如 ["example.com"]',
  'a list of origins with a path like ["https://sso.example.com/accept"], or paths like "/sso/accept"':
    '地址列表，每个地址要带路径，例如 ["https://sso.example.com/accept"] 或 ["/sso/accept"]',
  'addresses by key like {"customerService": "…", "nav": [{"href": "…", "image": "…", "label": "…"}]}':
    '各项的地址，例如 {"customerService": "…", "nav": [{"href": "…", "image": "…", "label": "…"}]}',
  'names of forms by path like {"/wyznt/info.action": "advisory"}':
    '路径对应的表单名，例如 {"/wyznt/info.action": "advisory"}',
  'lists of texts by field name like {"product": ["…"]}': '字段名对应的选项列表，例如 {"product": ["…"]}',
  'an object by form like {"personal": {"workList": false}}':
    '表单名对应的对象，例如 {"personal": {"workList": false}}',
  'a text with {code} in it, like "https://example.com/scan?code={code}"':
    '含有 {code} 的文字，例如 "https://example.com/scan?code={code}"',
  'an http(s) address or a path with {source_id} in it, like "/live/{source_id}"':
    '含有 {source_id} 的 http(s) 地址或路径，例如 "/live/{source_id}"',
  'a list of origins like ["https://forms.example.com"]': '源的列表，例如 ["https://forms.example.com"]',
  'a list of keys like ["portalHome"]': '配置项的列表，例如 ["portalHome"]',
  'texts by area and key like {"login": {"title": "…"}}':
    '按界面区域和键名填写的文字，例如 {"login": {"title": "…"}}',
  'texts by result code like {"-21002": "…"}': '结果码对应的文字，例如 {"-21002": "…"}',
};

/** A range of numbers, for `replace()`. */
export const RANGE_ZH_CN = '$1 至 $2';

/** What authors write for a word of the contract. Of two words with the same one, an element has only one. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  'zh-CN': 'chinese|中文|汉语|简体|简体中文',
  'zh-Hant': 'tw|hk|mo|big5|繁体|繁體|繁体中文|繁體中文',
  en: 'english|uk|us|gb|英文|英语',
  dark: 'black|night|深色|暗色|黑色|夜间',
  light: 'white|day|浅色|亮色|白色',
  puzzle: 'slide|slider|滑块|拼图',
  click: 'word|words|text|点选|文字',
  desktop: 'pc|web|电脑|桌面',
  mobile: 'phone|h5|wap|app|手机|移动端',
  home: '首页|主页',
  message: '消息|我的消息',
  history: '历史|观看历史',
  collection: 'favorite|favorites|favourite|favourites|收藏|我的收藏',
  subscribe: '预约|订阅|我的预约',
  settings: 'profile|设置|个人资料',
  system: '系统|系统消息',
  all: '全部',
  'modifyPasswd.jsp': 'password|修改密码',
  personal: 'person|个人',
  institution: 'company|机构|单位',
  'talent-show': '才艺|少儿才艺',
  'kids-show': '幼儿|幼儿节目',
  'news-bag': '新闻袋袋裤',
  handicraft: '手工|手工秀',
  poetry: '诗歌|诗歌大赛',
  advisory: '智囊团|顾问',
  optional: 'false|no|可选|选填',
  required: 'true|yes|必填',
  hide: 'false|no|off|none|隐藏',
  show: 'true|yes|on|显示',
  none: 'false|no|off|0|不保存',
  eager: 'immediate|立即',
};

/** Parts of a time as people write it. A zone without minutes, too. */
export const TIME =
  /^(\d{4})\s?[-/.年]\s?(\d\d?)\s?[-/.月]\s?(\d\d?)日?(?:\s*T?\s*(上午|下午|晚上)?\s*(\d\d?)(?:[:点时]\s?(\d\d?)?分?(:\d\d)?)?)?\s*(?:(Z)|([+-])(\d\d?):?(\d\d)?)?$/i;

/** Words for the second half of the day. */
export const AFTERNOON = ['下午', '晚上'];

/** Values with which authors mean that a boolean attribute is off. Browsers ignore the value. */
export const OFF: readonly string[] = [
  'false',
  '0',
  'no',
  'off',
  'none',
  'null',
  'undefined',
  'n',
  'f',
  '否',
  '不',
  '不要',
  '关',
  '关闭',
  '无',
];
