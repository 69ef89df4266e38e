import { CODES } from '../delivery/codes';
import { NICKNAME_LENGTH } from '../settings';

const FORBIDDEN_WORDS = ['赌博', '代孕', '枪支'];
const BROADCASTER = /^(央视网|cctv|cntv)/i;

/** @returns null for a nickname that can be submitted for review, otherwise the error code */
export function nicknameRefusal(name: string): number | null {
  const length = [...name].length;
  if (length < NICKNAME_LENGTH.least || length > NICKNAME_LENGTH.most) return CODES.nicknameLength;
  if (!/^[\p{Script=Han}A-Za-z0-9_]+$/u.test(name)) return CODES.nicknameCharacters;
  if (BROADCASTER.test(name)) return CODES.nicknamePrefix;
  return FORBIDDEN_WORDS.some((word) => name.includes(word)) ? CODES.nicknameForbidden : null;
}
