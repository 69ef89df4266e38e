import { Portal } from '#app/portal';
import { renderView } from '../render-view';

export const mount = renderView(Portal);
