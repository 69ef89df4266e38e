import { Portal } from '../../src/app/portal';
import { renderView } from '../render-view';

export const mount = renderView(Portal);
