import { account } from '../../../../src/messages/account.zh-cn';
import type { Areas } from '../../../../src/messages/areas';
import { member } from '../../../../src/messages/member.zh-cn';
import { portal } from '../../../../src/messages/portal.zh-cn';
import { settings } from '../../../../src/messages/settings.zh-cn';

const TEXTS: Partial<Areas> = { account, member, portal, settings };

/** In place of the texts that are loaded when they are needed. */
export const useAreaTexts = (area: keyof Areas) => TEXTS[area];
