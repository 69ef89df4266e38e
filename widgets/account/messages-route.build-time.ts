import { sectionRoute } from '#config/member-center/sections';
import { pathTo } from '#config/paths';

const { to, params = {} } = sectionRoute('message');

/** The route of the messages, written by the build, because the bell needs nothing else of the table. */
export const MESSAGES = { name: to, path: pathTo(to, params), params };
