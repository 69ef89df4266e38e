import { readFileSync } from 'node:fs';
import { CHECK_LOGIN_ENDPOINT } from '#api/sign-in/account';

/** Path of the call with which the doctor tries the API. The elements send it too, and it changes nothing. */
export const CHECKED_PATH: string = CHECK_LOGIN_ENDPOINT.path;

export const VERSION: string = JSON.parse(readFileSync('package.json', 'utf8')).version;
