/** Texts of the member centre and the mobile personal centre. Other languages must match this type. */
export const member = {
  sections: {
    /** Accessible name of the menu */
    menu: '会员中心',
    home: '我的首页',
    message: '消息通知',
    history: '观看历史',
    collection: '我的收藏',
    subscribe: '我的预约',
    settings: '账号设置',
  },
  viewer: {
    failed: '个人资料加载失败。',
    signedOut: '您还没有登录。',
    changed: '登录账号已切换为“{name}”，本页已重新加载，之前填写的内容未保存。',
    /** Fallback when the server returns none. */
    noName: '未设置昵称',
  },
  registerPrompt: {
    text: '您还没有央视网账号，请先注册',
    link: '立即注册',
  },
  home: {
    editAvatar: '修改头像',
    editNickname: '修改昵称',
    settings: '账号设置',
    subscribe: '新预约提醒',
    system: '新系统消息',
    viewAll: '查看全部',
    countFailed: '消息数量加载失败。',
  },
  checkIn: {
    submit: '签到',
    done: '已签到',
    consecutive: '连续签到 {n} 天',
    cumulative: '累计签到 {n} 天',
    failed: '签到信息加载失败。',
  },
  membership: { validUntil: '会员有效期至 {date}' },
  mobileHome: {
    title: '个人中心',
    personal: '个人信息',
    password: '修改密码',
    favourites: '我的收藏',
    logout: '退出登录',
    backToPc: '返回电脑版',
    customerService: '客服',
  },
  favourites: {
    video: '视频',
    channel: '频道',
    total: '共 {n} 条',
    empty: '暂无收藏',
    failed: '收藏加载失败。',
    untitled: '无标题',
  },
};
