import type { ConfigDescriptions } from './descriptions';

/** Descriptions of the page configuration in Chinese, as Markdown. */
export const configZhCn: ConfigDescriptions = {
  apiBase: '接口所在的源，或 `/openapi` 前面的路径，留空则与页面同源',
  appid: '应用标识，随每个请求发送',
  'signing.publicKey': 'RSA 公钥（PEM 或 base64 编码的 SPKI），登录、注册和用手机验证码找回密码都需要',
  'signing.secret': '计算哈希值时附加的密钥',
  'signing.mode': '`"off"` 不加密请求，只用于测试服务器',
  allowedDomains: '除页面自身的源以外，允许跳转到的域名',
  ssoEndpoints: '单点登录可以调用的地址，由源和路径前缀组成：`["https://sso.example.com/accept"]`',
  formOrigins:
    '除页面自身的源以外，`<cntv-apply-form action>` 可以提交到的源：`["https://forms.example.com"]`',
  registrationHost: '第三方登录和登录页所在的源',
  portalBase: '门户各页面路径的前缀；如果门户的页面在另一个域名上，就写门户的地址',
  logoutUrl: '退出登录时打开的页面，它在服务器上结束会话；不配置时，退出登录只清除浏览器中的数据',
  portalHome: '登录后打开的页面，网址或属性中另有指定时除外；为 `/index.html` 时，手机版打开 `/m/index.html`',
  userHome: '个人中心的首页',
  loginCheck: '相当于给每个 `<cntv-portal>` 加上 `login-check`',
  reauth:
    '登录过期后如何重新登录：默认转到登录页；写 `"dialog"` 则在页面上弹出登录框，已填写和显示的内容不变，登录后再发送一次刚才被拒绝的请求',
  captcha: '所有表单的验证方式：拖动滑块拼图，写 `"click"` 则依次点击文字；`<cntv-login>` 的同名属性优先',
  embedLinks:
    '容器的 CSS 选择器：容器中 `<a href="/apply#cntv-apply-form?form=poetry">` 这样的[链接](editors/README.zh-CN.md)会变成组件，用于会删除未知标签的编辑器；如果页面内容全部由编辑撰写，可以写 `true`，表示整个页面',
  links:
    '`customerService`（客服）和 `onlineService`（在线客服）的地址；`nav` 是申请页上方的链接，写成 `{href, image, label}` 的列表；`appPromotion` 是首页的下载链接，写成 `{text, href}` 的列表；没有地址的链接不显示',
  options: '申请表单各字段的选项，以字段名为键，`province` 填写各省的城市',
  campaignRoutes: '活动页的路径与表单名的对应关系，与路由表不同时才需要',
  fields:
    '按表单名和字段名增减申请表单的字段：`{"personal": {"wechat": {"label": "微信号", "optional": true}, "workList": false}}` 增加一个文本框（`options` 中有它的名称时是下拉框），并去掉一个选填的字段；文档规定的其他字段必填，不能去掉；`{"source": {"hidden": true}}` 提交一个不显示的字段，它的值由 `data` 或属性 `prefill` 设置',
  servicePhone:
    '客服电话，显示在“页面不存在”的界面上；`links` 中没有客服地址时，字段提示中的“客服”会链接到这个号码',
  showOtherAccounts: '允许用户在账号设置中绑定和解绑微信、QQ、微博和支付宝',
  agreementUrl: '服务协议的地址；不配置时，显示组件中 `slot="agreement"` 的内容，没有则显示摘要',
  privacyUrl: '隐私政策的地址；配置后，注册时须同时同意服务协议和隐私政策',
  cancelAgreementUrl: '注销协议的地址；不配置时，显示组件中 `slot="cancel-agreement"` 的内容，没有则显示摘要',
  'member.base': '会员服务的地址；不配置则不发送请求',
  'member.appId': '会员服务的应用标识',
  'member.productId': '产品标识',
  'member.source': '发给会员服务的 `source`（来源）',
  'member.sign': '向自己的服务器请求签名的函数，用 `configure()` 设置',
  qrContent: '二维码的内容，例如 `https://example.com/scan?code={code}`',
  liveUrl: '收藏的频道的直播页',
  pageKeys: '允许页面上靠后的配置设置的配置项，例如全站配置中的 `["portalHome"]`',
  texts: '按区域和键改写界面文字',
  messages: '按结果码改写错误提示',
};
