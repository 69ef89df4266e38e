export { portal as widget } from './portal.element';
