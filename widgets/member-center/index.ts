export { memberCenter as widget } from './member-center.element';
