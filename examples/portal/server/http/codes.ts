import type { AccountState } from '../db/accounts';
import type { SessionCookie } from '../db/sessions';

/** Result codes of this portal (doc 3 § 8). */
export const CODES = {
  ok: 0,
  internal: -1,
  contentUnfit: -2,
  methodUnsupported: -3,
  notLoggedIn: -10001,
  badParameters: -10003,
  busy: -10004,
  unknownAccount: -21002,
  currentPasswordWrong: -21003,
  emailUppercase: -21004,
  emailFormat: -21005,
  passwordRule: -21007,
  passwordsDiffer: -21008,
  emailRegistered: -21009,
  phoneFormat: -21010,
  smsCodeExpired: -21011,
  smsCodeWrong: -21012,
  pictureCodeExpired: -21013,
  pictureCodeWrong: -21014,
  smsPerPhone: -21015,
  smsPerAddress: -21016,
  smsTooSoon: -21017,
  wrongPassword: -21018,
  phoneRegistered: -21019,
  phoneBound: -21021,
  emailUnchanged: -21022,
  notActivated: -21023,
  banned: -21024,
  deregistered: -21025,
  avatarUnfit: -21026,
  nicknameForbidden: -21027,
  nicknameCharacters: -21028,
  nicknameLength: -21029,
  nicknamePrefix: -21030,
  captchaType: -21032,
  smsType: -21033,
  emailBound: -21034,
  emailCannotBind: -21035,
  avatarEmpty: -21037,
  unknownApp: -21039,
  registeredTooOften: -21042,
  /** Not in the error dictionary; the message is this portal's own (OQ-87). */
  lastWayIn: -21044,
  /** Not in the error dictionary either; the message says until when. */
  nameDeleted: -21045,
  smsLocked: -21046,
  mailTooOften: -21047,
  mailType: -21048,
  currentEmailWrong: -21049,
  mailCodeLocked: -21052,
  mailCodeInvalid: -21053,
  mailCodeWrong: -21054,
  cannotActivate: -21056,
  nicknameTooOften: -21057,
  avatarTooOften: -21058,
  nicknameInReview: -21059,
  avatarInReview: -21060,
  tooOften: -21063,
  qrExpired: -22001,
  qrWrongClient: -22002,
  qrUnderReview: -22004,
  captchaUnreadable: -23002,
  captchaFailed: -23003,
  captchaInvalid: -23004,
} as const;

const TEXTS: Readonly<Record<number, string>> = {
  [CODES.ok]: '成功',
  [CODES.internal]: '系统内部错误',
  [CODES.contentUnfit]: '内容不符合规范，请检查后重试',
  [CODES.methodUnsupported]: '请求失败，请刷新页面后重试',
  [CODES.notLoggedIn]: '您还没有登录，请先登录',
  [CODES.badParameters]: '提交的信息有误，请刷新页面后重试',
  [CODES.busy]: '系统繁忙，请稍后重试',
  [CODES.unknownAccount]: '账号无效',
  [CODES.currentPasswordWrong]: '密码错误',
  [CODES.emailUppercase]: '邮箱地址中的字母必须小写',
  [CODES.emailFormat]: '邮箱格式错误',
  [CODES.passwordRule]: '密码不符合规则',
  [CODES.passwordsDiffer]: '两次密码不一致',
  [CODES.emailRegistered]: '账号已注册',
  [CODES.phoneFormat]: '手机号格式错误',
  [CODES.smsCodeExpired]: '手机验证码已过期，请重新获取',
  [CODES.smsCodeWrong]: '手机验证码错误，请重新输入',
  [CODES.pictureCodeExpired]: '图片验证码已过期，请重新获取',
  [CODES.pictureCodeWrong]: '图片验证码错误，请重新输入',
  [CODES.smsPerPhone]: '该手机号 24 小时内获取验证码次数已达上限',
  [CODES.smsPerAddress]: '当前网络 24 小时内获取验证码次数已达上限',
  [CODES.smsTooSoon]: '短信发送过于频繁，请稍后再试',
  [CODES.wrongPassword]: '账号或密码错误',
  [CODES.phoneRegistered]: '手机号已注册，请直接登录',
  [CODES.phoneBound]: '手机号已绑定其他账号',
  [CODES.emailUnchanged]: '新旧邮箱相同',
  [CODES.notActivated]: '账号未激活',
  [CODES.banned]: '账号已被封禁，如有疑问请联系客服',
  [CODES.deregistered]: '账号已注销',
  [CODES.avatarUnfit]: '请上传小于 3 MB 的 JPEG、PNG 或 GIF 图片',
  [CODES.nicknameForbidden]: '昵称中含有违禁词',
  [CODES.nicknameCharacters]: '昵称只能包含中文、字母、数字和下划线',
  [CODES.nicknameLength]: '昵称须为 2 至 20 个字符',
  [CODES.nicknamePrefix]: '昵称不能以央视网专用名称开头',
  [CODES.captchaType]: '操作失败，请刷新页面后重试',
  [CODES.smsType]: '操作失败，请刷新页面后重试',
  [CODES.emailBound]: '邮箱已绑定其他账号',
  [CODES.emailCannotBind]: '请先激活邮箱，再绑定手机号',
  [CODES.lastWayIn]: '这是您唯一的登录方式，不能解绑',
  [CODES.avatarEmpty]: '请选择头像图片',
  [CODES.unknownApp]: '应用授权无效，请联系网站客服',
  [CODES.registeredTooOften]: '注册过于频繁，请稍后再试',
  [CODES.smsLocked]: '手机验证码错误次数过多，请稍后再试',
  [CODES.mailTooOften]: '邮件发送过于频繁，请稍后再试',
  [CODES.mailType]: '操作失败，请刷新页面后重试',
  [CODES.currentEmailWrong]: '当前密保邮箱错误',
  [CODES.mailCodeLocked]: '邮箱验证码错误次数过多，请稍后再试',
  [CODES.mailCodeInvalid]: '邮箱验证码无效或已过期，请重新获取',
  [CODES.mailCodeWrong]: '邮箱验证码错误，请重新输入',
  [CODES.cannotActivate]: '账号状态异常，无法激活，请联系客服',
  [CODES.nicknameTooOften]: '24 小时内最多修改 10 次昵称',
  [CODES.avatarTooOften]: '24 小时内最多修改 10 次头像',
  [CODES.nicknameInReview]: '昵称正在审核，审核完成前不能再次修改',
  [CODES.avatarInReview]: '头像正在审核，审核完成前不能再次修改',
  [CODES.tooOften]: '操作过于频繁，请稍后再试',
  [CODES.qrExpired]: '二维码已过期',
  [CODES.qrWrongClient]: '请使用指定的客户端扫码',
  [CODES.qrUnderReview]: '信息审核中',
  [CODES.captchaUnreadable]: '安全验证出错，请重新验证',
  [CODES.captchaFailed]: '验证未通过，请重新验证',
  [CODES.captchaInvalid]: '安全验证已失效，请重新验证',
};

/** Result of a call, sent as the envelope `{code, message, data}`. */
export type CallResult = {
  code: number;
  data?: unknown;
  /** Replaces the text of the code. */
  message?: string;
  /** An image sent instead of the envelope. */
  png?: Uint8Array;
  /** Starts a session in the browser. */
  cookie?: SessionCookie | undefined;
  /** Marks the browser by a cookie. */
  browserId?: string;
  /** Lets the browser prove later that it has signed in, see db/browsers.ts. */
  knownBrowser?: SessionCookie | undefined;
};

export function ok(data?: unknown): CallResult {
  return { code: CODES.ok, data };
}

export function refuse(code: number): CallResult {
  return { code };
}

/** The code for an account that cannot be used; a deleted one has no state. */
export function stateCode({ state }: { state: AccountState | null }): number {
  return state ? (STATE_CODES[state] ?? CODES.internal) : CODES.deregistered;
}

export const STATE_CODES: Readonly<Record<AccountState, number | null>> = {
  active: null,
  inactive: CODES.notActivated,
  banned: CODES.banned,
};

export function envelope({ code, data, message }: CallResult): {
  code: number;
  message: string;
  data?: unknown;
} {
  return {
    code,
    message: message ?? TEXTS[code] ?? (code < 0 ? '模拟的错误' : ''),
    ...(data === undefined ? {} : { data }),
  };
}
