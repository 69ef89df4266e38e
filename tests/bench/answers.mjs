/** The API of a signed-in viewer with a full page of messages, below the path of `apiBase` of the member pages. */
export const MEMBER_API = '/member';

const messages = Array.from({ length: 10 }, (_, n) => ({
  id: `${n + 1}`,
  read: n > 2 ? '1' : '0',
  title: `系统消息第 ${n + 1} 条`,
  content: '您预约的节目即将开始，请准时收看。节目时间如有调整，以频道的播出为准。',
  pub_date: `2026-11-${10 + n} 08:00:00`,
}));

const ANSWERS = {
  '/openapi/v2/user/info': {
    uid: '1',
    nick_name: '小明',
    face_uri: '',
    account: 'demo@example.com',
    last_login_time: '2026-11-01 08:00:00',
    sex: '',
    birthday: '',
    province: '',
    city: '',
    permissions: '',
  },
  '/openapi/v2/user/message/count': { subscribe_count: 0, system_count: 3 },
  '/openapi/v2/user/message/systems': { total: 100, rows: messages },
};

/** Returns the body of the response to a path. The viewer of all other pages is signed out. */
export function answerTo(path) {
  const data = path.startsWith(MEMBER_API) && ANSWERS[path.slice(MEMBER_API.length)];
  return JSON.stringify(data ? { code: 0, message: '', data } : { code: -10001 });
}
