import { MemberCenter } from '#app/member-center';
import { renderView } from '../render-view';

export const mount = renderView(MemberCenter, undefined, true);
