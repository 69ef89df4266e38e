import * as z from 'zod/mini';
import { OAUTH_ONLY_ACCOUNT } from '#config/wire';
import { loadChunk } from '#lib/chunk';
import type { Endpoint } from '#lib/transport/endpoint';
import { orNothing, pictureAddress, text } from '#lib/transport/schemas';
import { confirmSignIn, confirmViewer, recordSignIn, session, viewerEpoch } from '#session/session';
import { type CallOptions, call } from '../call';

export const USER_INFO_ENDPOINT: Endpoint = { method: 'GET', path: '/openapi/v2/user/info', isSafe: true };

/** The data of the signed-in viewer (ENT-01, APIMAP-22). */
export type UserInfo = {
  uid: string;
  nickName: string;
  /** http(s) URL or empty. */
  avatarUrl: string;
  account: string;
  isOauthOnly: boolean;
  lastLoginTime: string;
  sex: string;
  birthday: string;
  province: string;
  city: string;
};

export type KnownViewer = Partial<Pick<UserInfo, 'uid' | 'account' | 'nickName'>>;

const userInfo = orNothing(
  z.object({
    uid: text,
    nick_name: text,
    face_uri: pictureAddress,
    account: text,
    last_login_time: text,
    sex: text,
    birthday: text,
    province: text,
    city: text,
    permissions: text,
  }),
);

const loadPermissions = () => import('#session/permissions');

/**
 * Loads the viewer's data (API-01, APIMAP-22) and stores name, avatar and account kind in the session. Another viewer than the
 * known one has signed in outside the widgets.
 * @param known what the page shows of the viewer, with the nickname that was saved last; by default the session
 */
export async function getUserInfo(
  options?: CallOptions,
  known: KnownViewer = session.getState(),
): Promise<UserInfo> {
  const epoch = viewerEpoch();
  const response = await call(USER_INFO_ENDPOINT, userInfo, {}, options);
  const { uid, account, sex, birthday, province, city } = response;
  const shown = { nickName: response.nick_name, avatarUrl: response.face_uri };
  const isOauthOnly = account === OAUTH_ONLY_ACCOUNT;
  if (viewerEpoch() === epoch) {
    const record = recordOf(known, { uid, account, nickName: shown.nickName });
    record({ operatorName: shown.nickName, avatarUrl: shown.avatarUrl, uid, isOauthOnly });
    keepPermissions(response.permissions);
  }
  const lastLoginTime = response.last_login_time;
  return { ...shown, uid, account, isOauthOnly, lastLoginTime, sex, birthday, province, city };
}

/** No back end has to send an ID (ENT-01): without it, the account tells viewers apart, and without both the name. */
function recordOf(known: KnownViewer, viewer: Required<KnownViewer>) {
  const by = (['uid', 'account'] as const).find((name) =>
    [known[name], viewer[name]].every((mark) => mark && mark !== OAUTH_ONLY_ACCOUNT),
  );
  if (by) return known[by] === viewer[by] ? confirmSignIn : recordSignIn;
  return viewer.nickName && viewer.nickName === known.nickName ? confirmSignIn : confirmViewer;
}

/** No document describes a call for permissions; a portal that uses them sends them with the viewer's data. */
function keepPermissions(permissions: string): void {
  if (!permissions) return;
  const epoch = viewerEpoch();
  void loadChunk(loadPermissions).then(
    ({ storePermissions }) => viewerEpoch() === epoch && storePermissions(permissions),
    () => {},
  );
}

/**
 * Loads the viewer's name into the session (API-01): one request per viewer for all widgets of the page, whose response a screen
 * that is loaded meanwhile takes.
 */
export function ensureViewerName(): Promise<unknown> {
  return getUserInfo({ isKept: true });
}
