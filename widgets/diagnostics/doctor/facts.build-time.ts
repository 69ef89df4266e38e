import { CHECK_LOGIN_ENDPOINT } from '#api/sign-in/account';
import { PUZZLE_CHECK_ENDPOINT } from '#api/sign-in/captcha';

/** Path of the call with which the doctor tries the API. The elements send it too, and it changes nothing. */
export const CHECKED_PATH: string = CHECK_LOGIN_ENDPOINT.path;

/** Path of a `POST` that changes nothing, because no captcha has the token that the doctor sends. */
export const POSTED_PATH: string = PUZZLE_CHECK_ENDPOINT.path;
