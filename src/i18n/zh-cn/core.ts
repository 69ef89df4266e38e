import { common } from './shell';

// In the same file, which every view loads.
export { errors } from './errors';

/**
 * Core texts in zh-CN. Other languages must match this type. The wording follows the documents, then decisions part J.
 * `{…}` is a placeholder. Chinese is separated by a space from Latin letters and digits, except in quoted texts.
 */
export const core = {
  common: {
    ...common,
    cookieBlocked: '浏览器阻止了登录所需的 Cookie。请在浏览器设置中允许第三方 Cookie，或更换浏览器后登录。',
    /** On the page's own origin, also in a frame of another site. */
    cookieNotKept:
      '浏览器没有保存登录所需的 Cookie。请在浏览器设置中允许 Cookie，或在新窗口中打开本页后登录。',
    tooLong: '提交的内容过长，请缩短后重新提交',
    /** Where a message names it, it is a link. */
    customerService: '客服',
    close: '关闭',
    cancel: '取消',
    confirm: '确定',
  },
  field: {
    showLabel: '显示{label}',
    hideLabel: '隐藏{label}',
    capsLock: '大写锁定已开启',
    required: '（必填）',
    /** Announced after a submit. */
    wrong: '有 {n} 项需要修改',
    takeAddress: '改为 {address}',
    /** Announced when the button above appears. */
    mistyped: '邮箱可能有误，可改为 {address}',
  },
  login: {
    title: '登录',
    account: '账号',
    accountHint: '手机号或邮箱',
    password: '密码',
    autoLogin: '下次自动登录',
    forgotPassword: '忘记密码？',
    submit: '登录',
    noAccount: '还没有账号？',
    register: '立即注册',
    toQrLogin: '扫码登录',
    otherWays: '其他登录方式',
    /** Marks the way of the last sign-in. */
    lastWay: '上次使用',
    notMe: '不是我',
    providers: { weChat: '微信', qq: 'QQ', sina: '微博', alipay: '支付宝' },
    activationExpired: '激活链接已过期',
    activationEmail: '注册邮箱',
    resendActivation: '重新发送激活邮件',
    signedIn: '您已登录',
    signedInAs: '当前登录账号：{name}',
    toUserHome: '进入我的首页',
    errors: {
      accountRequired: '请输入账号',
      accountFormat: '请输入正确的邮箱或手机号',
      passwordRequired: '请输入密码',
      passwordLength: '长度在 6 到 16 个字符',
      emailRequired: '请输入邮箱',
      emailFormat: '请输入正确的邮箱',
      wrong: '账号或密码错误，请重新输入。',
    },
  },
  captcha: {
    title: '安全验证',
    puzzlePrompt: '向右滑动完成验证',
    wordsPrompt: '请依次点击：{words}',
    wordSeparator: '、',
    passed: '验证成功，用时 {seconds} 秒',
    failed: '验证失败',
    refresh: '换一张',
    zoom: '放大',
    zoomOut: '缩小',
    check: '验证',
    loading: '正在加载图片',
    ready: '图片已加载',
    checking: '正在验证',
    offset: '{n} 像素',
    puzzleHelp: '拖动滑块，将拼图移到吻合的缺口',
    puzzleKeys: '方向键移动滑块，按住 Shift 加速，回车键验证',
    picture: '验证图片',
    wordsHelp: '请按提示顺序点击图中文字',
    wordsUndo: '点错了？再点一次标记即可撤销。',
    wordsKeys: '方向键移动准星，按住 Shift 加速，回车键标记，退格键撤销',
    crosshair: '水平 {x}，垂直 {y}',
    marked: '已标记第 {n} 个：{word}',
    takenBack: '已撤销第 {n} 个标记',
    /** Above links to the ways in that have no captcha. */
    otherWays: '如果无法完成验证，请改用：',
    contact: '如果无法完成验证，请联系客服',
  },
  qr: {
    code: '登录二维码',
    prompt: '请打开手机客户端扫码登录',
    scanned: '扫码成功，请在手机上确认登录',
    expired: '二维码已过期，请重新扫描',
    paused: '二维码已过期，请点击“刷新二维码”',
    done: '登录成功',
    refresh: '刷新二维码',
    toLogin: '账号密码登录',
  },
  toast: {
    activationMailSent: '激活邮件发送成功，请注意查收！',
  },
  badge: {
    label: '{n} 条未读消息',
    cutLabel: '{shown}，{n} 条未读消息',
    none: '没有未读消息',
    titleMarker: '【新消息】',
  },
};
