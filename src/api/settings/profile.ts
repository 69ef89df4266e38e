import * as z from 'zod/mini';
import { CONTENT_TOO_LARGE } from '#config/limits';
import { ApiError } from '#lib/api-error';
import type { Endpoint } from '#lib/transport/endpoint';
import { type UploadOptions, upload } from '#lib/transport/upload';
import { type CallOptions, call } from '../call';

export const SAVE_PROFILE_ENDPOINT: Endpoint = { method: 'POST', path: '/openapi/v2/user/info' };
/** Multipart; its URL has no timestamp (AVATAR-03, OQ-10). */
export const UPLOAD_AVATAR_ENDPOINT: Endpoint = { method: 'POST', path: '/openapi/v2/user/modify/headImage' };

/** The picture does not have the format or the size that the server requires (doc 3 § 8). */
const AVATAR_UNFIT = -21026;

/** Profile fields that the viewer can edit (ENT-01); an unset field is empty. */
export type Profile = {
  nickName: string;
  /** `1` is male, `2` is female (SET-07); another value only as received (OQ-95). */
  sex: string;
  /** yyyy-MM-dd (SET-08), or as received. */
  birthday: string;
  province: string;
  city: string;
};

/** Saves the basic info (API-02, APIMAP-01, SET-04); a new nickname takes effect after review (SET-10). */
export async function saveProfile({ nickName, ...rest }: Profile, options?: CallOptions): Promise<void> {
  await call(SAVE_PROFILE_ENDPOINT, z.unknown(), { nick_name: nickName, ...rest }, options);
}

/** Uploads a new avatar, which takes effect after review (API-47, AVATAR-03). */
export async function uploadAvatar(file: File, options?: UploadOptions): Promise<void> {
  await call(UPLOAD_AVATAR_ENDPOINT, z.unknown(), {}, options, (endpoint) =>
    upload(endpoint, { part: 'file_name', file }, options),
  ).catch(throwUnfit);
}

/** Throws the error of an upload. A proxy that refuses a large file gives no result code. */
function throwUnfit(error: unknown): never {
  if (!(error instanceof ApiError) || error.status !== CONTENT_TOO_LARGE || error.code !== null) throw error;
  const { request, status } = error;
  throw new ApiError({ kind: 'refused', request, status, code: AVATAR_UNFIT });
}
