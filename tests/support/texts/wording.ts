import type { Language } from '#i18n/languages';
import type { Source } from './written-texts';

/** What a text is, which decides on its full stop: none in the first three after one sentence, always one in a paragraph. */
export type Kind = 'label' | 'message' | 'notice' | 'paragraph';

/** Kinds by the key of a text; the first pattern that matches counts. All other texts are notices. */
const KINDS: readonly (readonly [key: RegExp, kind: Kind])[] = [
  // Names that look like those of paragraphs.
  [/\.(accountHint|agreement\.(title|closePage|fullText)|field\.required)$|^gallery\.fallbackText$/, 'label'],
  [/^account\.(sso\.hint|recovery\.reset\.doneHint)$|\.avatar\.hint$/, 'notice'],
  [/^lists\.messages\.subscribe\.text$|^member\.registerPrompt\.text$|^portal\.missing\.text$/, 'notice'],
  [/^account\.agreement\.|^settings\.cancellation\.points\.|^(doctor\.findings|observed)\./, 'paragraph'],
  [
    /^account\.recovery\.mail\.(sentTo|sentSomewhere|failedNoEmail)$|^doctor\.panel\.(privacy|unread)$/,
    'paragraph',
  ],
  [/(\.(hint|intro|note|summary|text|lead)|(Hint|Text|Lead))$|^gallery\.statesNeedPortal$/, 'paragraph'],
  [/^errors\.|\.errors\.|\.required$/, 'message'],
  [/(\.|[a-z])([Tt]itle|[Ll]abel|legend|submit|tab|[Ll]ink|title\w*)$/, 'label'],
  [/\.(tabs|fields|sections|pages|groups|options|providers|keys)\./, 'label'],
];

/** Returns the kind of a text of the elements or the gallery. */
export function kindOf(key: string): Kind {
  return KINDS.find(([pattern]) => pattern.test(key))?.[1] ?? 'notice';
}

/** A mistake of wording, and what to write instead. */
export type Wording = {
  languages: readonly Language[];
  wrong: RegExp;
  write: string;
  /** A text with the mistake. */
  example: string;
} & Limits;

/** Where it is a mistake; everywhere by default. */
type Limits = { sources?: readonly Source[]; kinds?: readonly Kind[] };
type Row = readonly [wrong: RegExp, write: string, example: string, limits?: Limits];

/** What viewers see, who know no words of programmers. */
const SCREENS: Limits = { sources: ['element', 'portal'] };
/** What editors and developers read. The doctor also speaks of custom elements that are not ours. */
const DOCUMENTS: Limits = { sources: ['document'] };
const SHORT: Limits = { kinds: ['label', 'message', 'notice'] };
const LONG: Limits = { kinds: ['paragraph'] };

/** Numbers, and what begins and ends with a Chinese character. */
const CHINESE: readonly Row[] = [
  [
    /\p{Script=Han}(?![年月日])[\w%]|[\w%](?![年月日])\p{Script=Han}/u,
    'a space before Latin',
    '链接12小时内有效',
  ],
  [
    /[，。：；？！（）、“”《》「」] | [，。：；？！（）、”》」]/,
    'no space beside full-width marks',
    '您好， 请登录',
  ],
  [
    /\p{Script=Han} ?[,;:!?()]|[,;:!?()] ?\p{Script=Han}|\p{Script=Han}\.(?!\w)/u,
    'full-width marks',
    '登录 (新用户)',
  ],
  [/\([^()]*\p{Script=Han}[^()]*\)/u, 'full-width brackets', '0.63 (0.61 至 0.65)'],
  [/…/, 'no ellipsis', '正在加载……'],
  [/\d ?[–—~～] ?\d|\d-\d+ ?[位个個字岁歲]/, 'ranges with 至', '2～20 个字符'],
  [/^[^。？！]*。$/, 'no full stop after a single sentence', '消息加载失败。', SHORT],
  [/[。？！][^。？！]*[^。？！：）”」]$/, 'a full stop after the second sentence', '已保存。请刷新', SHORT],
  [/[^。？！：”」]$/, 'a full stop after a paragraph', '请先输入登录密码', LONG],
  [/你/, '您', '你的账号'],
  [
    /(?<![申邀聘])[请請](?![求示])[^。？！；：\n]*(?<![申邀聘])[请請](?![求示])/,
    'one 请 in a sentence',
    '请检查，请重试',
  ],
];

const SIMPLIFIED: readonly Row[] = [
  [
    /["'「」]\p{Script=Han}|\p{Script=Han}["'「」]|【(?!央视网社区】|新消息】)|《[^》]*《/u,
    '“”, 《》',
    '点击"刷新"',
  ],
  // Register.
  [/！/, 'no ！ in texts that are ours', '提交成功了！', SCREENS],
  [/马上就好|去看看|看看有没有|快去|点击刷新|点击这里|点此/, 'neither chat nor gestures', '去看看节目'],
  [
    /该(记录|消息|操作|文件(?!夹)|域名)|予以|(?<!应)当[^，。]{1,12}时，/,
    '这条, 此, 如果…，…',
    '确定删除该记录吗？',
  ],
  [
    /参数|记录不存在|应用 ?ID|不匹配|接入|(类型|方式)(错误|不支持)/,
    'no words of programmers',
    '参数错误',
    SCREENS,
  ],
  // One term each.
  [/[帐賬]号|[帐账]户/, '账号', '账户数据'],
  [/登陆/, '登录', '登陆失败'],
  [/手机号码|(绑定|更换)手机(?!号)/, '手机号', '更换手机'],
  [/手机短信验证码|手机校验码|短信验证码|动态[码密]/, '手机验证码', '短信验证码'],
  [/图形验证码/, '图片验证码', '图形验证码'],
  [/人机验证|行为验证|滑块验证|安全校验/, '安全验证', '请完成人机验证'],
  [/密码邮箱|安全邮箱|备用邮箱/, '密保邮箱', '安全邮箱'],
  [/电子邮箱|电子邮件|垃圾邮件箱|邮件地址/, '邮箱 for an address, 邮件 for a message', '电子邮箱'],
  [/个人信息(?!处理规则)/, '个人资料 for a profile', '修改个人信息', SCREENS],
  [/[账用][号户]资料|个人档案/, '个人资料', '我的账号资料'],
  [/(?<!第)三方(?=账号|登录)|社交账号|外部账号/, '第三方账号', '绑定社交账号'],
  [/会员中心|会员页|用户中心/, '个人中心', '会员中心'],
  [/浏览历史|(播放|历史|观影)(历史|记录)/, '观看历史, 观看记录', '播放记录'],
  [/(登录|会话|二维码|小时后)已?失效/, '过期 when the time is over', '登录失效的提示'],
  [/占位内容|兜底|后备/, '备用内容', '占位内容'],
  [/应用(编号|代码|号| ?ID)/, '应用标识', '应用编号'],
  [/应答|回应/, '响应', '没有应答'],
  [/校验值|校验和|散列|计算摘要|哈希(?!值)/, '哈希值', '校验值'],
  [/浏览者|观众|访客|访问者|游客|使用者|网友(?!智囊团)/, '用户', '浏览者'],
  [/小部件|挂件|小组件|微件/, '组件', '小部件'],
  [/自定义元素(?!（Web Components）)|(所有|每个|各|多个)元素/, '组件', '所有元素', DOCUMENTS],
  [/诊断(工具|面板)|检查(工具|器)/, '组件检查 for the doctor', '检查工具', DOCUMENTS],
  [
    /登录后(默认|要)?(跳转|前往|进入)(到|至)?的?页面/,
    '登录后打开的页面 for portalHome',
    '登录后默认跳转的页面',
  ],
  // One verb each.
  [/清除/, '删除 what is chosen, 清空 everything', '清除数据', SCREENS],
  [/移除|删[掉去]/, '删除', '删掉标签'],
  [/撤回|回退/, '撤销', '已撤回'],
  [/放弃(修改|填写|编辑)/, '取消', '放弃修改'],
  [/重设|复位|重置(?!密码|链接|邮件)/, '重置 passwords only', '重置表单'],
  [/换绑|改绑|(替换|修改)(手机|图片)/, '更换 numbers and pictures', '修改手机号'],
  [/(更换|编辑)(密码|密保邮箱|昵称)/, '修改 passwords, email, nickname', '更换昵称'],
  [/(?<!粘)贴[进入到]|[粘黏]帖|黏贴|拷贝/, '粘贴, 复制', '贴进页面'],
  [/更改|变更/, '更换 numbers and pictures, 修改 the rest', '更改昵称'],
  [/解除(绑定|关联)/, '解绑', '解除绑定'],
  [/(删除|撤销|取消)账号|销户|注销登录/, '注销 an account', '删除账号'],
  // Law and place.
  [/(?<!港澳台地区及)海外/, '港澳台地区及海外', '海外用户'],
  [/省份/, '地区', '所在省份', SCREENS],
  [
    /残障|中国法律|版权|私人信息|陪同/,
    '残疾人, 中华人民共和国法律, 著作权, 个人信息, 监护人同意',
    '他人版权',
  ],
  // Measure words.
  [
    /[个项](消息|记录|预约)|[条项](视频|频道)|[个张]表单|个作品|至 \d+ 岁/,
    '条, 个, 份, 首, 周岁',
    '3 个消息',
  ],
];

/** Written for Taiwan and Hong Kong, not converted, and without misreadings of converters. */
const TRADITIONAL: readonly Row[] = [
  [/["'“”]|【(?!央視網社區】|新訊息】)|《[^》]*(《|條款)/, '「」, also for terms', '《服務條款》'],
  [/[個項](訊息|紀錄|預約)|9 項|這條/, '筆, 則', '共 9 項'],
  [
    /登錄|賬|短信|視頻|郵箱|網絡|信息|服務器|默認|軟件|屏幕|刷新|加載|鏈接|昵稱/,
    'words of Taiwan',
    '加載失敗',
  ],
  [
    /二維碼|客戶端|獲取|重置|校驗|恢復|當前|暫無|協議|記錄|掃碼|提交|繁忙|去看看/,
    'words of Taiwan',
    '當前郵箱',
  ],
  [/繫結|使用者|社群|稽核|引數|型別|畫素|許可權/, 'what the word means here', '許可權'],
  [/手機驗證碼/, '簡訊驗證碼', '手機驗證碼'],
  [/安全信箱/, '備援信箱', '安全信箱'],
  [/個人中心/, '會員中心', '個人中心'],
  [/版權|核驗/, '著作權, 核對', '侵犯他人版權'],
  [/工作單位|法人代表|註冊資本|常住|網齡|欄目/, '任職單位, 負責人, 資本額, 居住, 上網年資, 節目', '網齡'],
  [/該(帳號|手機|用戶|信箱|紀錄|訊息|內容|節目|檔案|第三方)/, '此', '該帳號已註冊'],
  [/修改(?=密碼|信箱|暱稱|頭像|安全|備援)|確認修改/, '變更', '修改密碼'],
];

const ENGLISH: readonly Row[] = [
  [/…/, 'no ellipsis', 'Checking…'],
  [/\d %/, '50% without a space', 'shown at 50 %'],
  [/[^.?:!”]$/, 'a full stop after a sentence', 'Enter your email', { kinds: ['message', 'paragraph'] }],
  [/\.$/, 'no full stop after a label', 'Email.', { kinds: ['label'] }],
  [/\bplease\b/i, 'the same without Please', 'Please sign in.'],
  [/security email/i, 'recovery email', 'Add a security email'],
  [/mainland China/, 'the Chinese mainland', 'numbers from mainland China'],
  [/\be-mail|\blog (in|out)\b/i, 'email, sign in, sign out', 'Log in'],
  [/\blog(in|out)\b/i, 'sign-in, sign-out', 'Login failed', SCREENS],
  [/\bregister\b(?! only)|registered (email|address)/i, 'sign up', 'Register again', SCREENS],
];

/** Rules that all texts keep. Texts that stand word for word in the three documents are exempt. */
export const WORDING: readonly Wording[] = [
  ...CHINESE.map(rowFor('zh-CN', 'zh-Hant')),
  ...SIMPLIFIED.map(rowFor('zh-CN')),
  ...TRADITIONAL.map(rowFor('zh-Hant')),
  ...ENGLISH.map(rowFor('en')),
];

function rowFor(...languages: readonly Language[]) {
  return ([wrong, write, example, limits]: Row): Wording => ({ languages, wrong, write, example, ...limits });
}

/** Texts that may stand as they are, by a part of their place and text. */
export const EXEMPT: readonly (readonly [place: string, text: RegExp, reason: string])[] = [
  ['zh-Hant portal.missing.text', /^現在我有點忙……$/, 'The text of the documents in Traditional Chinese.'],
  ['zh-CN application.note', /个人信息/, 'Speaks of the law on personal information.'],
  ['zh-CN errors.-21007', /^密码仅限8-16位/, 'The sentence of the documents with its subject.'],
  [
    'zh-CN account.phoneBinding.errors.smsCodeFormat',
    /手机校验码/,
    'A variant that the documents name (OQ-51).',
  ],
  ['examples/portal/server/pages/cms.ts', /撤回同意/, 'The word of the law on personal information.'],
  ['EXPECTED_ZH_CN', /"…"/, 'Values in code.'],
  ['examples/recipes/vue/app.vue', /^\{\{/, 'An expression with its strings.'],
  ['/privacy.html', /个人信息。$/, 'Speaks of the law on personal information.'],
  ['campaign-php/campaign/applications.php', /^\/\^/, 'A pattern that values match.'],
  ['examples/portal/server', /^您好！/, 'The greeting of a mail.'],
  ['examples/portal/server/http/api.ts', /^\{"code":0/, 'A response that breaks off, which nobody reads.'],
];
