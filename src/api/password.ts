import * as z from 'zod/mini';
import { CURRENT_PASSWORD_WRONG } from '../config/password-change';
import { PASSWORD_ENDPOINTS } from '../config/password-endpoints';
import { ApiError } from '../lib/api-error';
import { requestLine } from '../lib/http';
import { sendForCode } from '../lib/result-code';
import { type CallOptions, call } from './call';

export type PasswordChange = { oldPassword: string; newPassword: string; confirmPassword: string };

/**
 * Asks whether this is the viewer's password (API-27, APIMAP-10). Only the code 0 says yes (OQ-03).
 * @throws ApiError of the kind `refused` when it is not; a positive code counts as "wrong password"
 */
export async function verifyPassword(password: string, options?: CallOptions): Promise<void> {
  const { verifyPassword: endpoint } = PASSWORD_ENDPOINTS;
  const code = await call(endpoint, z.number(), { password }, options, sendForCode);
  if (code === 0) return;
  throw new ApiError({ kind: 'refused', request: requestLine(endpoint), code: CURRENT_PASSWORD_WRONG });
}

/** Changes the viewer's password (API-46, APIMAP-02). */
export async function changePassword(
  { oldPassword, newPassword, confirmPassword }: PasswordChange,
  options?: CallOptions,
): Promise<void> {
  const fields = {
    current_password: oldPassword,
    new_password: newPassword,
    confirm_password: confirmPassword,
  };
  await call(PASSWORD_ENDPOINTS.changePassword, z.unknown(), fields, options);
}
