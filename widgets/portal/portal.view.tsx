export { Portal as View } from '../../src/app/portal';
