import * as z from 'zod/mini';
import { CURRENT_PASSWORD_WRONG } from '#config/error-codes';
import { ApiError } from '#lib/api-error';
import { type Endpoint, requestLine } from '#lib/transport/endpoint';
import { sendForCode } from '#lib/transport/result-code';
import { type CallOptions, call } from '../call';

export const VERIFY_PASSWORD_ENDPOINT: Endpoint = {
  method: 'POST',
  path: '/openapi/v2/user/verification/password',
  hasPassword: true,
};
export const CHANGE_PASSWORD_ENDPOINT: Endpoint = {
  method: 'POST',
  path: '/openapi/v2/user/modify/password',
  hasPassword: true,
};

export type PasswordChange = { oldPassword: string; newPassword: string; confirmPassword: string };

/**
 * Verifies the viewer's password (API-27, APIMAP-10). Only the code 0 means that it is correct (OQ-03).
 * @throws ApiError of kind `refused` if it is wrong; a positive code means "wrong password"
 */
export async function verifyPassword(password: string, options?: CallOptions): Promise<void> {
  const code = await call(VERIFY_PASSWORD_ENDPOINT, z.number(), { password }, options, sendForCode);
  if (code === 0) return;
  const request = requestLine(VERIFY_PASSWORD_ENDPOINT);
  throw new ApiError({ kind: 'refused', request, code: CURRENT_PASSWORD_WRONG });
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
  await call(CHANGE_PASSWORD_ENDPOINT, z.unknown(), fields, options);
}
