/** The API of a signed-in viewer with lists, below the path of `apiBase` of the member pages. */
export const MEMBER_API = '/member';

const messages = Array.from({ length: 10 }, (_, n) => ({
  id: `${n + 1}`,
  read: n > 2 ? '1' : '0',
  title: `系统消息第 ${n + 1} 条`,
  content: '您预约的节目即将开始，请准时收看。节目时间如有调整，以频道的播出为准。',
  pub_date: `2026-11-${10 + n} 08:00:00`,
}));

const programmes = Array.from({ length: 6 }, (_, n) => ({
  id: `${n + 1}`,
  video_id: `${n + 1}`,
  video_title: `黄河之水 第 ${n + 1} 集`,
  video_image: '',
  video_page_url: '',
  play_position: `${600 + n}`,
  play_time: `2026-11-${10 + n} 20:00:00`,
  source_type: '1',
  source_id: `${n + 1}`,
  source_title: `山间来客 第 ${n + 1} 集`,
  source_logo: '',
  source_url: '',
  business_name: '',
  collect_date_time: `2026-11-${10 + n} 20:00:00`,
  play_status: '1',
  item_begin_time: `2026-12-${10 + n} 20:00:00`,
  channel_name: '综合频道',
  item_name: `晚间新闻 第 ${n + 1} 期`,
  live_url: '',
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
  '/openapi/v2/user/sign': { signed: 0, days_consecutive: 3, days_cumulative: 12 },
  '/openapi/v2/video/records': { total: 60, rows: programmes },
  '/openapi/v2/collect/records': { total: 60, rows: programmes },
  '/openapi/v2/subscribe/records': { total: 60, rows: programmes },
  '/openapi/v2/user/message/systems': { total: 100, rows: messages },
};

/** Returns the body of the response to a path. The viewer of all other pages is signed out. */
export function answerTo(path) {
  const data = path.startsWith(MEMBER_API) && ANSWERS[path.slice(MEMBER_API.length)];
  return JSON.stringify(data ? { code: 0, message: '', data } : { code: -10001 });
}
